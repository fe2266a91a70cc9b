#include <doctest/doctest.h>

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/rng.h"
#include "games/graenaland/flow.h"
#include "games/graenaland/moves.h"
#include "games/graenaland/paying.h"
#include "games/graenaland/state.h"
#include "games/graenaland/votes.h"
#include "tests/support/any_match.h"
#include "tests/support/apps.h"
#include "tests/support/graenaland_steps.h"
#include "tests/support/headless.h"

// Whole matches of Graenaland by hand: at each decision a legal move is drawn, and made through
// what is on the screen, whichever hand makes it. So every answer of every decision can be given.
// Where each test takes little (MEADHALL_MATCHES), as under sanitizers, some rounds are played.

namespace meadhall::tests {
namespace {

using graenaland::Construction;
using graenaland::MoveKind;
using graenaland::State;
using graenaland::Step;
using table::TargetPlace;

enum class Hand : std::uint8_t { mouse, finger, keys };

struct Name {
  std::string_view what;
  std::optional<std::uint32_t> a{};
  std::optional<std::uint32_t> b{};
};
using Names = std::vector<Name>;

class Player {
 public:
  Player(int players, Hand hand, float width, float height, std::uint32_t seed)
      : screen_(at_table("#new/graenaland?players=" + std::to_string(players) +
                         "&seed=" + std::to_string(seed)),
                width, height, hand == Hand::finger ? By::touch : By::mouse),
        hand_(hand),
        width_(width),
        height_(height),
        rng_(seed) {}

  // Plays to the end, or so many decisions; the steps that were met.
  std::set<Step> play(int most) {
    std::set<Step> met;
    for (int decisions = 0; !match().over() && decisions < most; ++decisions) {
      if (screen_.app.handing_over()) {
        press({{"ready"}});
        continue;
      }
      met.insert(state().step);
      decide();
    }
    return met;
  }
  bool over() const { return match().over(); }

 private:
  const Match& match() const { return screen_.app.match(); }
  const State& state() const { return match().position().as<State>(); }
  std::size_t made() const { return match().line().size(); }
  Move move_at(std::size_t number) const { return match().move_of(match().line()[number]); }

  // Matches at random would go on for long: what is built counts.
  Move drawn() {
    MoveList moves;
    match().game().legal(match().position(), moves);
    std::vector<Move> wanted;
    for (const Move move : moves) {
      if (move == graenaland::kDeclare) return move;
      if (graenaland::kind_of(move) == MoveKind::build && !graenaland::is_joint(move)) {
        wanted.push_back(move);
      }
    }
    if (!wanted.empty() && rng_.below(4) != 0) {
      return wanted[rng_.below(static_cast<std::uint32_t>(wanted.size()))];
    }
    return moves[rng_.below(static_cast<std::uint32_t>(moves.size()))];
  }

  void decide() {
    CAPTURE(static_cast<int>(state().step));
    if (state().step == Step::vote) return vote();
    const Move move = drawn();
    CAPTURE(match().game().text(move));
    if (state().step == Step::propose && move != graenaland::kPass) return propose(move);
    const std::size_t before = made();
    answer(move);
    REQUIRE_MESSAGE(!refused(), screen_.app.notice()->text);
    REQUIRE_MESSAGE(made() > before, "nothing was done");
    CHECK(match().game().text(move_at(before)) == match().game().text(move));
  }

  bool refused() const { return screen_.app.notice() && screen_.app.notice()->error; }

