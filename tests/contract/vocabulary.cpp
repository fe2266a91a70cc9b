#include "tests/contract/vocabulary.h"

#include <algorithm>
#include <array>
#include <optional>

#include "tests/contract/reading.h"
#include "text/catalogue.h"
#include "text/say.h"

namespace meadhall::contract {
namespace {

// The names in braces, of all forms of a text.
std::vector<std::string_view> places_in(std::string_view text) {
  std::vector<std::string_view> names;
  for (std::size_t open = text.find('{'); open != std::string_view::npos;
       open = text.find('{', open + 1)) {
    names.push_back(text.substr(open + 1, text.find('}', open) - open - 1));
  }
  return names;
}

bool has_number(const Message& message) {
  return std::ranges::any_of(message.arguments(), [](const Message::Argument& argument) {
    return argument.name == "n" && std::holds_alternative<int>(argument.value);
  });
}

}  // namespace

void Vocabulary::look_up(const Message& message) {
  const std::string id(message.id());
  const auto complain = [&](const std::string& what) {
    complaints_.push_back("words: " + id + ": " + what);
  };
  const auto place = text::place_of(message.id());
  if (!place) return complain("there is no such sentence");
  for (const text::Catalogue& catalogue : text::catalogues()) {
    const std::string language(catalogue.language);
    const std::string_view text = catalogue.texts[*place];
    if (text.empty()) complain("no sentence in " + language);
    for (const std::string_view name : places_in(text)) {
      if (std::ranges::find(message.arguments(), name, &Message::Argument::name) ==
          message.arguments().end()) {
        complain("nothing fills {" + std::string(name) + "} in " + language);
      }
    }
    if (text.find('\t') != std::string_view::npos && !has_number(message)) {
      complain("no number chooses the form in " + language);
    }
  }
}

void Vocabulary::read(const Message& message) {
  static const std::array<std::string, kMaxSeats> kNames = {"Ann", "Bob", "Cid",
                                                            "Dag", "Eve", "Fay"};
  static const text::Speaker kEnglish("en", kNames);
  const auto [place, is_new] = said_.try_emplace(shape_of(message));
  if (!is_new) return;
  place->second = kEnglish.say(message);
  const std::string fault = stumble_in(message, place->second);
  const std::string id(message.id());
  if (fault.empty() || is_excused(id) || !stumbled_.insert(id).second) return;
  complaints_.push_back("reading: " + id + ": " + fault + ": " + place->second);
}

void Vocabulary::hear(const Message& message) {
  if (message.empty()) {
    if (known_.insert("").second) complaints_.emplace_back("words: an empty message");
    return;
  }
  std::string key(message.id());
  for (const Message::Argument& argument : message.arguments()) {
    key.append(" ").append(argument.name);
    if (const auto* term = std::get_if<Term>(&argument.value)) hear(term->id);
    if (const auto* list = std::get_if<Message::List>(&argument.value)) hear(*list);
  }
  if (known_.insert(std::move(key)).second) look_up(message);
  read(message);
}

void Vocabulary::hear(const std::vector<Message>& messages) {
  for (const Message& message : messages) hear(message);
}

void Vocabulary::hear(const std::vector<Event>& events) {
  for (const Event& event : events) hear(event.message);
}

void Vocabulary::hear(const Section& section) {
  hear(section.title);
  hear(section.lines);
}

void Vocabulary::hear(const ScoreSheet& sheet) {
  for (const ScoreSheet::Line& line : sheet.lines) hear(line.category);
  if (!sheet.tie_break.empty()) hear(sheet.tie_break);
  hear(Message(sheet.rank_line).with("rank", 1).with("player", Seat{}).with("n", 1));
}

}  // namespace meadhall::contract
