#include <algorithm>

#include "games/feast/ids.h"
#include "games/feast/phases.h"
#include "games/feast/position/follows.h"
#include "games/feast/position/parsed_position.h"
#include "games/feast/setup.h"
#include "games/feast/supply.h"

// What is in the box and where the rest of it is: land, strips, markers, tokens, special tiles,
// weapons, occupations, Vikings.

namespace meadhall::feast {
namespace {
Message count_of(std::string_view id, int n) { return Message(id).with("n", n); }

class Dealer : private position_text::Complaint {
 public:
  explicit Dealer(ParsedPosition& parsed) : parsed_(parsed), state_(parsed.state) {}

  Result<void> deal() {
    const bool dealt = deal_copies() && deal_strips() && deal_markers() && deal_tokens() &&
                       deal_items() && deal_cards() && set_out_stands() && set_out_vikings();
    if (!dealt) return error();
    return {};
  }

 private:
  bool with_harvest() const { return state_.options.harvest != 0; }

  bool deal_copies() {
    const TextPlace& named = parsed_.place_of(Keyword::copies);
    const bool copying = state_.player_count == kMostPlayers;
    if (named.line > 0 && !copying) return fail(named, "feast.position.no_copies");
    if (named.line == 0) set_out_copies(state_);
    return true;
  }

  bool deal_strips() {
    const auto up = [&] {
      return static_cast<int>(
          kStrips - static_cast<std::size_t>(std::ranges::count(state_.strips, kStripHidden)));
    };
    const int wanted = strips_up(state_);
    while (up() < wanted) reveal_strip(state_, nullptr);
    const bool may_be_more = phase_of(state_) == Phase::mountains;
    const int most = std::min<int>(kStrips, wanted + (may_be_more ? 1 : 0));
    if (up() <= most) return true;
    return fail(parsed_.place_of(Keyword::strips), count_of("feast.position.strips", most));
  }

  // rules: Feast 15.2: the first marker is one of a harvest
  bool deal_markers() {
    const TextPlace& named = parsed_.place_of(Keyword::markers);
    if (!with_harvest() || state_.options.markers != Markers::levels) {
      return named.line == 0 || fail(named, "feast.position.no_markers");
    }
    if (named.line > 0) return true;  // `check` counts them
    state_.markers = {1, 1, 1, 1};
    state_.blank_markers = kHarvestLevels;
    state_.marker = draw_marker(0);
    for (int round = 1; round <= state_.round; ++round) {
      if (round > 1) state_.marker = state_.next_marker;
      const bool past = round < state_.round || phase_of(state_) > Phase::harvest;
      if (past && round < rounds_of(state_)) {
        state_.next_marker = draw_marker(state_.blank_markers);
      }
    }
    return true;
  }
  std::uint8_t draw_marker(std::uint8_t blank) {
    std::uint32_t left = blank;
    for (const std::uint8_t marker : state_.markers) left += marker;
    std::uint32_t pick = state_.rng.below(left);
    if (pick < blank) {
      --state_.blank_markers;
      return kNoMarker;
    }
    pick -= blank;
    std::size_t level = 0;
    while (state_.markers[level] == 0 || pick-- > 0) ++level;
    state_.markers[level] = 0;
    return static_cast<std::uint8_t>(level + 1);
  }

  // A token each, in the short game two, but for those still to be chosen.
  bool deal_tokens() {
    unsigned left = with_harvest() ? (1U << kTokens) - 1 : 0;
    for (std::size_t token = 0; token < kTokens; ++token) {
      if (parsed_.tokens[token].line == 0) continue;
      if (!with_harvest()) return fail(parsed_.tokens[token], "feast.position.no_tokens");
      left &= ~(1U << token);
    }
    const int each = !with_harvest() ? 0 : is_long(state_) ? 1 : 2;
    for (std::size_t seat = 0; seat < state_.player_count; ++seat) {
      auto& tokens = state_.players[seat].tokens;
      const int chosen = each - waiting(state_, Do::token, seat_at(seat));
      for (int i = 0; i < 2; ++i) {
        std::uint8_t& token = tokens[static_cast<std::size_t>(i)];
        if (token != 0 && i >= chosen) {
          return fail(parsed_.tokens[token - 1U], count_of("feast.position.tokens", chosen));
        }
        if (token == 0 && i < chosen) token = draw_token(left);
      }
    }
    state_.tokens = static_cast<std::uint16_t>(left);
    return true;
  }
  std::uint8_t draw_token(unsigned& left) {
    auto pick = state_.rng.below(static_cast<std::uint32_t>(std::popcount(left)));
    std::uint8_t token = 0;
    while ((left >> token & 1U) == 0 || pick-- > 0) ++token;
    left &= ~(1U << token);
    return static_cast<std::uint8_t>(token + 1);
  }

