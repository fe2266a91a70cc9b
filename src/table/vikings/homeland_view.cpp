#include "table/vikings/homeland_view.h"

#include "table/icons.h"
#include "table/vikings/answer_marks.h"
#include "table/vikings/board_tiles.h"
#include "table/vikings/mainland.h"
#include "table/vikings/opinion_panel.h"
#include "table/vikings/pieces.h"
#include "table/vikings/shelf.h"
#include "table/vikings/specials.h"
#include "table/widgets.h"

namespace meadhall::table {
namespace {

using vikings::Cell;
using vikings::Columns;
using vikings::Homeland;
using vikings::kRows;
using vikings::kShipRow;
using vikings::Player;
using vikings::Step;
using vikings::Tile;
using vikings::Viking;

constexpr std::size_t kLines = kRows + 1;

class HomelandView {
 public:
  HomelandView(Scene& scene, Seat seat, const Rect& area)
      : scene_(scene),
        paint_(scene.frame.paint),
        seat_(seat),
        player_(scene.state.at(seat)),
        home_(player_.homeland),
        area_(area) {
    const float pad = paint_.em(0.3F);
    Rect inner = area.inset(pad);
    // Column numbers stand above the grid, unless that would make cells too small for a finger.
    heads_ = inner.h > paint_.em(12) ? paint_.em(inner.h > paint_.em(20) ? 1.15F : 0.95F) : 0;
    inner.cut_top(heads_);
    cell_ = inner.h / static_cast<float>(kLines);
    // Special tiles held lie left of the row they concern. rules: Vikings, special tiles
    const bool roomy = inner.w > paint_.em(36);
    if (has_specials(scene.state) && (roomy || owned_kinds(player_) > 0)) {
      shelf_ = std::clamp(cell_ * 0.62F, paint_.em(1.7F), paint_.em(3.4F));
      shelf_area_ = inner.cut_left(shelf_, 2);
    }
    mainland_ = std::clamp(cell_ * 1.5F, paint_.em(3.4F), paint_.em(7.5F));
    columns_ = std::max(kLeastColumns, columns_used(home_) + 2);
    columns_ = std::min(columns_, vikings::kColumns);
    const float room = inner.w - mainland_ - paint_.em(0.4F);
    // Shrinks while its cells can still be hit, then scrolls.
    const float least = for_fingers(scene.frame) ? 44.0F : paint_.em(2.4F);
    const float fitting = room / static_cast<float>(columns_);
    cell_ = std::min(cell_, std::max(fitting, least));
    // More room than columns: open sea.
    columns_ = std::clamp(static_cast<std::size_t>(room / cell_), columns_, vikings::kColumns);
    const float high = cell_ * static_cast<float>(kLines);
    origin_ = {inner.x, inner.y + (inner.h - high) / 2};
    shelf_area_.y = origin_.y;
    shelf_area_.h = high;
    grid_ = {origin_.x + mainland_ + paint_.em(0.4F), origin_.y, room, high};
    // Drawn closer, it shows less of itself.
    const float zoom = scene.frame.targets.zoom(name());
    closer_ = zoom > 1.01F;
    cell_ *= zoom;
  }

  void draw() {
    if (cell_ < 4 || grid_.w < cell_) return;  // no room for a board at all
    Targets& targets = scene_.frame.targets;
    const Point content{cell_ * static_cast<float>(columns_), cell_ * static_cast<float>(kLines)};
    if (scene_.fresh && scene_.acts(seat_)) bring_answers_into_sight();
    shift_ = targets.begin_scroll(name(), grid_, content, Targets::Kind::board);
    if (targets.swept(name()) != 0) scene_.swept = targets.swept(name());
    draw_column_numbers();
    {
      const Clip clipped(paint_, closer_ ? grid_
                                         : Rect{grid_.x - 3, grid_.y - heads_ - 4, grid_.w + 6,
                                                grid_.h + heads_ + 8});
      draw_water();
      draw_tiles();
      for (std::size_t line = 0; line < kLines; ++line) draw_line(line);
      draw_dead_places();
      draw_threats();
      draw_answers();
    }
    targets.end_scroll();
    draw_scroll_hint(content.x);
    const Clip clipped(paint_, {area_.x, grid_.y - 4, grid_.right() - area_.x, grid_.h + 8});
    draw_mainland(scene_, seat_,
                  {.arm = {origin_.x, origin_.y, mainland_, grid_.h},
                   .sea = grid_,
                   .shift = shift_,
                   .cell = cell_});
    if (shelf_ > 0) draw_special_tiles();
    if (closer_) draw_way_back();
  }