  void answer(Move move) {
    const std::uint32_t value = graenaland::value_of(move);
    const auto place = [&](std::size_t tile) {
      return static_cast<std::uint32_t>(graenaland::place_of(state(), tile));
    };
    switch (graenaland::kind_of(move)) {
      case MoveKind::found: return make({{"land", place(value)}}, move);
      case MoveKind::yield:
        if (move == graenaland::kYieldNot) break;
        return make({{"land", place(value - 1)}}, move);
      case MoveKind::march: return march(move);
      case MoveKind::build: return build(move);
      case MoveKind::take: press({{"taking"}}); return make({{"take", value}}, move);
      case MoveKind::pay: return pay(move);
      case MoveKind::toll: return make({{"hand", value}}, move);
      case MoveKind::keep: return make({{"victory", value}}, move);
      case MoveKind::finish:
        if (value < 2) break;
        return make({{"grant", value - 2}}, move);
      case MoveKind::pledge: return pledge(move);
      case MoveKind::propose: return make({{"council", std::nullopt, move.code}}, move);
      default: break;
    }
    make({{"do", move.code}}, move);
  }

  void march(Move move) {
    if (move == graenaland::kStayAll) return make({{"do", move.code}}, move);
    const std::uint32_t value = graenaland::value_of(move);
    const auto seat = static_cast<std::uint32_t>(index(state().turn));
    const std::uint32_t hero = value / graenaland::kSpots;
    const std::size_t to =
        graenaland::destination(state(), state().at(state().turn).hero_at[hero],
                                static_cast<graenaland::Spot>(value % graenaland::kSpots));
    const bool on_map = rng_.below(2) == 0;
    press(on_map ? Names{{"hero", seat, hero}, {"send-hero", seat, hero}}
                 : Names{{"send-hero", seat, hero}});
    make({{"land", static_cast<std::uint32_t>(to)}}, move);
  }

  void build(Move move) {
    const auto what = static_cast<std::uint32_t>(graenaland::what_of(move));
    const auto at = static_cast<std::uint32_t>(graenaland::place_built(state(), move));
    const bool joint = graenaland::is_joint(move);
    if (joint) press({{"together"}});
    if (graenaland::what_of(move) == Construction::army) {
      if (has({"army", at})) return make({{"army", at}}, move);
      press({{"yard", what}});
      return make({{"do", move.code}}, move);
    }
    for (const std::string_view way : {"site", "work"}) {
      if (has({way, at, what}) && rng_.below(2) == 0) return make({{way, at, what}}, move);
    }
    if (!joint && rng_.below(3) == 0) {  // the land first, then what
      TargetPlace land = wanted({{"land", at}});
      land.y += land.height / 2 - 3;  // beside what answers by itself
      press_at(land);
      return make({{"build", at, what}}, move);
    }
    press({{"yard", what}});
    make({{"land", at}}, move);
  }

  void pay(Move move) {
    const std::uint32_t from = graenaland::value_of(move);
    const SourceTarget target = target_of_source(from);
    const std::size_t before = made();
    press({{target.what, target.a}});
    // By finger once more; and of several cards for one resource it is only laid out, with others
    // that come after it.
    for (int taps = 0; made() == before; ++taps) {
      REQUIRE(taps < 20);
      std::optional<TargetPlace> next;
      for (const TargetPlace& place : screen_.places()) {
        const bool card = place.what == "hand" || place.what == "supply";
        if (!card || !place.choice || source_of(place) < from) continue;
        if (!next || source_of(place) < source_of(*next)) next = place;
      }
      REQUIRE(next);
      press_at(*next);
    }
  }

  // What a card that answers would be laid out as.
  std::uint32_t source_of(const TargetPlace& place) const {
    namespace source = graenaland::source;
    const auto asked = graenaland::resource_asked(state().order.needs);
    if (place.what == "supply") {
      const auto& halves = state().data.supplies[place.a];
      const bool pays = halves[0] == asked || halves[1] == asked;
      return (pays ? source::kSupply : source::kMarketSupply) + place.a;
    }
    const auto own = graenaland::resource_of(state().data, place.a);
    return (own == asked                        ? source::kCard
            : own == graenaland::Resource::gold ? source::kGold
                                                : source::kMarketCard) +
           place.a;
  }

