#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "app/app.h"
#include "table/kit/paint.h"
#include "table/kit/said_in.h"
#include "table/kit/targets.h"
#include "table/kit/view.h"

namespace meadhall::table {

struct GameTable;

// The sentences without blanks, said once and kept: no string is made while drawing.
class Words {
 public:
  explicit Words(const app::App& app) : app_(app) {}

  // Forgets everything once the language has changed, or more of its words are known.
  void follow_language() {
    if (said_in_.stale(app_)) said_.clear();
  }

  // `id` must be a literal.
  const std::string& operator()(std::string_view id) {
    const auto known = said_.find(id);
    if (known != said_.end()) return known->second;
    return said_.emplace(id, app_.say(id)).first->second;
  }

 private:
  const app::App& app_;
  SaidIn said_in_;
  std::unordered_map<std::string_view, std::string> said_;
};

// Everything a part of a screen needs to draw itself, for one frame.
struct Frame {
  app::App& app;
  const View& view;
  Paint& paint;
  Targets& targets;
  Words& words;
  std::span<const GameTable* const> games;  // all there are (table/kit/game_table.h)

  // Commands wait until the frame is drawn, so that nothing changes under the brush; then they are
  // carried out in this order.
  std::vector<std::string> commands{};
  std::optional<TextEdit> text_edit{};
  bool animating = false;
  bool telling = false;    // a scoring, until it is sent away
  bool revealing = false;  // what came of the latest move: it is not written anywhere yet

  // The explanation of a thing that is pointed at: drawn beside it, over everything. All of it must
  // outlive the frame.
  struct Tip {
    Rect thing;
    std::string_view title;
    std::string_view words{};              // below the title
    std::span<const std::string> lines{};  // below both
    // In between, where there is one: what it looks like, of its kind `which`, as large as fits.
    void (*draw)(Paint& paint, std::uint32_t which, const Rect& area) = nullptr;
    std::uint32_t which = 0;
  };
  std::optional<Tip> tip{};
  // All that is said of it, wherever it stands, and where the tip does: for tests.
  std::string said{};
  Rect tip_area{};

  void order(std::string line) { commands.push_back(std::move(line)); }
  void say(std::string_view line) {
    if (!said.empty()) said += '\n';
    said += line;
  }
  Rect screen() const { return {0, 0, view.width, view.height}; }
  float em(float times) const { return paint.em(times); }
  // True if nothing moves: what changes is there at once.
  bool still() const { return !app.settings().pace(view.reduced_motion); }
  // The speed of motion, 1 as usual: what takes `seconds` takes seconds / pace().
  float pace() const { return app.settings().pace(view.reduced_motion).value_or(1.0F); }
};

}  // namespace meadhall::table
