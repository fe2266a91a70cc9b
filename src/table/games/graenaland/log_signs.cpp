#include "table/games/graenaland/log_signs.h"

#include "games/graenaland/pieces.h"
#include "table/games/graenaland/cards.h"
#include "table/games/graenaland/pieces.h"

namespace meadhall::table::graenaland_table {
namespace {

using graenaland::Happening;
using graenaland::PieceSort;

// Pieces of a sign, numbered: the first of each sort.
enum First : std::uint8_t {
  kHero = 1,
  kBuilding = 4,
  kVillage = 7,
  kWork = 8,
  kShip = 12,
  kArmy = 13,
  kCard = 16,
  kBack = 32,
  kShared = 40,  // a proposal
  kPromised = 41,
};

std::uint8_t numbered(First first, std::size_t kind) {
  return static_cast<std::uint8_t>(first + kind);
}

std::uint8_t number_of(const Piece& piece) {
  switch (graenaland::sort_of(piece)) {
    case PieceSort::hero: return numbered(kHero, piece.kind);
    case PieceSort::building: return numbered(kBuilding, piece.kind);
    case PieceSort::village: return kVillage;
    case PieceSort::work: return numbered(kWork, piece.kind);
    case PieceSort::ship: return kShip;
    case PieceSort::army: return kArmy;
    case PieceSort::card: return numbered(kCard, piece.kind);
    case PieceSort::back: return numbered(kBack, piece.kind);
    case PieceSort::supply:
    case PieceSort::supply_back:
    case PieceSort::victory: return 0;
  }
  return 0;
}

}  // namespace

LogSign log_sign(const Event& event) {
  if (event.kind == Event::Kind::scoring || event.kind == Event::Kind::finish) {
    return {.icon = Icon::star};
  }
  switch (static_cast<Happening>(event.what)) {
    case Happening::round: return {.piece = kShip, .begins_round = true};
    case Happening::proposal: return {.piece = kShared};
    case Happening::propose:
    case Happening::share: return {.piece = kShared, .passing = true};
    case Happening::vote: return {.passing = true};
    case Happening::passed:
    case Happening::votes_yes: return {.icon = Icon::check};
    case Happening::failed:
    case Happening::votes_no:
    case Happening::pass:
    case Happening::dropped:
    case Happening::refused: return {.icon = Icon::close};
    case Happening::declares:
    case Happening::claims: return {.icon = Icon::star};
    case Happening::take:
    case Happening::supplies: return {.icon = Icon::chest};
    case Happening::pledge:
    case Happening::joint: return {.piece = kPromised};
    default: break;
  }
  if (event.moved.empty()) return {};
  return {.piece = number_of(event.moved.front().piece)};
}

void draw_log_piece(Paint& paint, std::uint8_t piece, const Rect& square, float opacity) {
  const Point feet{square.center().x, square.bottom()};
  const float high = square.h * 1.1F;
  constexpr Clan kNeutral = 0;
  const Colour ink = fade(current_palette.on_sea, opacity);
  if (piece >= kShared) {
    return draw_sign(paint, piece == kShared ? Sign::split : Sign::scales, square.center(),
                     square.h * 0.9F, ink, current_palette.depth);
  }
  if (piece >= kBack) {
    return draw_terrain(paint, static_cast<Terrain>(piece - kBack), square.center(),
                        square.h * 0.9F, ink, current_palette.depth);
  }
  if (piece >= kCard) {
    const auto& decks = graenaland::standard_data().decks;
    const std::size_t kind = piece - std::size_t{kCard};
    return draw_resource(paint,
                         decks[graenaland::terrain_of(kind)].resource[graenaland::rank_of(kind)],
                         square.center(), square.h, opacity);
  }
  if (piece == kArmy) return draw_sign(paint, Sign::helm, square.center(), square.h, ink, 0);
  if (piece == kShip) return draw_longship(paint, square.center(), square.h * 1.15F, opacity);
  if (piece >= kWork) {
    return draw_work(paint, static_cast<Work>(piece - kWork), square, Resource::wood, opacity);
  }
  if (piece == kVillage) return draw_house(paint, kNeutral, feet, square.h, opacity);
  if (piece >= kBuilding) {
    return draw_building(paint, static_cast<Building>(piece - kBuilding), kNeutral, feet, high,
                         opacity);
  }
  draw_hero(paint, static_cast<Hero>(piece - kHero), kNeutral, feet, high, opacity);
}

}  // namespace meadhall::table::graenaland_table
