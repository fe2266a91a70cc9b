#pragma once

#include <optional>
#include <string>
#include <vector>

#include "table/games/graenaland/region.h"
#include "table/games/graenaland/scene.h"
#include "table/kit/widgets.h"
#include "table/match/question_card.h"

// The one question, on parchment: what the move pointed at would mean, and the answers that are no
// place on the table.

namespace meadhall::table::graenaland_table {

// Whether the main player may let somebody build one thing. rules: Graenaland 13.7
bool may_grant(const Scene& scene);

class Card {
 public:
  // After each change, before it is drawn.
  void refresh(const Scene& scene);
  void draw(Scene& scene, const Rect& area);
  // Tells of a tile of the yard that was tapped and answers nothing; of nobody: no longer.
  void tell_of(std::optional<graenaland::Construction> what) { told_of_ = what; }
  // How high it wants to be at this width.
  float height(Scene& scene, float width);

 private:
  // An answer with a button of its own.
  struct Button {
    Move move;
    std::string label;
    bool main = false;
  };
  // What stands in the foot of the card, from the left.
  struct Press {
    std::string_view label;
    bool main = false;
    std::optional<Move> move{};   // none: `command`
    std::string_view command{};   // none: back
    std::optional<Seat> grant{};  // a crest
  };
  std::vector<Press> presses(Scene& scene);
  static ButtonSpec spec_of(const Press& press);
  static bool has_caption(const Scene& scene, const std::vector<Press>& all);
  static float press_width(Scene& scene, const Press& press);
  void draw_press(Scene& scene, const Press& press, const Rect& area);
  static bool confirms(const std::vector<Press>& all);
  float buttons_height(Scene& scene, float width);
  void draw_buttons(Scene& scene, Rect room);
  void draw_told(Scene& scene, Rect room);
  float told_height(Scene& scene, float width);
  std::optional<graenaland::Construction> in_mind(const Scene& scene) const;
  const std::vector<std::string>& tile_lines(const Scene& scene);

  match::QuestionCard frame_;
  Region region_;
  std::vector<Button> buttons_;
  float presses_high_ = 0;   // where they have to be scrolled
  bool looks_back_ = false;  // on what happened since the actor's last turn
  WorkedOut<Move> main_done_;
  std::string main_label_;
  std::optional<graenaland::Construction> told_of_;
  WorkedOut<std::size_t> tile_done_;
  std::vector<std::string> tile_lines_;  // of what is pointed at in the yard
};

}  // namespace meadhall::table::graenaland_table
