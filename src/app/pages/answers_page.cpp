#include <algorithm>
#include <array>
#include <span>

#include "app/pages/page_writer.h"
#include "bots/bot.h"
#include "core/sort_few.h"

// The answers to a decision as text mode lays them out: under headings, with their terms, and where
// cells are asked for, as a table of these.

namespace meadhall::app {
namespace {

using Choice = Answers::Choice;

void write_cell(PageWriter& page, const CellTable::Cell& cell, std::size_t row,
                std::size_t column) {
  constexpr std::array<std::string_view, 4> kLooks = {"outside", "bare", "marked", "covered"};
  page.json.object();
  page.json.key("text").string(page.say(Message(cell.move ? "page.cell_free" : "page.cell")
                                            .with("row", static_cast<int>(row + 1))
                                            .with("column", static_cast<int>(column + 1))
                                            .with("what", Message::List{cell.told})));
  page.json.key("sign").string(cell.sign);
  page.json.key("look").string(kLooks[static_cast<std::size_t>(cell.look)]);
  if (cell.move) page.json.key("code").string(page.app.match().game().text(*cell.move));
  page.json.end_object();
}

// The table of cells; their moves are taken out of the choices.
void write_cells(PageWriter& page, std::vector<Choice>& choices) {
  const Match& match = page.app.match();
  const Game& game = match.game();
  if (game.can.cells == nullptr) return;
  const std::optional<CellTable> table = game.can.cells(match.position());
  if (!table) return;
  page.json.key("cells").object();
  page.json.key("title").string(page.say(table->title));
  page.json.key("rows").array();
  for (std::size_t row = 0; row < table->rows.size(); ++row) {
    page.json.array();
    for (std::size_t column = 0; column < table->rows[row].size(); ++column) {
      const CellTable::Cell& cell = table->rows[row][column];
      write_cell(page, cell, row, column);
      if (cell.move)
        std::erase_if(choices, [&](const Choice& each) { return each.move == cell.move; });
    }
    page.json.end_array();
  }
  page.json.end_array().end_object();
}

// The cells that look best to bots, the best first; empty where no cells are asked for.
std::vector<Choice> best_cells(const PageWriter& page, const std::vector<Choice>& choices) {
  constexpr std::size_t kMost = 3;
  const Match& match = page.app.match();
  std::vector<Choice> best;
  if (match.game().can.cells == nullptr || !match.game().can.cells(match.position())) return best;
  for (const std::vector<Move>& deed :
       bots::counsel(match.game()).best_deeds(match.position(), std::nullopt, kMost)) {
    const auto found = std::ranges::find(choices, deed.front(), &Choice::move);
    if (deed.size() == 1 && found != choices.end()) best.push_back(*found);
  }
  return best;
}

// They are buttons beside the table as well, each with what it would mean.
void write_best_cells(PageWriter& page, const std::vector<Choice>& best) {
  const Match& match = page.app.match();
  for (const Choice& each : best) {
    const std::vector<Message> foreseen = match.game().foresee(match.position(), each.move);
    // The first sentence says what the move itself is.
    const std::string means = page.app.say_all(std::span(foreseen).subspan(1));
    page.answer(each.code, each.told, means, page.say("page.best_cells"));
  }
}

struct Laid {
  const Choice* choice;
  std::string heading;
};

// What belongs under a heading comes together, in the order in which headings are first met; what
// has none comes last, where the way out of a list is looked for.
std::vector<Laid> laid_out(const PageWriter& page, const std::vector<Choice>& choices) {
  const Match& match = page.app.match();
  const Game& game = match.game();
  std::vector<Laid> all;
  std::vector<std::string> headings;
  for (const Choice& each : choices) {
    const Message told =
        game.can.heading == nullptr ? Message() : game.can.heading(match.position(), each.move);
    std::string heading = told.empty() ? std::string() : page.say(told);
    if (!heading.empty() && std::ranges::find(headings, heading) == headings.end()) {
      headings.push_back(heading);
    }
    all.push_back({&each, std::move(heading)});
  }
  const auto place_of = [&](const Laid& each) {
    return std::ranges::find(headings, each.heading) - headings.begin();
  };
  sort_few(all, [&](const Laid& a, const Laid& b) { return place_of(a) < place_of(b); });
  return all;
}

std::string terms_of(const PageWriter& page, Move move) {
  const Match& match = page.app.match();
  const Game& game = match.game();
  if (game.can.terms == nullptr) return {};
  return page.app.say_all(game.can.terms(match.position(), move));
}

}  // namespace

void write_answers(PageWriter& page) {
  Answers answers = answers_to(page);
  const std::vector<Choice> best = best_cells(page, answers.choices);
  write_cells(page, answers.choices);
  page.json.key("moves").array();
  write_best_cells(page, best);
  for (const Laid& each : laid_out(page, answers.choices)) {
    page.answer(each.choice->code, each.choice->told, terms_of(page, each.choice->move),
                each.heading);
  }
  page.json.end_array();
  page.json.key("amounts").array();
  for (const Answers::Amount& each : answers.amounts) {
    page.json.object();
    page.json.key("command").string(each.command);
    page.json.key("label").string(each.label);
    page.json.key("button").string(each.button);
    page.json.key("least").number(each.least);
    page.json.key("most").number(each.most);
    page.json.key("value").number(each.least);
    page.json.end_object();
  }
  page.json.end_array();
}

}  // namespace meadhall::app