  void pledge(Move move) {
    if (state().step == Step::contribute) return make({{"do", move.code}}, move);
    if (const std::uint32_t value = graenaland::value_of(move); value < 8) {
      return make({{"slot", std::nullopt, value}}, move);
    }
    const bool ends = move == graenaland::kEnough || move == graenaland::kRaise;
    make({ends ? Name{"council-main"} : Name{"council", std::nullopt, move.code}}, move);
  }

  // Card by card, to whoever may get it.
  void propose(Move move) {
    const std::size_t before = made();
    const auto place =
        static_cast<std::uint32_t>(graenaland::place_of(state(), graenaland::value_of(move) - 1));
    const Names ways = rng_.below(2) == 0 ? Names{{"propose", place}, {"store", place}}
                                          : Names{{"store", place}, {"propose", place}};
    press(ways);
    for (int cards = 0; made() == before; ++cards) {
      REQUIRE(cards < 60);
      std::vector<TargetPlace> bowls;
      for (const TargetPlace& each : screen_.places()) {
        if (each.what == "bowl" && each.choice) bowls.push_back(each);
      }
      if (bowls.empty()) {
        press({{"council-main"}});
      } else {
        // A tap on a card in it would take that back.
        TargetPlace bowl = bowls[rng_.below(static_cast<std::uint32_t>(bowls.size()))];
        bowl.y -= bowl.height / 2 - 10;
        press_at(bowl);
      }
    }
    REQUIRE_MESSAGE(!refused(), screen_.app.notice()->text);
    CHECK(match().game().text(move_at(before)) == match().game().text(move));
  }

  // All who vote here say what they say, in any order, then they are counted.
  void vote() {
    const std::size_t before = made();
    std::array<std::optional<bool>, graenaland::kMaxPlayers> said{};
    const graenaland::Votes votes = graenaland::votes_on(state(), state().proposal.land);
    for (std::size_t i = 0; i < said.size(); ++i) {
      if (votes.of[i] == 0) continue;
      const auto seat = static_cast<std::uint32_t>(i);
      said[i] = rng_.below(3) != 0;
      if (!has({*said[i] ? "yes" : "no", seat})) press({{"vote", seat}});
      press({{*said[i] ? "yes" : "no", seat}});
    }
    press({{"council-main"}});
    for (std::size_t at = before, i = 0; i < said.size(); ++i) {
      if (!said[i]) continue;
      REQUIRE(made() > at);
      const Match::Node node = match().line()[at++];
      const std::optional<Seat> voter =
          match().game().actor(match().position_at(match().parent_of(node)));
      REQUIRE(said[index(*voter)]);
      CHECK(match().move_of(node) == graenaland::vote(*said[index(*voter)]));
    }
  }

  // --- Hands

  std::optional<TargetPlace> find(const Name& name) const {
    for (const TargetPlace& place : screen_.places()) {
      if (place.what == name.what && (!name.a || place.a == *name.a) &&
          (!name.b || place.b == *name.b)) {
        return place;
      }
    }
    return std::nullopt;
  }
  bool has(const Name& name) const {
    const auto place = find(name);
    return place && place->choice;
  }

  std::optional<TargetPlace> find_any(const Names& names) const {
    for (const Name& name : names) {
      if (const auto place = find(name)) return place;
    }
    return std::nullopt;
  }

  // Where there is little room, it may stand on another sheet.
  TargetPlace wanted(const Names& names) {
    if (const auto place = find_any(names)) return *place;
    for (std::uint32_t sheet = 0; sheet < 2; ++sheet) {
      if (const auto tab = find({"sheet", sheet})) press_at(*tab);
      if (const auto place = find_any(names)) return *place;
    }
    FAIL("nothing to press: " << names.front().what << ' ' << names.front().a.value_or(99) << ' '
                              << names.front().b.value_or(99));
    return {};
  }

  void press(const Names& names) { press_at(wanted(names)); }

  // Presses what makes the move: a finger points first, then touches it once more, or the button.
  void make(const Names& names, Move move) {
    const std::size_t before = made();
    press(names);
    if (made() == before && hand_ == Hand::finger) {
      press(rng_.below(2) == 0 ? Names{{"do", move.code}, names.front()}
                               : Names{names.front(), {"do", move.code}});
    }
  }

