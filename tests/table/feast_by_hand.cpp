#include <doctest/doctest.h>

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "app/pages/table_words.h"
#include "core/rng.h"
#include "games/feast/laying.h"
#include "games/feast/moves.h"
#include "games/feast/state.h"
#include "tests/support/any_match.h"
#include "tests/support/apps.h"
#include "tests/support/headless.h"

// Whole matches of A Feast for Odin by hand: at each decision a legal move is drawn, and made
// through what is on the screen, whichever hand makes it. So every answer of every decision can be
// given. Where each test takes little (MEADHALL_MATCHES), as under sanitizers, a part is played.

namespace meadhall::tests {
namespace {

using feast::Do;
using feast::MoveKind;
using feast::State;
using table::TargetPlace;

enum class Hands : std::uint8_t { mouse, finger, keys };

struct Name {
  std::string_view what;
  std::optional<std::uint32_t> a{};
};
using Names = std::vector<Name>;

class Player {
 public:
  Player(int players, Hands hand, float width, float height, std::string_view options)
      : screen_(at_table("#new/feast?players=" + std::to_string(players) + std::string(options)),
                width, height, hand == Hands::finger ? By::touch : By::mouse),
        hand_(hand),
        width_(width),
        height_(height),
        rng_(static_cast<std::uint64_t>(players) * 7 + 1) {}

  // Plays to the end, or so many decisions; what was asked.
  std::set<Do> play(int most) {
    std::set<Do> met;
    for (int decisions = 0; !match().over() && decisions < most; ++decisions) {
      if (screen_.app.handing_over()) {
        press({{"ready"}});
        continue;
      }
      met.insert(asked());
      decide();
    }
    return met;
  }
  bool over() const { return match().over(); }
  // Goods that were laid by hand.
  int laid() const { return laid_; }

 private:
  const Match& match() const { return screen_.app.match(); }
  const State& state() const { return match().position().as<State>(); }
  Do asked() const { return state().agenda.top().what; }
  std::size_t made() const { return match().line().size(); }

  // What may be done at any time is done now and then, else a match would never end.
  Move drawn() {
    MoveList moves;
    match().game().legal(match().position(), moves);
    const auto often = [&](Move move, std::uint32_t of_five) {
      return moves.contains(move) && rng_.below(5) < of_five;
    };
    if (asked() == Do::window && often(feast::kDone, 4)) return feast::kDone;
    if (asked() == Do::arrange && often(feast::kDone, 2)) return feast::kDone;
    if (often(feast::kFill, 3)) return feast::kFill;
    for (;;) {
      const Move move = moves[rng_.below(static_cast<std::uint32_t>(moves.size()))];
      // Laying begun step by step lies in the hand, and put back it is undone.
      if (asked() != Do::lay && feast::kind_of(move) == MoveKind::lay) continue;
      const bool seldom = move == feast::kArrange || move == feast::kPass;
      if (!seldom || moves.size() == 1 || rng_.below(8) == 0) return move;
    }
  }

  void decide() {
    CAPTURE(static_cast<int>(asked()));
    if (asked() == Do::turn && rng_.below(4) == 0 && lay_something()) return;
    const Move move = drawn();
    CAPTURE(match().game().text(move));
    const std::size_t before = made();
    answer(move);
    REQUIRE_MESSAGE(!refused(), screen_.app.notice()->text);
    REQUIRE_MESSAGE(made() > before, "nothing was done");
    CHECK(match().game().text(match().move_of(match().line()[before])) ==
          match().game().text(move));
  }

  bool refused() const { return screen_.app.notice() && screen_.app.notice()->error; }

  // The row of the card for that move.
  Name row_of(Move move) const {
    const app::Answers all = app::answers_to(app::Teller(screen_.app));
    const auto row = std::ranges::find(all.choices, move, &app::Answers::Choice::move);
    REQUIRE(row != all.choices.end());
    return {"answer", static_cast<std::uint32_t>(row - all.choices.begin())};
  }

  void answer(Move move) {
    if (asked() == Do::turn && feast::kind_of(move) == MoveKind::place) {
      return choose_space(feast::place_of(move));
    }
    if (asked() == Do::copy) return choose_space(feast::n_of(move));
    Names names;
    switch (feast::kind_of(move)) {
      case MoveKind::say:
        names.push_back({word_of(move)});
        if (asked() == Do::window) names.push_back({"go-on"});
        if (move == feast::kPass && find({"pass"})) {
          press({{"pass"}});
          names = {{"again"}};
        }
        break;
      case MoveKind::course:
        if (move == feast::kLeaveBare) press({{"bare"}});
        names.push_back(move == feast::kLeaveBare ? Name{"again"} : Name{"course", move.code});
        break;
      default:
        for (const std::string_view what : {"pick", "take", "pay"}) {
          names.push_back({what, move.code});
        }
    }
    names.push_back(row_of(move));
    // What is to be laid lies in the hand; put back, it is asked for step by step.
    if (asked() == Do::lay && find({"put-back"})) press({{"put-back"}});
    if (!find_any(names) && find({"rows"})) press({{"rows"}});
    make(names);
  }

