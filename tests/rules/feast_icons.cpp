// Icon rows say what the lines say that the rules carry out: nothing less, and nothing twice.

#include <doctest/doctest.h>

#include <map>
#include <set>
#include <vector>

#include "tests/support/feast_icons.h"

namespace meadhall::feast::testing {
namespace {

using enum Item;

struct Shown {
  std::string of;
  IconRow row;
};

// A row for each space and each line of the occupations.
std::vector<Shown> all_rows() {
  std::vector<Shown> rows;
  for (std::size_t space = 0; space < kSpaces; ++space) {
    rows.push_back({std::string(word_of(space_term(space))), space_row(static_cast<Space>(space))});
  }
  for (std::size_t card = 1; card <= kOccupations; ++card) {
    for (const Line& line : lines_of(card)) {
      rows.push_back({"occupation " + std::to_string(card), line_row(line)});
    }
  }
  return rows;
}

bool shows(const IconRow& row, const Amount& some) {
  return row.contains({Sign::item, static_cast<std::uint8_t>(some.item), some.n});
}

// What goes and comes by an effect is in its row, with its number.
void check_pieces(const Effect& effect, const IconRow& row) {
  for (const Amount& some : effect.cost) CHECK(shows(row, some));
  for (const Amount& some : effect.gain) CHECK(shows(row, some));
  const auto piece = [&](Sign sign, int which, int n = 1) {
    if (which < 0) return;
    CHECK(row.contains({sign, static_cast<std::uint8_t>(which), static_cast<std::uint8_t>(n)}));
  };
  piece(Sign::ship, effect.ship, effect.ships);
  piece(Sign::ship, effect.ship_paid);
  piece(Sign::building, effect.building);
}

std::string of_card(std::size_t card, std::size_t line = 0) {
  return told(line_row(lines_of(card)[line]));
}
std::string of_space(Space space) { return told(space_row(space)); }

}  // namespace

TEST_CASE(
    "feast icons: every space and every line has a row, brackets closed, none over 14 signs") {
  std::size_t longest = 0;
  for (const auto& [of, row] : all_rows()) {
    CAPTURE(of);
    CHECK(!row.empty());
    longest = std::max(longest, row.size());
    int open = 0;
    for (const Glyph& glyph : row) {
      open += glyph.sign == Sign::opens ? 1 : 0;
      open -= glyph.sign == Sign::closes ? 1 : 0;
      CHECK(open >= 0);
      CHECK(open <= 1);
    }
    CHECK(open == 0);
    const Sign last = row[row.size() - 1].sign;
    CHECK(last != Sign::then);
    CHECK(last != Sign::per);
    CHECK(last != Sign::either);
    CHECK(last != Sign::when);
  }
  CHECK(longest == 14);
}

TEST_CASE("feast icons: whatever is paid or got stands in the row, with its number") {
  for (std::size_t space = 0; space < kSpaces; ++space) {
    CAPTURE(space);
    const SpaceInfo& printed = info(static_cast<Space>(space));
    const IconRow row = space_row(static_cast<Space>(space));
    for (std::size_t i = 0; i < printed.count; ++i) check_pieces(printed.effects[i], row);
    if (printed.price > 0) CHECK(shows(row, {printed.price, silver}));
  }
  for (std::size_t card = 1; card <= kOccupations; ++card) {
    CAPTURE(card);
    for (const Line& line : lines_of(card)) check_pieces(line.effect, line_row(line));
  }
}

TEST_CASE("feast icons: no two occupations look the same, and no two spaces of a column") {
  std::map<std::string, std::size_t> seen;
  for (std::size_t card = 1; card <= kOccupations; ++card) {
    std::string all;
    for (const Line& line : lines_of(card)) all += told(line_row(line)) + '\n';
    const auto [first, fresh] = seen.emplace(all, card);
    CAPTURE(card);
    CAPTURE(first->second);
    CAPTURE(all);
    CHECK(fresh);
  }
  std::set<std::pair<int, std::string>> spaces;
  for (std::size_t space = 0; space < kSpaces; ++space) {
    CAPTURE(space);
    CHECK(
        spaces.emplace(info(static_cast<Space>(space)).column, of_space(static_cast<Space>(space)))
            .second);
  }
}

TEST_CASE("feast icons: every sign is used") {
  std::set<Sign> used;
  for (const auto& [of, row] : all_rows()) {
    for (const Glyph& glyph : row) used.insert(glyph.sign);
  }
  for (std::size_t i = 0; i < kSigns; ++i) {
    CAPTURE(i);
    CHECK(used.contains(static_cast<Sign>(i)));
  }
}

TEST_CASE("feast icons: spaces show needs, price, then what they do") {
  CHECK(of_space(Space::whaling_boat) == "wood > boat");
  CHECK(of_space(Space::overseas_1) == "knarr : silver > overseas");
  CHECK(of_space(Space::sheep_or_cattle) == "sheep | silver > cattle");
  CHECK(of_space(Space::wool) == "wool per <=3 sheep");
  CHECK(of_space(Space::mountain_2222_or_upup_3) == "2 strip 2 strip 2 strip 2 strip | 3 up 2");
}

TEST_CASE("feast icons: occupations show when, if what, then what") {
  CHECK(of_card(47) == "anytime : ( salt_meat > hide )");
  CHECK(of_card(118) == "after [weekly] : stone mead");
  CHECK(of_card(18, 1) == "if =2 longship >=2 ore : jewelry");
  CHECK(of_card(163) == "die hunt success [hunt_2] if =1 action : hide silver");
  CHECK(of_card(41, 1) == "| after bonus : ( mead > oil )");
}

TEST_CASE("feast icons: a space that is spoken of shows the first thing that it does") {
  CHECK(told(emblem(Space::shed)) == "shed");
  CHECK(told(emblem(Space::hunt_2)) == "die hunt");
  CHECK(told(emblem(Space::overseas_2)) == "overseas");
}

TEST_CASE("feast: the action board shows once what two alternatives have in common") {
  const auto signs = [](const IconRow& row) {
    std::vector<Sign> all;
    for (const Glyph& glyph : row) all.push_back(glyph.sign);
    return all;
  };
  const std::set<Space> merged = {Space::craft_chest, Space::occ_play_1, Space::house_and_ship};
  for (std::size_t i = 0; i < kSpaces; ++i) {
    const auto space = static_cast<Space>(i);
    CAPTURE(space_term(i));
    const IconRow whole = space_row(space);
    const IconRow shown = board_row(space);
    CHECK((shown.size() < whole.size()) == merged.contains(space));
    for (const Glyph& glyph : whole) CHECK(shown.contains(glyph));
  }
  using enum Sign;
  CHECK(signs(board_row(Space::craft_chest)) ==
        std::vector<Sign>{item, either, item, pays, item, item});
  CHECK(signs(board_row(Space::occ_play_1)) ==
        std::vector<Sign>{item, either, item, pays, play, item});
  CHECK(signs(board_row(Space::house_and_ship)) ==
        std::vector<Sign>{item, item, pays, building, ship, either, building, ship});
}

}  // namespace meadhall::feast::testing
