#include <bit>

#include "games/graenaland/bills.h"
#include "games/graenaland/building.h"
#include "games/graenaland/explain_parts.h"
#include "games/graenaland/words.h"

namespace meadhall::graenaland {
namespace {

// What it costs the seat asked; `now`: the state in which it would be built.
Bill bill_of(const State& now, Construction what, std::size_t at) {
  return {cost_of(now, what, at), std::popcount(toll_seats(now, what, at)),
          full_purse(now).markets};
}

// Supply cards spare others. rules: Graenaland 9.4
int most_left(const State& state, const Bill& bill) {
  Purse purse = full_purse(state);
  int left = 0;
  do purse.toll = static_cast<std::uint8_t>(bill.toll + ++left);
  while (payable(state.data, purse, bill.needs));
  return left - 1;
}

// Another one is paid from the same hand, when the first one stands. rules: Graenaland 9.1
bool pays_both(const State& state, const Bill& first, const State& then, Construction what,
               std::size_t at) {
  if (obstacle_but_price(then, what, at) != Obstacle::none) return false;
  Bills bills;
  bills.push_back(first);
  bills.push_back(bill_of(then, what, at));
  return BillHand(state, state.turn).pays(bills);
}

bool pays_for_army(const State& state, const Bill& first, const State& then) {
  for (std::size_t price = 0; price <= kTerrains; ++price) {
    if (pays_both(state, first, then, Construction::army, price)) return true;
  }
  return false;
}

// "village (H1, F2)" for each construction that could be paid for besides.
Message::List reach_told(const State& state, const Bill& first, const State& then) {
  Message::List reach;
  for (std::size_t i = 0; i < kConstructions; ++i) {
    const auto what = static_cast<Construction>(i);
    if (what == Construction::army) {
      if (pays_for_army(state, first, then)) reach.emplace_back(construction_term(what));
      continue;
    }
    std::string lands;
    for (std::size_t place = 0; place < land_count(then); ++place) {
      if (!pays_both(state, first, then, what, place)) continue;
      lands.append(lands.empty() ? "" : ", ").append(land_text(then, place));
    }
    if (lands.empty()) continue;
    reach.push_back(Message("graenaland.foresee.on")
                        .with("what", Term{construction_term(what)})
                        .with("lands", lands));
  }
  return reach;
}

}  // namespace

std::vector<Message> left_told(const State& state, Construction what, std::size_t at,
                               const State& then) {
  if (!tells_hand(state, state.turn)) return {};
  const Bill bill = bill_of(state, what, at);
  const bool exact = state.at(state.turn).supplies == 0;
  const int left = most_left(state, bill);
  std::vector<Message> lines;
  // "At most 0" would tell nothing.
  if (exact || left > 0) {
    lines.push_back(Message(exact ? "graenaland.foresee.left" : "graenaland.foresee.left_most")
                        .with("n", left));
  }
  // What is granted is one construction. rules: Graenaland 13.7
  if (state.phase == Phase::granted) return lines;
  Message::List reach = reach_told(state, bill, then);
  if (!reach.empty()) {
    lines.push_back(Message("graenaland.foresee.reach").with("list", std::move(reach)));
  }
  return lines;
}

}  // namespace meadhall::graenaland