  static std::string_view word_of(Move move) {
    static constexpr std::array<std::string_view, feast::kWords> kWords = {
        "pass", "done", "no", "yes", "roll", "fail", "arrange", "lift", "fill"};
    return kWords[feast::value_of(move)];
  }

  // A phone has a band of the space's group to be opened first.
  void choose_space(std::size_t where) {
    const Name space{"space", static_cast<std::uint32_t>(where)};
    if (!find(space)) {
      if (!find({"band"}) && find({"sheet", 0})) press({{"sheet", 0}});
      if (find({"close-band"})) press({{"close-band"}});
      const std::size_t group =
          feast::is_copy(where)
              ? feast::kGroups
              : static_cast<std::size_t>(feast::info(static_cast<feast::Space>(where)).group);
      press({{"band", static_cast<std::uint32_t>(group)}});
    }
    make(hand_ != Hands::finger || rng_.below(2) == 0 ? Names{space} : Names{space, {"place-them"}},
         rng_.below(2) == 0 ? Names{{"place-them"}} : Names{space});
  }

  // Takes a good that can be laid and lays it where it rests. False if there is none.
  bool lay_something() {
    MoveList moves;
    match().game().legal(match().position(), moves);
    if (!moves.contains(feast::kArrange)) return false;
    std::vector<feast::Item> goods;
    const Seat seat = state().agenda.top().seat;
    for (std::size_t i = 0; i < feast::kGoods; ++i) {
      const feast::Item item = feast::item_at(i);
      const bool has = feast::count(state().at(seat), item) > 0;
      if (has && feast::can_lay_on(state(), seat, item, feast::home_of(seat))) {
        goods.push_back(item);
      }
    }
    if (goods.empty()) return false;
    const feast::Item item = goods[rng_.below(static_cast<std::uint32_t>(goods.size()))];
    CAPTURE(static_cast<int>(item));
    const std::size_t before = made();
    press({{"good", static_cast<std::uint32_t>(feast::number(item))}});
    if (hand_ == Hands::keys) {
      screen_.key(ImGuiKey_Enter);
    } else {
      drop_at_home(item);
    }
    if (made() == before && hand_ == Hands::finger) press({{"lay-it"}});
    REQUIRE_MESSAGE(!refused(), screen_.app.notice()->text);
    REQUIRE_MESSAGE(made() > before, "it was not laid");
    ++laid_;
    return true;
  }

  // Turned until there is room at home, then into the first room.
  void drop_at_home(feast::Item item) {
    const Seat seat = state().agenda.top().seat;
    const std::size_t home = feast::home_of(seat);
    const feast::Cover& cover = state().surfaces[home].cover;
    for (const feast::Shape& way : feast::ways_to_lay(item)) {
      std::optional<feast::Spot> spot;
      feast::for_each_spot(feast::Sheet::home, cover, item, way, feast::custom_of(state(), seat),
                           [&](feast::Spot each) { spot = spot ? spot : each; });
      if (!spot) {
        hand_ == Hands::finger ? press({{"turn-it"}}) : screen_.key(ImGuiKey_R);
        continue;
      }
      const TargetPlace board = wanted({{"lay-on", static_cast<std::uint32_t>(home)}});
      const float cell = board.whole.width / feast::kBoardColumns;
      const auto middle = [&](float from, int first, int size) {
        return from + cell * (static_cast<float>(first) + static_cast<float>(size) / 2);
      };
      return screen_.click({middle(board.whole.x, spot->column, way.width),
                            middle(board.whole.y, spot->row, way.height)});
    }
    FAIL("no room at home");
  }

  // --- Hands

  std::optional<TargetPlace> find(const Name& name) const {
    for (const TargetPlace& place : screen_.places()) {
      if (place.what == name.what && (!name.a || place.a == *name.a)) return place;
    }
    return std::nullopt;
  }
  std::optional<TargetPlace> find_any(const Names& names) const {
    for (const Name& name : names) {
      if (const auto place = find(name)) return place;
    }
    return std::nullopt;
  }

  // Scrolls what can be scrolled, region by region, until one of them is seen.
  std::optional<TargetPlace> scroll_to(const Names& names) {
    std::set<std::uint32_t> regions;
    for (const TargetPlace& place : screen_.places()) {
      if (place.region != 0) regions.insert(place.region);
    }
    for (const std::uint32_t region : regions) {
      for (const float up : {-1.0F, 1.0F}) {
        for (int turns = 0; turns < 60; ++turns) {
          if (const auto place = find_any(names)) return place;
          const TargetPlace there = in_region(region);
          scroll(there, up);
          const TargetPlace now = in_region(region);
          const bool moved = now.what != there.what || now.a != there.a || now.y != there.y;
          if (!moved) break;
        }
      }
    }
    return find_any(names);
  }

