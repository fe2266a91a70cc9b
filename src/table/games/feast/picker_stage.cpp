#include "table/games/feast/stages.h"

#include <algorithm>

#include "games/feast/carry_out.h"
#include "games/feast/icon_parts.h"
#include "games/feast/moves_told.h"
#include "games/feast/sea.h"
#include "games/feast/trade.h"
#include "table/games/feast/answers.h"
#include "table/games/feast/grid.h"
#include "table/games/feast/icon_row.h"
#include "table/games/feast/items.h"
#include "table/games/feast/occupation_card.h"
#include "table/games/feast/signs.h"
#include "table/games/feast/strip_parts.h"
#include "table/games/feast/surface.h"
#include "table/games/feast/tiles.h"
#include "table/games/feast/vikings.h"
#include "table/kit/icons.h"
#include "table/kit/widgets.h"

namespace meadhall::table::feast_table {

using feast::Do;
using feast::Item;
using feast::MoveKind;
using feast::Sheet;
using feast::Ship;
using feast::Sign;

namespace {

constexpr Colour kTop = rgb(0x3a2718);
constexpr Colour kBottom = rgb(0x1d120a);

Colour ink() { return current_palette.paper_skin.ink; }

// em: the edge of a sheet of parchment.
constexpr float kAroundX = 0.55F;
constexpr float kAroundY = 0.45F;

// Which kind of thing a decision is about.
std::optional<MoveKind> kind_picked(Do what) {
  switch (what) {
    case Do::upgrade:
    case Do::overseas:
    case Do::sale:
    case Do::forge: return MoveKind::take;
    case Do::mountain: return MoveKind::strip;
    case Do::explore: return MoveKind::explore;
    case Do::emigrate: return MoveKind::ship;
    case Do::play:
    case Do::keep: return MoveKind::play;
    case Do::effects: return MoveKind::option;
    case Do::moment: return MoveKind::use;
    case Do::vikings:
    case Do::token: return MoveKind::number;
    default: return std::nullopt;
  }
}

class Picking {
 public:
  explicit Picking(Scene& scene)
      : scene_(scene),
        paint_(scene.frame.paint),
        em_(paint_.em()),
        task_(scene.state.agenda.top()) {}

  void draw(const Rect& area) {
    const Clip clipped(paint_, area);
    paint_.gradient(area, kTop, kBottom, em_ * 0.6F);
    const Rect room = area.inset(em_ * 0.7F, em_ * 0.7F);
    task_.what == Do::mountain ? draw_strips(room) : draw_grid(room);
  }

 private:
  TargetName name(Move move) const { return {"pick", move.code}; }
  const std::string& item_name(Item item) { return scene_.model.item_name(scene_.frame.app, item); }

  MoveList picks() const {
    MoveList moves;
    const std::optional<MoveKind> kind = kind_picked(task_.what);
    for (const Move move : scene_.decision.moves) {
      if (kind == feast::kind_of(move)) moves.push_back(move);
    }
    return moves;
  }

  // In em.
  Point wished_size() const {
    switch (task_.what) {
      case Do::upgrade:
      case Do::overseas: return {13, 8};
      case Do::sale:
      case Do::forge: return {9.5F, 9};
      case Do::explore: return {15, 14};
      case Do::play:
      case Do::keep:
      case Do::moment: return {15, 11};
      case Do::effects: return {17, 6.5F};
      default: return {10, 8};
    }
  }

  void draw_one(Move move, const Rect& area) {
    draw_answer(scene_, name(move), move, area);
    const Rect room = area.inset(em_ * kAroundX, em_ * kAroundY);
    switch (task_.what) {
      case Do::upgrade:
      case Do::overseas: return draw_upgrade(move, room);
      case Do::explore: return draw_land(move, room);
      case Do::emigrate: return draw_ship(move, room);
      case Do::play:
      case Do::keep:
      case Do::moment: return draw_occupation(scene_, feast::card_of(move), room);
      case Do::effects: return draw_option(move, room);
      case Do::token: return draw_token(move, room);
      case Do::vikings: return draw_vikings(move, room);
      default: return draw_tile_for_sale(move, room);
    }
  }

