#include "tests/support/scenes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <string>
#include <vector>

#include "match/link.h"
#include "tests/support/apps.h"
#include "tests/support/thinker.h"

namespace meadhall::tests {
namespace {

using app::App;
using Lines = std::initializer_list<std::string_view>;

constexpr std::string_view kRecords =
    "meadhall records 1\n"
    "0000000000000001\t2026-11-20 20:14\tvikings\tgerman2007 basic\t0 52 1 Freya\t2 47 2 Bjorn\n"
    "0000000000000002\t2026-11-21 14:03\tvikings\tgerman2007 basic\t0 48 2 Freya\t2 55 1 Bjorn\n"
    "0000000000000003\t-\tvikings\tgerman2007\t0 61 1 Freya\t3 47 2 Bjorn\t2 40 3 Leif\n"
    "0000000000000004\t2026-11-22 09:30\tgraenaland\t-\t0 3 1 Freya\t0 2 2 Leif\t0 2 2 Ivar\n"
    "0000000000000005\t2026-11-23 21:45\tfeast\t-\t0 104 1 Freya\n"
    "a line that nobody can read\n";

App opened(std::string_view settings, std::string_view fragment = {}) {
  App app;
  app.remember(app::kSettingsKey, settings);
  app.start(fragment, "en", 1);
  return app;
}

void obey_all(App& app, Lines lines) {
  for (const std::string_view line : lines) obey(app, line);
}

App hall(std::string_view settings, Lines lines) {
  App app = opened(settings);
  obey_all(app, lines);
  return app;
}

// A whole match of three at A Feast for Odin that bots of the level karl played (seed 17), people
// on the seats; from a decision on.
App feasted(std::string_view settings, int move) {
  constexpr std::string_view kLink =
      "#match/feast/AUTyjU9tVEtv20YQnm93-VqSMkXVlkzVCSnLtmJHeWGIQPYlD6DXAgmQFMilgRMYbdA"
      "mUAsEaS9Oc0iOQS-9pj-h15zy0zJLybZkd1_g7s5-33wzu1S6HdJJ8e_-9vv0p2fw7v38cvqr8r6bPn_"
      "z9LNHZAgBKaUIWqmAtKLQxvM2H2Z1voSmCGIg9pQSAYaaY40Zwkismj5vgB_grDhnUqlCOoMgZ43G9tz"
      "Jk2aXJ1gsFDi_SYkMT1RAkGXqB5Q0TnkQGlk-ATllwCLsxa9z28sSQFBz_SJfKNyKYw9I2IAVMkKrTiB"
      "cnUm05xmwHBxJRoPqsJz3TV7coFy4HJsmM4P8v1DNw7iwtUR4Lm4NiQN1jIEE0H1LLjHnbehEzsWEzhQ"
      "tLpyaLGYnvOjEKcpyNOJFgLOF-OLNOOsjdYzb2B2nPTPBdtvwxiXjd-gTfBz5dAz-CDerj_g1vwe_hcI"
      "ntPCY_2t8C8Ot0WRtsJ5UXq6MudvZKNKC_0W_FFO0Aqokm-Cgw0Gb6S85wtPm2Ezb1mhYBSv69mF5Y_I"
      "eZS_1vRuGbqFWryR03RVFNSuP1Q7T32D9Y0GlT3jVzGzBNuoQyrkjM8TJPVW1s3J8Zx_oZQkqdX24PTp"
      "8OYjyjSxti09Xkyihbe3dtOrRWB1dJWwOScG39A1btGylLG2zzdlmLcI7ISK2JTpAzaIbT3N5qOBfFll"
      "Lc81Mgp1UosEyPQAcfS_tea3uqjFQb0FJUQiyYrveH_Q_yO3Gn1gBKt_gJpsH1qyiS_jDhejzAvTqMSa"
      "DYa-9L3KyjW-9vXEUJcNraXqpOHiRFGtyP7rqTp9-qB935f9E-EfCnXECTmTMc8IW2Awv0wdog1IMtYB"
      "25FbGpGPaxFL49r9Hr51d3907mGyGYd3OjpFEab5qvojGfjFeX6PWyM_iVK6-0jQdkfZYH7J-yHQf9Yv"
      "6CQe3OGCOMrZXnCBPUhTsEl0547mMSaHrlrz9PKSB1ZQr5Jb6VndkW1wzuexZ2i-MZMXzE6qk74RJFG6"
      "qhFQIFVGFIqa9WActkBas-3lMRt7Zk68.ezWmx_W-ikJkKL0GznAB2pUBZrBVR2cXXUAdq7nYORGrMKo"
      "XWFmqkjxnOcIJrBF50cT0wwfOjwI6D9ktirtV7I-dLMLOlCl6H_m9Dc7ZkYJOSWtE3lz6VHWH3qB8wrX"
      "Y80Wm_QINwsR5qGMNVRg1L4I54-1cWa5xjd46nt0IExXpMp1XJSk9HL58TG_G2PfVml66-HFdFsMYj8C"
      "C423vz3TLk8lTADaeSovNxIwaApekbt5YRxz1blsf7BWDIDqb5AiLnQD2BYJ7A0jkn0_8vGMfqieGW-G"
      "ojb24rrv8jNR9xwmA2oilLlclSOQVfVoo2m4Q7vT7oxmqC8baUrGvgC4aQg5xMBeeUiHZBYkW5ESBNA8"
      "ON-IZKhxlCm2uTkVDS6VGrMycT8_ZMvVJ4t1Caejekrityt1tVkI8xNY8CUA_2AQCF-2I0mDriZxHk8s"
      "jXZC24oHkMgjimLHDQDwUpfboHvikzwZj7OZSwMW6WDhI621jsV_p7PwKeaVIgMSjK8O4qfkSeU9fXgP"
      "R3O1ZkisIeWo_OSpN3l2eQl76mmEz3cqMJPGnaYwJX-gIUIaYV_NYColvybnzvHqDmqGLv2XyWoJx-WV"
      "KzXREmEpzIDjDyfwiOiTATK0l_-62oL1YwbWyat3JHV9gLsEwg5c6pJhVcVckGC2WBEzGbAqJ_61Skxq"
      "aHVqPbZ43Bf";
  const Result<Match> read = read_link(kLink);
  REQUIRE(read.ok());
  const Match& whole = read.value();
  Result<Match> start = Match::begin(whole.start());
  REQUIRE(start.ok());
  Match& begun = start.value();
  const std::vector<Match::Node> line = whole.line();
  for (std::size_t i = 0; i < static_cast<std::size_t>(move); ++i) {
    REQUIRE(begun.play(whole.move_of(line[i])).ok());
  }
  App app = opened(settings, write_link(begun));
  if (app.handing_over()) obey(app, "ready");
  return app;
}

// A match of Vikings as its invitation says, begun after `before`.
App match(std::string_view settings, int players, std::string_view preset = "german2007",
          Lines before = {}) {
  App app = opened(settings, "#new/vikings?players=" + std::to_string(players) +
                                 "&seed=42&preset=" + std::string(preset));
  obey_all(app, before);
  obey(app, "setting obviousMoves ask");
  obey(app, "begin");
  return app;
}

App played_on(std::string_view settings, int players, std::string_view word, int most = 3000,
              std::string_view preset = "german2007", std::uint32_t seed = 7) {
  App app = match(settings, players, preset);
  play_until(app, word, most, seed);
  return app;
}

// What may be done now, as text mode has it: moves one by one, and of those that say how much the
// least of each kind after them.
std::vector<std::string> answers(const App& app) {
  const Game& game = app.match().game();
  const Position& position = app.match().position();
  MoveList all;
  if (!app.handing_over()) game.legal(position, all);
  std::vector<std::string> moves;
  struct Amount {
    std::string word;
    int least;
    std::string code;
  };
  std::vector<Amount> amounts;
  for (const Move move : all) {
    const std::string code = game.text(move);
    const std::optional<int> amount = amount_of(game, move);
    if (!amount) {
      moves.push_back(code);
      continue;
    }
    const std::string word = code.substr(0, code.find(' '));
    const auto known = std::ranges::find(amounts, word, &Amount::word);
    if (known == amounts.end()) {
      amounts.push_back({word, *amount, code});
    } else if (*amount < known->least) {
      *known = {word, *amount, code};
    }
  }
  if (moves.empty()) return {};
  for (const Amount& each : amounts) moves.push_back(each.code);
  return moves;
}

// A match of Odin as its invitation says, played on by choices that are the same each time, until
// so many are made and the next one may begin with `word`.
App feast_of(std::string_view settings, std::string_view invitation, int moves,
             std::string_view word) {
  App app = opened(settings, "#new/feast?" + std::string(invitation));
  obey_all(app, {"setting obviousMoves ask", "begin"});
  const auto offered = [&] {
    return std::ranges::any_of(answers(app),
                               [&](const std::string& code) { return code.starts_with(word); });
  };
  for (int made = 0; made < moves || !offered(); ++made) {
    REQUIRE(made < 3000);
    play_until(app, "", 1, static_cast<std::uint32_t>(made) * 2654435761U);
    if (app.handing_over()) obey(app, "ready");
  }
  return app;
}

constexpr std::string_view kStandard = "german2007";

// Sent to the player of a seat after some rounds of Vikings.
constexpr std::string_view kSent =
    "#match/vikings/"
    "AfMRfKBjYtaSYEABjAgGm2NxSVFmCiOrU1Z-"
    "UR4Tq1tRamWiLQMjEzMIszCAaGwIKIXMQ4gyMgMBJyMjyA4WLlZpfg5hbhYWTjYPLs5EVvYQJiYJDgZ2BgZ-ZkkmVmk-"
    "FgMBTjbuSlYmJlFGHgY2D2YA.ITFeVnru6Q5iRMeuXmJ-fUuXwMY21sd86pPaVTH7dmPZZp1OTFGiqQVnLcWIP/3";

void take_first_good(Headless& screen) {
  for (const auto& place : screen.places()) {
    if (place.what == "good" && place.choice) return screen.click({place.x, place.y});
  }
}

constexpr std::array kScenes = {
    NamedScene{"hall", [](std::string_view s) { return hall(s, {}); }},
    NamedScene{"new-match", [](std::string_view s) { return hall(s, {"new vikings", "seed 42"}); }},
    NamedScene{"new-match-advanced",
               [](std::string_view s) {
                 return opened(s, "#new/vikings?players=4&seed=42&preset=advanced");
               }},
    NamedScene{"new-match-bots",
               [](std::string_view s) {
                 return hall(
                     s, {"new vikings", "seed 42", "players 3", "bot others karl", "bot 3 jarl"});
               },
               [](Headless& screen) {
                 screen.click("who", 2);
                 screen.move_to({2, 2});
               }},
    NamedScene{"new-feast", [](std::string_view s) { return hall(s, {"new feast", "seed 42"}); }},
    NamedScene{"feast-begins",
               [](std::string_view s) { return hall(s, {"new feast", "seed 42", "begin"}); }},
    NamedScene{"almanac", [](std::string_view s) { return hall(s, {"almanac feast"}); }},
    NamedScene{"almanac-occupations",
               [](std::string_view s) { return hall(s, {"almanac feast 8"}); }},
    NamedScene{"settings", [](std::string_view s) { return hall(s, {"settings"}); }},
    NamedScene{"credits", [](std::string_view s) { return hall(s, {"credits"}); }},
    NamedScene{"rules", [](std::string_view s) { return hall(s, {"rules"}); }},
    NamedScene{"rules-editions", [](std::string_view s) { return hall(s, {"rules editions"}); }},
    NamedScene{"rules-search", [](std::string_view s) { return hall(s, {"rules search ship"}); }},
    NamedScene{"lesson", [](std::string_view s) { return hall(s, {"learn vikings", "next"}); }},
    NamedScene{"kept",
               [](std::string_view s) {
                 App app = played_on(s, 3, "", 90);
                 obey(app, "hall");
                 return app;
               }},
    NamedScene{"saves",
               [](std::string_view s) {
                 App app = match(s, 2);
                 obey(app, "save At the first fire");
                 play_until(app, "", 40);
                 obey_all(app, {"save", "saves"});
                 return app;
               }},
    NamedScene{"replay",
               [](std::string_view s) {
                 App app = played_on(s, 3, "", 60);
                 obey_all(app, {"replay", "step -20"});
                 return app;
               }},
    NamedScene{"confirming",
               [](std::string_view s) {
                 App app = played_on(s, 2, "stay");
                 obey(app, "setting confirmMoves yes");
                 obey(app, answers(app).back());
                 return app;
               }},
    NamedScene{"handing-over",
               [](std::string_view s) {
                 App app = match(s, 2);
                 obey(app, "setting handOver yes");
                 play_until(app, "", 20);
                 return app;
               }},
    NamedScene{"deal", [](std::string_view s) { return match(s, 3); }},
    NamedScene{"middle", [](std::string_view s) { return played_on(s, 3, "", 70); }},
    NamedScene{"placing", [](std::string_view s) { return played_on(s, 2, "place", 70); }},
    NamedScene{"paying", [](std::string_view s) { return played_on(s, 4, "pay"); }},
    NamedScene{"ferrying", [](std::string_view s) { return played_on(s, 2, "ferry"); }},
    NamedScene{"auction", [](std::string_view s) { return match(s, 4, "advanced"); }},
    NamedScene{"drafting",
               [](std::string_view s) { return played_on(s, 3, "draft", 3000, "advanced"); }},
    NamedScene{"special",
               [](std::string_view s) { return played_on(s, 3, "special", 3000, "advanced"); }},
    NamedScene{"swapping",
               [](std::string_view s) { return played_on(s, 4, "swap", 3000, "advanced", 33); }},
    NamedScene{"bots-turn",
               [](std::string_view s) {
                 App app = match(s, 3, kStandard, {"bot 2 karl", "bot 3 jarl"});
                 obey(app, "bots wait");
                 play_until(app, "");
                 return app;
               }},
    NamedScene{"opinion",
               [](std::string_view s) {
                 App app = played_on(s, 2, "take", 50);
                 obey(app, "hint");
                 Thinker().answer(app, 4);
                 return app;
               }},
    NamedScene{"opinion-placing",
               [](std::string_view s) {
                 App app = played_on(s, 2, "", 60);
                 play_until(app, "place", 70);
                 obey(app, "hint");
                 Thinker().answer(app, 4);
                 return app;
               }},
    NamedScene{
        "challenge",
        [](std::string_view s) { return hall(s, {"challenge vikings 3", "challenge show"}); }},
    NamedScene{"challenges",
               [](std::string_view s) { return hall(s, {"challenge vikings", "challenges"}); }},
    NamedScene{"end", [](std::string_view s) { return played_on(s, 3, ""); }},
    NamedScene{"end-advanced",
               [](std::string_view s) { return played_on(s, 4, "", 3000, "advanced"); }},
    NamedScene{"result", [](std::string_view s) { return played_on(s, 3, ""); }, close_scoring},
    NamedScene{"look-back", [](std::string_view s) { return played_on(s, 2, ""); },
               [](Headless& screen) {
                 close_scoring(screen);
                 screen.click("end-tab", 3);
                 screen.move_to({2, 2});
                 screen.order("review");
                 Thinker().answer(screen.app, 12);
                 screen.settle();
               }},
    NamedScene{"bars", [](std::string_view s) { return played_on(s, 4, "", 3000, "advanced"); },
               [](Headless& screen) {
                 close_scoring(screen);
                 screen.click("end-tab", 1);
                 screen.move_to({2, 2});
               }},
    NamedScene{"result-advanced",
               [](std::string_view s) { return played_on(s, 4, "", 3000, "advanced"); },
               close_scoring},
    NamedScene{"graenaland",
               [](std::string_view
                      s) { return hall(s, {"new graenaland", "seed 42", "begin", "ready"}); }},
    NamedScene{"records",
               [](std::string_view s) {
                 App app;
                 app.remember(app::kSettingsKey, s);
                 app.remember(app::kRecordsKey, kRecords);
                 app.start({}, "en", 1);
                 obey(app, "records");
                 return app;
               }},
    NamedScene{"elsewhere",
               [](std::string_view s) {
                 return match(s, 3, kStandard, {"bot 1 remote", "bot 2 remote", "bot 3 remote"});
               }},
    NamedScene{"arrived", [](std::string_view s) { return opened(s, kSent); }},
    NamedScene{"kept-apart",
               [](std::string_view s) {
                 return hall(s, {"new vikings", "seed 42", "bot 2 remote", "begin", "new feast",
                                 "players 2", "seed 42", "bot 2 remote", "begin", "hall"});
               }},
    NamedScene{"saves-apart",
               [](std::string_view s) {
                 return hall(s, {"new vikings", "seed 42", "bot 1 remote", "begin", "new feast",
                                 "players 2", "seed 42", "bot 1 remote", "begin", "saves"});
               }},
    NamedScene{"rules-graenaland",
               [](std::string_view s) { return hall(s, {"rules graenaland votes"}); }},
    NamedScene{"feast-turn", [](std::string_view s) { return feasted(s, 209); }},
    NamedScene{"feast-laying", [](std::string_view s) { return feasted(s, 209); },
               take_first_good},
    NamedScene{"feast-dice", [](std::string_view s) { return feasted(s, 312); }},
    NamedScene{"feast-window", [](std::string_view s) { return feasted(s, 690); }},
    NamedScene{"feast-banquet", [](std::string_view s) { return feasted(s, 598); }},
    NamedScene{"feast-large",
               [](std::string_view s) {
                 App app = feasted(s, 209);
                 obey(app, "settings");
                 obey(app, "back");
                 return app;
               },
               [](Headless& screen) {
                 screen.key(ImGuiKey_B);
                 screen.settle();
                 take_first_good(screen);
                 screen.settle();
                 screen.key(ImGuiKey_1);
               }},
    NamedScene{"feast-four",
               [](std::string_view s) {
                 return feast_of(s, "players=4&seed=3&islands=true&harvest=true", 260, "place");
               }},
    NamedScene{
        "feast-alone",
        [](std::string_view s) { return feast_of(s, "players=1&seed=3", 90, "place"); }},
    NamedScene{"feast-occupations",
               [](std::string_view s) {
                 return feast_of(s, "players=4&seed=3&islands=true", 150, "play ");
               }},
    NamedScene{"feast-seek", [](std::string_view s) { return feasted(s, 209); },
               [](Headless& screen) {
                 screen.resize(390, 844, By::touch);
                 screen.click("filter", 2);
               }},
    NamedScene{"feast-drawer", [](std::string_view s) { return feasted(s, 209); },
               [](Headless& screen) {
                 screen.resize(1024, 768, By::mouse);
                 if (screen.has("drawer")) screen.click("drawer");
               }},
    NamedScene{"feast-token",
               [](std::string_view s) {
                 return hall(s, {"new feast", "players 2", "seed 42", "set harvest true", "begin",
                                 "ready"});
               }},
    NamedScene{"rules-feast", [](std::string_view s) { return hall(s, {"rules feast laying"}); }},
};

}  // namespace

std::span<const NamedScene> scenes() { return kScenes; }

const NamedScene& scene(std::string_view name) {
  const auto found = std::ranges::find(kScenes, name, &NamedScene::name);
  REQUIRE_MESSAGE(found != kScenes.end(), "no scene " << name);
  return *found;
}

void play_until(App& app, std::string_view word, int most, std::uint32_t seed) {
  std::uint32_t state = seed;
  for (int made = 0; made < most && app.screen() == app::Screen::table; ++made) {
    if (app.match().over() || app.match().bot_acts()) return;
    const std::vector<std::string> all = answers(app);
    if (all.empty()) return;
    const bool offered = std::ranges::any_of(
        all, [&](const std::string& code) { return !word.empty() && code.starts_with(word); });
    if (made > 0 && offered) return;
    state = state * 1664525U + 1013904223U;
    obey(app, all[static_cast<std::size_t>((std::uint64_t{state} * all.size()) >> 32U)]);
  }
}

void close_scoring(Headless& screen) {
  // Where things move, the first press tells all of it and the next one sends it away.
  for (int presses = 0; presses < 3 && !screen.has("end-tab"); ++presses) {
    screen.key(ImGuiKey_Escape);
  }
  REQUIRE(screen.has("end-tab"));
}

}  // namespace meadhall::tests
