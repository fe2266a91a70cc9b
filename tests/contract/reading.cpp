#include "tests/contract/reading.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>

#include "text/catalogue.h"

namespace meadhall::contract {
namespace {

// Lines of figures, which are labels on purpose.
constexpr auto kLabels = std::to_array<std::string_view>(
    {"feast.home.knarrs", "feast.home.penalties", "feast.home.points", "feast.home.silver",
     "feast.home.thing", "vikings.home.purse"});

// Numbers behind these words name a thing and do not count any.
constexpr std::array<std::string_view, 10> kNaming = {"round", "column", "price",  "seat", "line",
                                                      "move",  "row",    "player", "for",  "strip"};

// Words in -s that are no nouns in the plural.
constexpr std::array<std::string_view, 7> kSingular = {"is",   "was", "has",    "this",
                                                       "less", "as",  "belongs"};

bool holds(auto const& words, std::string_view word) {
  return std::ranges::find(words, word) != words.end();
}

bool is_letter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; }

std::string_view english(std::string_view id) {
  const auto place = text::place_of(id);
  return place ? text::catalogues()[0].texts[*place] : std::string_view();
}

const Message::Value* value_of(const Message& message, std::string_view name) {
  const auto found = std::ranges::find(message.arguments(), name, &Message::Argument::name);
  return found == message.arguments().end() ? nullptr : &found->value;
}

bool is_one(const Message& message, std::string_view name) {
  const Message::Value* value = value_of(message, name);
  const int* number = value == nullptr ? nullptr : std::get_if<int>(value);
  return number != nullptr && *number == 1;
}

// The form of an English text that is said of one thing, or of several.
std::string_view form_of(std::string_view text, bool one) {
  const std::size_t tab = text.find('\t');
  if (tab == std::string_view::npos) return text;
  return one ? text.substr(0, tab) : text.substr(tab + 1);
}

std::string_view last_word(std::string_view text) {
  while (text.ends_with(' ')) text.remove_suffix(1);
  std::size_t length = 0;
  while (length < text.size() && is_letter(text[text.size() - length - 1])) ++length;
  return text.substr(text.size() - length);
}

// The word behind one space, or "".
std::string_view next_word(std::string_view text) {
  if (!text.starts_with(' ')) return {};
  text.remove_prefix(1);
  std::size_t length = 0;
  while (length < text.size() && is_letter(text[length])) ++length;
  return text.substr(0, length);
}

bool is_plural(std::string_view word) {
  return word.size() > 2 && word.ends_with('s') && !word.ends_with("ss") && !holds(kSingular, word);
}

// True if one of the two words behind a number is a noun in the plural: "points", "closed islands".
bool counts_many(std::string_view behind) {
  const std::string_view first = next_word(behind);
  if (first.empty()) return false;
  return is_plural(first) || is_plural(next_word(behind.substr(first.size() + 1)));
}

bool names_a_thing(std::string_view before) {
  std::string word(last_word(before));
  std::ranges::transform(word, word.begin(), [](unsigned char c) { return std::tolower(c); });
  return holds(kNaming, word);
}

// The first place of a form that says "1" of several things, or "".
std::string_view one_of_many(const Message& message, std::string_view form, bool inflected) {
  for (std::size_t open = form.find('{'); open != std::string_view::npos;
       open = form.find('{', open + 1)) {
    const std::size_t close = form.find('}', open);
    const std::string_view name = form.substr(open + 1, close - open - 1);
    if (name == "n" && inflected) continue;
    if (!is_one(message, name) || names_a_thing(form.substr(0, open))) continue;
    if (counts_many(form.substr(close + 1))) return name;
  }
  return {};
}

// What a sentence ends on behind its last colon, without the full stop; "" without either.
std::string_view behind_colon(std::string_view text) {
  if (!text.ends_with('.')) return {};
  text.remove_suffix(1);
  const std::size_t colon = text.rfind(": ");
  return colon == std::string_view::npos ? std::string_view() : text.substr(colon + 2);
}

// True if what stands there alone is a place filled with a number, a word or a name.
bool is_single_place(const Message& message, std::string_view tail) {
  if (!tail.starts_with('{') || tail.find('}') + 1 != tail.size()) return false;
  const Message::Value* value = value_of(message, tail.substr(1, tail.size() - 2));
  return value != nullptr && !std::holds_alternative<Message::List>(*value) &&
         !std::holds_alternative<std::string>(*value);
}

std::string value_shape(const Message::Value& value) {
  if (const int* number = std::get_if<int>(&value)) {
    return *number < 0 ? "-" : *number > 1 ? "+" : std::to_string(*number);
  }
  if (const auto* term = std::get_if<Term>(&value)) return std::string(term->id);
  const auto* list = std::get_if<Message::List>(&value);
  if (list == nullptr) return "*";
  if (list->empty()) return "[]";
  return "[" + shape_of(list->front()) + (list->size() > 1 ? ",…]" : "]");
}

}  // namespace

std::string stumble_in(std::string_view text) {
  if (text.find("  ") != std::string_view::npos) return "two spaces";
  if (text.starts_with(' ') || text.ends_with(' ')) return "a space at its end";
  for (const std::string_view gap : {" ,", " .", " ;", " :", " !", " ?", "“”", "()"}) {
    if (text.find(gap) != std::string_view::npos)
      return "nothing before “" + std::string(gap) + "”";
  }
  const std::string_view tail = behind_colon(text);
  if (!tail.empty() && std::ranges::all_of(tail, is_letter)) return "a label, not a sentence";
  return "";
}

std::string stumble_in(const Message& message, std::string_view said) {
  for (const std::string_view mark : {"{", "}", "«", "»"}) {
    if (said.find(mark) != std::string_view::npos) return "an empty place";
  }
  const std::string_view text = english(message.id());
  const std::string_view form = form_of(text, is_one(message, "n"));
  const bool inflected = form_of(text, true) != form_of(text, false);
  if (const auto name = one_of_many(message, form, inflected); !name.empty()) {
    return "one, yet the plural behind {" + std::string(name) + "}";
  }
  if (is_single_place(message, behind_colon(form))) return "a label, not a sentence";
  const std::string fault = stumble_in(said);
  // A list may have one part.
  return fault == "a label, not a sentence" && behind_colon(form).starts_with('{') ? "" : fault;
}

std::string shape_of(const Message& message) {
  std::string shape(message.id());
  for (const Message::Argument& argument : message.arguments()) {
    shape.append(" ").append(argument.name).append("=").append(value_shape(argument.value));
  }
  return shape;
}

bool is_excused(std::string_view id) { return holds(kLabels, id); }

}  // namespace meadhall::contract
