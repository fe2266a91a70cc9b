// The notation of Graenaland: each form reads as one move and is written as it was read

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "tests/support/graenaland_table.h"

using namespace meadhall;
using namespace meadhall::graenaland;
using namespace meadhall::graenaland::testing;

namespace {

using Words = std::vector<std::string>;

Words split(std::string_view text, char between) {
  Words parts(1);
  for (const char letter : text) {
    if (letter == between) {
      parts.emplace_back();
    } else {
      parts.back() += letter;
    }
  }
  return parts;
}

template <class List>
Words all_of(const List& list, std::size_t count) {
  return {list.begin(), list.begin() + static_cast<std::ptrdiff_t>(count)};
}

Words numbers(std::string_view letters, int most, std::size_t digits) {
  Words all;
  for (int i = 1; i <= most; ++i) {
    std::string number = std::to_string(i);
    number.insert(0, number.size() < digits ? digits - number.size() : 0, '0');
    all.push_back(std::string(letters) + number);
  }
  return all;
}

// What may stand for a word of a form: the words it names, or itself.
Words meant_by(const std::string& word) {
  const Words built = all_of(kConstructionWords, kConstructions);
  static const std::map<std::string, Words> kNamed = {
      {"N", numbers("", kGoals * kTiers, 0)},
      {"SNN", numbers("S", kSupplyCards, 2)},
      {"SEAT", numbers("", kMaxPlayers, 0)},
      {"TILE", all_of(kTileNames, kTileNames.size())},
      {"HERO", all_of(kHeroWords, kHeroes)},
      {"SPOT", {"stay", "W", "E", "WW", "EE", "NW", "NE", "SW", "SE"}},
      {"TERRAIN", all_of(kTerrainWords, kTerrains)},
      {"RESOURCE", all_of(kResourceWords, kPlainResources)},
      {"GOAL", all_of(kGoalWords, kGoals)},
      {"WHAT", built},
      {"WORK", {built.end() - kWorks, built.end()}}};
  const auto named = kNamed.find(word);
  return named == kNamed.end() ? Words{word} : named->second;
}

// All lines of a form: words in brackets may be left out, of those between bars each may stand.
Words lines_of(std::string_view form) {
  Words lines(1);
  for (std::string word : split(form, ' ')) {
    Words grown;
    if (word.front() == '[') {
      grown = lines;
      word = word.substr(1, word.size() - 2);
    }
    for (const std::string& line : lines) {
      for (const std::string& each : split(word, '|')) {
        for (const std::string& meant : meant_by(each)) {
          std::string longer = line;
          if (!line.empty()) longer += ' ';
          grown.push_back(std::move(longer.append(meant)));
        }
      }
    }
    lines = std::move(grown);
  }
  return lines;
}

std::set<std::string> all_lines() {
  std::set<std::string> all;
  for (const NotationForm& form : notation()) {
    for (std::string& line : lines_of(form.form)) all.insert(std::move(line));
  }
  return all;
}

}  // namespace

TEST_CASE("graenaland notation: every move that can be written is of a form in the list") {
  const std::set<std::string> lines = all_lines();
  std::set<MoveKind> kinds;
  for (std::uint32_t kind = 0; kind < kMoveKindLimit; ++kind) {
    for (std::uint32_t value = 0; value < 1024; ++value) {
      const Move move = make_move(static_cast<MoveKind>(kind), value);
      const std::string line = text(move);
      if (line.starts_with("move ")) continue;  // no move of this game
      // Villages and buildings are never a joint work.
      if (kind_of(move) == MoveKind::build && is_joint(move) && !is_work(what_of(move))) continue;
      CAPTURE(line);
      CHECK(lines.contains(line));
      kinds.insert(kind_of(move));
    }
  }
  CHECK(kinds.size() == kMoveKindLimit);
}

TEST_CASE("graenaland notation: each form is read, and all things that can be explained have one") {
  std::set<InspectableKind> things;
  for (const NotationForm& form : notation()) {
    CAPTURE(form.form);
    bool move = false;
    bool thing = false;
    for (const std::string& line : lines_of(form.form)) {
      move = move || parse(line).ok();
      const Result<Inspectable> read = parse_inspectable(line);
      if (!read) continue;
      thing = true;
      things.insert(kind_of(read.value()));
    }
    CHECK((move || thing));
  }
  CHECK(things.size() == static_cast<std::size_t>(InspectableKind::ship) + 1);
  CHECK_FALSE(parse_inspectable("row").ok());
}