 private:
  TargetName name() const { return {"homeland", static_cast<std::uint32_t>(index(seat_))}; }
  static std::size_t row_of_line(std::size_t line) { return kRows - line; }

  Rect cell_area(Cell cell) const {
    const std::size_t line = kRows - cell.row;
    return {grid_.x - shift_.x + cell_ * static_cast<float>(cell.column),
            grid_.y - shift_.y + cell_ * static_cast<float>(line), cell_, cell_};
  }
  // What stands beside a line, in a strip as wide as `strip`.
  Rect beside(std::size_t line, const Rect& strip) const {
    return {strip.x, strip.y - shift_.y + cell_ * static_cast<float>(line), strip.w, cell_};
  }
  Rect tile_area(Cell cell) const { return tile_within(cell_area(cell)); }

  bool marked(Cell cell) const {
    return scene_.marks.seat == seat_ &&
           (scene_.marks.cells[cell.row] & vikings::column_bit(cell.column)) != 0;
  }
  TargetName name_of(std::string_view what, Cell cell) const {
    return {what, static_cast<std::uint32_t>(index(seat_)), vikings::pack(cell)};
  }
  // Whether a tile lies there in the rules, but is still on its way here.
  bool flying_to(Cell cell) const { return scene_.motion.coming(name_of("cell", cell)) > 0; }

  // On a narrow screen the places asked for may lie beyond its edge.
  void bring_answers_into_sight() {
    Columns legal = 0;
    std::size_t top = kLines;
    std::size_t bottom = 0;
    for (std::size_t line = 0; line < kLines; ++line) {
      const Columns in_row = scene_.model.legal_cells[row_of_line(line)];
      legal |= in_row;
      if (in_row == 0) continue;
      top = std::min(top, line);
      bottom = line + 1;
    }
    if (legal == 0) return;
    const auto past = [&](std::size_t first, std::size_t last, float room) {
      return std::min(std::max(0.0F, static_cast<float>(last) * cell_ - room),
                      static_cast<float>(first) * cell_);
    };
    const auto first = static_cast<std::size_t>(std::countr_zero(legal));
    const auto last = static_cast<std::size_t>(64 - std::countl_zero(legal));
    scene_.frame.targets.scroll_to(name(),
                                   {past(first, last, grid_.w), past(top, bottom, grid_.h)});
  }

  void draw_water() {
    for (std::size_t line = 0; line < kLines; ++line) {
      Rect band = beside(line, grid_);
      band.h -= 1;
      const std::size_t row = row_of_line(line);
      const Colour own = row < kRows ? viking_colour(static_cast<Viking>(row)) : tone.water_tile;
      paint_.fill(band, line % 2 == 0 ? tone.band : tone.band_other, paint_.em(0.2F));
      // A thread in the row's colour runs along its foot.
      paint_.fill({band.x, band.bottom() - 2, band.w, 2}, fade(own, row == 4 ? 0.9F : 0.55F));
    }
  }

  Field field() const {
    Field field{{grid_.x - shift_.x, grid_.y}, cell_};
    field.first = static_cast<std::size_t>(std::max(0.0F, shift_.x / cell_ - 1));
    field.end = std::min(columns_, static_cast<std::size_t>((shift_.x + grid_.w) / cell_ + 2));
    return field;
  }

  void draw_tiles() {
    const Field cells = field();
    std::optional<Cell> missing;
    for (std::size_t row = 0; row <= kShipRow; ++row) {
      for (std::size_t column = cells.first; column < cells.end; ++column) {
        const Cell cell{static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(column)};
        scene_.motion.note(name_of("cell", cell), cells.area(cell));
        if (flying_to(cell)) missing = cell;
      }
    }
    draw_board_tiles(paint_, home_, cells, missing);
  }

