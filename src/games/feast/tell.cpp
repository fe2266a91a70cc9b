#include "games/feast/tell.h"

#include <array>

namespace meadhall::feast {
namespace {

// "feast.card.1" and so on: ids must outlive the messages they are in.
constexpr std::size_t kIdLength = 14;
struct CardIds {
  std::array<std::array<char, kIdLength>, kOccupations + 1> letters{};
};
constexpr CardIds kCardIds = [] {
  CardIds ids;
  for (std::size_t card = 0; card <= kOccupations; ++card) {
    std::size_t at = 0;
    for (const char letter : std::string_view("feast.card.")) ids.letters[card][at++] = letter;
    ids.letters[card][at++] = static_cast<char>('0' + card / 100);
    ids.letters[card][at++] = static_cast<char>('0' + card / 10 % 10);
    ids.letters[card][at++] = static_cast<char>('0' + card % 10);
  }
  return ids;
}();

}  // namespace

// Three digits: "feast.card.047".
std::string_view card_term(std::size_t card) { return {kCardIds.letters[card].data(), kIdLength}; }

Message::List pile_told(const Pile& pile) {
  Message::List list;
  for (const Some& part : pile) {
    list.push_back(
        Message("feast.some").with("n", int{part.n}).with("item", Term{item_term(part.item)}));
  }
  return list;
}

Message got_told(Seat seat, Item item, int n) {
  return Message("feast.log.gets_items")
      .with("player", seat)
      .with("items",
            Message::List{Message("feast.some").with("n", n).with("item", Term{item_term(item)})});
}

Message paid_told(Seat seat, const Pile& paid) {
  return Message("feast.log.pays").with("player", seat).with("items", pile_told(paid));
}

}  // namespace meadhall::feast