TEST_CASE("graenaland notation: what is read is written in the same words") {
  std::set<std::uint32_t> codes;
  for (const std::string_view line : {"keep 1",
                                      "keep 3",
                                      "found F1",
                                      "yield F1",
                                      "yield nowhere",
                                      "march priest NE",
                                      "march warrior stay",
                                      "march skald WW",
                                      "march nobody",
                                      "enter priest",
                                      "enter skald",
                                      "propose H1",
                                      "propose P1",
                                      "pass",
                                      "give 1",
                                      "give 5",
                                      "rest 1",
                                      "rest 5",
                                      "even",
                                      "again",
                                      "vote yes",
                                      "vote no",
                                      "claim 7",
                                      "claim nothing",
                                      "build village P1",
                                      "build fortress M2",
                                      "build church F2",
                                      "build hall F1",
                                      "build road H3",
                                      "build improvement H2",
                                      "build market H1",
                                      "build palisade P2",
                                      "build army",
                                      "build army plains",
                                      "build army mountains",
                                      "joint road F1",
                                      "joint palisade M2",
                                      "grant 1",
                                      "grant 5",
                                      "take S01",
                                      "take S16",
                                      "done",
                                      "declare",
                                      "pay plains 1",
                                      "pay mountains 3",
                                      "pay gold mountains 1",
                                      "pay S07",
                                      "pay S16",
                                      "pay market plains 1",
                                      "pay market S01",
                                      "toll plains 1",
                                      "toll forest 3",
                                      "follow",
                                      "remain",
                                      "pledge wood",
                                      "pledge grain",
                                      "free grain",
                                      "free ore",
                                      "enough",
                                      "raise",
                                      "drop",
                                      "ask",
                                      "refuse"}) {
    CAPTURE(line);
    const Result<Move> move = parse(line);
    REQUIRE(move.ok());
    CHECK(text(move.value()) == line);
    CHECK(codes.insert(move.value().code).second);
  }
}

TEST_CASE("graenaland notation: what is no move is not read") {
  for (const std::string_view line : {"",
                                      "keep",
                                      "keep 0",
                                      "keep 4",
                                      "found X1",
                                      "found",
                                      "march",
                                      "march priest",
                                      "march jarl E",
                                      "march priest N",
                                      "enter warlord",
                                      "propose",
                                      "give 0",
                                      "give 6",
                                      "rest",
                                      "vote",
                                      "vote maybe",
                                      "claim",
                                      "claim -1",
                                      "build",
                                      "build castle F1",
                                      "build village",
                                      "build army sea",
                                      "joint army",
                                      "grant 6",
                                      "take S00",
                                      "take S17",
                                      "take S1",
                                      "take S001",
                                      "take Sxx",
                                      "take S1x",
                                      "take 7",
                                      "pay",
                                      "pay plains",
                                      "pay plains 4",
                                      "pay plains 0",
                                      "pay sea 1",
                                      "pay gold S07",
                                      "toll S01",
                                      "pledge",
                                      "pledge silver",
                                      "free",
                                      "done now",
                                      "pass H1",
                                      "even 2",
                                      "march nobody E"}) {
    CAPTURE(line);
    CHECK_FALSE(parse(line).ok());
  }
}

TEST_CASE("graenaland notation: gold is never promised, and only works are built together") {
  CHECK_FALSE(parse("pledge gold").ok());
  CHECK_FALSE(parse("free gold").ok());
  Table table;
  table.villages(ann, "F1").to_building();
  CHECK(table.refused("joint village F1") == "graenaland.no.not_joint");
  CHECK(table.refused("joint church F1") == "graenaland.no.not_joint");
}

TEST_CASE("graenaland notation: tiles that are not on the island are read and refused") {
  Table table;
  table.villages(ann, "F1").to_building();
  CHECK(table.refused("build village P1") == "graenaland.no.such_land");
  CHECK(table.refused("joint road H3") == "graenaland.no.such_land");
  Table three(3);
  three.main(cid).villages(ann, "H1").lying("H1", "ore").to_proposals();
  CHECK(three.refused("propose F2") == "graenaland.no.such_land");
}

TEST_CASE("graenaland notation: each form of the list has a meaning, none stands there twice") {
  std::set<std::string_view> forms;
  for (const NotationForm& form : notation()) {
    CHECK(forms.insert(form.form).second);
    CHECK(form.meaning.starts_with("graenaland.notation."));
  }
}

TEST_CASE("graenaland notation: things that can be pointed at") {
  for (const std::string_view line :
       {"land H1", "village H1", "church F1", "road M1", "army", "army plains", "hero 2 priest",
        "hero warrior", "hand 2", "hand", "supply S07", "card", "goal largest", "deck hills",
        "votes H1", "ship"}) {
    CAPTURE(line);
    CHECK(parse_inspectable(line).ok());
  }
  for (const std::string_view line : {"", "land", "land X1", "hero 6 priest", "hero 2",
                                      "supply S17", "goal gold", "deck sea", "votes", "ship 2"}) {
    CAPTURE(line);
    CHECK_FALSE(parse_inspectable(line).ok());
  }
}

TEST_CASE("graenaland notation: a claim has a number that a card can bring") {
  CHECK(parse("claim 15").ok());
  for (const std::string_view line : {"claim 0", "claim 16", "claim 268435463"}) {
    CAPTURE(line);
    CHECK_FALSE(parse(line).ok());
  }
}

TEST_CASE("graenaland notation: no joint anything off the island, final building or not") {
  Table table;
  table.villages(ann, "3 F1, H1, P2, F2").buildings(ann, "church F1, hall F1").army(ann, 3);
  table.to_building();
  CHECK(table.refused("joint village P1") == "graenaland.no.such_land");
  CHECK(table.refused("joint road P1") == "graenaland.no.such_land");
  table.play("take S01, declare");
  CHECK(table.refused("joint road P1") == "graenaland.no.such_land");
}
