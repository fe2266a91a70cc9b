#pragma once

#include <optional>

#include "table/foot.h"
#include "table/log_panel.h"
#include "table/menu.h"
#include "table/vikings/end_screen.h"
#include "table/vikings/model.h"
#include "table/vikings/motion.h"
#include "table/vikings/scene.h"
#include "table/vikings/scoring_show.h"
#include "table/vikings/table_layouts.h"

// The table of Vikings: what it shows at the moment, the bar above it, its keys.

namespace meadhall::table {

class VikingsTable {
 public:
  void draw(Frame& frame);

 private:
  void draw_bar(Scene& scene, const Rect& area, bool roomy);
  void draw_rounds(Scene& scene, Rect area);
  void draw_flight(Scene& scene);
  void draw_explanation(Scene& scene);
  void draw_overlays(Scene& scene);
  void read_keys(Scene& scene);
  void hurry(const Frame& frame);
  void step_back(Scene& scene);
  void show_seat(std::optional<Seat> seat);
  void point_at_pending(Scene& scene) const;
  bool shows_end(const app::App& app) const;

  VikingsModel model_;
  Motion motion_;
  TableLayouts layouts_;
  LogPanel long_log_;  // in a drawer over the table
  Explainer explainer_;
  ScoringShow scoring_;
  EndScreen end_;
  Foot foot_;
  Drawer drawer_ = Drawer::none;
  Seat shown_{};
  std::optional<Seat> chosen_seat_;  // enlarged by hand, until the next decision
  std::uint32_t deeds_ = 0;
  WhatIf what_if_;
  Focus focus_;
  bool end_closed_ = false;
  int end_frame_ = 0;          // ImGui's, when the end was shown last
  bool covered_ = false;       // something lay over the table in the frame before
  double uncovered_when_ = 0;  // when it went
};

}  // namespace meadhall::table
