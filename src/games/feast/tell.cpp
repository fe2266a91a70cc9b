#include "games/feast/tell.h"

#include <algorithm>
#include <array>
#include <vector>

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

// "2 oil", "1 knarr", "1 shed"; nothing of what is not told as gained.
std::string_view some_gained(const Piece& piece) {
  switch (sort_of(piece)) {
    case PieceSort::item: return some_term(item_at(piece.kind));
    case PieceSort::ship: return some_term(static_cast<Ship>(piece.kind));
    case PieceSort::building: return some_term(static_cast<Building>(piece.kind));
    default: return {};
  }
}

bool is_gain(const Transfer& transfer) {
  const Where to = where_of(transfer.to);
  return to == Where::supply || to == Where::bay || to == Where::houses;
}

// Of each sort once, in the order in which they came.
List gains_told(const std::vector<Transfer>& moved) {
  List items;
  std::vector<Piece> told;
  for (const Transfer& each : moved) {
    if (!is_gain(each) || std::ranges::find(told, each.piece) != told.end()) continue;
    const std::string_view some = some_gained(each.piece);
    if (some.empty()) continue;
    int n = 0;
    for (const Transfer& same : moved) {
      if (is_gain(same) && same.piece == each.piece) n += same.n;
    }
    told.push_back(each.piece);
    items.push_back(Message(some).with("n", n));
  }
  return items;
}

}  // namespace

std::string_view card_term(std::size_t card) {
  return {kNameIds[card].data(), kNameIds[card].size()};
}
// A house that its owner has several of, which are told apart by a number.
bool is_counted(const State& state, std::size_t surface) {
  const Sheet sheet = sheet_of(state, surface);
  const Building kind = sheet == Sheet::stone_house ? Building::stone_house : Building::long_house;
  const Seat owner = owner_of(state, surface);
  return is_house(sheet) && owner != kNobody && houses_of(state, owner, kind) > 1;
}
Message surface_named(const State& state, std::size_t surface) {
  const Sheet sheet = sheet_of(state, surface);
  const Term name{sheet_term(sheet)};
  if (!is_counted(state, surface)) return Message("feast.named").with("name", name);
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
  return Message(!is_house(sheet)             ? "feast.onto.land"
                 : is_counted(state, surface) ? "feast.onto.nth_house"
                                              : "feast.onto.house")
      .with("board", List{surface_named(state, surface)});
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

void tell_gain(Journal& journal, Seat seat, const Transfer& gained) {
  const auto is_of_seat = [&](const Event& event) {
    return event.what == static_cast<std::uint8_t>(Happening::gets) && event.seat == seat;
  };
  if (journal.events.empty() || !is_of_seat(journal.events.back())) {
    journal.outcome(Happening::gets, seat, Message());
  }
  Event& event = journal.events.back();
  journal.moved(gained);
  event.message = gained_told(seat, gains_told(event.moved));
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