  // Whoever lives on a tile, or was just brought there and is asked whether to stay.
  bool stands(Cell cell) const {
    const bool asked =
        scene_.state.step == Step::stand && scene_.acts(seat_) && scene_.state.laid == cell;
    return asked || (home_.rows[cell.row].vikings & vikings::column_bit(cell.column)) != 0;
  }

  // While a scoring counts, who is threatened lies on the ground.
  Pose pose_of(Cell cell) const {
    const float lying = scene_.motion.lying();
    if (lying <= 0 ||
        (vikings::threatened(home_, cell.row) & vikings::column_bit(cell.column)) == 0) {
      return {};
    }
    const float t = lying * lying;
    return {.lift = 0.16F * t, .turn = -1.45F * t};
  }

  void draw_folk(Cell cell, Tile tile, const Rect& place) {
    const Point foot = standing_place(tile, place);
    const float height = cell_ * 0.70F;
    const Rect figure{foot.x - height / 2, foot.y - height, height, height};
    scene_.motion.note(name_of("stand", cell), figure);
    if (!stands(cell) || scene_.motion.coming(name_of("stand", cell)) > 0) return;
    const Pose pose = pose_of(cell);
    const Point at{foot.x - pose.turn * height * 0.18F, foot.y};
    draw_viking(paint_, static_cast<Viking>(cell.row), at, height, 1, pose);
  }

  void draw_line(std::size_t line) {
    const std::size_t row = row_of_line(line);
    for (std::size_t column = 0; column < columns_; ++column) {
      const Cell cell{static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(column)};
      const Rect place = cell_area(cell);
      if (place.right() < grid_.x || place.x > grid_.right()) continue;
      const Tile tile = vikings::tile_at(home_, cell);
      const bool here = tile != Tile::none && !flying_to(cell);
      // Where the passenger of a ship or a tile stands, until he goes ashore.
      if (tile != Tile::none && row < kRows) {
        if (here && is_special_building(cell)) {
          scene_.motion.note(name_of("building", cell), place);
          if (scene_.motion.coming(name_of("building", cell)) == 0)
            draw_building_frame(paint_, tile_area(cell));
        }
        if (here) draw_folk(cell, tile, place);
      }
      if (tile != Tile::none && row == kShipRow) {
        scene_.motion.note(name_of("stand", cell), place.inset(cell_ * 0.15F));
        if (here && (home_.warriors() & vikings::column_bit(column)) != 0) draw_repelled(place);
      } else if (tile == Tile::none && line == 0 && heads_ == 0 && cell_ > paint_.em(1.4F)) {
        // Without room above, column numbers float where no ship hides them.
        paint_.number({place.center().x, place.center().y}, static_cast<int>(column) + 1,
                      {Face::sans, 0.8F, tone.on_sea_soft}, Align::center);
      }
      if (marked(cell)) {
        paint_.outline(place.inset(0.5F), fade(tone.halo, 0.85F), 3, cell_ * 0.06F);
        paint_.glow(place.inset(2), cell_ * 0.06F, 1.0F);
      }
    }
  }

  bool is_special_building(Cell cell) const {
    if (!vikings::is_middle(vikings::tile_at(home_, cell))) return false;
    for (std::size_t which = 0; which < vikings::kBuildings; ++which) {
      const auto special = static_cast<vikings::Special>(
          static_cast<std::size_t>(vikings::Special::building_1) + which);
      if (player_.special(special) != 0 && player_.building_at[which] == cell) return true;
    }
    return false;
  }

  void draw_column_numbers() {
    if (heads_ == 0) return;
    const Clip clipped(paint_, {grid_.x, grid_.y - heads_ - 2, grid_.w, heads_ + 2});
    for (std::size_t column = 0; column < columns_; ++column) {
      const Rect place = cell_area({kShipRow, static_cast<std::uint8_t>(column)});
      if (place.center().x < grid_.x || place.center().x > grid_.right()) continue;
      const Rect head{place.x, grid_.y - heads_, place.w, heads_};
      scene_.thing_at({"column-head", static_cast<std::uint32_t>(column)},
                      vikings::cell_thing(seat_, {kShipRow, static_cast<std::uint8_t>(column)}),
                      head);
      paint_.number({place.center().x, grid_.y - heads_ * 0.6F}, static_cast<int>(column) + 1,
                    {Face::sans, std::min(0.88F, heads_ / paint_.em(1.05F)), tone.on_sea_soft},
                    Align::center);
    }
  }

