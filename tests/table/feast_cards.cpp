#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <bitset>
#include <string>
#include <string_view>
#include <vector>

#include "app/pages/table_words.h"
#include "games/feast/carry_out.h"
#include "games/feast/ids.h"
#include "games/feast/moves.h"
#include "games/feast/occupations.h"
#include "games/feast/tell.h"
#include "tests/support/any_match.h"
#include "tests/support/feast_found.h"
#include "tests/support/headless.h"
#include "tests/support/layout_faults.h"

// Every occupation of A Feast for Odin on the table: its card where it may be played, and what it
// asks where it is due.

namespace meadhall::tests {
namespace {

using feast::Do;
using table::TargetPlace;

struct Size {
  float width;
  float height;
  By by;
};
constexpr std::array<Size, 3> kSizes = {
    {{1440, 900, By::mouse}, {390, 844, By::touch}, {844, 390, By::touch}}};
using CardSet = std::bitset<feast::kOccupations + 1>;

MoveList legal_in(const Match& match) {
  MoveList moves;
  match.game().legal(match.position(), moves);
  return moves;
}

// The occupations that a decision is about.
CardSet cards_asking(const Match& match) {
  const feast::Task& top = feast_state(match).agenda.top();
  CardSet cards;
  const std::size_t one = top.what == Do::own       ? top.id
                          : top.what == Do::effects ? feast::as<feast::EffectsTask>(top).card()
                                                    : feast::kNoCard;
  if (one != feast::kNoCard && one <= feast::kOccupations) cards.set(one);
  if (top.what != Do::moment) return cards;
  for (const Move move : legal_in(match)) {
    if (feast::kind_of(move) == feast::MoveKind::use) cards.set(feast::card_of(move));
  }
  return cards;
}

// Where an answer may stand: on a stage, on the card as a button, or in a row of its own.
bool is_answered(const Headless& screen, Move move) {
  constexpr std::array<std::pair<Move, std::string_view>, 6> kButtons = {
      {{feast::kDone, "done"},
       {feast::kNo, "no"},
       {feast::kYes, "yes"},
       {feast::kRoll, "roll"},
       {feast::kFail, "fail"},
       {feast::kArrange, "arrange"}}};
  const app::Answers all = app::answers_to(app::Teller(screen.app));
  const auto row = std::ranges::find(all.choices, move, &app::Answers::Choice::move);
  return std::ranges::any_of(screen.places(), [&](const TargetPlace& place) {
    const bool stage = place.what == "pick" || place.what == "take" || place.what == "pay";
    if (stage && place.a == move.code) return true;
    if (place.what == "answer" && row != all.choices.end()) {
      return place.a == static_cast<std::uint32_t>(row - all.choices.begin());
    }
    return std::ranges::any_of(kButtons, [&](const auto& button) {
      return button.first == move && button.second == place.what;
    });
  });
}

// All answers, also those that have to be scrolled to.
void check_answers(Headless& screen, const Match& match, const Size& size) {
  MoveList missing = legal_in(match);
  const auto strike = [&] {
    MoveList left;
    for (const Move move : missing) {
      if (!is_answered(screen, move)) left.push_back(move);
    }
    missing = left;
  };
  strike();
  const std::vector<TargetPlace> places = screen.places();
  const auto within = std::ranges::max_element(places, {}, [](const TargetPlace& place) {
    return place.region != 0 && place.choice ? place.height : 0;
  });
  if (!missing.empty()) screen.move_to({within->x, within->y});
  for (const float up : {-2.0F, 2.0F}) {
    for (int turns = 0; turns < 50 && !missing.empty(); ++turns) {
      screen.wheel(up);
      strike();
    }
  }
  CAPTURE(size.width);
  for (const Move move : missing) {
    CAPTURE(match.game().text(move));
    CHECK_MESSAGE(false, "it is not to be answered");
  }
}

// True if words on one of the cards end before all is said.
bool cut_short(const Headless& screen) {
  const std::vector<TargetPlace> places = screen.places();
  return std::ranges::any_of(screen.words, [&](const table::Written& line) {
    if (line.words != "…") return false;
    const table::Point at = line.area.center();
    return std::ranges::any_of(places, [at](const TargetPlace& place) {
      const table::Rect whole{place.whole.x, place.whole.y, place.whole.width, place.whole.height};
      return place.what == "pick" && whole.contains(at);
    });
  });
}

// Where tests are to take little, as under sanitizers, a few are looked at.
bool looks_at_all() { return any_match::matches(1) >= 1000; }
int most_matches() { return looks_at_all() ? 400 : 8; }

}  // namespace

TEST_CASE("feast cards: every occupation is shown whole where it may be played") {
  CardSet met;
  through_feasts(4, most_matches(), [&](const Match& match) {
    const feast::State& state = feast_state(match);
    const Do asked = state.agenda.top().what;
    if (asked != Do::play && asked != Do::keep) return true;
    CardSet fresh;
    for (const Move move : legal_in(match)) {
      if (feast::kind_of(move) != feast::MoveKind::play) continue;
      fresh.set(feast::card_of(move));
    }
    fresh &= ~met;
    if (fresh.none()) return true;
    met |= fresh;
    std::string cards;
    for (std::size_t card = 1; card < fresh.size(); ++card) {
      if (fresh.test(card)) cards += " " + std::to_string(card);
    }
    CAPTURE(cards);
    Headless screen(feast_table_of(match));
    for (const Size& size : kSizes) {
      screen.resize(size.width, size.height, size.by);
      CAPTURE(size.width);
      check_answers(screen, match, size);
      CHECK_FALSE(cut_short(screen));
    }
    return met.count() < feast::kOccupations;
  });
  CHECK((met.count() == feast::kOccupations || !looks_at_all()));
}

TEST_CASE("feast cards: every occupation in a hand explains itself") {
  CardSet met;
  through_feasts(4, most_matches(), [&](const Match& match) {
    const feast::State& state = feast_state(match);
    if (state.agenda.top().what != Do::turn) return true;
    CardSet fresh;
    state.at(state.agenda.top().seat).hand.for_each([&](std::size_t card) { fresh.set(card); });
    fresh &= ~met;
    if (fresh.none()) return true;
    met |= fresh;
    Headless screen(feast_table_of(match));
    if (screen.has("peek")) screen.click("peek");  // it lies covered
    for (std::uint32_t card = 1; card <= feast::kOccupations; ++card) {
      if (!fresh.test(card)) continue;
      CAPTURE(card);
      const TargetPlace place = screen.find("card", card);
      screen.move_to({2, 2});
      screen.move_to({place.x - place.width / 2 + 1, place.y});  // another may lie over its right
      screen.settle();
      const std::string name = screen.app.say(feast::card_term(card));
      CHECK_MESSAGE(screen.said().find(name.substr(1)) != std::string::npos, screen.said());
    }
    return met.count() < feast::kOccupations;
  });
  CHECK((met.count() == feast::kOccupations || !looks_at_all()));
}

TEST_CASE("feast cards: on a small screen the hand stands beside its back, after what is played") {
  bool met = false;
  through_feasts(4, most_matches(), [&](const Match& match) {
    const feast::State& state = feast_state(match);
    if (state.agenda.top().what != Do::turn) return true;
    const feast::Player& player = state.at(state.agenda.top().seat);
    // By their numbers one of the hand would come first.
    std::vector<std::size_t> hand;
    std::vector<std::size_t> played;
    player.hand.for_each([&](std::size_t card) { hand.push_back(card); });
    player.played.for_each([&](std::size_t card) { played.push_back(card); });
    if (hand.empty() || played.empty() || hand.front() > played.back()) return true;
    met = true;
    Headless screen(feast_table_of(match), 1024, 768);
    if (screen.has("look")) screen.click("look");  // it lies covered
    const auto x = [&](std::size_t card) {
      return screen.find("card", static_cast<std::uint32_t>(card)).x;
    };
    for (const std::size_t card : hand) CHECK(x(card) > x(played.back()));
    return false;
  });
  CHECK((met || !looks_at_all()));
}

// At three sizes: on their stage, as a button or in a row of the card.
TEST_CASE("feast cards: every occupation that asks is answered on the table") {
  CardSet met;
  through_feasts(4, most_matches() / 2, [&](const Match& match) {
    const CardSet fresh = cards_asking(match) & ~met;
    if (fresh.none()) return true;
    met |= fresh;
    CAPTURE(fresh.to_string());
    Headless screen(feast_table_of(match));
    for (const Size& size : kSizes) {
      screen.resize(size.width, size.height, size.by);
      check_answers(screen, match, size);
    }
    return true;
  });
  CHECK((met.count() > 50 || !looks_at_all()));
}

}  // namespace meadhall::tests
