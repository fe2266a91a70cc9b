// The table of a game's options: read, written back, made presets of; and what it is checked for.

#include <doctest/doctest.h>

#include <vector>

#include "games/option_table.h"
#include "tests/support/words.h"

namespace meadhall::tests {
namespace {

enum class Sail : std::uint8_t { red, green, blue };

struct Options {
  Sail sail = Sail::green;
  std::uint8_t storms = 0;
  std::uint8_t oars = 20;

  friend bool operator==(const Options&, const Options&) = default;
};

constexpr std::array<std::string_view, 3> kSails = {"red", "green", "blue"};
constexpr std::array<std::string_view, 2> kOars = {"20", "10"};
constexpr std::array<std::uint8_t, 2> kOarsHeld = {20, 10};

// In another order than the fields.
constexpr OptionTable<Options> kTable({{
    {"oars", kOars, &Options::oars, {.held = kOarsHeld}},
    {"sail", kSails, &Options::sail},
    {"storms", kSwitch, &Options::storms},
}});

OptionValues values(std::initializer_list<int> of) {
  OptionValues all;
  for (const int each : of) all.push_back(static_cast<std::uint8_t>(each));
  return all;
}

std::vector<int> numbers(const OptionValues& of) { return {of.begin(), of.end()}; }

std::string refused(std::initializer_list<int> of) {
  const Result<Options> read = kTable.read(values(of));
  return read ? "accepted" : spelled::words(read.error().message);
}

TEST_CASE("options table: the specs are the rows, the standard values those of fresh options") {
  REQUIRE(kTable.specs().size() == 3);
  CHECK(kTable.specs()[0].id == "oars");
  CHECK(kTable.specs()[0].standard == 0);
  CHECK(kTable.specs()[1].standard == 1);
  CHECK(kTable.specs()[2].values.data() == kSwitch.data());
  CHECK(kTable.read(standard_values(kTable.specs())).value() == Options{});
}

TEST_CASE("options table: each value goes to its field and comes back, whatever else is chosen") {
  for (int oars = 0; oars < 2; ++oars) {
    for (int sail = 0; sail < 3; ++sail) {
      for (int storms = 0; storms < 2; ++storms) {
        const Options read = kTable.read(values({oars, sail, storms})).value();
        CHECK(read.oars == (oars == 0 ? 20 : 10));
        CHECK(read.sail == static_cast<Sail>(sail));
        CHECK(read.storms == storms);
        CHECK(numbers(kTable.write(read)) == std::vector<int>{oars, sail, storms});
      }
    }
  }
}

TEST_CASE("options table: what is no value is refused, with the option's id") {
  CHECK(refused({0, 0, 0}) == "accepted");
  CHECK(refused({2, 0, 0}) == "setup.option_value option=oars");
  CHECK(refused({0, 3, 0}) == "setup.option_value option=sail");
  CHECK(refused({1, 2, 2}) == "setup.option_value option=storms");
  CHECK(refused({0, 0, kNoValue}) == "setup.option_value option=storms");
  CHECK(refused({0, 0}) == "setup.option_count given=2 wanted=3");
  CHECK(refused({}) == "setup.option_count given=0 wanted=3");
  CHECK(refused({0, 0, 0, 0}) == "setup.option_count given=4 wanted=3");
}

TEST_CASE("options table: a field that holds none of its option's values is told apart") {
  CHECK(numbers(kTable.write({.sail = static_cast<Sail>(3), .storms = 2, .oars = 0})) ==
        std::vector<int>(3, kNoValue));
}

TEST_CASE("options table: presets by fields") {
  constexpr Options kChosen{.sail = Sail::blue, .storms = 1, .oars = 10};
  constexpr int left = Preset::kLeft;
  CHECK(numbers(kTable.only(kChosen, &Options::storms)) == std::vector<int>{left, left, 1});
  CHECK(numbers(kTable.only(kChosen, &Options::sail, &Options::oars)) ==
        std::vector<int>{1, 2, left});
  CHECK(numbers(kTable.all_but(kChosen, &Options::sail)) == std::vector<int>{1, left, 1});
  CHECK(numbers(kTable.all_but(kChosen, &Options::storms, &Options::oars)) ==
        std::vector<int>{left, 2, left});
}

// Each would stop the compiler where a table is made.
TEST_CASE("options table: what cannot be a table is found") {
  using Specs = std::vector<OptionSpec>;
  using Bytes = std::vector<OptionByte>;
  constexpr std::array<std::string_view, 2> kAlike = {"red", "red"};
  constexpr std::array<std::string_view, 2> kNameless = {"red", ""};
  constexpr std::array<std::string_view, 1> kOne = {"red"};
  constexpr std::array<std::uint8_t, 2> kSame = {7, 7};

  CHECK(ids_are_distinct(kTable.specs()));
  CHECK_FALSE(ids_are_distinct(Specs{{"sail", kSails}, {"oars", kOars}, {"sail", kSwitch}}));
  CHECK_FALSE(ids_are_distinct(Specs{{"", kSails}}));

  CHECK(values_are_named(kTable.specs()));
  CHECK_FALSE(values_are_named(Specs{{"sail", kSails}, {"hull", kAlike}}));
  CHECK_FALSE(values_are_named(Specs{{"hull", kNameless}}));
  CHECK_FALSE(values_are_named(Specs{{"hull", kOne}}));

  constexpr std::array<OptionSpec::Need, 1> kInStorms = {{{"storms", "true"}}};
  constexpr std::array<OptionSpec::Need, 1> kUnderNone = {{{"sail", "none"}}};
  constexpr std::array<OptionSpec::Need, 1> kOfNothing = {{{"hull", "true"}}};
  const auto needing = [](std::span<const OptionSpec::Need> needs) {
    return Specs{
        {"sail", kSails}, {"storms", kSwitch}, {.id = "oars", .values = kOars, .needs = needs}};
  };
  CHECK(needs_are_values(needing(kInStorms)));
  CHECK_FALSE(needs_are_values(needing(kUnderNone)));
  CHECK_FALSE(needs_are_values(needing(kOfNothing)));

  CHECK(fields_are_distinct(Bytes{{0}, {2}, {1}}));
  CHECK_FALSE(fields_are_distinct(Bytes{{0}, {2}, {0}}));

  CHECK(values_are_held(Specs{{"oars", kOars}}, Bytes{{0, kOarsHeld}}));
  CHECK_FALSE(values_are_held(Specs{{"sail", kSails}}, Bytes{{0, kOarsHeld}}));
  CHECK_FALSE(values_are_held(Specs{{"oars", kOars}}, Bytes{{0, kSame}}));

  CHECK(are_values(kTable.specs(), kTable.write({})));
  CHECK_FALSE(are_values(kTable.specs(), kTable.write({.oars = 11})));
  CHECK_FALSE(are_values(kTable.specs(), kTable.write({.sail = static_cast<Sail>(3)})));
}

}  // namespace
}  // namespace meadhall::tests