  void press_at(const TargetPlace& at) {
    CHECK(at.x > 0);
    CHECK(at.y > 0);
    CHECK(at.x < width_);
    CHECK(at.y < height_);
    if (hand_ == Hand::keys) return press_by_key(at);
    screen_.click({at.x, at.y});
  }

  // Tab goes round answers first, then what else reacts, each in the order in which it is drawn.
  void press_by_key(const TargetPlace& wanted) {
    // Each deed leaves the focus on the first answer.
    if (!on_keys_) tab();
    on_keys_ = true;
    const std::size_t deeds = screen_.app.deeds();
    if (deeds != deeds_seen_) {
      deeds_seen_ = deeds;
    } else {
      for (int i = 0; i < 200 && !screen_.table.tab_leaves(true); ++i) tab(true);
    }
    std::size_t steps = 0;
    const std::vector<TargetPlace> places = screen_.places();
    const auto rank = [](const TargetPlace& place) {
      return place.choice ? 0 : place.thing ? 2 : 1;
    };
    bool found = false;
    for (int each = 0; each < 3 && !found; ++each) {
      for (const TargetPlace& place : places) {
        if (rank(place) != each) continue;
        found = place.what == wanted.what && place.a == wanted.a && place.b == wanted.b;
        if (found) break;
        ++steps;
      }
    }
    REQUIRE(found);
    for (; steps > 0; --steps) tab();
    screen_.key(ImGuiKey_Enter);
  }

  // The focus moves at once: there is nothing to wait for.
  void tab(bool back = false) {
    ImGuiIO& io = ImGui::GetIO();
    io.AddKeyEvent(ImGuiMod_Shift, back);
    io.AddKeyEvent(ImGuiKey_Tab, true);
    screen_.frame();
    io.AddKeyEvent(ImGuiKey_Tab, false);
    io.AddKeyEvent(ImGuiMod_Shift, false);
    screen_.frame();
  }

  Headless screen_;
  Hand hand_;
  float width_;
  float height_;
  Rng rng_;
  bool on_keys_ = false;
  std::size_t deeds_seen_ = 0;
};

bool whole_matches() { return any_match::matches(1) >= 1000; }
int most_decisions() { return whole_matches() ? 2500 : 150; }

void play_all(Hand hand, float width, float height) {
  std::set<Step> met;
  for (const int players : {3, 4, 5}) {
    CAPTURE(players);
    Player player(players, hand, width, height, static_cast<std::uint32_t>(40 + players));
    met.merge(player.play(most_decisions()));
    CHECK((player.over() || !whole_matches()));
  }
  for (const Step step :
       {Step::march, Step::propose, Step::vote, Step::build, Step::pay, Step::pledge}) {
    CAPTURE(static_cast<int>(step));
    CHECK((met.contains(step) || !whole_matches()));
  }
}

}  // namespace

TEST_CASE("graenaland: whole matches of three, four and five by mouse, each answer on the screen") {
  play_all(Hand::mouse, 1440, 900);
}

TEST_CASE("graenaland: whole matches of three, four and five by finger, on a phone") {
  play_all(Hand::finger, 390, 844);
}

// To walk to each answer takes long: the larger matches are played for some rounds.
TEST_CASE("graenaland: a whole match of three by keyboard, and some rounds of four and five") {
  for (const int players : {3, 4, 5}) {
    CAPTURE(players);
    Player player(players, Hand::keys, 1440, 900, static_cast<std::uint32_t>(40 + players));
    const std::set<Step> met = player.play(players == 3 ? most_decisions() : 80);
    CHECK((players > 3 || player.over() || !whole_matches()));
    for (const Step step : {Step::march, Step::propose, Step::vote, Step::build}) {
      CAPTURE(static_cast<int>(step));
      CHECK(met.contains(step));
    }
  }
}

}  // namespace meadhall::tests