  // Special tiles, sheds, weapons; goods of an expansion are there with it only.
  bool deal_items() {
    const unsigned laid = specials_laid(state_);
    for (std::size_t i = 0; i < kItems; ++i) {
      const bool of_expansion = i / 4 == number(Item::berry) / 4 || item_at(i) == Item::altar;
      const TextPlace& where = parsed_.items[i];
      if (of_expansion && !with_harvest() && where.line > 0) {
        return fail(where, "feast.position.no_item");
      }
      if (!is_special(item_at(i))) continue;
      int n = static_cast<int>(laid >> (i - kGoods) & 1U);
      for (const Player& player : state_.players) n += player.has[i];
      if (n > 1 || is_drawn_twice(item_at(i))) {
        return fail(where, count_of("position.box", 1));
      }
      if (n == 0)
        state_.specials = static_cast<std::uint16_t>(state_.specials | 1U << (i - kGoods));
    }
    // rules: Feast 15.6: the altar goes with a Mull that turns
    constexpr unsigned kAltar = 1U << (kSpecials - 1);
    const bool altar = (state_.specials & kAltar) != 0 && state_.lands[kHarvest].side == 0;
    state_.specials = static_cast<std::uint16_t>(state_.specials & ~kAltar);
    state_.altar = with_harvest() && altar ? 1 : 0;
    int sheds = kBuildingCounts[0];
    for (std::size_t seat = 0; seat < state_.player_count; ++seat) {
      sheds -= state_.players[seat].sheds;
      if (sheds < 0) {
        return fail(parsed_.place_of(Keyword::sheds, seat_at(seat)),
                    count_of("position.box", kBuildingCounts[0]));
      }
    }
    state_.sheds = static_cast<std::uint8_t>(sheds);
    if (!parsed_.names(Keyword::weapons)) state_.weapon_deck = weapons_left(state_);
    return true;
  }
  // More cells than one such tile has.
  bool is_drawn_twice(Item special) const {
    int cells = 0;
    for (const std::uint16_t row : ways_to_lay(special).front().rows) cells -= std::popcount(row);
    for (const Surface& surface : state_.surfaces) {
      cells += static_cast<int>(std::ranges::count_if(
          surface.lying, [&](std::uint8_t cell) { return item_at(cell & kItemBits) == special; }));
    }
    return cells > 0;
  }

