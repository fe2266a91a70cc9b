#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "table/match/stage.h"
#include "table/tables.h"
#include "tests/support/apps.h"
#include "tests/support/headless.h"

// A part of a table by itself, on a stage of 800 × 600 that no game has made.

namespace meadhall::tests {

// Draws what it is given, frame by frame.
class Bench {
 public:
  using Draw = std::function<void(table::match::Stage&)>;
  explicit Bench(Draw draw) : Bench(at_table("#new/vikings?players=3&seed=5"), std::move(draw)) {}
  Bench(app::App of, Draw draw) : app(std::move(of)), draw_(std::move(draw)) { frames(3); }

  app::App app;
  table::Targets targets;
  table::match::Decision decision;
  table::match::Motion motion{{}};
  std::vector<table::Written> written;
  std::vector<std::string> commands;  // of the latest frame in which there were any
  std::optional<Inspectable> thing;   // pointed at in the latest frame
  std::string said;                   // in the latest frame
  Seat shown{};
  bool animating = false;
  bool obeys = false;  // commands are carried out

  void frames(int count, double seconds = 1.0 / 60) {
    for (; count > 0; --count) {
      now_ += seconds;
      window_.frame(seconds, [this] { draw_frame(); });
    }
  }
  void move(table::Point at) {
    ImGui::GetIO().AddMousePosEvent(at.x, at.y);
    frames(2);
  }
  void click(table::Point at) {
    move(at);
    ImGui::GetIO().AddMouseButtonEvent(0, true);
    frames(2);
    ImGui::GetIO().AddMouseButtonEvent(0, false);
    frames(2);
  }
  void click(const table::TargetName& name) { click(area_of(name).center()); }
  void wheel(float up) {
    ImGui::GetIO().AddMouseWheelEvent(0, up);
    frames(2);
  }
  void key(ImGuiKey key) {
    ImGui::GetIO().AddKeyEvent(key, true);
    frames(2);
    ImGui::GetIO().AddKeyEvent(key, false);
    frames(2);
  }
  void obey(std::string_view line) {
    tests::obey(app, line);
    frames(2);
  }
  bool has(const table::TargetName& name) const { return find(name) != nullptr; }
  table::Rect area_of(const table::TargetName& name) const {
    const table::Targets::Target* target = find(name);
    REQUIRE_MESSAGE(target != nullptr, "no " << name.what << " " << name.a << " is drawn");
    return target->area;
  }
  bool wrote(std::string_view words) const {
    return std::ranges::find(written, words, &table::Written::words) != written.end();
  }
  double now() const { return now_; }

 private:
  const table::Targets::Target* find(const table::TargetName& name) const {
    const auto& all = targets.all();
    const auto found = std::ranges::find(all, name.id(), &table::Targets::Target::id);
    return found == all.end() ? nullptr : &*found;
  }

  void draw_frame() {
    const table::View view{.width = 800, .height = 600, .now = now_};
    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize({800, 600});
    ImGui::Begin("bench", nullptr, ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoNav);
    written.clear();
    ImFont* font = ImGui::GetFont();
    table::Paint paint(ImGui::GetWindowDrawList(), {font, font, font}, 16, &written);
    targets.begin_frame(false, now_, {});
    table::Frame frame{.app = app,
                       .view = view,
                       .paint = paint,
                       .targets = targets,
                       .words = words_,
                       .games = table::game_tables()};
    table::match::Stage stage{.frame = frame,
                              .decision = decision,
                              .motion = motion,
                              .players = 3,
                              .actor = Seat{0},
                              .shown = shown};
    draw_(stage);
    targets.end_frame();
    thing = stage.thing;
    said = frame.said;
    animating = frame.animating;
    if (!frame.commands.empty()) commands = frame.commands;
    for (const std::string& each : frame.commands) {
      if (obeys) static_cast<void>(app.command(each));
    }
    ImGui::End();
  }

  NoWindow window_{800, 600};
  Draw draw_;
  table::Words words_{app};
  double now_ = 1;
};

}  // namespace meadhall::tests
