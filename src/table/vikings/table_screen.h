#pragma once

#include <optional>

#include "table/foot.h"
#include "table/log_panel.h"
#include "table/menu.h"
#include "table/vikings/card.h"
#include "table/vikings/end_screen.h"
#include "table/vikings/model.h"
#include "table/vikings/motion.h"
#include "table/vikings/opinion_panel.h"
#include "table/vikings/scene.h"
#include "table/vikings/scoring_show.h"

// The table of Vikings: puts its parts where the window has room for them.

namespace meadhall::table {

class VikingsTable {
 public:
  void draw(Frame& frame);

 private:
  enum class Sheet : std::uint8_t { question, outlook, log };

  void draw_bar(Scene& scene, const Rect& area, bool roomy);
  void draw_rounds(Scene& scene, Rect area);
  void draw_wide(Scene& scene, Rect room);
  void draw_tall(Scene& scene, Rect room);
  void draw_flat(Scene& scene, Rect room);
  void draw_wheel_and_shelf(Scene& scene, Rect area);
  void draw_offer_strip(Scene& scene, Rect area, std::size_t columns);
  void draw_sheet(Scene& scene, Rect area, bool with_question);
  bool draw_opinion(Scene& scene, Rect& room);
  void draw_flight(Scene& scene);
  void draw_offer(Scene& scene, const Rect& area, std::size_t columns);
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
  Card card_;
  LogPanel log_;
  LogPanel long_log_;  // in a drawer over the table
  Explainer explainer_;
  ScoringShow scoring_;
  OpinionPanel opinion_;
  EndScreen end_;
  Foot foot_;
  Drawer drawer_ = Drawer::none;
  Sheet sheet_ = Sheet::question;
  Seat shown_{};
  std::optional<Seat> chosen_seat_;  // enlarged by hand, until the next decision
  std::uint32_t deeds_ = 0;
  WhatIf what_if_;
  Focus focus_;
  bool end_closed_ = false;
  int end_frame_ = 0;          // ImGui's, when the end was shown last
  bool covered_ = false;       // something lay over the table in the frame before
  double uncovered_when_ = 0;  // when it went
  Rect scoring_area_;
};

}  // namespace meadhall::table