  // What it is, an arrow, what it becomes.
  void draw_upgrade(Move move, Rect room) {
    const Item from = feast::item_in(move);
    const Item to = feast::made_by(task_, from);
    draw_name(room.cut_bottom(em_ * 1.3F, em_ * 0.2F), item_name(to));
    const float arrow = std::min(em_ * 1.5F, room.w * 0.14F);
    const float wide = (room.w - arrow) / 2;
    // A good keeps its shape when it is raised, but not when it moves aside.
    const Rect left = room.cut_left(wide);
    const Rect right = room.cut_right(wide);
    const Rect lies = draw_tile_within(paint_, from, left.inset(em_ * 0.2F), em_ * 2.6F, 0.75F);
    const int has = feast::count(scene_.state.at(task_.seat), from);
    if (has > 1) {
      const Point at{std::min(lies.right() + em_ * 0.1F, left.right() - em_ * 0.4F), lies.y};
      paint_.disc(at, em_ * 0.62F, current_palette.badge);
      paint_.number(at, has, {Face::bold, 0.82F, current_palette.on_badge}, Align::center);
    }
    draw_sign(paint_, Sign::pays, room.center(), arrow, ink());
    draw_tile_within(paint_, to, right.inset(em_ * 0.2F), em_ * 2.6F);
  }

  // Of a sale with its price; for loot it has its sword.
  void draw_tile_for_sale(Move move, Rect room) {
    const Item item = feast::item_in(move);
    draw_name(room.cut_bottom(em_ * 1.25F, em_ * 0.1F), item_name(item));
    const Rect foot = room.cut_bottom(em_ * 1.35F, em_ * 0.15F);
    const Type figure{Face::bold, 1, ink()};
    const int sword = feast::sword_value(item);
    Point at{foot.x + em_ * 0.2F, foot.center().y};
    if (task_.what == Do::sale) {
      at.x += draw_gold(paint_, at, feast::sale_price(scene_.state, task_, item), figure);
    }
    if (sword > 0) {
      const Point end{foot.right() - em_ * 0.2F, foot.center().y};
      const float wide =
          paint_.number(end, sword, {Face::sans, 0.94F, fade(ink(), 0.75F)}, Align::right);
      draw_item(paint_, Item::sword, {end.x - wide - em_ * 0.65F, end.y}, em_ * 1.05F, 0.8F);
    }
    draw_tile_within(paint_, item, room, em_ * 2.6F);
  }

  void draw_land(Move move, Rect room) {
    const auto sheet = static_cast<Sheet>(feast::value_of(move));
    draw_name(room.cut_top(em_ * 1.4F, em_ * 0.2F),
              scene_.model.sheets[static_cast<std::size_t>(sheet)], 100);
    const Rect foot = room.cut_bottom(em_ * 1.4F, em_ * 0.3F);
    const feast::Board& printed = feast::board(sheet);
    const auto across = static_cast<float>(printed.width);
    const auto down = static_cast<float>(printed.height);
    const float cell =
        std::min(room.w / (across + 2 * surface_edge(1)), room.h / (down + 2 * surface_edge(1)));
    const Rect grid = around(room.center(), cell * across, cell * down);
    draw_printed(paint_, sheet, grid.min(), cell);
    const std::size_t land =
        (static_cast<std::size_t>(sheet) - static_cast<std::size_t>(Sheet::shetland)) / 2;
    const Type figure{Face::bold, 1, ink()};
    const float y = foot.center().y;
    const float wide =
        draw_points(paint_, {foot.x + em_ * 0.3F, y}, feast::points_of(sheet), figure);
    const int silver = scene_.state.lands[land].silver;
    if (silver > 0) draw_gold(paint_, {foot.x + em_ * 1.3F + wide, y}, silver, figure);
  }

  void draw_ship(Move move, Rect room) {
    const Ship ship = feast::ship_of(move);
    const Rect foot = room.cut_bottom(em_ * 1.4F, em_ * 0.2F);
    const Type figure{Face::bold, 1, ink()};
    draw_points(paint_, {foot.center().x - em_ * 1.2F, foot.center().y},
                feast::kEmigrantPoints[static_cast<std::size_t>(ship)], figure);
    const int ore = ship == Ship::longship ? feast::ore_of(move) : 0;
    const Rect side = room.cut_right(ore > 0 ? em_ * 1.6F : 0);
    const float size = std::min(room.w, room.h);
    draw_piece(paint_, ship, room.center(), size);
    for (int i = 0; i < ore; ++i) {
      draw_item(paint_, Item::ore,
                {side.center().x,
                 side.center().y +
                     em_ * 1.2F * (static_cast<float>(i) - static_cast<float>(ore - 1) / 2)},
                em_ * 1.1F);
    }
  }

