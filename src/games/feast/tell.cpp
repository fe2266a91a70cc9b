#include "games/feast/tell.h"

#include <algorithm>
#include <array>
#include <variant>

namespace meadhall::feast {
namespace {

using List = Message::List;

// "feast.card.047" and so on: ids must outlive the messages they are in.
template <std::size_t kLength>
using Ids = std::array<std::array<char, kLength + 3>, kOccupations + 1>;

template <std::size_t kLength>
constexpr Ids<kLength> ids_beginning(std::string_view beginning) {
  Ids<kLength> ids{};
  for (std::size_t card = 0; card <= kOccupations; ++card) {
    std::size_t at = 0;
    for (const char letter : beginning) ids[card][at++] = letter;
    ids[card][at++] = static_cast<char>('0' + card / 100);
    ids[card][at++] = static_cast<char>('0' + card / 10 % 10);
    ids[card][at++] = static_cast<char>('0' + card % 10);
  }
  return ids;
}

constexpr std::string_view kNames = "feast.card.";
constexpr std::string_view kTexts = "feast.card_text.";
constexpr auto kNameIds = ids_beginning<kNames.size()>(kNames);
constexpr auto kTextIds = ids_beginning<kTexts.size()>(kTexts);

List joined(std::string_view id, List parts) {
  if (parts.size() < 2) return parts;
  Message last = std::move(parts.back());
  parts.pop_back();
  return {Message(id).with("most", std::move(parts)).with("last", List{std::move(last)})};
}

// What all_of made them of.
List parts_of(const List& told) {
  if (told.size() != 1 || told.front().id() != "feast.and") return told;
  List parts = std::get<List>(told.front().arguments()[0].value);
  parts.push_back(std::get<List>(told.front().arguments()[1].value).front());
  return parts;
}

}  // namespace

std::string_view card_term(std::size_t card) {
  return {kNameIds[card].data(), kNameIds[card].size()};
}
Message surface_named(const State& state, std::size_t surface) {
  const Sheet sheet = sheet_of(state, surface);
  const Term name{sheet_term(sheet)};
  const Building kind = sheet == Sheet::stone_house ? Building::stone_house : Building::long_house;
  const Seat owner = owner_of(state, surface);
  if (!is_house(sheet) || owner == kNobody || houses_of(state, owner, kind) < 2) {
    return Message("feast.named").with("name", name);
  }
  const std::size_t first = kFirstHouse + (sheet == Sheet::long_house ? kStoneHouses : 0);
  return Message("feast.board.nth")
      .with("board", name)
      .with("n", static_cast<int>(surface - first) + 1);
}

std::string_view card_text(std::size_t card) {
  return {kTextIds[card].data(), kTextIds[card].size()};
}

List boats_told(int with_ore, int bare) {
  List boats;
  if (with_ore > 0) boats.push_back(Message("feast.boats.ore").with("n", with_ore));
  if (bare > 0) boats.push_back(Message("feast.boats.bare").with("n", bare));
  return all_of(std::move(boats));
}

std::string shape_told(const Shape& shape) {
  std::string cells;
  for (std::size_t row = 0; row < shape.height; ++row) {
    if (row > 0) cells += " / ";
    for (std::size_t column = 0; column < shape.width; ++column) {
      cells += (shape.rows[row] >> column & 1U) != 0 ? '#' : '.';
    }
  }
  return cells;
}

Message onto_told(const State& state, std::size_t surface) {
  const Sheet sheet = sheet_of(state, surface);
  if (sheet == Sheet::home) return Message("feast.onto.home");
  Message named = surface_named(state, surface);
  const bool counted = named.id() == "feast.board.nth";
  return Message(!is_house(sheet) ? "feast.onto.land"
                 : counted        ? "feast.onto.nth_house"
                                  : "feast.onto.house")
      .with("board", List{std::move(named)});
}

List all_of(List parts) { return joined("feast.and", std::move(parts)); }
List one_of(List parts) { return joined("feast.or", std::move(parts)); }

List parts_told(const Goods& pile) {
  List list;
  for (const Amount& part : pile) list.push_back(some_told(part.n, part.item));
  return list;
}
List pile_told(const Goods& pile) { return all_of(parts_told(pile)); }

Message gained_told(Seat seat, List gained) {
  return Message("feast.log.gets_items")
      .with("player", seat)
      .with("items", all_of(std::move(gained)));
}

void tell_gain(Journal& journal, Seat seat, std::string_view some, int n) {
  List items;
  const auto is_gain = [&](const Event& event) {
    return event.what == static_cast<std::uint8_t>(Happening::gets) && event.seat == seat;
  };
  const bool more = !journal.events.empty() && is_gain(journal.events.back());
  if (more) items = parts_of(std::get<List>(journal.events.back().message.arguments()[1].value));
  const auto same = std::ranges::find(items, some, &Message::id);
  if (same != items.end()) {
    n += std::get<int>(same->arguments()[0].value);
    *same = Message(some).with("n", n);
  } else {
    items.push_back(Message(some).with("n", n));
  }
  Message told = gained_told(seat, std::move(items));
  if (more) {
    journal.events.back().message = std::move(told);
  } else {
    journal.outcome(Happening::gets, seat, std::move(told));
  }
}

Message paid_told(Seat seat, const Goods& paid) {
  return Message("feast.log.pays").with("player", seat).with("items", pile_told(paid));
}
Message upgrade_told(Seat seat, Item from, Item to) {
  return Message("feast.log.upgrades")
      .with("player", seat)
      .with("from", List{some_told(1, from)})
      .with("to", List{some_told(1, to)});
}
Message lays_told(const State& state, Seat seat, Item item, std::size_t surface) {
  return Message("feast.log.lays")
      .with("player", seat)
      .with("item", List{some_told(1, item)})
      .with("where", List{onto_told(state, surface)});
}

}  // namespace meadhall::feast