  // Something whole in a region.
  TargetPlace in_region(std::uint32_t region) const {
    const std::vector<TargetPlace> all = screen_.places();
    const auto found = std::ranges::max_element(all, {}, [region](const TargetPlace& place) {
      return place.region == region ? place.height : 0;
    });
    return *found;
  }

  void scroll(const TargetPlace& over, float up) {
    if (hand_ == Hands::finger) {
      drag({over.x, over.y}, {over.x, over.y + up * 120});
    } else {
      screen_.move_to({over.x, over.y});
      screen_.wheel(up * 2);
    }
  }

  void drag(ImVec2 from, ImVec2 to) {
    screen_.press(from);
    for (int i = 1; i <= 4; ++i) {
      const float share = static_cast<float>(i) / 4;
      screen_.move_to({from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share});
    }
    screen_.release();
  }

  // Where there is little room it may stand on another sheet, or have to be scrolled to.
  TargetPlace wanted(const Names& names) {
    if (const auto place = find_any(names)) return *place;
    if (const auto place = scroll_to(names)) return *place;
    for (std::uint32_t sheet = 0; sheet < 4; ++sheet) {
      const auto tab = find({"sheet", sheet});
      if (!tab) continue;
      press_at(*tab);
      if (const auto place = scroll_to(names)) return *place;
    }
    FAIL("nothing to press: " << names.front().what << ' ' << names.front().a.value_or(99));
    return {};
  }

  void press(const Names& names) {
    if (hand_ == Hands::keys) {
      press_by_key(names);
    } else {
      press_at(wanted(names));
    }
  }

  // Presses what makes the move: a finger may point first, then touches it once more, or a button.
  void make(const Names& names, const Names& once_more = {}) {
    const std::size_t before = made();
    press(names);
    if (made() == before && hand_ == Hands::finger) press(once_more.empty() ? names : once_more);
  }

  void press_at(const TargetPlace& at) {
    CHECK(at.x > 0);
    CHECK(at.y > 0);
    CHECK(at.x < width_);
    CHECK(at.y < height_);
    screen_.click({at.x, at.y});
  }

  // Tab goes round answers first, then what else reacts.
  void press_by_key(const Names& names) {
    const auto there = [&] {
      return std::ranges::any_of(screen_.places(), [&](const TargetPlace& place) {
        return place.focused && std::ranges::any_of(names, [&](const Name& name) {
                 return place.what == name.what && (!name.a || place.a == *name.a);
               });
      });
    };
    int steps = 0;
    for (; !there() && steps < 400; ++steps) tab(steps >= 200);
    REQUIRE_MESSAGE(there(), "the keyboard does not reach " << names.front().what << ' '
                                                            << names.front().a.value_or(99));
    screen_.key(ImGuiKey_Enter);
  }

  // The focus moves at once: there is nothing to wait for.
  void tab(bool back) {
    ImGuiIO& io = ImGui::GetIO();
    io.AddKeyEvent(ImGuiMod_Shift, back);
    io.AddKeyEvent(ImGuiKey_Tab, true);
    screen_.frame();
    io.AddKeyEvent(ImGuiKey_Tab, false);
    io.AddKeyEvent(ImGuiMod_Shift, false);
    screen_.frame();
  }

  Headless screen_;
  Hands hand_;
  float width_;
  float height_;
  Rng rng_;
  int laid_ = 0;
};

bool whole_matches() { return any_match::matches(1) >= 1000; }

// Matches of one to four, the short game, and the longer ones where there is time.
void play_all(Hands hand, float width, float height) {
  std::set<Do> met;
  int laid = 0;
  for (const int players : {1, 2, 3, 4}) {
    CAPTURE(players);
    Player player(players, hand, width, height, "&seed=5&preset=short&islands=true&harvest=true");
    met.merge(player.play(whole_matches() ? 2500 : 60));
    laid += player.laid();
    CHECK((player.over() || !whole_matches()));
  }
  CHECK(laid > 0);
  for (const Do what : {Do::turn, Do::effects, Do::dice, Do::mountain, Do::upgrade, Do::play,
                        Do::feast, Do::window, Do::arrange}) {
    CAPTURE(static_cast<int>(what));
    CHECK((met.contains(what) || !whole_matches()));
  }
}

}  // namespace

TEST_CASE("feast: whole matches of one to four by mouse, each answer on the screen") {
  play_all(Hands::mouse, 1440, 900);
}

TEST_CASE("feast: whole matches of one to four by finger, on a phone") {
  play_all(Hands::finger, 390, 844);
}

TEST_CASE("feast: whole matches of one and two by keyboard alone, and the first turns of four") {
  for (const int players : {1, 2, 4}) {
    CAPTURE(players);
    Player player(players, Hands::keys, 1440, 900, "&seed=5&preset=first");
    player.play(players < 4 && whole_matches() ? 2500 : 40);
    CHECK((player.over() || players == 4 || !whole_matches()));
  }
}

}  // namespace meadhall::tests