  // The deck is what nobody has. Everybody has a starting occupation, or is choosing one.
  bool deal_cards() {
    const Cards light = cards_in_box(state_.options, true);
    const Cards dark = cards_in_box(state_.options, false);
    for (std::size_t card = 1; card <= kOccupations; ++card) {
      const TextPlace& where = parsed_.cards[card];
      const bool there = dark.has(card) || (light.has(card) && !parsed_.gone.has(card));
      if (where.line > 0 && !there) return fail(where, "feast.position.no_card");
    }
    // rules: Feast 15.4: of two dark ones one is put away
    const bool puts_away = with_harvest() && !is_long(state_);
    const int most_gone = puts_away ? state_.player_count : 0;
    if (parsed_.gone.count() > most_gone) {
      return fail(parsed_.place_of(Keyword::gone), count_of("feast.position.gone", most_gone));
    }
    state_.deck = cards_left(state_) - parsed_.gone;
    Cards lights = light;
    for (const Player& player : state_.players) lights = lights - (player.hand | player.played);
    for (std::size_t seat = 0; seat < state_.player_count; ++seat) {
      Player& player = state_.players[seat];
      player.hand_count = static_cast<std::uint8_t>(player.hand.count());
      int more = parsed_.more_cards[seat];
      if (state_.hidden == 0) {
        const int has = ((player.hand | player.played) & light).count();
        if (has > 1 && !chooses(seat)) {
          return fail(text_place_of_cards(seat), "feast.position.starting_cards");
        }
        if (has == 0 && !lights.empty()) {
          player.hand.add(draw_card(lights, state_.rng));
          ++player.hand_count;
        }
        if (more > state_.deck.count()) {
          return fail(text_place_of_cards(seat),
                      count_of("feast.position.deck", state_.deck.count()));
        }
        for (; more > 0; --more) draw_occupation(state_, seat_at(seat), nullptr);
      }
      player.hand_count = static_cast<std::uint8_t>(player.hand_count + more);
      if (!fits_spent(seat)) return false;
    }
    return true;
  }
  bool chooses(std::size_t seat) const { return waiting(state_, Do::keep, seat_at(seat)) > 0; }
  TextPlace text_place_of_cards(std::size_t seat) const {
    for (const Keyword part : {Keyword::hand, Keyword::played}) {
      if (parsed_.names(part, seat_at(seat))) return parsed_.place_of(part, seat_at(seat));
    }
    return parsed_.place_of(Keyword::player, seat_at(seat));
  }
  bool fits_spent(std::size_t seat) {
    const Player& player = state_.players[seat];
    bool sound = (player.spent - player.played).empty();
    player.spent.for_each(
        [&](std::size_t card) { sound = sound && occupation(card).kind == Kind::one_shot; });
    if (!sound)
      return fail(parsed_.place_of(Keyword::spent, seat_at(seat)), "feast.position.spent");
    if (player.free_card == kNoCard) return true;
    const bool held =
        player.free_card == kUnseenCard
            ? state_.hidden != 0 && player.hand.count() < player.hand_count
            : player.hand.has(player.free_card) && !occupation(player.free_card).light;
    return (with_harvest() && held) ||
           fail(parsed_.place_of(Keyword::free, seat_at(seat)), "feast.position.free");
  }

  // Those of the colour that acts, and alone of the other.
  bool set_out_stands() {
    const auto acting = static_cast<std::uint8_t>(acting_colour(state_));
    for (std::size_t at = 0; at < kPlaces; ++at) {
      Stand& stand = state_.stands[at];
      if (stand == Stand{}) continue;
      const TextPlace& where = parsed_.stands[at];
      if (stand.colour != 0 && !is_solo(state_)) return fail(where, "feast.position.solo");
      stand.colour = static_cast<std::uint8_t>(stand.colour == 0 ? acting : 1 - acting);
      if (!is_solo(state_)) stand.colour = 0;
      const std::size_t column = column_of(at);
      if (is_copy(at) && std::ranges::count(state_.copies, column) == 0) {
        return fail(where, "feast.position.no_copy_here");
      }
    }
    return true;
  }

  // All that came so far are in the Thing or on the action board.
  bool set_out_vikings() {
    const int acting = acting_colour(state_);
    for (std::size_t i = 0; i < state_.player_count; ++i) {
      const Seat seat = seat_at(i);
      Player& player = state_.players[i];
      if (!settle(i, Keyword::thing, acting, player.vikings_in_thing)) return false;
      if (is_solo(state_)) {
        if (!settle(i, Keyword::waiting, 1 - acting, player.waiting)) return false;
      } else if (parsed_.names(Keyword::waiting, seat_at(i))) {
        return fail(parsed_.place_of(Keyword::waiting, seat_at(i)), "feast.position.solo");
      }
      if (!parsed_.names(Keyword::placements, seat_at(i))) {
        player.placements = placements_seen(state_, seat);
      }
    }
    return true;
  }
  bool settle(std::size_t seat, Keyword part, int colour, std::uint8_t& vikings) {
    const int all = vikings_in_all(state_, colour, seat_at(seat));
    const int left = all - vikings_on_board(state_, seat_at(seat), colour);
    if (left < 0) {
      const Keyword stands = part == Keyword::thing ? Keyword::on : Keyword::others;
      return fail(parsed_.place_of(stands, seat_at(seat)), count_of("feast.position.vikings", all));
    }
    if (parsed_.names(part, seat_at(seat)) && vikings != left) {
      return fail(parsed_.place_of(part, seat_at(seat)),
                  count_of("feast.position.vikings_left", left));
    }
    vikings = static_cast<std::uint8_t>(left);
    return true;
  }

  ParsedPosition& parsed_;
  State& state_;
};

}  // namespace

Result<void> deal(ParsedPosition& parsed) { return Dealer(parsed).deal(); }

}  // namespace meadhall::feast
