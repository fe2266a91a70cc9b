#include "tests/support/random_play.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string_view>
#include <vector>

#include "games/vikings/moves.h"
#include "tests/support/table.h"

namespace meadhall::vikings::testing {

namespace {

std::string_view preset_of(std::string_view group, Rng& luck, std::string_view but = {}) {
  std::vector<std::string_view> ids;
  for (const Preset& preset : presets()) {
    if (preset.group == group && preset.id != but) ids.push_back(preset.id);
  }
  return ids[luck.below(static_cast<std::uint32_t>(ids.size()))];
}

bool is_module(std::string_view option) {
  return option == "auction" || option == "draft" || option == "singleFerry" ||
         option == "specials";
}

// Gold that some matches begin with besides: whoever buys at random is poor after a round, and
// would hardly ever see a special tile.
constexpr int kRiches = 90;

// Mostly nothing, or a small step up.
Move random_bid(const MoveList& moves, std::uint32_t number, Rng& luck) {
  if (luck.below(2) == 0) return kPass;
  std::vector<Move> low;
  for (std::uint32_t i = 0; i < number; ++i) low.push_back(moves[i]);
  std::ranges::sort(low);
  return low[luck.below(std::min<std::uint32_t>(number, 3))];
}

}  // namespace

Setup random_setup(Rng& luck, Mix mix) {
  Setup wish;
  wish.players = static_cast<std::uint8_t>(2 + luck.below(3));
  const std::uint32_t third = luck.below(3);
  if (third == 0) {
    const std::string_view game = preset_of("game", luck, mix == Mix::advanced ? "basic" : "");
    const std::string_view edition = preset_of("edition", luck);
    wish.options = with_presets({game, edition});
  } else {
    wish.options = any_match::random_options(option_specs(), wish.players, luck);
    for (std::size_t i = 0; i < option_specs().size(); ++i) {
      if (third == 1 && is_module(option_specs()[i].id)) wish.options[i] = 1;
    }
  }
  wish.seed = luck.next();
  return wish;
}

Move random_move(const MoveList& moves, Rng& luck) {
  std::uint32_t others = 0;
  while (others < moves.size() && kind_of(moves[others]) != MoveKind::convert) ++others;
  if (others < moves.size() && luck.below(20) == 0) {
    return moves[others + luck.below(static_cast<std::uint32_t>(moves.size()) - others)];
  }
  const Move any = moves[luck.below(others)];
  if (kind_of(any) != MoveKind::bid || luck.below(20) == 0) return any;
  return random_bid(moves, others, luck);
}

State random_start(Rng& luck, Setup* wish, Mix mix) {
  const Setup drawn = random_setup(luck, mix);
  if (wish != nullptr) *wish = drawn;
  const Result<State> dealt = setup(drawn);
  REQUIRE_MESSAGE(dealt.ok(), words(drawn));
  State state = dealt.value();
  for (std::size_t i = 0; i < state.player_count && drawn.seed % 3 == 0; ++i) {
    Player& player = state.players[i];
    player.gold = static_cast<std::int16_t>(player.gold + kRiches);
    player.gold_from[static_cast<std::size_t>(GoldSource::start)] = player.gold;
  }
  return state;
}

State random_position(Rng& luck, Mix mix) {
  State state = random_start(luck, nullptr, mix);
  for (std::uint32_t left = luck.below(360); left > 0; --left) {
    MoveList moves;
    legal(state, moves);
    State next = state;
    REQUIRE(apply(next, random_move(moves, luck)).ok());
    if (!actor(next)) break;
    state = next;
  }
  return state;
}

int left_in_bag(const State& state) {
  int left = 0;
  for (const std::uint8_t of_kind : state.bag) left += of_kind;
  return left;
}

int left_at_the_end(const Options& options) {
  if (options.draft == 0) return 78 - 6 * 12;
  return options.thirteenth == Thirteenth::to_the_box ? 78 - 6 * 13 : 78 - 6 * 12;
}

std::string step_is_wrong(const State& before, Move move, const State& after) {
  // Tiles or special tiles were turned up, or vikings drawn.
  const bool shown = after.revealed != before.revealed ||
                     after.specials_revealed != before.specials_revealed ||
                     left_in_bag(after) < left_in_bag(before);
  if (reveals(before, move) != shown) return "reveals is wrong about";
  if (actor(after)) return "";
  if (left_in_bag(after) != left_at_the_end(after.options)) return "a wrong number in the bag";
  return after.revealed == kStack ? "" : "tiles still face down at the end";
}

}  // namespace meadhall::vikings::testing
