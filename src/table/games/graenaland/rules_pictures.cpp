#include "table/games/graenaland/rules_pictures.h"

#include <algorithm>
#include <optional>

#include "table/games/graenaland/cards.h"
#include "table/games/graenaland/council_parts.h"
#include "table/games/graenaland/hues.h"
#include "table/games/graenaland/land_parts.h"
#include "table/games/graenaland/rules_picture_list.h"

namespace meadhall::table::graenaland_table {
namespace {

using graenaland::kHeroes;

constexpr float kLand = 3;  // wide, in places
constexpr float kRoom = 1.25F;
constexpr float kBlock = 0.5F;
constexpr float kPriceIcon = 0.42F;
constexpr std::size_t kClans = 3;

std::size_t digit(char letter) { return static_cast<std::size_t>(letter - '0'); }
Terrain terrain_of(char letter) {
  return static_cast<Terrain>(std::string_view("PFHM").find(letter));
}
// The colours with which seats begin, by clan.
Clan colour_of(std::size_t clan) {
  constexpr std::array<Clan, kClans> kColours = {0, 4, 5};
  return kColours[clan];
}
const graenaland::Data& data() { return graenaland::standard_data(); }

bool is_land(std::string_view word) { return word.size() > 1 && word[1] == '/'; }
std::string_view votes_in(std::string_view word) { return word.substr(1, word.find(';') - 1); }

// Of a construction by its number, or of the army by the terrain of a fortress.
graenaland::Cost cost_of(char what) {
  const std::size_t number = digit(what);
  if (number >= graenaland::kConstructions) {
    return data().army_with[static_cast<std::size_t>(terrain_of(what))];
  }
  const auto construction = static_cast<Construction>(number);
  if (is_work(construction)) return data().works[static_cast<std::size_t>(work_of(construction))];
  if (construction == Construction::army) return data().army;
  return data().buildings[static_cast<std::size_t>(building_of(construction))];
}

// What lies low where it is built lies in the middle here, and a road, which is small, closer.
void draw_thing_built(Paint& paint, Construction what, Rect area) {
  if (graenaland::is_work(what) && grows(graenaland::work_of(what))) {
    const float closer = what == Construction::road ? 1.5F : 1.0F;
    const float high = std::min(area.h, area.w * 0.62F) * closer;
    area = around({area.center().x, area.center().y - high * 0.28F}, area.w * closer, high);
  }
  draw_construction(paint, what, colour_of(1), area, Resource::grain);
}

Point size_of(std::string_view word) {
  if (is_land(word)) return {kLand, kLand * 0.88F};
  switch (word[0]) {
    case ',': return {kLand / 2, 1};
    case '_': return {kRoom, 1};
    case 'u': return {kRoom, 0.95F};
    case '=': return {kBlock * static_cast<float>(votes_in(word).size()) / 2 + 0.2F, 1.25F};
    case '$': return {price_width(cost_of(word[1]), kPriceIcon) + 0.4F, 0.85F};
    case 'G': return {1.25F, 1.75F};
    case 'V': return {3.2F, 3.2F * kCardHigh};
    case '>':
    case '+':
    case 'x': return {0.75F, 0.9F};
    case '@': return {1, 0.95F};
    case 't':
    case '#': return {1, 0.85F};
    default: return {1, kCardHigh};
  }
}

class Picture {
 public:
  Picture(Paint& paint, float unit) : paint_(paint), unit_(unit) {}