  // Of the sheets of parchment for these, each so wide; only cards need more than they would like.
  float needed_height(const MoveList& moves, float wide) {
    if (task_.what != Do::play && task_.what != Do::keep && task_.what != Do::moment) return 0;
    float high = 0;
    for (const Move move : moves) {
      high = std::max(high,
                      occupation_height(scene_, feast::card_of(move), wide - 2 * em_ * kAroundX));
    }
    return high + 2 * em_ * kAroundY + 2;
  }

  // One of several effects, in signs and in words.
  void draw_option(Move move, Rect room) {
    const feast::Effect effect = feast::option_of(scene_.state, feast::value_of(move));
    const std::string& words = scene_.model.option_told(scene_.frame.app, move);
    const Type type{Face::sans, 0.94F, ink()};
    const float high = std::min(paint_.paragraph_height(room.w, words, type), room.h * 0.6F);
    const Rect foot = room.cut_bottom(high, em_ * 0.3F);
    paint_.paragraph({foot.x, foot.y, foot.w, foot.h + 1}, words, type);
    feast::icons::Row row;
    feast::icons::show(row, effect, feast::as<feast::EffectsTask>(task_).card());
    draw_row_within(paint_, row.done(), room, {.most = em_ * 2, .least_in_one = em_}, ink());
  }

  // Its two sides: for a round with a harvest, and for one without.
  void draw_token(Move move, Rect room) {
    const feast::Token& token = feast::kTokenSides[feast::n_of(move)];
    Rect upper = room.cut_top(room.h / 2);
    const auto side = [&](Rect row, Sign sign, Item item) {
      const float size = std::min(row.h * 0.86F, row.w * 0.4F);
      draw_sign(paint_, sign, {row.center().x - size * 0.7F, row.center().y}, size * 0.7F, ink());
      draw_item(paint_, item, {row.center().x + size * 0.6F, row.center().y}, size);
    };
    side(upper, Sign::harvest, token.orange);
    side(room, Sign::no_harvest, token.brown);
  }

  // So many come back, the others stay.
  void draw_vikings(Move move, Rect room) {
    const auto back = static_cast<int>(feast::n_of(move));
    const auto all = static_cast<int>(feast::n_of(picks()[0]));
    const Rect foot = room.cut_bottom(em_ * 1.6F, em_ * 0.2F);
    paint_.number(foot.center(), back, {Face::bold, 1.4F, ink()}, Align::center);
    const std::uint8_t which =
        feast::is_solo(scene_.state) ? colour_in_round(scene_.state.round) : std::uint8_t{0};
    const Colour colour = current_palette.seats[seat_colour(scene_, task_.seat, which)];
    const float step = std::min(room.w / static_cast<float>(all), em_ * 3);
    const float size = std::min(step * 0.9F, room.h);
    for (int i = 0; i < all; ++i) {
      const float x =
          room.center().x + step * (static_cast<float>(i) - static_cast<float>(all - 1) / 2);
      const Point at{x, room.center().y};
      if (i < back) {
        draw_coloured_head(paint_, colour, which, at, size);
      } else {
        paint_.dashes(around(at, size, size), fade(ink(), 0.4F), 1.3F, em_ * 0.25F);
      }
    }
  }

  void draw_name(Rect row, std::string_view words, int size_in_percent = 94) {
    paint_.text_within(row.center(), row.w, words,
                       {Face::bold, static_cast<float>(size_in_percent) / 100, ink()},
                       Align::center);
  }

  void draw_grid(const Rect& room) {
    const MoveList moves = picks();
    const float gap = em_ * 0.6F;
    const Point wished{wished_size().x * em_, wished_size().y * em_};
    scroll(
        scene_.frame, "picks", room, scene_.choice.answers_height,
        [&](const Rect& page) {
          const auto fit = std::max<std::size_t>(
              1, static_cast<std::size_t>((page.w + gap) / (wished.x * 0.7F + gap)));
          // Rows of about as many; fewer where one would be higher than can be seen at once.
          std::size_t across = rows_for(moves.size(), rows_for(moves.size(), fit));
          const auto width = [&] {
            return std::min((page.w + gap) / static_cast<float>(across) - gap, wished.x * 1.45F);
          };
          while (across > 1 && needed_height(moves, width()) > std::max(room.h, em_ * 20)) --across;
          const std::size_t rows = rows_for(moves.size(), across);
          const float wide = width();
          // Few have room to be larger.
          const float high = std::max(std::clamp((room.h + gap) / static_cast<float>(rows) - gap,
                                                 std::min(wished.y, room.h), wished.y * 1.4F),
                                      needed_height(moves, wide));
          const float all = (high + gap) * static_cast<float>(rows) - gap;
          const float top = page.y + std::max(0.0F, (room.h - all) * 0.4F);
          for (std::size_t n = 0; n < moves.size(); ++n) {
            const std::size_t row = n / across;
            const auto in_row = static_cast<float>(std::min(across, moves.size() - row * across));
            const float left = page.center().x - ((wide + gap) * in_row - gap) / 2;
            const Rect place{left + (wide + gap) * static_cast<float>(n % across),
                             top + (high + gap) * static_cast<float>(row), wide, high};
            draw_one(moves[n], place);
            mark_answer(scene_, moves[n], place);
          }
          return all;
        },
        Ground::sea);
  }

