#include "games/feast/tell.h"

#include <algorithm>
#include <array>
#include <variant>

namespace meadhall::feast {
namespace {

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

Message::List pile_told(const Pile& pile) {
  Message::List list;
  for (const Some& part : pile) {
    list.push_back(
        Message("feast.some").with("n", int{part.n}).with("item", Term{item_term(part.item)}));
  }
  return list;
}

void tell_gain(Journal& journal, Seat seat, Item item, int n) {
  const std::string_view id = "feast.log.gets_items";
  Message::List items;
  if (!journal.events.empty()) {
    const Event& last = journal.events.back();
    if (last.message.id() == id && last.seat == seat) {
      items = std::get<Message::List>(last.message.arguments()[1].value);
      journal.events.pop_back();
    }
  }
  const Term named{item_term(item)};
  const auto same = std::ranges::find_if(items, [&](const Message& part) {
    return std::get<Term>(part.arguments()[1].value) == named;
  });
  if (same != items.end()) {
    n += std::get<int>(same->arguments()[0].value);
    *same = Message("feast.some").with("n", n).with("item", named);
  } else {
    items.push_back(Message("feast.some").with("n", n).with("item", named));
  }
  journal.outcome(seat, Message(id).with("player", seat).with("items", std::move(items)));
}

Message paid_told(Seat seat, const Pile& paid) {
  return Message("feast.log.pays").with("player", seat).with("items", pile_told(paid));
}

}  // namespace meadhall::feast