  void draw(std::string_view word, const Rect& area) {
    if (is_land(word)) return draw_land(word, area);
    if (draw_scene_sign(paint_, word, area.center(), unit_)) return;
    const Rect card = around(area.center(), area.w * 0.88F, area.w * 0.88F * kCardHigh);
    switch (word[0]) {
      case 'u':
        return draw_thing_built(paint_, static_cast<Construction>(digit(word[1])),
                                area.inset(unit_ * 0.06F));
      case '=': return draw_votes(word, area);
      case '$': return draw_cost(word[1], area);
      case 'G': return draw_goal_cell(word, area.inset(unit_ * 0.06F));
      case 'V': return draw_victory(word, area.inset(unit_ * 0.1F));
      case '@': {
        const std::size_t clan = digit(word[1]);
        return draw_crest(paint_, seat_at(clan), current_palette.seats[colour_of(clan)],
                          area.center(), unit_ * 0.8F);
      }
      case 't': {
        const TerrainHues& hues = hues_of(terrain_of(word[1]));
        paint_.disc(area.center(), unit_ * 0.36F, hues.ground);
        return draw_terrain(paint_, terrain_of(word[1]), area.center(), unit_ * 0.46F, hues.sign,
                            hues.ground);
      }
      case '#':
        draw_plate(around(area.center(), unit_ * 0.7F, unit_ * 0.7F));
        return draw_resource(paint_, resource_of(word[1]), area.center(), unit_ * 0.52F);
      case 'o': return draw_open(word, card);
      case 'b': return draw_card_back(paint_, data(), terrain_of(word[1]), card);
      case 's':
        return draw_supply(paint_, data(), static_cast<std::size_t>(word[1] - 'a'), card,
                           word.size() > 2 ? static_cast<unsigned>(digit(word[2])) : 0);
      default: return;
    }
  }

  // Who goes from land to land: to the right above, to the left below.
  void draw_marches() {
    for (std::size_t i = 0; i < kHeroes; ++i) {
      if (!left_[i] || !came_[i]) continue;
      const bool right = came_[i]->x > left_[i]->x;
      const float size = unit_ * 0.12F;
      const float lift = unit_ * (right ? -0.55F : 0.3F);
      const Point from{left_[i]->x, left_[i]->y + lift};
      const Point to{came_[i]->x, came_[i]->y + lift};
      const Point over{mix(from.x, to.x, 0.5F), from.y + (right ? -unit_ : unit_) * 0.9F};
      const Point tip{to.x + (over.x - to.x) * 0.06F, to.y + (over.y - to.y) * 0.06F};
      for (const bool below : {true, false}) {
        const Colour colour = below ? current_palette.halo : rgb(0xffe08a);
        const float wide = below ? 5.0F : 2.6F;
        paint_.list().AddBezierQuadratic(from, over, tip, colour, wide);
        // The head points to where the curve ends.
        const float long_ = std::hypot(to.x - over.x, to.y - over.y);
        const Point along{(to.x - over.x) / long_, (to.y - over.y) / long_};
        const float reach = size + (below ? 1.5F : 0.0F);
        paint_.list().AddTriangleFilled(
            {to.x + along.x * reach, to.y + along.y * reach},
            {to.x - along.x * reach - along.y * reach, to.y - along.y * reach + along.x * reach},
            {to.x - along.x * reach + along.y * reach, to.y - along.y * reach - along.x * reach},
            colour);
      }
    }
  }

 private:
  static Resource resource_of(char letter) {
    return static_cast<Resource>(std::string_view("glwo").find(letter));
  }

  void draw_plate(const Rect& area) {
    paint_.fill(area, rgb(0x0d1f2b, 0.62F), std::min(area.h, area.w) * 0.35F);
  }

  void draw_open(std::string_view word, const Rect& area) {
    const std::size_t terrain = static_cast<std::size_t>(terrain_of(word[1]));
    draw_card(paint_, data(), graenaland::card_kind(terrain, digit(word[2])), area);
    if (!word.ends_with('~')) return;
    const Point at{area.right() - area.w * 0.18F, area.y + area.w * 0.2F};
    paint_.disc(at, area.w * 0.26F, current_palette.badge);
    draw_sign(paint_, Sign::scales, at, area.w * 0.34F, current_palette.on_badge,
              current_palette.badge);
  }

  void draw_cost(char what, const Rect& area) {
    const graenaland::Cost cost = cost_of(what);
    const float icon = unit_ * kPriceIcon;
    const float wide = price_width(cost, icon);
    const Rect plate = around(area.center(), wide + unit_ * 0.3F, unit_ * 0.6F);
    draw_plate(plate);
    draw_price(paint_, {plate.x + unit_ * 0.15F, plate.center().y}, cost, icon, wide);
  }

