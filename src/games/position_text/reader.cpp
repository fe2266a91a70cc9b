#include "games/position_text/reader.h"

#include <bit>
#include <charconv>
#include <memory>
#include <vector>

#include "games/option_values.h"

namespace meadhall::position_text {

std::string joined(std::span<const std::string_view> words) {
  std::string all;
  for (const std::string_view each : words) all.append(all.empty() ? "" : ", ").append(each);
  return all;
}

Rng rng_of(std::uint64_t luck) {
  auto words = std::bit_cast<std::array<std::uint64_t, 2>>(Rng(0));
  words[0] = luck;
  return std::bit_cast<Rng>(words);
}

std::size_t players_in(std::string_view text, std::string_view between, std::size_t least,
                       std::size_t most) {
  WordReader lines(text, between);
  std::size_t highest = least;
  while (lines.next_line()) {
    const std::string_view first = lines.word();
    const bool said = first == "players";
    if (!said && first != "player") continue;
    Scanner scan(lines.word());
    const auto number = scan.number<std::size_t>();
    if (!number || !scan.done() || *number > most) continue;
    if (said) return std::max(*number, least);
    highest = std::max(highest, *number);
  }
  return highest;
}

// --- Words

bool LineReader::number(int least, int most, int& value) {
  Scanner scan(word());
  const std::optional<int> read = scan.number<int>();
  if (!read || !scan.done() || *read < least || *read > most) {
    return fail(Message("position.number").with("least", least).with("most", most));
  }
  value = *read;
  return true;
}

bool LineReader::digits(int base, std::string_view complaint, std::uint64_t& value) {
  const std::string_view all = word();
  const char* const end = std::to_address(all.end());
  const auto [stop, failure] = std::from_chars(std::to_address(all.begin()), end, value, base);
  return (failure == std::errc() && stop == end) || fail(complaint);
}

bool LineReader::seat(std::size_t most, std::size_t players, Seat& value) {
  int from_1 = 0;
  if (!number(1, static_cast<int>(most), from_1)) return false;
  value = seat_at(static_cast<std::size_t>(from_1) - 1);
  const auto taking_part = static_cast<int>(players);
  return from_1 <= taking_part || fail(Message("position.seat").with("n", taking_part));
}

bool LineReader::one_of(std::span<const std::string_view> words, std::size_t& value) {
  const auto found = place_among(words, word());
  if (!found) return fail(Message("position.value").with("values", joined(words)));
  value = *found;
  return true;
}

bool LineReader::option(std::span<const OptionSpec> specs, OptionValues& values) {
  const auto name = word();
  const auto option =
      std::ranges::find_if(specs, [&](const OptionSpec& spec) { return is_word(spec.id, name); });
  if (option == specs.end()) return fail("position.option");
  std::size_t value = 0;
  if (!one_of(option->values, value)) return false;
  values[static_cast<std::size_t>(option - specs.begin())] = static_cast<std::uint8_t>(value);
  return true;
}

bool LineReader::preset(std::span<const Preset> presets, std::string_view group,
                        OptionValues& values) {
  std::vector<const Preset*> all;
  std::vector<std::string_view> names;
  for (const Preset& preset : presets) {
    if (preset.group != group) continue;
    all.push_back(&preset);
    names.push_back(preset.id);
  }
  std::size_t which = 0;
  if (!one_of(names, which)) return false;
  apply_preset(values, *all[which]);
  return true;
}

bool LineReader::out_of_box(int& left, int n, int in_box) {
  left -= n;
  return left >= 0 || fail(Message("position.box").with("n", in_box));
}

// --- Lines

bool KeywordReader::next_part() {
  while (next_line()) {
    if (!peek().empty()) return true;
  }
  return false;
}

bool KeywordReader::ends() { return word().empty() || fail("position.surplus"); }

bool KeywordReader::read_header() {
  const std::string_view header = named_.keywords->header;
  const auto refuse = [&](const TextPlace& where) {
    return fail(where, Message("position.header").with("header", std::string(header)));
  };
  if (!next_part()) return refuse({1, 1, {}});
  Scanner wanted(header);
  for (std::string_view part = wanted.word(); !part.empty(); part = wanted.word()) {
    if (word() != part) return refuse(last());
  }
  return ends();
}

bool KeywordReader::keyword_number(std::span<const std::string_view> others, std::size_t& value) {
  const Keywords& all = *named_.keywords;
  const auto found = place_among(all.words, word());
  if (!found) {
    const auto below = all.words.subspan(all.player + 1);
    std::vector<std::string_view> of_player(below.begin(), below.end());
    of_player.insert(of_player.end(), others.begin(), others.end());
    return fail(Message("position.keyword")
                    .with("values", joined(all.words.first(all.player + 1)))
                    .with("below", joined(of_player)));
  }
  value = *found;
  if (value == all.player) return true;
  if (value > all.player && !is_of_player()) return false;
  TextPlace& place = named_.at(value, value < all.player ? Seat{} : player_);
  if (place.line > 0 && (all.repeated >> value & 1U) == 0) return fail("position.twice");
  place = last();
  return true;
}

bool KeywordReader::begin_player(Seat seat) {
  TextPlace& place = named_.at(named_.keywords->player, seat);
  if (place.line > 0) return fail("position.twice");
  place = last();
  player_ = seat;
  return true;
}

bool KeywordReader::is_of_player() { return player_ != kNobody || fail("position.no_player"); }

}  // namespace meadhall::position_text
