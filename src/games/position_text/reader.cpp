#include "games/position_text/reader.h"

#include <bit>
#include <charconv>
#include <memory>
#include <vector>

namespace meadhall::position_text {

Error misplaced(const TextPlace& place, Message why) {
  Message message(place.text.empty() ? "vikings.position.at_end" : "vikings.position.at");
  message.with("line", place.line).with("column", place.column);
  message.with("text", std::string(place.text)).with("why", Message::List{std::move(why)});
  return Error{std::move(message)};
}

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

bool LineReader::fail(Message reason) {
  reason_ = std::move(reason);
  return false;
}

bool LineReader::header(std::string_view wanted, std::string_view otherwise) {
  Scanner words(wanted);
  for (std::string_view part = words.word(); !part.empty(); part = words.word()) {
    if (word() != part) return fail(otherwise);
  }
  return true;
}

bool LineReader::number(int least, int most, int& value) {
  Scanner scan(word());
  const std::optional<int> read = scan.number<int>();
  if (!read || !scan.done() || *read < least || *read > most) {
    return fail(Message("vikings.position.number").with("least", least).with("most", most));
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

bool LineReader::option(std::span<const OptionSpec> specs, OptionValues& values) {
  const auto name = word();
  const auto option =
      std::ranges::find_if(specs, [&](const OptionSpec& spec) { return is_word(spec.id, name); });
  if (option == specs.end()) return fail("vikings.position.option");
  const auto value = place_among(option->values, word());
  if (!value) {
    return fail(Message("vikings.position.value").with("values", joined(option->values)));
  }
  values[static_cast<std::size_t>(option - specs.begin())] = static_cast<std::uint8_t>(*value);
  return true;
}

bool LineReader::preset(std::span<const Preset> presets, std::string_view group,
                        OptionValues& values) {
  const std::string_view name = word();
  std::vector<std::string_view> names;
  for (const Preset& preset : presets) {
    if (preset.group != group) continue;
    names.push_back(preset.id);
    if (!is_word(preset.id, name)) continue;
    for (std::size_t i = 0; i < preset.values.size(); ++i) {
      if (preset.values[i] != Preset::kLeft) values[i] = preset.values[i];
    }
    return true;
  }
  return fail(Message("vikings.position.value").with("values", joined(names)));
}

bool LineReader::out_of_box(int& left, int n, int in_box) {
  left -= n;
  return left >= 0 || fail(Message("vikings.position.box").with("n", in_box));
}

}  // namespace meadhall::position_text