  void draw_goal_cell(std::string_view word, const Rect& area) {
    const bool met = word.ends_with('+');
    const std::size_t goal = digit(word[1]);
    const Colour ink = rgb(0x2d2015);
    const Colour ground = met ? rgb(0xf0c24b) : kCardBottom;
    paint_.fill(area, met ? rgb(0x5d3a08) : rgb(0x6b4526), unit_ * 0.1F);
    paint_.fill(area.inset(1.5F), ground, unit_ * 0.08F);
    draw_goal(paint_, static_cast<Goal>(goal), {area.center().x, area.y + area.h * 0.34F},
              unit_ * 0.66F, ink, ground);
    paint_.number({area.center().x, area.y + area.h * 0.77F}, data().goals[goal],
                  {Face::bold, unit_ * 0.5F / paint_.em(), ink}, Align::center);
  }

  void draw_victory(std::string_view word, const Rect& area) {
    const graenaland::VictoryCard& card = data().cards[digit(word[1])];
    std::array<int, graenaland::kGoals> reached{};
    for (std::size_t goal = 0; goal < graenaland::kGoals; ++goal) {
      const std::size_t steps = digit(word[goal + 3]);
      if (steps > 0) reached[goal] = card.tiers[goal][steps - 1];
    }
    draw_victory_card(paint_, card, area, reached);
  }

  void draw_votes(std::string_view word, const Rect& area) {
    Blocks blocks;
    const std::string_view votes = votes_in(word);
    for (std::size_t i = 0; i + 1 < votes.size(); i += 2) {
      const std::size_t clan = digit(votes[i]);
      blocks.push_back({static_cast<std::uint8_t>(clan), colour_of(clan),
                        votes[i + 1] == 'y'   ? RailBlock::Kind::yes
                        : votes[i + 1] == 'n' ? RailBlock::Kind::no
                                              : RailBlock::Kind::owner});
    }
    const Rect rail{area.x + unit_ * 0.1F, area.y + unit_ * 0.3F, area.w - unit_ * 0.2F,
                    unit_ * 0.75F};
    draw_rail(paint_, rail, blocks, static_cast<int>(digit(word.back())));
  }

  void draw_land(std::string_view word, const Rect& area) {
    const LandSpots on(area, kClans);
    const Terrain terrain = terrain_of(word[0]);
    const Resource kept = data().decks[static_cast<std::size_t>(terrain)].resource[0];
    draw_ground(paint_, terrain, lands_++, area, GroundKind::picture);
    for (const bool camps : {false, true}) {
      std::string_view rest = word;
      while (!rest.empty()) {
        const std::string_view part = rest.substr(0, rest.find('/'));
        rest.remove_prefix(std::min(rest.size(), part.size() + 1));
        if (part.empty() || part.data() == word.data()) continue;
        const std::size_t work = std::string_view("rimp").find(part[0]);
        if (camps && work > graenaland::kWorks) draw_camp_of(on, part);
        if (!camps && work < graenaland::kWorks) {
          draw_built_work(paint_, on, static_cast<Work>(work), kept);
        }
      }
    }
  }