  // rules: Vikings, special tiles: left of the row they concern
  void draw_special_tiles() {
    paint_.fill(shelf_area_, tone.depth, paint_.em(0.4F));
    for (std::size_t line = 0; line < kLines; ++line) {
      const Rect place = beside(line, shelf_area_);
      if (owned_kinds(player_) == 0) {
        const float size = std::min(place.w, place.h) * 0.72F;
        paint_.dashes(around(place.center(), size, size), fade(tone.on_sea_soft, 0.45F), 1.2F,
                      size * 0.12F);
      }
      if (!overlap(place, shelf_area_).empty()) draw_owned(scene_, seat_, line, place);
    }
  }

  void draw_repelled(const Rect& place) {
    const Point at{place.x + cell_ * 0.16F, place.y + cell_ * 0.16F};
    paint_.disc(at, cell_ * 0.13F, tone.badge);
    draw_sign(paint_, Viking::warrior, at, cell_ * 0.19F, tone.on_badge);
  }

  // The columns an unrepelled ship threatens, as far down as it reaches.
  void draw_threats() {
    const Columns loose = home_.all_ships() & ~home_.warriors();
    for (std::size_t column = 0; column < columns_; ++column) {
      if ((loose & vikings::column_bit(column)) == 0) continue;
      const Cell ship{kShipRow, static_cast<std::uint8_t>(column)};
      if (flying_to(ship)) continue;
      const std::size_t sail = vikings::sail_of(vikings::tile_at(home_, ship));
      const Rect top = cell_area({kRows - 1, static_cast<std::uint8_t>(column)});
      const Rect low =
          cell_area({static_cast<std::uint8_t>(sail), static_cast<std::uint8_t>(column)});
      const Rect reach{top.x + 2, top.y + 2, cell_ - 4, low.bottom() - top.y - 4};
      paint_.fill(reach, fade(tone.danger, 0.20F), 3);
      paint_.dashes(reach, tone.danger, 2, cell_ * 0.09F);
      for (std::size_t row = sail; row < kRows; ++row) {
        if ((home_.rows[row].vikings & vikings::column_bit(column)) == 0) continue;
        const Rect place =
            cell_area({static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(column)});
        const Point at{place.right() - cell_ * 0.16F, place.y + cell_ * 0.17F};
        paint_.disc(at, cell_ * 0.12F, tone.danger);
        paint_.text(at, "!", {Face::bold, cell_ * 0.22F / paint_.em(), tone.on_danger},
                    Align::center);
      }
    }
  }

  // Every cell can be pointed at; those that answer the question glow.
  void draw_answers() {
    const bool acts = scene_.acts(seat_);
    for (std::size_t line = 0; line < kLines; ++line) {
      const std::size_t row = row_of_line(line);
      for (std::size_t column = 0; column < columns_; ++column) {
        const Cell cell{static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(column)};
        const bool legal =
            acts && (scene_.model.legal_cells[row] & vikings::column_bit(column)) != 0;
        answer(cell, legal);
      }
    }
  }

