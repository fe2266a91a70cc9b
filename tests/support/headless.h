#pragma once

#include <imgui.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/app.h"
#include "table/kit/paint.h"
#include "table/table.h"

// The drawn table without a window: Dear ImGui draws into memory, and hands are functions. What a
// browser does between two frames (src/platform/loop.cpp) is done here by the test.

namespace meadhall::tests {

// Dear ImGui without a window, for as long as it lives: one at a time.
class NoWindow {
 public:
  NoWindow(float width, float height);
  ~NoWindow();
  NoWindow(const NoWindow&) = delete;
  NoWindow& operator=(const NoWindow&) = delete;

  void resize(float width, float height);
  // One frame; `draw` is what happens between NewFrame() and Render().
  template <class Draw>
  void frame(double seconds, Draw draw) {
    begin(seconds);
    draw();
    end();
  }

 private:
  static void begin(double seconds);
  static void end();
  ImGuiContext* context_;
};

enum class By : std::uint8_t { mouse, touch };

// An app on a screen, with hands. Everything happens frame by frame, as fast as it is asked for.
class Headless {
 public:
  explicit Headless(app::App app, float width = 1440, float height = 900, By by = By::mouse);

  app::App app;
  table::Table table;
  std::vector<table::Written> words;  // of the latest frame
  bool reduced_motion = true;

  void frame(double seconds = 1.0 / 60);
  // Until nothing moves any more and what was pointed at is known; it must come to that within a
  // minute.
  void settle();
  void resize(float width, float height, By by);

  // A command that must succeed.
  void order(std::string_view line);

  // Each is followed by the frames it takes to settle, unless frames are said.
  void move_to(ImVec2 at);
  void press(ImVec2 at);
  void release();
  void click(ImVec2 at);
  void wheel(float up, float right = 0);
  void key(ImGuiKey key, bool shift = false);
  // Where two fingers are; without any they are lifted.
  void fingers(std::vector<table::View::Finger> at);

  // What is drawn and reacts; a target that must be there.
  std::vector<table::TargetPlace> places() const { return table.places(); }
  bool has(std::string_view what) const { return find_any(what).has_value(); }
  table::TargetPlace find(std::string_view what, std::optional<std::uint32_t> a = {}) const;
  void click(std::string_view what, std::optional<std::uint32_t> a = {}) {
    const table::TargetPlace place = find(what, a);
    click(ImVec2{place.x, place.y});
  }
  const std::string& said() const { return table.said().words; }

  double now() const { return now_; }
  // Everything the latest frame drew, as numbers: equal pictures are equal.
  std::uint64_t picture() const;

 private:
  std::optional<table::TargetPlace> find_any(std::string_view what,
                                             std::optional<std::uint32_t> a = {}) const;

  NoWindow window_;
  ImVec2 size_;
  By by_;
  ImVec2 hand_{};
  double now_ = 100;
  std::vector<table::View::Finger> fingers_;
};

}  // namespace meadhall::tests