  void draw_camp_of(const LandSpots& on, std::string_view part) {
    const std::size_t clan = digit(part[0]);
    const Clan colour = colour_of(clan);
    const Point foot = on.camp(clan);
    const auto number_after = [&](char letter) {
      const std::size_t at = part.find(letter);
      return at == std::string_view::npos ? -1 : static_cast<int>(digit(part[at + 1]));
    };
    const std::size_t building = part.find_first_of("fcl");
    if (building != std::string_view::npos) {
      const auto which = static_cast<Building>(std::string_view("fcl").find(part[building]));
      draw_building(paint_, which, colour, on.site(which), 17 * on.unit);
    }
    const bool stands = part.find_first_of("WPS") != std::string_view::npos;
    const int houses = static_cast<int>(std::ranges::count(part, 'h'));
    draw_houses(paint_, colour, houses, stands, {foot, on.unit});
    for (std::size_t i = 0; i < kHeroes; ++i) {
      const bool here = part.find("WPS"[i]) != std::string_view::npos;
      const bool leaves = part.find("wps"[i]) != std::string_view::npos;
      if (!here && !leaves) continue;
      const Point feet{foot.x + (houses > 0 ? 4.0F : 0.0F) * on.unit +
                           (leaves && stands ? -13.0F : 0.0F) * on.unit,
                       foot.y};
      const HeroShield shield{std::max(0, number_after('a')),
                              part.find('!') != std::string_view::npos};
      draw_hero(paint_, static_cast<Hero>(i), colour, feet, 24.3F * on.unit, here ? 1.0F : 0.5F,
                shield);
      (here ? came_ : left_)[i] = Point{feet.x, feet.y - 12 * on.unit};
    }
    const int votes = number_after('=');
    if (votes < 0) return;
    const Rect plate = around({foot.x, foot.y + 5.2F * on.unit}, 21 * on.unit, 9.2F * on.unit);
    draw_vote_plate(paint_, plate,
                    {.seat = seat_at(clan), .clan = colour, .votes = votes, .faint = votes == 0});
  }

  Paint& paint_;
  float unit_;
  std::size_t lands_ = 0;
  // Where heroes set out and arrive.
  std::array<std::optional<Point>, kHeroes> left_{};
  std::array<std::optional<Point>, kHeroes> came_{};
};

template <class List>
std::size_t place_in(const List& list, std::string_view id) {
  return static_cast<std::size_t>(std::ranges::find(list, id) - list.begin());
}

RulesScene scene_of(std::string_view id) { return {kRulesPictures, id, size_of}; }

}  // namespace

Point rules_picture_size(std::string_view id) { return scene_of(id).size(); }

void draw_rules_picture(Paint& paint, std::string_view id, const Rect& area, float unit) {
  Picture picture(paint, unit);
  scene_of(id).draw(paint, area, unit, [&](const SceneThing& thing, const Rect& where) {
    picture.draw(thing.word, where);
  });
  picture.draw_marches();
}

void draw_rules_piece(Paint& paint, std::string_view id, const Rect& area) {
  constexpr Clan kBlue = 4;
  const Point middle = area.center();
  const Colour ink = current_palette.ink_soft;
  const Colour ground = current_palette.parchment_top;
  if (const std::size_t hero = place_in(graenaland::kHeroWords, id); hero < kHeroes) {
    draw_hero(paint, static_cast<Hero>(hero), kBlue, {middle.x, area.bottom()}, area.h * 0.88F);
  } else if (const std::size_t what = place_in(graenaland::kConstructionWords, id);
             what < graenaland::kConstructions) {
    // A fence is as wide as the square, all else a little larger than on its tile.
    const auto built = static_cast<Construction>(what);
    const float wide = area.w * (built == Construction::palisade ? 1.0F : 1.5F);
    draw_thing_built(paint, built, around(middle, wide, area.h * 0.85F));
  } else if (const std::size_t terrain = place_in(graenaland::kTerrainWords, id);
             terrain < graenaland::kTerrains) {
    draw_card_back(paint, data(), static_cast<Terrain>(terrain),
                   around(middle, area.h / kCardHigh, area.h));
  } else if (const std::size_t phase = place_in(kPhasePictures, id); phase < 4) {
    constexpr std::array<Sign, 4> kSigns = {Sign::grain, Sign::boot, Sign::split, Sign::hammer};
    draw_sign(paint, kSigns[phase], middle, area.h * 0.7F, ink, ground);
  } else if (const std::size_t goal = place_in(kGoalPictures, id); goal < graenaland::kGoals) {
    draw_goal(paint, static_cast<Goal>(goal), middle, area.h * 0.7F, ink, ground);
  } else if (id == "talk" || id == "quiet") {
    draw_sign(paint, id == "talk" ? Sign::talk : Sign::quiet, middle, area.h * 0.7F, ink, ground);
  } else if (id == "gold") {
    draw_resource(paint, Resource::gold, middle, area.h * 0.85F);
  }
}

}  // namespace meadhall::table::graenaland_table
