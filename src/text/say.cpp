#include "text/say.h"

#include <algorithm>
#include <cstdlib>

#include "text/catalogue.h"

namespace meadhall::text {
namespace {

const Entry* find(const Catalogue& catalogue, std::string_view id) {
  const auto found = std::ranges::lower_bound(catalogue.entries, id, {}, &Entry::id);
  return found != catalogue.entries.end() && found->id == id ? &*found : nullptr;
}

std::size_t catalogue_of(std::string_view language) {
  const std::span<const Catalogue> all = catalogues();
  const auto named = [&](std::string_view name) {
    return std::ranges::find(all, name, &Catalogue::language);
  };
  const auto wanted = named(language) != all.end() ? named(language) : named("en");
  return static_cast<std::size_t>(wanted - all.begin());
}

// Which of an entry's forms goes with n, as the Plural-Forms line of the language's .po says.
std::size_t plural_form(std::string_view, int n) { return std::abs(n) == 1 ? 0 : 1; }

}  // namespace

Speaker::Speaker(std::string_view language, std::span<const std::string> names)
    : language_(catalogue_of(language)), names_(names) {}

std::string Speaker::say(const Message& message) const {
  const Catalogue& catalogue = catalogues()[language_];
  const Entry* entry = find(catalogue, message.id());
  if (entry == nullptr) return "«" + std::string(message.id()) + "»";

  std::string_view form = entry->forms[0];
  for (const Message::Argument& argument : message.arguments()) {
    if (argument.name != "n" || !std::holds_alternative<int>(argument.value)) continue;
    const std::size_t chosen = plural_form(catalogue.language, std::get<int>(argument.value));
    if (!entry->forms[chosen].empty()) form = entry->forms[chosen];
  }

  std::string sentence;
  while (!form.empty()) {
    const std::size_t open = form.find('{');
    sentence += form.substr(0, open);
    if (open == std::string_view::npos) break;
    const std::size_t close = form.find('}', open);
    const std::string_view place = form.substr(open + 1, close - open - 1);
    const auto filling = std::ranges::find(message.arguments(), place, &Message::Argument::name);
    sentence += filling != message.arguments().end() ? value_text(filling->value)
                                                     : "«" + std::string(place) + "»";
    form.remove_prefix(close + 1);
  }
  return sentence;
}

std::string Speaker::value_text(const Message::Value& value) const {
  if (const auto* number = std::get_if<int>(&value)) return std::to_string(*number);
  if (const auto* term = std::get_if<Term>(&value)) return say(term->id);
  if (const auto* words = std::get_if<std::string>(&value)) return *words;
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
