#pragma once

#include <optional>

#include "table/games/vikings/end_screen.h"
#include "table/games/vikings/model.h"
#include "table/games/vikings/scene.h"
#include "table/games/vikings/scoring_show.h"
#include "table/games/vikings/table_layouts.h"
#include "table/kit/game_table.h"
#include "table/match/chrome.h"

// The table of Vikings: what it shows at the moment, the bar above it, its keys.

namespace meadhall::table::vikings_table {

class VikingsTable : public Screen {
 public:
  void draw(Frame& frame) override;

 private:
  void draw_bar(Scene& scene, const Rect& area, bool roomy);
  void draw_rounds(Scene& scene, Rect area);
  void draw_flight(Scene& scene);
  void draw_explanation(Scene& scene);
  void draw_overlays(Scene& scene);
  void read_keys(Scene& scene);
  void move_pieces(const Frame& frame);
  void hurry(const Frame& frame);
  void step_back(Scene& scene);
  void show_seat(std::optional<Seat> seat);
  void point_at_pending(Scene& scene) const;
  bool shows_end(const app::App& app) const;

  VikingsModel model_;
  match::Motion motion_{kOwnedPlaces};
  WheelTurn wheel_;
  LyingDown lying_;
  TableLayouts layouts_;
  match::Explainer explainer_;
  ScoringShow scoring_;
  EndScreen end_;
  match::Chrome chrome_;
  Seat shown_{};
  std::optional<Seat> chosen_seat_;  // enlarged by hand, until the next decision
  std::uint32_t deeds_ = 0;
  std::uint64_t position_ = 0;  // a digest of what is shown
  WhatIf what_if_;
  Focus focus_;
  bool end_closed_ = false;
  int end_frame_ = 0;          // ImGui's, when the end was shown last
  bool covered_ = false;       // something lay over the table in the frame before
  double uncovered_when_ = 0;  // when it went
};

}  // namespace meadhall::table::vikings_table