  void draw_strips(const Rect& room) {
    const MoveList moves = picks();
    std::array<bool, feast::kStrips> there{};
    for (const Move move : moves) there[feast::strip_of(move)] = true;
    const auto rows = static_cast<float>(std::ranges::count(there, true));
    const float gap = em_ * 0.6F;
    const float high = std::max(48.0F, std::min((room.h + gap) / rows - gap, em_ * 6.2F));
    scroll(
        scene_.frame, "picks", room, scene_.choice.answers_height,
        [&](const Rect& page) {
          const float all = (high + gap) * rows - gap;
          const float wide = std::min(page.w, em_ * 46);
          Rect row{page.center().x - wide / 2, page.y + std::max(0.0F, (room.h - all) * 0.4F), wide,
                   high};
          for (std::size_t i = 0; i < feast::kStrips; ++i) {
            if (!there[i]) continue;
            draw_strip(i, row);
            row.y += high + gap;
          }
          return all;
        },
        Ground::sea);
  }

  // Everything up to what is pointed at would be taken.
  void draw_strip(std::size_t strip, const Rect& row) {
    draw_rock_ground(paint_, row);
    Rect room = row.inset(em_ * 0.2F, em_ * 0.25F);
    const std::size_t next = scene_.state.strips[strip];
    const std::size_t left = feast::kStripLength - next;
    const float emblem = std::min(room.h * 0.8F, em_ * 3);
    const float least = 44.0F * static_cast<float>(feast::kStripLength);
    if (room.w > least + emblem + em_) {
      const Rect place = room.cut_left(emblem, em_ * 0.6F);
      draw_emblem(paint_, feast::Group::mountains_trade, place.center(), emblem);
    }
    const float wide = std::min(room.w / static_cast<float>(feast::kStripLength), em_ * 5.6F);
    const std::optional<Move> pointed = pointed_answer(scene_);
    const bool here = pointed && feast::kind_of(*pointed) == MoveKind::strip &&
                      feast::strip_of(*pointed) == strip;
    const auto lit = static_cast<std::size_t>(here ? feast::strip_count(*pointed) : 0);
    std::size_t last = 0;  // that may be reached
    for (std::size_t i = 1; i <= left; ++i) {
      if (scene_.offers(feast::strip(strip, static_cast<int>(i)))) last = i;
    }
    std::size_t from = 0;
    for (std::size_t i = 0; i < left; ++i) {
      const Move move = feast::strip(strip, static_cast<int>(i) + 1);
      const bool legal = scene_.offers(move);
      const float x = room.x + wide * static_cast<float>(i);
      const Rect cell = Rect{x, room.y, wide, room.h}.inset(em_ * 0.12F, 0);
      if (i < lit) draw_lit(paint_, cell);
      if (legal) {
        const float start = room.x + wide * static_cast<float>(from);
        const Rect target{start, room.y, x + wide - start, room.h};
        const Contact contact = touch_answer(scene_, name(move), move, target);
        if (contact.focused) focus_ring(scene_.frame, target.inset(2), em_ * 0.4F);
        from = i + 1;
      }
      draw_rock(paint_, feast::kStripItems[strip][next + i], cell, i < last ? 1.0F : 0.35F);
    }
  }

  Scene& scene_;
  Paint& paint_;
  float em_;
  const feast::Task& task_;
};

}  // namespace

bool has_picker(const Scene& scene) {
  if (!scene.actor || scene.decision.moves.empty() || scene.state.agenda.empty()) return false;
  const std::optional<MoveKind> kind = kind_picked(scene.state.agenda.top().what);
  if (!kind) return false;
  bool any = false;
  for (const Move move : scene.decision.moves) {
    if (feast::kind_of(move) == *kind) {
      any = true;
    } else if (move != feast::kDone && move != feast::kNo && move != feast::kArrange) {
      return false;
    }
  }
  return any;
}

void draw_picker_stage(Scene& scene, const Rect& area) { Picking(scene).draw(area); }

}  // namespace meadhall::table::feast_table
