#include "table/games/graenaland/yard.h"

#include <algorithm>

#include "table/games/graenaland/answers.h"
#include "table/games/graenaland/cards.h"
#include "table/games/graenaland/hand.h"
#include "table/games/graenaland/pieces.h"
#include "table/kit/widgets.h"

namespace meadhall::table::graenaland_table {
namespace {

using graenaland::Construction;
using graenaland::Cost;
using graenaland::kConstructions;
using graenaland::Step;
using Buildable = GraenalandModel::Buildable;

// A tile's own colours: it is a piece of wood and paper in all themes.
constexpr Colour kCount = rgb(0x6d5636);
constexpr Colour kCountChosen = rgb(0x9a5c07);
constexpr Colour kOnCount = rgb(0xfff4dc);

bool builds(const Scene& scene) { return scene.asks(Step::build); }

std::optional<Move> move_of(const Scene& scene, const Buildable& each) {
  return scene.choice.together ? each.together : each.alone;
}

}  // namespace

std::optional<std::size_t> yard_land(const Scene& scene) {
  if (!builds(scene) || scene.choice.what) return std::nullopt;
  return scene.choice.land;
}

YardTile yard_tile(const Scene& scene, Construction what) {
  YardTile tile;
  const std::optional<std::size_t> land = yard_land(scene);
  for (const Buildable& each : scene.model.buildable) {
    if (each.what != what || (land && (what == Construction::army || each.at != *land))) continue;
    if (move_of(scene, each)) {
      if (tile.places++ == 0) tile.nearest = &each;
      continue;
    }
    if (scene.choice.together || tile.places > 0) continue;
    const int lacks = std::max(1, each.short_by);
    if (tile.nearest != nullptr && tile.short_by <= lacks) continue;
    tile.nearest = &each;
    tile.short_by = lacks;
  }
  if (tile.places > 0) tile.short_by = 0;
  return tile;
}

namespace {

// What is written on a tile so high.
struct TileRoom {
  Rect picture;
  std::optional<float> name;  // the middle of the line
  std::optional<float> price;
};

constexpr float kLeastName = 0.62F;  // em

// Names that would have to be cut short are not written at all: the head says what is chosen.
TileRoom room_of(const Paint& paint, const Rect& area, bool named) {
  TileRoom room{.picture = area.inset(area.w * 0.1F, paint.em(0.3F))};
  if (area.h >= paint.em(4.7F)) {
    room.price = area.bottom() - paint.em(0.85F);
    if (named) room.name = area.bottom() - paint.em(2.0F);
    room.picture.h = area.h - paint.em(named ? 3.1F : 1.95F);
  } else if (named && area.h >= paint.em(2.9F)) {
    room.name = area.bottom() - paint.em(0.65F);
    room.picture.h = area.h - paint.em(1.6F);
  }
  return room;
}

void draw_ground(Paint& paint, const Rect& area, bool pale, bool chosen, bool pointed) {
  const Skin& skin = current_palette.paper_skin;
  const float radius = paint.em(0.5F);
  const Colour dull = blend(skin.bottom, current_palette.ink_faint, 0.28F);
  const float toward = pointed ? 0.09F : 0.0F;
  paint.gradient(area, blend(pale ? dull : skin.top, skin.ink, toward),
                 blend(pale ? dull : skin.bottom, skin.ink, toward), radius);
  if (chosen) {
    paint.glow(area.inset(-1), radius, 1);
  } else {
    paint.outline(area.inset(0.5F), skin.edge, current_palette.edge * 1.2F, radius);
  }
}

// In how many places it can be built, or how much is lacking.
void draw_badge(Scene& scene, const YardTile& tile, const Rect& area, bool chosen) {
  Paint& paint = scene.frame.paint;
  const float reach = paint.em(0.57F);
  if (tile.places > 0) {
    const Point at{area.right() - reach * 1.2F, area.y + reach * 1.3F};
    paint.disc(at, reach, chosen ? kCountChosen : kCount);
    paint.number(at, tile.places, {Face::bold, 0.82F, kOnCount}, Align::center);
  } else if (tile.short_by > 0) {
    const std::string& told = scene.model.yard.short_told(scene.frame.app, tile.short_by);
    const Type type{Face::bold, 0.76F, current_palette.error_skin.ink};
    const float wide = std::min(paint.width(told, type) + paint.em(0.7F), area.w - 4);
    const Rect pill{area.right() - wide - 2, area.y + 3, wide, paint.em(1.1F)};
    paint.fill(pill, current_palette.error_skin.bottom, pill.h / 2);
    const bool fits = paint.width(told, type) <= wide - paint.em(0.3F);
    fits ? paint.text(pill.center(), told, type, Align::center)
         : paint.number(pill.center(), -tile.short_by, type, Align::center);
  }
}

graenaland::Resource kept_of(const Scene& scene, const YardTile& tile) {
  const bool known = tile.nearest != nullptr && tile.nearest->what == Construction::improvement;
  return known ? tile_at(scene.state, tile.nearest->at).improvement : graenaland::Resource::wood;
}

// Of a village the land says it.
std::optional<Cost> price_of(const Scene& scene, Construction what, const YardTile& tile) {
  if (what == Construction::village) {
    if (!yard_land(scene) || tile.nearest == nullptr) return std::nullopt;
    return tile.nearest->cost;
  }
  if (tile.nearest != nullptr) return tile.nearest->cost;
  return cost_of(scene.state, what, 0);
}

void draw_price_line(Scene& scene, Construction what, const YardTile& tile, const Rect& area,
                     float y) {
  Paint& paint = scene.frame.paint;
  const float most = area.w - paint.em(0.5F);
  const std::optional<Cost> price = price_of(scene, what, tile);
  if (!price) {
    const std::string& words = scene.frame.words("ui.graenaland.yard.by_land");
    Type type{Face::sans, 0.82F, current_palette.ink_soft};
    type.size *= std::min(1.0F, most / std::max(1.0F, paint.width(words, type)));
    if (type.size < kLeastName) return;
    paint.text_within({area.center().x, y}, most + 1, words, type, Align::center);
    return;
  }
  const float size = paint.em(0.84F);
  const float wide = std::min(price_width(*price, size), most);
  const bool poor = tile.places == 0 && tile.nearest != nullptr && !scene.choice.together;
  draw_price(paint, {area.center().x - wide / 2, y}, *price, size, most,
             poor ? tile.nearest->lacking : Cost{});
}

void draw_tile_face(Scene& scene, Construction what, const YardTile& tile, const Rect& area,
                    bool pale, bool named) {
  Paint& paint = scene.frame.paint;
  const TileRoom room = room_of(paint, area, named);
  draw_construction(paint, what, scene.clan(scene.state.turn), room.picture, kept_of(scene, tile),
                    pale ? 0.45F : 1.0F);
  if (room.name) {
    const std::string& name = scene.model.yard.names[static_cast<std::size_t>(what)];
    Type type{Face::bold, room.price ? 0.88F : 0.76F,
              pale ? current_palette.ink_soft : current_palette.ink};
    // Long names are set smaller rather than cut short.
    const float fits = (area.w - 4) / std::max(1.0F, paint.width(name, type));
    type.size = std::max(kLeastName, type.size * std::min(1.0F, fits));
    const bool cut = what == Construction::army && paint.width(name, type) > area.w - 4;
    if (cut) type.size = 0.76F;
    paint.text_within({area.center().x, *room.name}, area.w - 2,
                      cut ? scene.model.yard.army_steps : name, type, Align::center);
  }
  if (room.price) draw_price_line(scene, what, tile, area, *room.price);
}

// The only price of an army step that can be paid, if there is but one.
std::optional<std::size_t> only_price(const Scene& scene) {
  if (scene.choice.together || yard_tile(scene, Construction::army).places != 1) {
    return std::nullopt;
  }
  return yard_tile(scene, Construction::army).nearest->at;
}

TargetName tile_name(const Scene& scene, Construction what, const YardTile& tile) {
  const auto number = static_cast<std::uint32_t>(what);
  if (what == Construction::army) {
    if (const auto price = only_price(scene)) return {"army", static_cast<std::uint32_t>(*price)};
  } else if (const auto land = yard_land(scene); land && tile.nearest != nullptr) {
    return {"build", static_cast<std::uint32_t>(*land), number};
  }
  return {"yard", number};
}

// With one place only it is chosen, too.
void choose_place(Scene& scene, Construction what, const YardTile& tile) {
  if (what == Construction::army) return;
  if (scene.choice.what != what) {
    scene.choice.land.reset();
  } else if (tile.places == 1) {
    scene.choice.land = tile.nearest->at;
  }
}

void draw_tile(Scene& scene, Construction what, const Rect& area, bool named) {
  const YardTile tile = yard_tile(scene, what);
  const TargetName name = tile_name(scene, what, tile);
  const bool holds = name.what == "yard" && tile.places > 0 && what != Construction::army;
  const bool chosen = scene.choice.what == what;
  const auto before = scene.choice.what;
  const Touch touch = touch_target(scene, name, area, holds);
  if (scene.choice.what != before) choose_place(scene, what, tile);
  // What is carried is chosen, so that the places for it glow.
  if (holds && scene.frame.targets.carried().id() == name.id()) scene.choice.what = what;
  const bool pale = builds(scene) && tile.places == 0;
  draw_ground(scene.frame.paint, area, pale, chosen, touch.pointed);
  draw_tile_face(scene, what, tile, area, pale, named);
  if (builds(scene)) draw_badge(scene, tile, area, chosen);
  if (touch.pointed && tile.nearest == nullptr && builds(scene)) {
    scene.tell(scene.model.yard.names[static_cast<std::size_t>(what)],
               scene.frame.words("ui.graenaland.yard.nowhere"), area);
  }
  if (touch.focused) focus_ring(scene.frame, area, scene.frame.em(0.5F));
}

// --- The supply cards, one of which has to be taken. rules: Graenaland 9.4

void draw_supply_tile(Scene& scene, const Rect& area, bool named) {
  Frame& frame = scene.frame;
  Paint& paint = frame.paint;
  const Contact contact = frame.targets.add({"taking"}, area, Role::choice);
  draw_ground(paint, area, false, false, contact.pointed);
  const TileRoom room = room_of(paint, area, named);
  const auto& offers = scene.model.yard.offers;
  const auto n = static_cast<float>(offers.size());
  const float card = std::min(room.picture.h / kCardHigh, room.picture.w / (0.6F * n + 0.4F));
  float x = room.picture.center().x - card * (0.6F * n + 0.4F) / 2;
  for (const YardModel::Offer& each : offers) {
    draw_supply(paint, scene.state.data, each.card,
                {x, room.picture.center().y - card * kCardHigh / 2, card, card * kCardHigh});
    x += card * 0.6F;
  }
  const auto write = [&](std::optional<float> y, std::string_view words, const Type& type) {
    if (!y || paint.width(words, type) > area.w - 4) return;
    paint.text({area.center().x, *y}, words, type, Align::center);
  };
  write(room.name, frame.words("ui.graenaland.yard.supply"),
        {Face::bold, room.price ? 0.88F : 0.76F, current_palette.ink});
  write(room.price, frame.words("ui.graenaland.yard.take_one"),
        {Face::sans, 0.82F, current_palette.ink_soft});
  if (contact.focused) focus_ring(frame, area, paint.em(0.5F));
  if (contact.told) scene.tell(frame.words("ui.graenaland.hint_supply"), {}, area);
  if (contact.clicked) {
    scene.choice.taking = true;
    frame.animating = true;
  }
}

void draw_offers(Scene& scene, const Rect& room) {
  Paint& paint = scene.frame.paint;
  const auto& offers = scene.model.yard.offers;
  const float gap = paint.em(0.5F);
  // Where four side by side would be narrow, two by two with the words beside the card.
  const bool narrow = room.w < paint.em(34);
  const std::size_t columns = narrow ? (offers.size() + 1) / 2 : offers.size();
  const std::size_t rows = (offers.size() + columns - 1) / columns;
  const float wide = (room.w + gap) / static_cast<float>(columns) - gap;
  const float high = (room.h + gap) / static_cast<float>(rows) - gap;
  const Type usual{Face::sans, narrow ? 0.8F : 0.86F, current_palette.ink_soft};
  for (std::size_t i = 0; i < offers.size(); ++i) {
    const std::size_t row = i / columns;
    const Rect area{room.x + (wide + gap) * static_cast<float>(i % columns),
                    room.y + (high + gap) * static_cast<float>(row), wide, high};
    const Touch touch = touch_target(scene, {"take", offers[i].card}, area);
    draw_ground(paint, area, false, false, touch.pointed);
    Rect inner = area.inset(paint.em(0.4F), paint.em(0.25F));
    const float card = narrow ? std::min(inner.h / kCardHigh, inner.w * 0.3F)
                              : std::min({inner.w * 0.8F, paint.em(5), inner.h * 0.6F / kCardHigh});
    const Point middle = narrow ? Point{inner.x + card / 2, inner.center().y}
                                : Point{inner.center().x, inner.y + card * kCardHigh / 2};
    draw_supply(paint, scene.state.data, offers[i].card, around(middle, card, card * kCardHigh));
    if (narrow) {
      inner.cut_left(card, paint.em(0.4F));
    } else {
      inner.cut_top(card * kCardHigh, paint.em(0.35F));
    }
    Type words = usual;
    float told = paint.paragraph_height(inner.w, offers[i].adds, words);
    if (told > inner.h) {
      words.size *= 0.85F;
      told = paint.paragraph_height(inner.w, offers[i].adds, words);
    }
    if (narrow) inner.cut_top(std::max(0.0F, (inner.h - told) / 2));
    paint.paragraph(inner, offers[i].adds, words);
    if (touch.focused) focus_ring(scene.frame, area, paint.em(0.5F));
  }
}

// --- The whole

bool joins(const Scene& scene) {
  return std::ranges::any_of(scene.model.buildable,
                             [](const Buildable& each) { return each.together.has_value(); });
}

void draw_switch(Scene& scene, Rect& row) {
  Frame& frame = scene.frame;
  if (scene.choice.taking) {
    if (!back_button(scene, {"yard-back"}, row)) return;
    scene.choice.taking = false;
    frame.animating = true;
    return;
  }
  if (!joins(scene)) return;
  for (const bool together : {true, false}) {
    const ButtonSpec spec{
        .label = frame.words(together ? "ui.graenaland.yard.together" : "ui.graenaland.yard.alone"),
        .look = scene.choice.together == together ? Look::chosen : Look::sea,
        .size = 0.9F};
    const float wide = std::min(button_width(frame, spec), row.w * 0.5F);
    if (button(frame, {together ? "together" : "alone"}, row.cut_right(wide, frame.em(0.25F)),
               spec)) {
      scene.choice.together = together;
      scene.choice.what.reset();
      frame.animating = true;
    }
  }
}

// On a small screen the yard's land leads to its region sheet.
std::optional<std::size_t> land_to_tell(const Scene& scene) {
  return scene.on_card && !scene.choice.taking ? yard_land(scene) : std::nullopt;
}

void draw_way_to_land(Scene& scene, std::size_t land, Rect row) {
  const ButtonSpec spec{
      .label = scene.model.yard.on_land[land], .look = Look::sea, .icon = Icon::eye, .size = 0.9F};
  row.w = std::min(row.w, button_width(scene.frame, spec));
  if (!button(scene.frame, {"region"}, row, spec)) return;
  scene.choice.told = true;
  scene.frame.animating = true;
}

// `low`: tiles have no room for names.
void draw_head(Scene& scene, Rect row, bool low) {
  Frame& frame = scene.frame;
  draw_switch(scene, row);
  if (const auto land = land_to_tell(scene)) return draw_way_to_land(scene, *land, row);
  const std::optional<std::size_t> land = yard_land(scene);
  const std::optional<Construction> what = low ? scene.choice.what : std::nullopt;
  const std::string& title = scene.choice.taking ? frame.words("ui.graenaland.yard.take_one")
                             : what ? scene.model.yard.names[static_cast<std::size_t>(*what)]
                             : land ? scene.model.yard.on_land[*land]
                                    : frame.words("ui.graenaland.yard.title");
  if (frame.paint.width(title, foot_title()) > row.w) return;
  frame.paint.text({row.x, row.center().y}, title, foot_title());
}

// So many tiles a row that they are as large as they can be.
std::size_t columns_for(const Rect& room, std::size_t tiles) {
  std::size_t best = 1;
  float best_size = 0;
  for (std::size_t columns = 1; columns <= tiles; ++columns) {
    const std::size_t rows = (tiles + columns - 1) / columns;
    const float size =
        std::min(room.w / static_cast<float>(columns) / 80, room.h / static_cast<float>(rows) / 94);
    if (size > best_size + 0.001F) {
      best_size = size;
      best = columns;
    }
  }
  return best;
}

void draw_tiles(Scene& scene, const Rect& room) {
  const auto& names = scene.model.yard.names;
  const float gap = scene.frame.em(0.44F);
  const bool takes = !scene.model.yard.offers.empty();
  const std::size_t tiles = kConstructions + (takes ? 1 : 0);
  const std::size_t columns = columns_for(room, tiles);
  const std::size_t rows = (tiles + columns - 1) / columns;
  const float high = (room.h + gap) / static_cast<float>(rows) - gap;
  const auto area_of = [&](std::size_t i) {
    const std::size_t row = i / columns;
    const std::size_t in_row = std::min(columns, tiles - row * columns);
    const float wide = (room.w + gap) / static_cast<float>(in_row) - gap;
    return Rect{room.x + (wide + gap) * static_cast<float>(i % columns),
                room.y + (high + gap) * static_cast<float>(row), wide, high};
  };
  bool named = true;
  for (std::size_t i = 0; i < kConstructions; ++i) {
    // The army's may be told by its steps.
    const bool army = i == static_cast<std::size_t>(Construction::army);
    const float wide = scene.frame.paint.width(names[i], {Face::bold, kLeastName});
    named = named && (army || wide <= area_of(i).w - 4);
  }
  for (std::size_t i = 0; i < kConstructions; ++i) {
    draw_tile(scene, static_cast<Construction>(i), area_of(i), named);
  }
  if (takes) draw_supply_tile(scene, area_of(kConstructions), named);
}

}  // namespace

void draw_yard(Scene& scene, const Rect& area) {
  Paint& paint = scene.frame.paint;
  paint.sunk(area, paint.em(0.6F));
  const bool low = area.h < paint.em(11);
  Rect room = area.inset(paint.em(low ? 0.4F : 0.75F), paint.em(low ? 0.3F : 0.5F));
  if (!builds(scene) || scene.model.yard.offers.empty()) scene.choice.taking = false;
  // A button wants a finger's breadth, the title alone does not.
  const bool switched = scene.choice.taking || joins(scene) || land_to_tell(scene);
  const float head = switched && for_fingers(scene.frame) ? control_height(scene.frame)
                                                          : paint.em(low ? 1.5F : 1.95F);
  draw_head(scene, room.cut_top(head, paint.em(low ? 0.3F : 0.44F)), low);
  if (scene.choice.taking) return draw_offers(scene, room);
  draw_tiles(scene, room);
}

}  // namespace meadhall::table::graenaland_table
