#include <algorithm>
#include <array>

#include "tests/contract/checks.h"
#include "tests/support/words.h"

namespace meadhall::contract {
namespace {

void hear_table(const Moment& moment, const Position& position) {
  const Game& game = moment.game;
  for (const Section& section : game.board(position)) moment.heard.hear(section);
  for (std::size_t i = 0; i < moment.setup.players; ++i) {
    moment.heard.hear(game.player_area(position, seat_at(i)));
  }
  if (game.actor(position)) moment.heard.hear(game.question(position));
  for (const Inspectable thing : things_at(moment))
    moment.heard.hear(game.explain(position, thing));
  moment.heard.hear(game.score(position));
  if (const TableTalk* talk = game.can.table_talk) {
    moment.heard.hear(talk->talk(position).sign);
    for (const Phrase& phrase : talk->phrases(position)) moment.heard.hear(phrase.words);
  }
}

// The table of cells, if the decision is about any: rows alike, and no cell that may not be chosen.
void hear_cells(const Moment& moment, Complaints& complaints) {
  const Game& game = moment.game;
  if (game.can.cells == nullptr) return;
  const std::optional<CellTable> table = game.can.cells(moment.position);
  if (!table) return;
  moment.heard.hear(table->title);
  for (const std::vector<CellTable::Cell>& row : table->rows) {
    if (row.size() != table->rows[0].size())
      complaints.emplace_back("cells: rows unlike in length");
    for (const CellTable::Cell& cell : row) {
      moment.heard.hear(cell.told);
      if (cell.move && std::ranges::find(moment.moves, *cell.move) == moment.moves.end()) {
        complaints.push_back("cells: not legal: " + game.text(*cell.move));
      }
    }
  }
}

// How an answer is laid out.
void hear_answer(const Moment& moment, Move move) {
  const Game& game = moment.game;
  if (game.can.heading != nullptr) {
    const Message heading = game.can.heading(moment.position, move);
    if (!heading.empty()) moment.heard.hear(heading);
  }
  if (game.can.terms != nullptr) moment.heard.hear(game.can.terms(moment.position, move));
}

bool is_scored(const Event& event) {
  return event.kind == Event::Kind::score || event.kind == Event::Kind::scoring;
}

}  // namespace

std::vector<Inspectable> things_at(const Moment& moment) {
  std::vector<Inspectable> all;
  for (std::uint32_t code = 0; code < 256; ++code) all.push_back(Inspectable{code});
  Rng draw(moment.game.hash(moment.position));
  for (int more = 0; more < 1000; ++more) all.push_back(Inspectable{draw.next() >> 16U});
  for (int wild = 0; wild < 100; ++wild) {
    const std::uint32_t code = draw.next();
    all.push_back(Inspectable{code >> draw.below(32)});
  }
  return all;
}

void check_log(const Moment& moment, Complaints& complaints) {
  if (!moment.next) return;
  const Game& game = moment.game;
  const std::uint64_t before = game.hash(moment.position);
  const std::vector<Event> told = game.narrate(moment.position, *moment.next);
  const auto complain = [&](const std::string& what) {
    complaints.push_back("log: " + what + ": " + game.text(*moment.next));
  };
  moment.heard.hear(told);
  if (game.hash(moment.position) != before) complain("telling changed the position");
  if (told.empty()) return complain("nothing is told");
  if (told.front().kind != Event::Kind::choice) complain("the choice is not told first");
  if (told.front().seat != game.actor(moment.position)) complain("not told of who chose");
  Position next = moment.position;
  if (!game.apply(next, *moment.next)) return;
  const bool over = !game.actor(next);
  if ((told.back().kind == Event::Kind::finish) != over) complain("the end is told wrongly");
}

// As it is, and as everybody and nobody in particular sees it.
void check_words(const Moment& moment, Complaints& complaints) {
  const Game& game = moment.game;
  hear_table(moment, moment.position);
  hear_table(moment, game.observe(moment.position, kNobody));
  if (moment.next) hear_table(moment, game.observe(moment.position, *game.actor(moment.position)));
  hear_cells(moment, complaints);
  for (const Move move : moment.moves) {
    hear_answer(moment, move);
    moment.heard.hear(game.foresee(moment.position, move));
    moment.heard.hear(game.narrate(moment.position, move));
  }
  if (game.board(moment.position).empty()) complaints.emplace_back("words: no board is told");
}

void check_explained(const Moment& moment, Complaints& complaints) {
  const Game& game = moment.game;
  for (const Inspectable thing : things_at(moment)) {
    if (!game.explain(moment.position, thing).empty()) continue;
    complaints.push_back("explained: nothing is said of thing " + std::to_string(thing.code));
    return;
  }
  for (const Move move : moment.moves) {
    if (!game.foresee(moment.position, move).empty()) continue;
    complaints.push_back("explained: nothing is foreseen of " + game.text(move));
    return;
  }
}

void check_score(const Moment& moment, Complaints& complaints) {
  const Game& game = moment.game;
  const ScoreSheet sheet = game.score(moment.position);
  const auto complain = [&](const std::string& what) { complaints.push_back("score: " + what); };
  for (std::size_t i = 0; i < moment.setup.players; ++i) {
    int sum = 0;
    for (const ScoreSheet::Line& line : sheet.lines) sum += line.points.at(i);
    if (sum != sheet.totals.at(i)) complain("the lines of a seat do not add up to its total");
  }
  if (!moment.next) {
    const auto ranks = std::span(sheet.ranks).first(moment.setup.players);
    if (std::ranges::find(ranks, 1) == ranks.end()) complain("nobody has won");
    const auto out = [&](std::uint8_t rank) { return rank < 1 || rank > moment.setup.players; };
    if (std::ranges::any_of(ranks, out)) complain("a seat without a rank");
  }
  for (const Horizon horizon : {Horizon::next_scoring, Horizon::end}) {
    if (game.can.forecast_scoring == nullptr) break;
    const std::vector<Event> held = game.can.forecast_scoring(moment.position, horizon);
    moment.heard.hear(held);
    if (!std::ranges::all_of(held, is_scored)) complain("more than a scoring is projected");
  }
  for (std::size_t kind = 0; kind < scorings_of(game).size(); ++kind) {
    const std::vector<Event> held = game.can.scoring_on_the_way->score_now(moment.position, kind);
    moment.heard.hear(held);
    if (!std::ranges::all_of(held, is_scored)) complain("more than a scoring is held");
  }
}

}  // namespace meadhall::contract
