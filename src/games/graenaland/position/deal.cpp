#include <bit>
#include <functional>
#include <span>

#include "core/sort_few.h"
#include "games/graenaland/flow.h"
#include "games/graenaland/position/parsed_position.h"
#include "games/graenaland/position/words.h"

// What is there without being named, drawn by the text's seed.

namespace meadhall::graenaland {
namespace {

class Dealer : private position_text::Complaint {
 public:
  explicit Dealer(ParsedPosition& parsed) : parsed_(parsed), state_(parsed.state) {}

  Result<void> deal() {
    if (!suffices()) return error();
    state_.rng = Rng(parsed_.seed);
    state_.stack = static_cast<std::uint16_t>(parsed_.supplies);
    const bool open = state_.hidden == 0;
    if (open && !parsed_.names(Keyword::row)) fill_row(state_, nullptr);
    if (!deal_supplies(open)) return error();
    const bool dealt = state_.options.victory_cards != 0 && !is_in(state_.step, kFounding);
    if (open && dealt) deal_victory_cards();
    for (Player& player : state_.players) {
      sort_few(std::span(player.dealt).subspan(player.has_kept), std::less());
    }
    deal_down(open);
    deal_hands(open);
    for (std::size_t kind = 0; kind < kCardKinds; ++kind) {
      state_.deck[kind] = static_cast<std::uint8_t>(parsed_.cards[kind]);
    }
    return {};
  }

 private:
  bool too_few(const TextPlace& where, int n) {
    return fail(where, Message("graenaland.position.too_few").with("n", n));
  }

  // No more cards without a face than are left of their terrain.
  bool suffices() {
    std::array<int, kTerrains> left{};
    for (std::size_t terrain = 0; terrain < kTerrains; ++terrain)
      left[terrain] = cards_of(parsed_.cards, terrain);
    for (std::size_t place = 0; place < land_count(state_); ++place) {
      int& of = left[static_cast<std::size_t>(tile_at(state_, place).terrain)];
      if (parsed_.down[place] > of) return too_few(parsed_.land[place], of);
      of -= parsed_.down[place];
    }
    for (std::size_t seat = 0; seat < state_.player_count; ++seat) {
      for (std::size_t terrain = 0; terrain < kTerrains; ++terrain) {
        const int n = parsed_.in_hand[seat][terrain];
        if (n > left[terrain])
          return too_few(parsed_.place_of(Keyword::hand, seat_at(seat)), left[terrain]);
        left[terrain] -= n;
      }
    }
    return true;
  }

  bool deal_supplies(bool open) {
    int left = std::popcount(state_.stack);
    for (std::size_t seat = 0; seat < state_.player_count; ++seat) {
      Player& player = state_.players[seat];
      const int n = parsed_.supplies_in_hand[seat];
      if (n > left) return too_few(parsed_.place_of(Keyword::supplies, seat_at(seat)), left);
      left -= n;
      player.supply_count = static_cast<std::uint8_t>(std::popcount(player.supplies) + n);
      for (int i = 0; open && i < n; ++i) {
        const unsigned card = pick_bit(state_.stack, state_.rng);
        state_.stack = static_cast<std::uint16_t>(state_.stack & ~card);
        player.supplies = static_cast<std::uint16_t>(player.supplies | card);
      }
    }
    return true;
  }

  // Three for each, whatever of them is named.
  void deal_victory_cards() {
    for (std::size_t seat = 0; seat < state_.player_count; ++seat) {
      for (std::uint8_t& card : state_.players[seat].dealt) {
        if (card != kNoCard) continue;
        const unsigned picked = pick_bit(parsed_.victory_cards, state_.rng);
        parsed_.victory_cards &= ~picked;
        card = static_cast<std::uint8_t>(std::countr_zero(picked));
      }
    }
  }

  void deal_down(bool open) {
    for (std::size_t place = 0; place < land_count(state_); ++place) {
      Land& land = state_.lands[place];
      const auto terrain = static_cast<std::size_t>(tile_at(state_, place).terrain);
      int covered = parsed_.down[place];
      for (int i = 0; open && i < parsed_.down[place]; ++i)
        ++land.down[rank_of(take_card(parsed_.cards, terrain, state_.rng))];
      if (open) covered = 0;
      for (const std::uint8_t of_rank : land.down) covered += of_rank;
      land.covered = static_cast<std::uint8_t>(covered);
    }
  }

  void deal_hands(bool open) {
    for (std::size_t seat = 0; seat < state_.player_count; ++seat) {
      Player& player = state_.players[seat];
      for (std::size_t terrain = 0; terrain < kTerrains; ++terrain) {
        const int faceless = parsed_.in_hand[seat][terrain];
        for (int i = 0; open && i < faceless; ++i)
          ++player.hand[take_card(parsed_.cards, terrain, state_.rng)];
        player.backs[terrain] =
            static_cast<std::uint8_t>((open ? 0 : faceless) + cards_of(player.hand, terrain));
      }
    }
  }

  ParsedPosition& parsed_;
  State& state_;
};

}  // namespace

Result<void> deal(ParsedPosition& parsed) { return Dealer(parsed).deal(); }

}  // namespace meadhall::graenaland
