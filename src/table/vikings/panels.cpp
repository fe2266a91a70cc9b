#include "table/vikings/panels.h"

#include "table/vikings/homeland_view.h"
#include "table/vikings/pieces.h"
#include "table/vikings/shelf.h"
#include "table/vikings/specials.h"
#include "table/widgets.h"

namespace meadhall::table {
namespace {

using vikings::Viking;

float draw_food(Paint& paint, Point at, const vikings::Food& food, float size, Colour ink,
                Colour hungry) {
  const Colour colour = food.capacity < food.mouths ? hungry : ink;
  draw_sign(paint, Viking::fisherman, {at.x + paint.em(0.5F), at.y}, paint.em(size), colour);
  float x = at.x + paint.em(1.2F);
  const Type type{Face::bold, size, colour};
  x += paint.number({x, at.y}, food.capacity, type);
  x += paint.text({x, at.y}, "/", type);
  x += paint.number({x, at.y}, food.mouths, type);
  return x - at.x;
}

// The small ship of whoever leads the round; returns the room it took.
float draw_marker(Scene& scene, Point at, Seat seat, float size) {
  if (scene.state.start_player != seat || !scene.model.actor) return 0;
  const Rect place = around({at.x + size * 0.6F, at.y}, size * 1.2F, size * 1.5F);
  const TargetName name{"marker", static_cast<std::uint32_t>(index(seat))};
  const Contact contact = scene.frame.targets.add(name, place, Role::floor);
  if (contact.pointed) {
    scene.tell(scene.frame.words("table.marker"), scene.frame.words("table.marker_told"), place);
  }
  scene.motion.note(name, place);
  if (scene.motion.coming(name) > 0) return size * 1.6F;
  draw_longship(scene.frame.paint, place.center(), size * 1.5F);
  return size * 1.8F;
}

// What is in the purse, without the coins still on their way.
int gold_of(const Scene& scene, Seat seat) {
  return scene.state.at(seat).gold + scene.motion.gold_late(seat);
}
int points_of(const Scene& scene, Seat seat) {
  return scene.state.at(seat).points + scene.motion.points_late(seat);
}

// Where coins and points of a seat fly to and from; `half` is how far the points stand from the
// gold.
void note_purse(Scene& scene, Seat seat, Point at, float half) {
  const auto number = static_cast<std::uint32_t>(index(seat));
  const float size = scene.frame.em(1);
  scene.motion.note({"gold", number}, around({at.x + size, at.y}, size, size));
  scene.motion.note({"points", number}, around({at.x + half + size, at.y}, size, size));
}

}  // namespace

void draw_homeland_header(Scene& scene, const Rect& area) {
  Paint& paint = scene.frame.paint;
  paint.wood(area, paint.em(0.6F), ImDrawFlags_RoundCornersTop);
  paint.fill({area.x, area.bottom() - 2, area.w, 2}, fade(tone.gold_edge, 0.8F));
  const SeatInfo& info = scene.seat_info(scene.shown);
  const float y = area.center().y;
  Rect room = area.inset(paint.em(0.8F), 0);
  draw_shield(paint, {room.x + paint.em(0.75F), y}, paint.em(1.5F), info.colour,
              static_cast<int>(index(scene.shown)) + 1);
  room.cut_left(paint.em(1.9F));

  // From the right: food, points, gold; the name takes what is left.
  const Type strong{Face::bold, 1.12F, tone.bright};
  Rect purse = room.cut_right(paint.em(15.0F));
  const Contact contact = scene.frame.targets.add(
      {"purse", static_cast<std::uint32_t>(index(scene.shown))}, purse, Role::thing);
  if (contact.pointed) scene.point(vikings::purse_thing(scene.shown), purse);
  if (contact.focused) focus_ring(scene.frame, purse.inset(2), 4);
  float x = purse.x;
  note_purse(scene, scene.shown, {x, y}, paint.em(4.4F));
  draw_gold(paint, {x, y}, gold_of(scene, scene.shown), strong);
  x += paint.em(4.4F);
  draw_points(paint, {x, y}, points_of(scene, scene.shown), strong);
  x += paint.em(4.6F);
  draw_food(paint, {x, y}, scene.model.outlook[index(scene.shown)].food, 1.05F, tone.bright,
            tone.danger_on_badge);

  const Type title{Face::heading, 1.2F, tone.on_wood};
  float name = paint.text_within({room.x, y}, room.w, info.name, title);
  name += paint.em(0.3F);
  name += draw_marker(scene, {room.x + name, y}, scene.shown, paint.em(1.15F));
  const bool acts = scene.acts(scene.shown);
  if (acts && room.w > name + paint.em(6)) {
    paint.text_within({room.x + name + paint.em(0.8F), y}, room.w - name - paint.em(1.4F),
                      scene.frame.words("ui.to_act"), {Face::sans, 0.95F, tone.bright});
  }
}

std::optional<Seat> draw_others(Scene& scene, const Rect& area) {
  Paint& paint = scene.frame.paint;
  std::optional<Seat> chosen;
  const auto others = static_cast<float>(scene.state.player_count - 1);
  const float gap = paint.em(0.7F);
  const float wide = (area.w - gap * (others - 1)) / others;
  float x = area.x;
  for (std::size_t i = 0; i < scene.state.player_count; ++i) {
    const Seat seat = seat_at(i);
    if (seat == scene.shown) continue;
    const Rect place{x, area.y, wide, area.h};
    x += wide + gap;
    const SeatInfo& info = scene.seat_info(seat);
    const vikings::Player& player = scene.state.at(seat);
    const Contact contact =
        scene.frame.targets.add({"seat", static_cast<std::uint32_t>(i)}, place, Role::control);
    const float radius = paint.em(0.5F);
    paint.fill(place, contact.pointed ? tone.panel_lit : tone.panel, radius);
    paint.outline(place.inset(0.5F), contact.pointed ? tone.highlight : tone.ground_line, 1,
                  radius);
    paint.fill({place.x, place.y + 4, 4, place.h - 8}, tone.seats[info.colour], 2);
    if (contact.focused) focus_ring(scene.frame, place, radius);
    if (contact.clicked) chosen = seat;

    Rect room = place.inset(paint.em(0.7F), paint.em(0.5F));
    room.cut_left(paint.em(0.2F));
    // With much room the small homeland stands beside the words, with little below the name.
    const float board = std::clamp(room.w - paint.em(7.2F), room.w * 0.28F,
                                   std::min(room.w * 0.5F, room.h * 1.75F));
    const Rect picture = room.cut_right(board, paint.em(0.5F));
    draw_small_homeland(paint, player, picture);
    Rect head = room.cut_top(paint.em(1.6F));
    draw_shield(paint, {head.x + paint.em(0.6F), head.center().y}, paint.em(1.25F), info.colour,
                static_cast<int>(i) + 1);
    head.cut_left(paint.em(1.5F));
    const bool acts = scene.acts(seat);
    const float written = paint.text_within(
        {head.x, head.center().y}, head.w - (seat == scene.state.start_player ? paint.em(1.4F) : 0),
        info.name, {Face::bold, 1.02F, acts ? tone.highlight : tone.on_sea});
    draw_marker(scene, {head.x + written + paint.em(0.3F), head.center().y}, seat, paint.em(1));
    const float step = std::min(paint.em(1.45F), room.h / 3);
    float y = room.y + step / 2;
    const float half = std::max(paint.em(3.1F), room.w * 0.5F);
    scene.motion.note({"seat", static_cast<std::uint32_t>(i)}, place);
    note_purse(scene, seat, {room.x, y}, half);
    draw_gold(paint, {room.x, y}, gold_of(scene, seat), {Face::bold, 1.0F, tone.on_sea});
    draw_points(paint, {room.x + half, y}, points_of(scene, seat), {Face::bold, 1.0F, tone.on_sea});
    y += step;
    draw_sign(paint, Viking::boatsman, {room.x + paint.em(0.45F), y}, paint.em(0.95F),
              tone.on_sea_soft);
    paint.number({room.x + paint.em(1.1F), y}, scene.model.outlook[i].boatsmen,
                 {Face::sans, 1.0F, tone.on_sea_soft});
    draw_food(paint, {room.x + half - paint.em(0.1F), y}, scene.model.outlook[i].food, 0.95F,
              tone.on_sea_soft, tone.danger_on_sea);
    y += step;
    if (owned_kinds(player) > 0) {
      // What he holds matters more to the others than how many wait; those stand on his board.
      const float size = std::min(paint.em(1.5F), place.bottom() - y - paint.em(0.2F) + step / 2);
      draw_owned_row(scene, seat, {room.x, y - step / 2, room.w, size});
    } else if (y + step * 0.4F < place.bottom() && scene.model.outlook[i].waiting > 0) {
      paint.text_within({room.x, y}, room.w, scene.frame.words("ui.waiting"),
                        {Face::sans, 0.92F, tone.on_sea_soft});
      const float label =
          paint.width(scene.frame.words("ui.waiting"), {Face::sans, 0.92F, tone.on_sea_soft});
      paint.number({room.x + label + paint.em(0.35F), y}, scene.model.outlook[i].waiting,
                   {Face::bold, 0.95F, tone.on_sea_soft});
    }
  }
  return chosen;
}

std::optional<Seat> draw_tabs(Scene& scene, const Rect& area) {
  Paint& paint = scene.frame.paint;
  std::optional<Seat> chosen;
  const auto players = static_cast<float>(scene.state.player_count);
  const float gap = paint.em(0.3F);
  const float wide = (area.w - gap * (players - 1)) / players;
  for (std::size_t i = 0; i < scene.state.player_count; ++i) {
    const Seat seat = seat_at(i);
    const Rect place{area.x + static_cast<float>(i) * (wide + gap), area.y, wide, area.h};
    const Contact contact =
        scene.frame.targets.add({"seat", static_cast<std::uint32_t>(i)}, place, Role::control);
    if (contact.clicked) chosen = seat;
    const bool shown = seat == scene.shown;
    const float radius = paint.em(0.45F);
    paint.fill(place, shown ? tone.wood_top : tone.panel, radius);
    paint.outline(place.inset(0.5F), scene.acts(seat) ? tone.highlight : tone.ground_line,
                  scene.acts(seat) ? 2.0F : 1.0F, radius);
    if (contact.focused) focus_ring(scene.frame, place, radius);
    const SeatInfo& info = scene.seat_info(seat);
    const vikings::Player& player = scene.state.at(seat);
    Rect room = place.inset(paint.em(0.35F), 0);
    const float top = place.y + place.h * 0.30F;
    const float low = place.y + place.h * 0.72F;
    draw_shield(paint, {room.x + paint.em(0.55F), top}, paint.em(1.05F), info.colour,
                static_cast<int>(i) + 1);
    const bool holds = owned_kinds(player) > 0;
    const float signs =
        (scene.state.start_player == seat ? paint.em(1.0F) : 0) + (holds ? paint.em(1.0F) : 0);
    const float written =
        paint.text_within({room.x + paint.em(1.3F), top}, room.w - paint.em(1.3F) - signs,
                          info.name, {Face::bold, 0.88F, tone.on_wood});
    float sign_at = room.x + paint.em(1.3F) + written + paint.em(0.2F);
    if (scene.state.start_player == seat && scene.model.actor) {
      draw_longship(paint, {sign_at + paint.em(0.4F), top}, paint.em(1.05F));
      sign_at += paint.em(1.0F);
    }
    if (holds) draw_special_mark(paint, {sign_at + paint.em(0.4F), top}, paint.em(0.7F));
    const Type type{Face::bold, 0.88F, tone.on_wood};
    scene.motion.note({"seat", static_cast<std::uint32_t>(i)}, place);
    note_purse(scene, seat, {room.x, low}, room.w * 0.5F);
    const float used = draw_gold(paint, {room.x, low}, gold_of(scene, seat), type);
    draw_points(paint, {room.x + std::max(used + paint.em(0.4F), room.w * 0.5F), low},
                points_of(scene, seat), type);
  }
  return chosen;
}

float outlook_height(const Scene& scene) {
  const float em = scene.frame.em(1);
  const std::size_t threats =
      std::min<std::size_t>(scene.model.threats[index(scene.shown)].size(), 2);
  return em * (2.6F + 1.75F + 1.55F * static_cast<float>(scene.state.player_count) +
               1.4F * static_cast<float>(threats));
}

void draw_outlook(Scene& scene, const Rect& area) {
  Paint& paint = scene.frame.paint;
  paint.parchment(area);
  const Clip clipped(paint, area);
  Rect room = area.inset(paint.em(0.9F), paint.em(0.55F));
  Rect head = room.cut_top(paint.em(1.6F), paint.em(0.1F));
  const Type title{Face::heading, 1.08F, tone.ink};
  const bool over = !scene.model.actor.has_value();
  const float used =
      paint.text({head.x, head.center().y},
                 scene.frame.words(over ? "ui.standing_at_the_end" : "app.projection"), title);
  const Type soft{Face::sans, 0.95F, tone.ink_soft};
  if (paint.width(scene.model.then, soft) < head.w - used - paint.em(0.8F)) {
    paint.text({head.right(), head.center().y}, scene.model.then, soft, Align::right);
  }

  // Columns: name | gold | points | total at the end | boatsmen | islands | longest | food |
  // threatened
  constexpr std::size_t kCells = 8;
  const float name_wide = std::clamp(room.w * 0.24F, paint.em(4.5F), paint.em(11));
  const float step = (room.w - name_wide) / static_cast<float>(kCells);
  const auto column = [&](std::size_t i) {
    return room.x + name_wide + step * (static_cast<float>(i) + 0.5F);
  };
  // Each explains itself: by the scoring line it is about, or in the table's own words.
  struct Head {
    std::string_view word;
    std::string_view line;
    std::string_view title;
    std::string_view told;
  };
  constexpr std::array<Head, kCells> kHeads = {
      {{"", "", "table.head.gold", "table.head.gold_told"},
       {"", "", "table.head.points", "table.head.points_told"},
       {"ui.head.end", "", "table.head.end", "table.head.end_told"},
       {"ui.head.boatsmen", "boatsmen", "", ""},
       {"ui.head.islands", "islands", "", ""},
       {"ui.head.longest", "longest", "", ""},
       {"ui.head.food", "food", "", ""},
       {"ui.head.threatened", "", "table.head.threatened", "table.head.threatened_told"}}};
  const Rect heads = room.cut_top(paint.em(1.45F));
  const Type small{Face::sans, 0.84F, tone.ink_faint};
  const bool words_fit = step > paint.em(4.3F);
  for (std::size_t i = 0; i < kCells; ++i) {
    const Point at{column(i), heads.center().y};
    // The whole column explains itself: a finger needs more than its sign.
    const Rect whole{column(i) - step / 2, heads.y, step, heads.h + room.h};
    const Contact contact =
        scene.frame.targets.add({"column", static_cast<std::uint32_t>(i)}, whole, Role::thing);
    if (contact.pointed) {
      paint.fill({whole.x, heads.y, whole.w, heads.h}, tone.paper_shade, 4);
      const auto line = std::ranges::find(vikings::kScoreLines, kHeads[i].line);
      if (line != vikings::kScoreLines.end()) {
        const auto which = static_cast<std::size_t>(line - vikings::kScoreLines.begin());
        scene.point(vikings::line_thing(scene.shown, which), whole);
      } else {
        scene.tell(scene.frame.words(kHeads[i].title), scene.frame.words(kHeads[i].told), whole);
      }
    }
    if (contact.focused) focus_ring(scene.frame, {whole.x, heads.y, whole.w, heads.h}, 4);
    if (i == 0) draw_icon(paint, Icon::coin, at, paint.em(1), tone.ink);
    if (i == 1) draw_icon(paint, Icon::star, at, paint.em(1), tone.gain_ink);
    if (i < 2) continue;
    if (words_fit) {
      paint.text_within(at, step - paint.em(0.2F), scene.frame.words(kHeads[i].word), small,
                        Align::center);
    } else {
      const float size = paint.em(1.0F);
      switch (i) {
        case 2:
          draw_icon(paint, Icon::star, {at.x - size * 0.3F, at.y}, size * 0.9F, tone.ink_soft);
          draw_icon(paint, Icon::star, {at.x + size * 0.4F, at.y}, size * 0.9F, tone.ink_soft);
          break;
        case 3: draw_sign(paint, Viking::boatsman, at, size, tone.ink_soft); break;
        case 4: paint.fill(around(at, size, size * 0.55F), tone.grass_dark, size * 0.27F); break;
        case 5:
          paint.fill(around(at, size * 1.6F, size * 0.4F), tone.grass_dark, size * 0.2F);
          break;
        case 6: draw_sign(paint, Viking::fisherman, at, size, tone.ink_soft); break;
        default: paint.text(at, "!", {Face::bold, 1.05F, tone.danger_ink}, Align::center); break;
      }
    }
  }
  const float row_height =
      std::min(paint.em(1.55F), (room.h) / static_cast<float>(scene.state.player_count));
  for (std::size_t i = 0; i < scene.state.player_count; ++i) {
    const Rect row = room.cut_top(row_height);
    const SeatOutlook& outlook = scene.model.outlook[i];
    const SeatInfo& info = scene.seat_info(seat_at(i));
    if (seat_at(i) == scene.shown) paint.fill(row, tone.paper_row, 4);
    const float y = row.center().y;
    draw_shield(paint, {row.x + paint.em(0.65F), y}, paint.em(1.2F), info.colour,
                static_cast<int>(i) + 1);
    paint.text_within({row.x + paint.em(1.6F), y}, name_wide - paint.em(1.9F), info.name,
                      {Face::bold, 1.0F, tone.ink});
    const auto cell = [&](std::size_t at, int value, bool best, bool sign = false) {
      if (best)
        paint.fill(around({column(at), y}, std::min(paint.em(2.2F), step - 2), row.h - 4),
                   tone.paper_mark, 5);
      paint.number({column(at), y}, value, {best ? Face::bold : Face::sans, 1.0F, tone.ink},
                   Align::center, sign);
    };
    cell(0, outlook.gold, false, true);
    cell(1, outlook.points, false, true);
    cell(2, outlook.at_the_end, false);
    cell(3, outlook.boatsmen,
         outlook.boatsmen > 0 && outlook.boatsmen == scene.model.most_boatsmen);
    cell(4, outlook.closed.count,
         outlook.closed.count > 0 && outlook.closed.count == scene.model.most_closed);
    cell(5, outlook.closed.longest,
         outlook.closed.longest > 0 && outlook.closed.longest == scene.model.longest);
    const int surplus = outlook.food.capacity - outlook.food.mouths;
    paint.number({column(6), y}, surplus,
                 {Face::bold, 1.0F, surplus < 0 ? tone.danger_ink : tone.ink}, Align::center, true);
    paint.number({column(7), y}, outlook.threatened,
                 {outlook.threatened > 0 ? Face::bold : Face::sans, 1.0F,
                  outlook.threatened > 0 ? tone.danger_ink : tone.ink},
                 Align::center);
  }
  room.cut_top(paint.em(0.2F));
  const Type warning{Face::sans, 0.98F, tone.danger_ink};
  for (const std::string& threat : scene.model.threats[index(scene.shown)]) {
    if (room.h < paint.line_height(warning)) break;
    const Rect line = room.cut_top(paint.line_height(warning));
    paint.text_within({line.x, line.center().y}, line.w, threat, warning);
  }
}

}  // namespace meadhall::table
