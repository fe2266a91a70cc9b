#include "table/games/feast/model.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <ranges>

#include "games/feast/arranging.h"
#include "games/feast/bundles.h"
#include "games/feast/effect_words.h"
#include "games/feast/ids.h"
#include "games/feast/laying.h"
#include "games/feast/moves.h"
#include "games/feast/moves_told.h"
#include "games/feast/phases.h"
#include "games/feast/pieces.h"
#include "games/feast/tell.h"
#include "text/alphabet.h"

namespace meadhall::table::feast_table {

using feast::Phase;
using feast::State;

Standing standing_of(const State& state, Seat seat) {
  Standing standing{.income = feast::income_of(state, seat),
                    .lines = feast::points_of(state, seat),
                    .feast = feast::coming_feast(state, seat)};
  // What is left bare already costs a penalty as soon as the table is done with.
  auto& penalties = standing.lines[static_cast<std::size_t>(feast::Category::penalties)];
  penalties = static_cast<std::int16_t>(penalties - feast::kPenalty * standing.feast.left);
  for (const std::int16_t points : standing.lines) standing.total += points;
  return standing;
}

namespace {

Message harvest_told(const State& state) {
  const int next = state.round + 1;
  if (next > feast::rounds_of(state)) return Message("ui.feast.last_round");
  const std::optional<int> level = feast::harvest_level(state, next);
  return Message(!level        ? "ui.feast.harvest_unknown"
                 : *level == 0 ? "ui.feast.no_harvest"
                               : "ui.feast.harvest")
      .with("n", next);
}

// What a phase is about, while it asks somebody. rules: Feast 4
std::string_view phase_id(Phase phase) {
  struct Part {
    Phase first;
    std::string_view id;
  };
  constexpr std::array<Part, 9> kParts = {{{Phase::before_scoring, "ui.feast.phase.end"},
                                           {Phase::mountains, "ui.feast.phase.mountains"},
                                           {Phase::bonus, "ui.feast.phase.bonus"},
                                           {Phase::before_feast, "ui.feast.phase.feast"},
                                           {Phase::breeding, "ui.feast.phase.breeding"},
                                           {Phase::start_player, "ui.feast.phase.income"},
                                           {Phase::actions, "ui.feast.phase.actions"},
                                           {Phase::new_viking, "ui.feast.phase.begins"},
                                           {Phase::setup, "ui.feast.phase.setup"}}};
  return std::ranges::find_if(kParts, [&](const Part& part) { return part.first <= phase; })->id;
}

// What may be done at the decision at hand without answering it, laying apart.
void list_anytime(FeastModel& model, const match::Decision& decision) {
  model.anytime.clear();
  if (!decision.actor || decision.moves.empty()) return;
  State after = model.state;
  if (decision.moves.contains(feast::kArrange) && !feast::apply(after, feast::kArrange)) return;
  const feast::Do top = after.agenda.top().what;
  if (top != feast::Do::arrange && top != feast::Do::window) return;
  MoveList moves;
  feast::legal(after, moves);
  for (const Move move : moves) {
    const feast::MoveKind kind = feast::kind_of(move);
    if (kind == feast::MoveKind::ship || kind == feast::MoveKind::use) {
      model.anytime.push_back(move);
    }
  }
}

// What may be laid at the decision at hand: of the supply, or what a card says.
void list_what_lies(FeastModel& model, const match::Decision& decision) {
  model.can_lay.fill(false);
  const State& state = model.state;
  if (!decision.actor || decision.moves.empty() || state.agenda.empty()) return;
  const feast::Task& top = state.agenda.top();
  if (top.what == feast::Do::lay) {
    model.can_lay[feast::number(feast::as<feast::LayTask>(top).item())] = true;
    return;
  }
  const bool arranges = top.what == feast::Do::arrange || top.what == feast::Do::window ||
                        decision.moves.contains(feast::kArrange);
  if (!arranges) return;
  for (const feast::Item item : feast::items_to_lay(state, *decision.actor)) {
    model.can_lay[feast::number(item)] = true;
  }
}

std::string points_told(int points) {
  return points < 0 ? "−" + std::to_string(-points) : std::to_string(points);
}

bool is(const Event& event, feast::Happening what) {
  return static_cast<feast::Happening>(event.what) == what;
}

// The dice that failed last, and what they brought, while it is news: until something else is done,
// and to whoever rolled until they do something. Nobody was asked anything before it was over.
std::string failure_told(const match::Decision& decision, const app::App& app) {
  const std::span<const app::LogLine> log = app.log();
  const Match& match = app.match();
  const auto failed = std::ranges::find_if(log.rbegin(), log.rend(), [&](const app::LogLine& each) {
    const bool news = each.event.seat == decision.actor || each.node == match.current();
    return news && each.event.seat && is(each.event, feast::Happening::fails);
  });
  if (failed == log.rend()) return {};
  const Seat seat = *failed->event.seat;
  const std::vector<Match::Node> line = match.line();
  const auto then = std::ranges::find(line, failed->node);
  if (then == line.end()) return {};
  for (auto node = then + 1; node != line.end(); ++node) {
    if (match.game().actor(match.position_at(*(node - 1))) == seat) return {};
  }
  const auto rolled = std::find_if(failed, log.rend(), [](const app::LogLine& each) {
    return is(each.event, feast::Happening::rolls);
  });
  std::string words = app.say(failed->event.message);
  if (rolled != log.rend() && rolled->node == failed->node) {
    words += " " + app.say(rolled->event.message);
  }
  for (auto after = failed.base(); after != log.end() && after->node == failed->node; ++after) {
    if (after->event.seat != seat || !is(after->event, feast::Happening::gets)) break;
    words += " " + app.say(after->event.message);
  }
  return words;
}

// A comma after each but the last.
std::string gaps_told(const feast::Points& lines, const app::App& app) {
  using feast::Category;
  std::string words;
  for (const Category each :
       {Category::land_gaps, Category::building_gaps, Category::crown, Category::penalties}) {
    const int points = lines[static_cast<std::size_t>(each)];
    if (points == 0) continue;
    if (!words.empty()) words += ", ";
    words += app.say(feast::category_term(each)) + " " + points_told(points);
  }
  return text::capitalised(words);
}

void tell_feast(FeastModel::Told& told, const feast::ComingFeast& coming, const app::App& app) {
  const int all = coming.laid + coming.cells;
  told.ratio = ratio_of(coming);
  if (all == 0) {
    told.covered = app.say("ui.feast.no_feast");
    told.silver_left.clear();
    return;
  }
  const int covered = coming.covered();
  told.covered = app.say(Message("ui.feast.covered").with("n", covered).with("all", all));
  int left = coming.silver;
  for (const feast::Course& course : coming.menu) {
    if (course.item == feast::Item::silver && !course.bare) --left;
  }
  told.silver_left = app.say(Message("ui.feast.silver_left").with("n", std::max(0, left)));
}

// Of each kind how many are laid, and how many are still there for a later feast.
void tell_filling(FeastModel::Filling& filling, const State& state, Seat seat,
                  const app::App& app) {
  std::array<int, feast::kItems> laid{};
  const feast::ComingFeast coming = feast::coming_feast(state, seat);
  int bare = coming.left;
  for (const feast::Course& course : coming.menu) {
    ++(course.bare ? bare : laid[feast::number(course.item)]);
  }
  Message::List spent;
  Message::List kept;
  for (std::size_t i = 0; i < feast::kItems; ++i) {
    const feast::Item item = feast::item_at(i);
    if (feast::width_on_table(item, feast::Stance::upright) == 0) continue;
    if (laid[i] > 0) spent.push_back(feast::some_told(laid[i], item));
    const int left = feast::count(state.at(seat), item) - laid[i];
    if (left > 0) kept.push_back(feast::some_told(left, item));
  }
  if (!spent.empty()) {
    filling.spends =
        app.say(Message("feast.foresee.fill").with("courses", feast::all_of(std::move(spent))));
  }
  filling.hungry = bare > 0;
  filling.bare = app.say(
      bare == 0
          ? Message("ui.feast.none_bare")
          : Message("ui.feast.some_bare").with("n", bare).with("points", feast::kPenalty * bare));
  filling.keeps = app.say(
      kept.empty() ? Message("ui.feast.keeps_nothing")
                   : Message("ui.feast.keeps").with("items", feast::all_of(std::move(kept))));
  for (const std::string* line : {&filling.spends, &filling.bare, &filling.keeps}) {
    filling.whole += (filling.whole.empty() ? "" : " ") + *line;
  }
}

}  // namespace

std::string ratio_of(const feast::ComingFeast& coming) {
  const int all = coming.laid + coming.cells;
  return all == 0 ? "–" : std::to_string(coming.covered()) + " / " + std::to_string(all);
}

const std::string& FeastModel::card_name(const app::App& app, std::size_t card) {
  const auto [known, first] = cards_.try_emplace(card);
  if (first) known->second = text::capitalised(app.say(feast::card_term(card)));
  return known->second;
}

// What was laid on the way here since the turn began, and since luck last came into it; and what
// whoever feasts has laid on their table.
void list_laid(FeastModel& model, const match::Decision& decision, const app::App& app) {
  model.laid.clear();
  model.courses.clear();
  if (!decision.actor) return;
  const Match& match = app.match();
  for (const Match::Node node : app.turn()) {
    const Move move = match.move_of(node);
    const auto before = match.position_at(match.parent_of(node));
    const auto& state = before.as<State>();
    if (feast::reveals(state, move)) model.laid.clear();
    const auto laid = feast::laid_by(state, {&move, 1});
    if (laid && !app.replaying()) model.laid.push_back({*laid, node});
    if (feast::kind_of(move) != feast::MoveKind::course) continue;
    if (state.banquet.laid == 0) model.courses.clear();
    const bool bare = move == feast::kLeaveBare;
    model.courses.push_back({.item = bare ? feast::Item::silver : feast::item_in(move),
                             .stance = feast::stance_of(move),
                             .bare = bare});
  }
}

// Whoever placed Vikings or passed last, or else the phase that began, and what came of it.
void tell_happened(FeastModel& model, const app::App& app) {
  using feast::Happening;
  // What comes of them is told by itself, or nothing does.
  constexpr std::array kSkipped = {Happening::option, Happening::stops, Happening::declines};
  constexpr std::array kBegin = {Happening::places, Happening::passes, Happening::round,
                                 Happening::feast};
  const auto is_one_of = [](std::span<const Happening> all, Happening what) {
    return std::ranges::find(all, what) != all.end();
  };
  std::vector<Message> told;
  for (const app::LogLine& line : std::views::reverse(app.log())) {
    const auto what = static_cast<Happening>(line.event.what);
    // The name of a round is a heading in the log, and no sentence before others.
    if (what == Happening::round && !told.empty()) break;
    if (!is_one_of(kSkipped, what)) told.insert(told.begin(), line.event.message);
    if (is_one_of(kBegin, what)) break;
  }
  model.happened.clear();
  model.happened_at.clear();
  for (const Message& each : told) {
    if (!model.happened.empty()) model.happened += ' ';
    model.happened_at.push_back(model.happened.size());
    model.happened += app.say(each);
  }
}

const std::string& FeastModel::option_told(const app::App& app, Move move) {
  const auto [known, first] = options_.try_emplace(move.code);
  if (first) known->second = text::capitalised(app.say(feast::option_told(state, move)));
  return known->second;
}

const std::string& FeastModel::board_told(const app::App& app, std::size_t surface) {
  const auto [known, first] = boards_told_.try_emplace(surface);
  if (!first) return known->second;
  const feast::Sheet sheet = feast::sheet_of(state, surface);
  const auto thing =
      feast::make_inspectable(feast::InspectableKind::board, static_cast<std::size_t>(sheet));
  const std::vector<Message> lines = feast::explain(state, thing);
  // Its name stands first; last come its rows, letter by letter, and what these mean.
  const std::size_t drawn = feast::board(sheet).height + 1U;
  if (lines.size() > drawn) {
    known->second = app.say_all(std::span(lines).first(lines.size() - drawn).subspan(1));
  }
  return known->second;
}

const std::string& FeastModel::card_told(const app::App& app, std::size_t card) {
  const auto [known, first] = cards_told_.try_emplace(card);
  if (!first) return known->second;
  // Its deck and points stand first.
  const std::vector<Message> lines = feast::occupation_told(card);
  known->second = app.say_all(std::span(lines).subspan(1));
  return known->second;
}

const std::string& FeastModel::item_name(const app::App& app, feast::Item item) {
  const auto [known, first] = items_.try_emplace(feast::number(item));
  if (first) known->second = text::capitalised(app.say(feast::item_term(item)));
  return known->second;
}

const std::string& FeastModel::item_told(const app::App& app, feast::Item item) {
  const auto [known, first] = items_told_.try_emplace(feast::number(item));
  if (!first) return known->second;
  // Its name and its shape stand first.
  const std::vector<Message> lines = feast::explain(
      state, feast::make_inspectable(feast::InspectableKind::item, feast::number(item)));
  known->second = app.say_all(std::span(lines).subspan(2));
  return known->second;
}

void refresh(FeastModel& model, const match::Decision& decision, const app::App& app) {
  model.state = decision.shown.as<State>();
  const State& state = model.state;
  for (std::size_t i = 0; i < state.player_count; ++i) {
    model.standing[i] = standing_of(state, seat_at(i));
    tell_feast(model.told[i], model.standing[i].feast, app);
    model.told[i].gaps = gaps_told(model.standing[i].lines, app);
  }
  model.open.fill(false);
  for (const Move move : decision.moves) {
    if (feast::kind_of(move) == feast::MoveKind::place) model.open[feast::place_of(move)] = true;
    const bool copies = state.agenda.top().what == feast::Do::copy;
    if (copies && move == feast::copy(feast::n_of(move))) model.open[feast::n_of(move)] = true;
  }
  const auto open = static_cast<int>(std::ranges::count(model.open, true));
  const int copies = model.state.copies[0] != 0 ? static_cast<int>(model.state.copies.size()) : 0;
  model.all_spaces =
      app.say(Message("ui.feast.filter.all").with("n", static_cast<int>(feast::kSpaces) + copies));
  model.open_spaces = app.say(Message("ui.feast.filter.can").with("n", open));
  list_what_lies(model, decision);
  list_anytime(model, decision);
  list_laid(model, decision, app);
  model.marked = marked_laying(app, state);
  refresh(model.dice, state, decision, app);
  model.options_.clear();
  model.boards_told_.clear();
  model.items_told_.clear();
  model.peeks = app::peeks(app::Teller(app));
  model.failed = failure_told(decision, app);
  model.filling = {};
  if (decision.moves.contains(feast::kFill)) {
    tell_filling(model.filling, state, *decision.actor, app);
  }
  for (std::size_t i = 0; i < feast::kSpaces; ++i) {
    model.rows[i] = feast::board_row(static_cast<feast::Space>(i));
  }
  for (std::size_t i = 0; i < feast::kSheets; ++i) {
    model.sheets[i] = text::capitalised(app.say(feast::sheet_term(static_cast<feast::Sheet>(i))));
  }
  for (std::size_t i = 0; i < feast::kSurfaces; ++i) {
    if (feast::owner_of(state, i) == kNobody) continue;
    const feast::Sheet sheet = feast::sheet_of(state, i);
    const int loss = feast::loss_of(sheet, state.surfaces[i].cover);
    model.chips[i] = app.say(Message("ui.feast.chip")
                                 .with("board", model.sheets[static_cast<std::size_t>(sheet)])
                                 .with("n", loss == 0 ? "0" : "−" + std::to_string(loss)));
  }
  tell_happened(model, app);
  model.goal = app.say(Message("ui.feast.goal").with("n", points_told(model.standing[0].total)));
  const int deck = std::accumulate(state.weapon_deck.begin(), state.weapon_deck.end(), 0);
  model.weapons = app.say(Message("ui.feast.weapon_deck").with("n", deck));
  model.harvest = app.say(harvest_told(state));
  model.phase = app.say(phase_id(feast::phase_of(state)));
  if (model.said_in_.stale(app)) {
    model.cards_.clear();
    model.cards_told_.clear();
    model.items_.clear();
  }
  model.round = app.say(
      Message("ui.feast.round").with("n", int{state.round}).with("all", feast::rounds_of(state)));
}

}  // namespace meadhall::table::feast_table
