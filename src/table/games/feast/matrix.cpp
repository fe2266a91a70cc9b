#include "table/games/feast/matrix.h"

#include <algorithm>

#include "table/games/feast/answers.h"
#include "table/games/feast/asides.h"
#include "table/games/feast/hand.h"
#include "table/games/feast/signs.h"
#include "table/games/feast/vikings.h"
#include "table/kit/widgets.h"

namespace meadhall::table::feast_table {

using feast::Group;
using feast::kColumns;
using feast::kGroups;
using feast::kPlaces;
using feast::Sign;
using feast::Space;
using feast::Stand;

namespace {

// A space is a printed piece and looks the same in all themes.
constexpr Colour kPlateTop = rgb(0xfbf3de);
constexpr Colour kPlateBottom = rgb(0xeeddb6);
constexpr Colour kPlateEdge = rgb(0x8a5a33);
constexpr Colour kPlateInk = rgb(0x2d2015);
constexpr Colour kHeadInk = rgb(0xeaf1f0);  // of what only has lines among Vikings' heads

constexpr Colour kExchange = rgb(0xc79a2f);
constexpr Colour kBattle = rgb(0xb8453a);
constexpr Colour kProduction = rgb(0x5f9450);
constexpr Colour kMountain = rgb(0xa8743a);
constexpr Colour kTrade = rgb(0x3f86b8);
constexpr Colour kExplore = rgb(0xe08a2c);
constexpr Colour kEmigration = rgb(0xecc84e);
constexpr Colour kOccupation = rgb(0x7a4e2b);

// A plate that cannot be chosen sinks into the ground, whatever its theme.
Colour closed_plate() { return blend(current_palette.sea_bottom, current_palette.on_sea, 0.07F); }

enum class Look : std::uint8_t {
  open,    // an answer to the question
  free,    // nobody here is asked
  closed,  // whoever is asked may not place there
  taken,
};

Look look_of(const Scene& scene, std::size_t place) {
  // What is copied has Vikings on it.
  // With a tile in hand it is the hall that is asked.
  const bool asks = scene.asks_space() && !scene.hand.item();
  if (asks && scene.model.open[place]) return Look::open;
  if (scene.state.stands[place].seat != kNobody) return Look::taken;
  return asks ? Look::closed : Look::free;
}

// As many heads as Vikings stand there, closer where there are many.
void draw_heads(Paint& paint, int vikings, const Rect& area) {
  const float size = std::min(area.h * 0.86F, paint.em(1.9F));
  const Rect room = area.inset(size * 0.4F, 0);
  const auto n = static_cast<float>(vikings);
  const float step = n > 1 ? std::min(size * 0.72F, (room.w - size * 1.6F) / (n - 1)) : 0;
  for (int i = 0; i < vikings; ++i) {
    const float x = room.center().x + step * (static_cast<float>(i) - (n - 1) / 2);
    draw_sign(paint, Sign::viking, {x, area.center().y}, size, kHeadInk);
  }
}

void draw_plate(Paint& paint, const Rect& area, Look look, bool pointed, float radius) {
  if (look == Look::closed) {
    paint.fill(area, closed_plate(), radius);
    paint.outline(area, fade(current_palette.on_sea, pointed ? 0.5F : 0.12F), 1, radius);
    return;
  }
  const float dull = look == Look::free ? 0.22F : 0.0F;
  paint.fill({area.x, area.y + 1.5F, area.w, area.h}, rgb(0x000000, 0.3F), radius);
  paint.gradient(area, darker(kPlateTop, dull), darker(kPlateBottom, dull), radius);
  paint.outline(area, kPlateEdge, current_palette.edge, radius);
}

// By what its edge tells the kind of a space.
Colour kind_colour(Space space) {
  switch (space) {
    case Space::stockfish:
    case Space::weekly_4: return kProduction;
    case Space::raid:
    case Space::pillage_2:
    case Space::pillage_3:
    case Space::plunder: return kBattle;
    case Space::explore_1:
    case Space::explore_2:
    case Space::explore_3: return kExplore;
    case Space::emigrate_2:
    case Space::emigrate_3:
    case Space::boat_and_emigrate: return kEmigration;
    default: break;
  }
  switch (feast::info(space).group) {
    case Group::hunting: return kBattle;
    case Group::livestock_market:
    case Group::weekly_market:
    case Group::products: return kProduction;
    case Group::mountains_trade: return kMountain;
    case Group::sailing: return kTrade;
    case Group::emigration_occupation: return kOccupation;
    default: return kExchange;
  }
}

void draw_edge(Paint& paint, const Rect& area, Space space, float opacity, float radius) {
  const float wide = std::min(5.0F, area.w * 0.04F);
  paint.fill({area.x + 1, area.y + 1, wide, area.h - 2}, fade(kind_colour(space), opacity),
             std::min(radius, wide / 2));
}

// What a copying space shows: that it copies one of its column that is taken.
void draw_copy(Paint& paint, std::size_t column, const Rect& area, Colour ink) {
  feast::IconRow row;
  row.push_back({Sign::as});
  row.push_back({Sign::column, static_cast<std::uint8_t>(column)});
  draw_row_within(paint, row, area, {.most = area.h * 0.8F}, ink);
}

// The Vikings that a space takes.
void draw_needed(Paint& paint, std::size_t place, const Rect& row, Colour ink) {
  const std::size_t column = feast::is_copy(place) ? feast::column_of_copy(place)
                                                   : feast::info(static_cast<Space>(place)).column;
  for (std::size_t i = 0; i < column; ++i) {
    const float x = row.x + row.h * (0.5F + 0.85F * static_cast<float>(i));
    draw_sign(paint, Sign::viking, {x, row.center().y}, row.h, ink);
  }
}

void draw_head(Scene& scene, std::size_t column, const Rect& area) {
  Paint& paint = scene.frame.paint;
  const Skin& skin = current_palette.wood_skin;
  const float radius = paint.em(0.35F);
  paint.gradient(area, skin.top, skin.bottom, radius);
  paint.outline(area, current_palette.gold_edge, 0.8F * current_palette.edge, radius);
  const float size = std::min(area.h * 0.8F, area.w * 0.14F);
  const float cards = column >= 3 ? size * 1.1F : 0;
  const float wide = size * (0.5F + 0.9F * static_cast<float>(column)) + cards;
  float x = area.center().x - wide / 2;
  const float y = area.center().y;
  paint.number({x, y}, static_cast<int>(column),
               {Face::heading, std::min(1.1F, area.h * 0.7F / paint.em()), current_palette.bright},
               Align::center);
  x += size * 0.8F;
  for (std::size_t i = 0; i < column; ++i) {
    draw_sign(paint, Sign::viking, {x + size * 0.2F, y}, size, current_palette.bright);
    x += size * 0.9F;
  }
  // rules: Feast 8: the third column draws a card first, the fourth lets one be played.
  if (column >= 3) {
    draw_sign(paint, column == 3 ? Sign::draw : Sign::play, {x + size * 0.35F, y}, size,
              current_palette.bright);
  }
}

void draw_band(Scene& scene, const MatrixPlan& plan, std::size_t group) {
  Paint& paint = scene.frame.paint;
  const Rect& band = plan.bands[group];
  paint.fill(band.inset(0, -plan.line * 0.03F),
             group % 2 == 0 ? current_palette.band_other : current_palette.band, paint.em(0.4F));
  const Rect& place = plan.medallions[group];
  if (place.w <= 0) return;
  const float size = std::min({place.w * 0.82F, place.h * 0.86F, paint.em(1.9F)});
  draw_band_emblem(paint, group, place.center(), size);
}

}  // namespace

void draw_band_emblem(Paint& paint, std::size_t band, Point center, float size) {
  if (band < kGroups) return draw_emblem(paint, static_cast<Group>(band), center, size);
  paint.disc(center, size * 0.5F, current_palette.gold_edge);
  paint.disc(center, size * 0.44F, current_palette.wood_dark);
  draw_sign(paint, Sign::as, center, size * 0.62F, current_palette.bright);
}

void draw_taken_space(Paint& paint, int vikings, std::uint8_t colour, int number, const Rect& area,
                      float radius) {
  const Colour ground = current_palette.seats[colour];
  paint.fill(area, darker(ground, 0.62F), radius);
  paint.outline(area, ground, 1.2F * current_palette.edge, radius);
  draw_heads(paint, vikings, area);
  const float badge = std::min(area.h * 0.5F, paint.em(1.15F));
  draw_shield(paint, {area.right() - badge * 0.75F, area.center().y}, badge, colour, number);
}

void draw_printed_space(Paint& paint, Space space, const Rect& area) {
  const float radius = area.h * 0.1F;
  draw_plate(paint, area, Look::open, false, radius);
  Rect room = area.inset(area.w * 0.06F, area.h * 0.06F);
  draw_needed(paint, number(space), room.cut_top(area.h * 0.32F, area.h * 0.02F), kPlateInk);
  draw_row_within(paint, feast::board_row(space), room, {.most = area.h * 0.4F}, kPlateInk);
  draw_edge(paint, area, space, 1, radius);
}

void draw_space_face(Scene& scene, std::size_t place, const Rect& area, RowSizes sizes,
                     bool pointed, bool heads) {
  Paint& paint = scene.frame.paint;
  const Look look = look_of(scene, place);
  const float radius = std::min(paint.em(0.35F), area.h * 0.2F);
  if (look == Look::taken) {
    const Stand& stand = scene.state.stands[place];
    draw_taken_space(paint, stand.vikings, seat_colour(scene, stand.seat, stand.colour),
                     static_cast<int>(index(stand.seat)) + 1 + stand.colour, area, radius);
  } else {
    draw_plate(paint, area, look, pointed, radius);
    Rect room = area.inset(area.w * 0.05F, area.h * 0.04F);
    const Colour ink = look == Look::closed ? current_palette.on_sea : kPlateInk;
    if (heads) draw_needed(paint, place, room.cut_top(paint.em(0.95F)), ink);
    if (feast::is_copy(place)) {
      draw_copy(paint, feast::column_of_copy(place), room, ink);
    } else {
      draw_row_within(paint, scene.model.rows[place], room, sizes, ink);
    }
  }
  // What cannot be chosen is seen through a veil of its ground.
  if (look == Look::closed) {
    paint.fill(area.inset(1), fade(closed_plate(), current_palette.closed_veil), radius);
  }
  if (!feast::is_copy(place)) {
    draw_edge(paint, area, static_cast<Space>(place), look == Look::closed ? 0.4F : 1.0F, radius);
  }
  if (pointed && look == Look::open) paint.glow(area, radius, 1);
}

void draw_space(Scene& scene, std::size_t place, const Rect& area, RowSizes sizes, bool heads) {
  Frame& frame = scene.frame;
  const TargetName name{"space", static_cast<std::uint32_t>(place)};
  const bool open = look_of(scene, place) == Look::open;
  const Contact contact = frame.targets.add(name, area, open ? Role::choice : Role::thing);
  const bool pointed = contact.pointed;  // what is closed says why, at a tap, too
  if (pointed) scene.focus_now = name;
  if (contact.clicked && open) {
    if (scene.sure(scene.is_pointed(name))) {
      play(scene, scene.answer_on(place));
    } else {
      scene.focus_now = name;
    }
  }
  if (contact.clicked && scene.hand.item()) put_back(scene);
  scene.motion.note(name, area);
  draw_space_face(scene, place, area, sizes, pointed, heads);
  if (contact.focused) focus_ring(frame, area, frame.em(0.3F));
}

void draw_matrix_ground(Scene& scene, const MatrixPlan& plan) {
  for (std::size_t column = 0; column < kColumns; ++column) {
    if (plan.heads[column].h > 0) draw_head(scene, column + 1, plan.heads[column]);
  }
  for (std::size_t group = 0; group < kBands; ++group) {
    if (plan.bands[group].h > 0) draw_band(scene, plan, group);
  }
}

void draw_matrix(Scene& scene, const Rect& area, bool aside) {
  Paint& paint = scene.frame.paint;
  const float em = paint.em();
  paint.sunk(area, em * 0.6F);
  const Rect room = area.inset(em * 0.25F, em * 0.35F);
  const float medallion = std::min(em * 2.35F, room.w * 0.06F);
  const MatrixPlan plan = plan_matrix(room, {.head = em * 1.85F,
                                             .medallion = medallion,
                                             .aside = aside ? room.w * 0.183F : 0,
                                             .copies = scene.state.copies});
  draw_matrix_ground(scene, plan);
  if (aside) draw_almanac_button(scene, plan.asides[0], plan.heads[0]);
  const RowSizes sizes{.most = std::min(em * 1.56F, plan.line * 0.78F), .least_in_one = em * 0.94F};
  for (std::size_t place = 0; place < kPlaces; ++place) {
    if (plan.places[place].w > 0) draw_space(scene, place, plan.places[place], sizes);
  }
  if (aside) return draw_asides(scene, plan);
  draw_drawer(scene, plan, area, {room.x, plan.heads[0].y, medallion, plan.heads[0].h});
}

}  // namespace meadhall::table::feast_table
