#include "text/say.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

#include "core/clean_text.h"
#include "text/catalogue.h"

namespace meadhall::text {
namespace {

// Of what a sentence repeats; the longest list of ours has half as much.
constexpr std::size_t kMostFilled = 2000;

std::size_t catalogue_of(std::string_view language) {
  const std::span<const Catalogue> all = catalogues();
  const auto named = std::ranges::find(all, language, &Catalogue::language);
  return named != all.end() && named->supplied() ? static_cast<std::size_t>(named - all.begin())
                                                 : 0;
}

// The form of a text that goes with the message's number, if it has one.
std::string_view form_for(const Message& message, std::string_view text,
                          const Catalogue& catalogue) {
  std::size_t form = 0;
  for (const Message::Argument& argument : message.arguments()) {
    const int* number = std::get_if<int>(&argument.value);
    if (argument.name != "n" || number == nullptr) continue;
    form = catalogue.plural_form(static_cast<unsigned>(std::abs(*number)));
  }
  for (; form > 0 && text.find('\t') != std::string_view::npos; --form) {
    text.remove_prefix(text.find('\t') + 1);
  }
  return text.substr(0, text.find('\t'));
}

// Vowels twice, with accents; what stands in braces or was stretched already is left.
std::string stretched(std::string_view plain) {
  std::string text;
  for (const char letter : plain) {
    switch (letter) {
      case 'a': text += "áà"; break;
      case 'e': text += "éě"; break;
      case 'i': text += "íī"; break;
      case 'o': text += "óő"; break;
      case 'u': text += "úů"; break;
      default: text += letter;
    }
  }
  return text;
}

}  // namespace

std::vector<std::string_view> languages() {
  std::vector<std::string_view> all;
  for (const Catalogue& catalogue : catalogues()) all.push_back(catalogue.language);
  return all;
}

bool speaks(std::string_view language) {
  return language == kStretched || catalogues()[catalogue_of(language)].language == language;
}

Speaker::Speaker(std::string_view language, std::span<const std::string> names)
    : language_(catalogue_of(language)), stretched_(language == kStretched), names_(names) {}

std::string_view Speaker::language() const { return catalogues()[language_].language; }

bool Speaker::knows(std::string_view id) const {
  const std::optional<std::size_t> place = place_of(id);
  return !place || !catalogues()[language_].texts[*place].empty() ||
         !catalogues()[0].texts[*place].empty();
}

std::string Speaker::say(const Message& message) const {
  const std::optional<std::size_t> place = place_of(message.id());
  if (!place) return "«" + std::string(message.id()) + "»";
  const Catalogue& wanted = catalogues()[language_];
  const Catalogue& catalogue = wanted.texts[*place].empty() ? catalogues()[0] : wanted;
  if (catalogue.texts[*place].empty()) return "…";
  std::string_view form = form_for(message, catalogue.texts[*place], catalogue);

  std::string sentence;
  while (!form.empty()) {
    const std::size_t open = form.find('{');
    const std::string_view plain = form.substr(0, open);
    sentence += stretched_ ? stretched(plain) : std::string(plain);
    if (open == std::string_view::npos) break;
    const std::size_t close = form.find('}', open);
    const std::string_view name = form.substr(open + 1, close - open - 1);
    const auto filling = std::ranges::find(message.arguments(), name, &Message::Argument::name);
    sentence += filling != message.arguments().end() ? value_text(filling->value)
                                                     : "«" + std::string(name) + "»";
    form.remove_prefix(close + 1);
  }
  return sentence;
}

std::string Speaker::value_text(const Message::Value& value) const {
  if (const auto* number = std::get_if<int>(&value)) {
    return (*number < 0 ? "−" : "") + std::to_string(std::abs(*number));
  }
  if (const auto* term = std::get_if<Term>(&value)) return say(term->id);
  if (const auto* words = std::get_if<std::string>(&value)) return excerpt(*words, kMostFilled);
  if (const auto* seat = std::get_if<Seat>(&value)) {
    if (index(*seat) < names_.size()) return names_[index(*seat)];
    return "#" + std::to_string(index(*seat) + 1);
  }
  std::string listed;
  for (const Message& part : *std::get_if<Message::List>(&value)) {
    if (!listed.empty()) listed += ", ";
    listed += say(part);
  }
  return listed;
}

}  // namespace meadhall::text
