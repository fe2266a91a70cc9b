#include "table/games/feast/filters.h"

#include <array>

#include "games/feast/sources.h"
#include "table/games/feast/chips.h"
#include "table/games/feast/grid.h"
#include "table/games/feast/icon_row.h"
#include "table/games/feast/items.h"
#include "table/games/feast/signs.h"
#include "table/match/card_parts.h"
#include "table/match/question_card.h"

namespace meadhall::table::feast_table {

using feast::Item;
using feast::Sign;
using Filter = Choice::Filter;

namespace {

enum : std::size_t { kAll, kCan, kGives, kColumn };  // the chips

constexpr std::size_t kFirstOther = feast::kItems;
struct Other {
  std::string_view name;
  feast::Glyph glyph;
};
constexpr std::array<Other, feast::kSought - kFirstOther> kOthers = {{
    {"ui.feast.seek.weapon", {Sign::weapon}},
    {"ui.feast.seek.special", {Sign::special}},
    {"ui.feast.seek.draw", {Sign::draw}},
    {"ui.feast.seek.play", {Sign::play}},
    {"ui.feast.seek.boat", {Sign::ship, 0}},
    {"ui.feast.seek.knarr", {Sign::ship, 1}},
    {"ui.feast.seek.longship", {Sign::ship, 2}},
    {"ui.feast.seek.shed", {Sign::building, 0}},
    {"ui.feast.seek.stone_house", {Sign::building, 1}},
    {"ui.feast.seek.long_house", {Sign::building, 2}},
    {"ui.feast.seek.land", {Sign::land}},
    {"ui.feast.seek.emigration", {Sign::emigrate}},
}};

std::string_view name_of(Scene& scene, std::size_t sought) {
  if (sought < kFirstOther) return scene.model.item_name(scene.frame.app, feast::item_at(sought));
  return scene.frame.words(kOthers[sought - kFirstOther].name);
}

void draw_sought(Paint& paint, std::size_t sought, Point at, float size, Colour ink) {
  if (sought < kFirstOther) return draw_item(paint, feast::item_at(sought), at, size);
  draw_glyph(paint, kOthers[sought - kFirstOther].glyph, at, size, ink);
}

// As they stand in the palette: goods as in the larder, then the rest, nine lines of eight at most.
// What is no good of this match has no place: kSought.
constexpr std::size_t kAcross = 8;
using Palette = FixedVector<std::size_t, kAcross * 9>;
Palette palette_of(const feast::State& state) {
  Palette all;
  for (std::size_t row = 0; row < 4; ++row) {
    for (std::size_t shape = 0; shape < kAcross; ++shape) {
      const std::size_t good = 4 * shape + row;
      all.push_back(feast::is_good(feast::item_at(good)) ? good : feast::kSought);
    }
  }
  for (const Item item : {Item::silver, Item::wood, Item::stone, Item::ore}) {
    all.push_back(feast::number(item));
  }
  for (std::size_t other = kFirstOther; other < feast::kSought; ++other) all.push_back(other);
  if (!state.options.harvest) return all;
  for (std::size_t row = 0; row < 4; ++row) all.push_back(4 * kAcross + row);
  return all;
}

void choose(Scene& scene, Filter filter) {
  scene.choice.filter = filter;
  scene.choice.palette = false;
  scene.choice.band.reset();
  scene.frame.animating = true;
}

void draw_place(Scene& scene, std::size_t sought, const Rect& area) {
  Frame& frame = scene.frame;
  Paint& paint = frame.paint;
  const bool any = feast::spaces_with(sought) != 0;
  const TargetName name{"seek", static_cast<std::uint32_t>(sought)};
  const Contact contact = frame.targets.add(name, area, any ? Role::control : Role::thing);
  const float radius = paint.em(0.35F);
  const Rect plate = area.inset(1);
  const bool chosen = scene.choice.filter == Filter::gives && scene.choice.sought == sought;
  if (chosen) {
    paint.fill(plate, fade(current_palette.highlight, 0.5F), radius);
    paint.outline(plate, current_palette.gold_edge, 2 * current_palette.edge, radius);
  }
  draw_sought(paint, sought, area.center(), std::min(area.w, area.h) * 0.74F, current_palette.ink);
  if (!any) paint.fill(plate, fade(current_palette.parchment_bottom, 0.7F), radius);
  if (contact.told) scene.tell(name_of(scene, sought), {}, area);
  if (contact.pointed) frame.say(std::string(name_of(scene, sought)));
  if (contact.focused) focus_ring(frame, area, radius);
  if (!contact.clicked || !any) return;
  scene.choice.sought = sought;
  scene.choice.giving = feast::spaces_with(sought);
  choose(scene, Filter::gives);
}

bool is_sought(const Scene& scene, std::size_t place) {
  const Choice& choice = scene.choice;
  switch (choice.filter) {
    case Filter::all: return true;
    case Filter::can: return !scene.asks(feast::Do::turn) || scene.model.open[place];
    case Filter::gives: return feast::is_in(choice.giving, place);
    case Filter::column:
      return choice.column == (feast::is_copy(place)
                                   ? feast::column_of_copy(place)
                                   : feast::info(static_cast<feast::Space>(place)).column);
  }
  return true;
}

}  // namespace

void dim_if_not_sought(Scene& scene, std::size_t place, const Rect& area) {
  if (is_sought(scene, place)) return;
  scene.frame.paint.fill(area.inset(-1), fade(current_palette.sea_bottom, 0.78F),
                         scene.frame.em(0.3F));
}

void draw_filters(Scene& scene, const Rect& row) {
  Frame& frame = scene.frame;
  Choice& choice = scene.choice;
  const auto look = [&](Filter filter) {
    return choice.filter == filter && !choice.palette ? Look::chosen : Look::sea;
  };
  constexpr float kSize = 0.92F;
  constexpr float kPicture = 1.5F;  // em
  const bool gives = choice.filter == Filter::gives;
  const bool column = choice.filter == Filter::column;
  const std::string_view in_column =
      column ? std::string_view(frame.words("ui.feast.filter.column")) : "1 2 3 4";
  const std::array<Chip, 4> chips = {{
      {.name = {"filter", kAll},
       .spec = {.label = scene.model.all_spaces, .look = look(Filter::all), .size = kSize}},
      {.name = {"filter", kCan},
       .spec = {.label = scene.model.open_spaces,
                .look = look(Filter::can),
                .enabled = scene.asks(feast::Do::turn),
                .size = kSize}},
      {.name = {"filter", kGives},
       .spec = {.label = frame.words("ui.feast.filter.gives"),
                .look = gives || choice.palette ? Look::chosen : Look::sea,
                .size = kSize,
                .lead = gives ? kPicture : 0}},
      {.name = {"filter", kColumn},
       .spec = {.label = in_column,
                .look = look(Filter::column),
                .size = kSize,
                .lead = column ? kPicture : 0,
                .tip = frame.words("ui.feast.filter.columns")}},
  }};
  const auto pressed =
      draw_chips(frame, "filters", row, chips, 2.5F, [&](std::size_t i, Rect place) {
        const Point at{place.x + frame.em(1.3F), place.center().y};
        if (i == kGives && gives) {
          draw_sought(frame.paint, choice.sought, at, frame.em(1.4F), current_palette.on_wood);
        }
        if (i == kColumn && column) {
          frame.paint.number(at, static_cast<int>(choice.column),
                             {Face::heading, 1.1F, current_palette.on_wood}, Align::center);
        }
      });
  if (!pressed) return;
  frame.animating = true;
  switch (*pressed) {
    case kAll: return choose(scene, Filter::all);
    case kCan: return choose(scene, Filter::can);
    case kGives:
      choice.band.reset();
      choice.palette = !choice.palette;
      return;
    default:
      // One column after the other, then all of them.
      choice.column = column ? choice.column % feast::kColumns + 1 : 1;
      return choose(scene, column && choice.column == 1 ? Filter::all : Filter::column);
  }
}

void draw_palette(Scene& scene, const Rect& area) {
  if (!scene.choice.palette) return;
  Frame& frame = scene.frame;
  Paint& paint = frame.paint;
  const Palette all = palette_of(scene.state);
  const float em = paint.em();
  const float head = std::max(em * 2.2F, 44.0F);
  const float least = 44;  // of a finger
  // As wide as the smallest phone, so that a finger meets one of eight.
  Rect sheet = area.inset(-em * 0.35F, 0);
  const float edge = 3;
  const float wide = (sheet.w - 2 * edge) / kAcross;
  const float high = std::min(std::max(least, em * 2.6F), wide);
  const float rows = static_cast<float>(rows_for(all.size(), kAcross));
  sheet = sheet.cut_bottom(std::min(area.h, head + rows * high + em * 0.9F));
  frame.targets.add({"palette"}, sheet, Role::floor);
  paint.parchment(sheet);
  Rect room = sheet.inset(edge, em * 0.4F);
  Rect row = room.cut_top(head);
  if (button(frame, {"close-palette"}, row.cut_right(head, em * 0.4F),
             {.label = {}, .icon = Icon::close, .tip = frame.words("app.close")})) {
    scene.choice.palette = false;
    frame.animating = true;
  }
  paint.text_within({row.x + em * 0.5F, row.center().y}, row.w - em * 0.5F,
                    frame.words("ui.feast.seek"), match::card_title());
  scroll(frame, "palette-places", room, scene.choice.palette_height, [&](const Rect& page) {
    const Rect first{page.x, page.y, page.w / kAcross, high};
    for (std::size_t n = 0; n < all.size(); ++n) {
      if (all[n] == feast::kSought) continue;
      draw_place(scene, all[n], nth_cell(first, n, kAcross));
    }
    return rows * high;
  });
}

}  // namespace meadhall::table::feast_table
