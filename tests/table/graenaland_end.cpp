#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <string>
#include <utility>

#include "core/rng.h"
#include "games/graenaland/goals.h"
#include "games/graenaland/moves.h"
#include "games/graenaland/rules.h"
#include "games/graenaland/state.h"
#include "tests/support/apps.h"
#include "tests/support/graenaland_steps.h"
#include "tests/support/headless.h"

// What moves in place on Graenaland's table: the end of a match, and works that grow.

namespace meadhall::tests {
namespace {

using app::App;
using graenaland::State;
using graenaland::Step;

// A whole match of four that bots played.
const std::string kPlayed =
    "#match/graenaland/AU931PllkkFOwzAQRWfsGSd1AlUFoqLecQBUoAegRYINl0CiSGUBUmHDTbgAR2DB7fhjp00Qkyi"
    "xv_88zzhxMglETIiwfHvfbh5FV8-v2xfV2-3644Hlfr15-nHee9VQVRpHY0Sznwc8qjjKQghZya62HUimQfqbBUtm9cmG0"
    "j53xysLsbgyrZOM2ZfTeUsFwGf2bqXjZnFQbIZlTjssouphca93C_9H-waq3XnYXk1j0EYSk2cc8MGXq-s6kiYhqZmc8zh"
    "0WVHyY4cgVqhUz0koxQSix3dxkOIV0aSeAkOYQ7nR0wJzd8QzEedsA9zNdTUFL9qOyFYT7aKThAne2Qoz8-Hcf5aCkiQzg"
    "owaxH4FLvSWOB1pzie_PA_fWV3A2oiZEWru0aUIHasD3FtPXHC2zZiiNz2bjc5lzOZ11hzzmTXlUC-S7EyYdDFnuvAzol8"
    ".OuFCZgnE3Z9R3gzclWL1b91UVNPJbgRjSPCzuPekrBQDuz3QuQUH1VKY9DMCz8Xx4sumdE6BGE-cVixiSqPwC-tI2WZE6"
    "oTb4S08_b0apZmZd4Y0TAPNIZkycFMoFgXQEJalKBvo25FuKqOPsG96I7vebNFXMnmWFmgkUY-lqhetK_n7UFFmndir4c7"
    "au4hkh5vFjjJE3I-KoLoaBj8VnMur9PVMRDvT6dUm8OseLj3dselA0g4keXw6lRWcXUEOV7DAX6BtDH6LgViEjW8em7AWm"
    "REuovgHaj35ScsJVCPPhXO9QxmAqWeHB";

// A whole match of three with victory cards that bots played.
const std::string kWithCards =
    "#match/graenaland/AZuq40ttUlFOwzAMfXaaNmk2iihMQvkZSIgCAgnYAQoSgmvwDV8cYjfhKpwLO0kHbLRqnTy_52"
    "enZVPVAMm9rN9eP96Xtyc53p3meP_FAIyxtvWzILGum6ZJbwF813UKyl7hHYogSukyOuFFPFEz07c-FBu5puz_moK2k3"
    "Xx3tFkdMvIOadobv6ntV9Nbxh_ptFYMrMfq62U33jJXplzH7RUCHLGMQLV-T6qaIhBRHKyZMerTxat7GGJBSNvj4SsHJ"
    "CBQBRozY6FZKIFs0Iqlnz7skDFRpciFvxh70nEQCcOQzwkRJMkWqxoeLhAqKx-WEXRqEByqa4DBsRopRxrkyZJ6Gzuao"
    "GTkU1GsqpX3JuDNbPRASKrhHQusmnAZDczS7rGorVlnlRPnuYRVe961Fzaslkqy_nq-Bmht2kr_-dINGDEeHkzAt8.r6"
    "TmK46udTv7EnX5udshzotT-k4rRO5Pvon6Ckd73ZY4Umu6FPC4OEMgq1REv8l1kaCrjOrsO51Ca3HLVFCkB2HlSZJiFa"
    "qONT8rTBD5goAbuy5u1rItPRU3gHKiU4yAybqq59E-BPBq6IA6bfF1qx8Wpc9m5aEqM_KhJimrvKThuZ_ITXaLJEv33C"
    "W7ryrKvwHM9Zc1DQ54izfRgN8CLSGhjsUmWB4jebUfQLg9t0anI2ofeLhln96e8_TpPrjatoEC9H4oGEPT1tq2UNadce"
    "4ExRyR7ddBfeoQ6ZvUIqlnL8zis6WDbX4RxHv-tchRdDKPuU";

App before_move(int move) {
  App app = started({}, kPlayed);
  obey(app, "replay move " + std::to_string(move));
  obey(app, "play on");
  if (app.handing_over()) obey(app, "ready");
  return app;
}

// The number of the move that ended it.
int last_move() {
  const App app = started({}, kPlayed);
  const auto line = app.match().whole_line();
  REQUIRE(app.match().position_at(line.back()).as<State>().step == Step::over);
  return static_cast<int>(line.size());
}

void play_next(Headless& screen, int move) {
  const App whole = started({}, kPlayed);
  const auto node = whole.match().whole_line()[static_cast<std::size_t>(move) - 1];
  obey(screen.app, whole.match().game().text(whole.match().move_of(node)));
}

TEST_CASE("graenaland: flags rise and coins are struck before the result is told") {
  const int last = last_move();
  Headless screen(before_move(last - 1));
  screen.reduced_motion = false;
  screen.settle();
  play_next(screen, last);
  REQUIRE(screen.app.match().over());
  for (int i = 0; i < 30; ++i) screen.frame();
  CHECK(screen.table.animating());
  CHECK_FALSE(screen.has("rematch"));
  const std::uint64_t rising = screen.picture();
  SUBCASE("by itself") {
    screen.settle();
    CHECK(screen.has("rematch"));
    CHECK_FALSE(screen.table.animating());
  }
  SUBCASE("at once, by a click or a key") {
    screen.key(ImGuiKey_Enter);
    CHECK(screen.has("rematch"));
  }
  CHECK(screen.picture() != rising);
}

TEST_CASE("graenaland: the result tells how far each came with a goal, of what it takes") {
  const int last = last_move();
  Headless screen(before_move(last - 1));
  play_next(screen, last);
  screen.settle();
  const auto& state = screen.app.match().position().as<State>();
  const auto figures = graenaland::standing(state, state.at(seat_at(0)));
  for (std::size_t goal = 0; goal < graenaland::kGoals; ++goal) {
    const std::string told =
        std::to_string(figures[goal]) + " / " + std::to_string(state.data.goals[goal]);
    CAPTURE(told);
    CHECK(std::ranges::find(screen.words, told, &table::Written::words) != screen.words.end());
  }
  const std::string& kept = screen.app.say("ui.promises_kept");
  CHECK(std::ranges::find(screen.words, kept, &table::Written::words) == screen.words.end());
  // Such figures are no points: there are no bars of them.
  const std::vector<table::TargetPlace> tabs = all_of(screen, "end-tab");
  CHECK(tabs.size() == 3);
  CHECK(std::ranges::find(tabs, 1U, &table::TargetPlace::a) == tabs.end());
}

TEST_CASE("graenaland: the result tells who kept their promises, of those kept or broken") {
  const int last = last_move();
  // The last moment at which players talk.
  const auto talks = [](const App& app) {
    return app.match().game().can.table_talk->talk(app.shown()).open;
  };
  int talking = last - 1;
  while (!talks(before_move(talking))) --talking;
  App app = before_move(talking);
  for (int i = 1; i <= 5; ++i) {
    obey(app, "promise 1 wood for you");
    obey(app, "judge " + std::to_string(i) + (i < 5 ? " kept" : " broken"));
  }
  obey(app, "promise 2 no toll");
  Headless screen(std::move(app));
  const std::string& label = screen.app.say("ui.promises_kept");
  const auto written = [&](std::string_view words) {
    return std::ranges::find(screen.words, words, &table::Written::words) != screen.words.end();
  };
  for (int move = talking + 1; move <= last; ++move) {
    if (screen.app.handing_over()) obey(screen.app, "ready");
    play_next(screen, move);
  }
  screen.settle();
  REQUIRE(screen.has("rematch"));
  CHECK(written(label));
  CHECK(written("4 / 5"));
  CHECK_FALSE(written("0 / 0"));  // what is still open counts for nothing
}

TEST_CASE("graenaland: with victory cards the result has bars of points") {
  Headless screen(started({}, kWithCards));
  REQUIRE(screen.app.match().over());
  screen.settle();
  CHECK(all_of(screen, "end-tab").size() == 4);
}

TEST_CASE("graenaland: over the ice it is told who has declared, and who still builds") {
  const App app = before_move(last_move() - 1);
  REQUIRE(app.match().position().as<State>().phase == graenaland::Phase::final);
  for (const auto& [width, height] : {std::pair{1440.0F, 900.0F}, {390.0F, 844.0F}}) {
    CAPTURE(width);
    Headless screen(app, width, height, By::mouse);
    const auto banner = std::ranges::find_if(screen.words, [](const table::Written& line) {
      return line.words.find(" has declared. Still to build: ") != std::string::npos;
    });
    REQUIRE(banner != screen.words.end());
    CHECK(banner->area.x >= 0);
    CHECK(banner->area.right() <= width);
    for (const std::string_view what : {"land", "store"}) {
      for (const table::TargetPlace& place : all_of(screen, what)) {
        CHECK(banner->area.bottom() <= place.y - place.height / 2);
      }
    }
  }
}

TEST_CASE("graenaland: with less motion the end is there at once") {
  const int last = last_move();
  Headless screen(before_move(last - 1));
  screen.settle();
  play_next(screen, last);
  screen.frame();
  screen.frame();
  CHECK(screen.has("rematch"));
}

int count_of(const State& state, graenaland::Work work) {
  int n = 0;
  for (const graenaland::Land& land : state.lands) n += (land.works & bit(work)) != 0 ? 1 : 0;
  return n;
}

// A match of persons up to the move that builds such a work, and that move.
std::pair<App, std::string> before_building(graenaland::Work work) {
  const auto wanted = static_cast<graenaland::Construction>(
      static_cast<int>(graenaland::Construction::road) + static_cast<int>(work));
  for (int seed = 1; seed < 80; ++seed) {
    App app = at_table("#new/graenaland?players=4&seed=" + std::to_string(seed));
    Rng rng(static_cast<std::uint64_t>(seed));
    for (int made = 0; made < 400 && !app.match().over(); ++made) {
      if (app.handing_over()) obey(app, "ready");
      const State state = app.match().position().as<State>();
      Move move = any_move(app.match(), rng);
      MoveList legal;
      app.match().game().legal(app.match().position(), legal);
      for (const Move each : legal) {
        const bool builds = graenaland::kind_of(each) == graenaland::MoveKind::build;
        if (builds && graenaland::what_of(each) == wanted) move = each;
      }
      if (count_of(graenaland::supposed(state, move), work) > count_of(state, work)) {
        std::string words = app.match().game().text(move);
        return {std::move(app), std::move(words)};
      }
      obey(app, app.match().game().text(move));
    }
  }
  FAIL("never built");
  return {};
}

TEST_CASE("graenaland: a road and a palisade grow where they lie") {
  for (const graenaland::Work work : {graenaland::Work::road, graenaland::Work::palisade}) {
    CAPTURE(static_cast<int>(work));
    auto [app, move] = before_building(work);
    Headless screen(std::move(app));
    screen.reduced_motion = false;
    screen.settle();
    obey(screen.app, move);
    // What is seen of it grows: another clip in each frame. What travels is not clipped.
    std::set<std::array<long, 4>> clips;
    for (int i = 0; i < 24; ++i) {
      screen.frame();
      for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists) {
        for (const ImDrawCmd& part : list->CmdBuffer) {
          const ImVec4& clip = part.ClipRect;
          clips.insert(
              {std::lround(clip.x), std::lround(clip.y), std::lround(clip.z), std::lround(clip.w)});
        }
      }
      if (i == 0) clips.clear();
    }
    CHECK(screen.table.animating());
    CHECK(clips.size() > 12);
    screen.settle();
    CHECK_FALSE(screen.table.animating());
  }
}

}  // namespace
}  // namespace meadhall::tests