  void answer(Cell cell, bool legal) {
    const Rect place = cell_area(cell);
    if (!legal && (place.right() < grid_.x || place.x > grid_.right())) return;
    const Tile lying = vikings::tile_at(home_, cell);
    const Step step = scene_.state.step;
    const bool dead = is_dead_place(cell);
    const bool worth_pointing = lying != Tile::none || dead || (asks_cells() && scene_.acts(seat_));
    if (!legal && !worth_pointing) return;
    const TargetName cell_name{"cell", static_cast<std::uint32_t>(index(seat_)),
                               vikings::pack(cell)};
    // The keyboard walks over the answers and over what lies there, not over the open sea.
    const Role role = legal                         ? Role::choice
                      : lying != Tile::none || dead ? Role::thing
                                                    : Role::floor;
    Targets& targets = scene_.frame.targets;
    // A viking is not carried: his kind is the row's.
    const Contact contact = targets.add(cell_name, place, role, legal && step != Step::ferry);
    const Rect inner = place.inset(cell_ * 0.05F);
    const float radius = cell_ * 0.07F;
    if (legal) {
      draw_legal_place(paint_, place, contact.pointed, lying != Tile::none);
      if (contact.pointed) {
        if (step != Step::start && step != Step::swap) scene_.focus_now.cell = cell;
        draw_ghost(scene_, cell, lying, place);
        paint_.glow(inner, radius, 1.0F);
        if (!targets.carries()) draw_gain(scene_, cell, place);
      }
      draw_advice_mark(scene_, {place.right() - cell_ * 0.2F, place.y + cell_ * 0.2F},
                       std::max(cell_ * 0.17F, paint_.em(0.55F)),
                       WhatIf::move_to(scene_.state, cell));
      if (contact.clicked) scene_.frame.order(vikings::text(WhatIf::move_to(scene_.state, cell)));
    } else if (contact.pointed) {
      const bool forbidden = asks_cells() && scene_.acts(seat_);
      paint_.outline(inner, forbidden ? tone.danger : fade(tone.on_sea, 0.5F), 1.5F, radius);
      scene_.point(vikings::cell_thing(seat_, cell), place);
    }
    if (contact.clicked && !legal && scene_.model.lesson.open && asks_cells()) {
      scene_.frame.order("lesson");
    }
    if (contact.focused && role != Role::floor) focus_ring(scene_.frame, inner, radius);
  }

  bool is_dead_place(Cell cell) const {
    if (cell.row >= kRows) return false;
    const vikings::DeadCells& dead = scene_.model.dead[index(seat_)];
    return ((dead.no_such_tile[cell.row] | dead.none_left[cell.row]) &
            vikings::column_bit(cell.column)) != 0;
  }

  // A faint hatch: nothing can lie here any more.
  void draw_dead_places() {
    for (std::uint8_t row = 0; row < kRows; ++row) {
      for (std::uint8_t column = 0; column < columns_; ++column) {
        if (!is_dead_place({row, column})) continue;
        const Rect place = cell_area({row, column}).inset(cell_ * 0.12F);
        const Clip clipped(paint_, place);
        const float step = cell_ * 0.15F;
        for (float along = step; along < 2 * place.w; along += step) {
          paint_.line({place.x + along, place.y}, {place.x + along - place.w, place.bottom()},
                      fade(tone.on_sea_soft, 0.35F), 1.2F);
        }
      }
    }
  }

  bool asks_cells() const {
    const Step step = scene_.state.step;
    return step == Step::place || step == Step::start || step == Step::ferry || step == Step::swap;
  }

  void draw_scroll_hint(float content) {
    if (content <= grid_.w + 1) return;
    const float share = grid_.w / content;
    const Rect track{grid_.x, grid_.bottom() + 1, grid_.w, 4};
    paint_.fill(track, tone.ground_line, 2);
    paint_.fill({track.x + track.w * shift_.x / content, track.y, track.w * share, track.h},
                tone.highlight, 2);
  }

  // Out of the closer view.
  void draw_way_back() {
    const float size = control_height(scene_.frame);
    const ButtonSpec spec{.label = {},
                          .look = Look::wood,
                          .icon = Icon::whole,
                          .tip = scene_.frame.words("ui.whole_board")};
    const Rect place{grid_.right() - size - 4, grid_.y + 4, size, size};
    if (button(scene_.frame, {"whole", static_cast<std::uint32_t>(index(seat_))}, place, spec)) {
      scene_.frame.targets.fit(name());
      scene_.frame.animating = true;
    }
  }

  Scene& scene_;
  Paint& paint_;
  Seat seat_;
  const Player& player_;
  const Homeland& home_;
  Rect area_;
  Rect grid_;
  Point origin_;
  Point shift_;
  std::size_t columns_ = 0;
  float cell_ = 0;
  bool closer_ = false;
  float mainland_ = 0;
  float heads_ = 0;  // height of the line of column numbers
  float shelf_ = 0;  // width of the special tiles' place
  Rect shelf_area_{};
};

}  // namespace

void draw_homeland(Scene& scene, Seat seat, const Rect& area) {
  HomelandView(scene, seat, area).draw();
}

}  // namespace meadhall::table
