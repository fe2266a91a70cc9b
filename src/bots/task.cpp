#include "bots/task.h"

#include <algorithm>

#include "bots/promises.h"
#include "core/scan.h"
#include "match/link.h"

namespace meadhall::bots {
namespace {

constexpr std::size_t kAdvised = 3;          // moves that a second opinion names
constexpr std::string_view kAndThen = "; ";  // between the moves of a deed
constexpr int kReviewedPlayouts = 400;       // a decision looked back on
constexpr int kChanceLot = 20;               // futures that tell how the seats stand, at once…
constexpr int kChanceLots = 10;              // …and how often, at each of its moments

constexpr std::uint64_t kEqualLot = 0xe9a1;  // tells an equal's luck from that of its moves

std::string number(int value) { return std::to_string(value); }

std::string write(const Game& game, const Advice& advice) {
  std::string line = game.text(advice.move);
  for (const Move move : advice.rest) line += std::string(kAndThen) + game.text(move);
  return line + " margin " + number(advice.margin) + " chance " + number(advice.chance) + "\n";
}

std::string write(const Game& game, const Judgement& judgement, std::size_t players) {
  std::string line = "chances";
  for (std::size_t seat = 0; seat < players; ++seat) line += " " + number(judgement.chances[seat]);
  line += " loss " + number(judgement.loss) + " lead " + number(judgement.lead);
  if (judgement.better) line += " better " + game.text(*judgement.better);
  return line + "\n";
}

// Calls `read` with each line of `text`; false as soon as it says so.
template <class Read>
bool each_line(std::string_view text, Read read) {
  Scanner lines(text);
  while (!lines.done()) {
    if (!read(lines.take_until('\n'))) return false;
  }
  return true;
}

bool take_number(Scanner& scan, std::string_view before, int& value) {
  if (!scan.take(before)) return false;
  const auto read = scan.number<int>();
  value = read.value_or(0);
  return read.has_value();
}

}  // namespace

std::vector<Move> Advice::deed() const {
  std::vector<Move> moves = {move};
  moves.insert(moves.end(), rest.begin(), rest.end());
  return moves;
}

std::string ask_move(const Match& match, const Level& level) {
  return "move " + std::string(level.id) + " " + write_words(words_given(match)) +
         write_link(match);
}
Level level_here(const Match& match) {
  const Game& game = match.game();
  const Seat actor = *game.actor(match.position());
  const std::uint8_t bot = match.start().seats[index(actor)].bot;
  const auto strength = static_cast<unsigned>(strength_of(bot));
  Rng lot(match.start().setup.seed ^ game.hash(game.observe(match.position(), actor)) ^ kEqualLot);
  const bool higher = lot.below(kLevelStep) < strength % kLevelStep;
  return levels(game)[strength / kLevelStep + (higher ? 1 : 0)];
}
std::string ask_hint(const Match& match) { return "hint " + write_link(match); }
std::string ask_review(const Match& match) {
  Match whole = match;
  while (whole.redo()) {
  }
  return "review " + write_link(whole);
}

std::optional<Move> read_move(const Game& game, std::string_view answer) {
  const Result<Move> move = game.parse(answer);
  return move ? std::optional(move.value()) : std::nullopt;
}

std::optional<std::vector<Advice>> read_hint(const Game& game, std::string_view answer) {
  std::vector<Advice> all;
  const bool read = each_line(answer, [&](std::string_view line) {
    const std::size_t named = line.find(" margin ");
    if (named == std::string_view::npos) return false;
    std::vector<Move> deed;
    for (std::string_view rest = line.substr(0, named); !rest.empty();) {
      const std::size_t end = rest.find(kAndThen);
      const std::optional<Move> move = read_move(game, rest.substr(0, end));
      if (!move) return false;
      deed.push_back(*move);
      rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + kAndThen.size());
    }
    if (deed.empty()) return false;
    Advice advice{.move = deed.front(), .rest = {deed.begin() + 1, deed.end()}};
    Scanner scan(line.substr(named));
    const bool whole = take_number(scan, " margin ", advice.margin) &&
                       take_number(scan, " chance ", advice.chance) && scan.done();
    all.push_back(std::move(advice));
    return whole;
  });
  return read && !all.empty() ? std::optional(std::move(all)) : std::nullopt;
}

std::optional<Review> read_review(const Match& match, std::string_view answer) {
  Review review;
  const bool read = each_line(answer, [&](std::string_view line) {
    Judgement judgement;
    Scanner scan(line);
    if (!scan.take("chances")) return false;
    for (std::size_t seat = 0; seat < match.start().setup.players; ++seat) {
      if (!take_number(scan, " ", judgement.chances[seat])) return false;
    }
    if (!take_number(scan, " loss ", judgement.loss) ||
        !take_number(scan, " lead ", judgement.lead)) {
      return false;
    }
    if (scan.take(" better ")) judgement.better = read_move(match.game(), scan.rest());
    review.push_back(judgement);
    return true;
  });
  if (!read || review.size() != match.whole_line().size() + 1) return std::nullopt;
  return review;
}

Result<Task> Task::begin(std::string_view request) {
  Scanner scan(request);
  const std::string_view word = scan.word();
  const Error unknown{Message("bot.request").with("text", std::string(request.substr(0, 40)))};
  std::string_view level_id;
  if (word == "move") {
    level_id = scan.word();
  } else if (word != "hint" && word != "review") {
    return unknown;
  }
  scan.skip_spaces();
  const std::optional<std::vector<Word>> words = take_words(scan, kMaxSeats);
  if (!words) return unknown;
  Result<Match> match = read_link(scan.rest());
  if (!match) return match.error();
  const std::optional<Level> level = find_level(match.value().game(), level_id);
  if (word == "move" && !level) return unknown;
  const Kind kind = level ? Kind::move : word == "hint" ? Kind::hint : Kind::review;
  if (kind != Kind::review && match.value().over()) return Error{Message("bot.match_over")};

  Task task(kind, std::move(match).value());
  if (kind == Kind::review) {
    task.line_ = task.match_.line();
    task.line_.insert(task.line_.begin(), Match::kStart);
    task.think_at(0);
    return task;
  }
  const Match& asked = task.match_;
  if (level) {
    task.glance_ = glance(asked.game(), asked.position(), *level, asked.start().setup.seed, *words);
  }
  if (!task.glance_) {
    const bool hint = kind == Kind::hint;
    const Level strength = level.value_or(levels(asked.game()).back());
    if (hint) task.deed_ = counsel(asked.game()).whole_deed(asked.position());
    SearchOptions options{.playouts = strength.playouts, .weigh_single = hint, .words = *words};
    if (!task.deed_.empty()) options.keep = task.deed_.front();
    task.search_ = begin_search(asked.game(), asked.position(), options, asked.start().setup.seed);
  }
  return task;
}

// Opens a moment of the review: how the seats stand, and what was decided then.
void Task::think_at(std::size_t moment) {
  moment_ = moment;
  lots_ = 0;
  review_.emplace_back();
  search_.reset();
  if (moment + 1 == line_.size()) return;
  search_ = begin_search(
      match_.game(), match_.position_at(line_[moment]),
      SearchOptions{.playouts = kReviewedPlayouts, .keep = match_.move_of(line_[moment + 1])},
      match_.start().setup.seed);
  // What leaves no choice, as much of a deed does, changes no chances: see weigh_chances().
  if (search_->done()) lots_ = kChanceLots;
}

// A lot more of the futures that tell how the seats stand: all at once, and a page without a worker
// would stand still meanwhile.
void Task::weigh_chances() {
  const Setup& setup = match_.start().setup;
  const auto luck = setup.seed + static_cast<std::uint64_t>(lots_);
  const auto chances = win_chances(match_.game(), match_.position_at(line_[moment_]), setup.players,
                                   kChanceLot, luck);
  ++lots_;
  for (std::size_t seat = 0; seat < setup.players; ++seat) {
    int& sum = review_.back().chances[seat];
    sum += chances[seat];
    if (lots_ == kChanceLots) sum /= kChanceLots;
  }
  if (lots_ < kChanceLots) return;
  // Moments before this one that left no choice stand as it does.
  for (; weighed_ < moment_; ++weighed_) review_[weighed_].chances = review_.back().chances;
  ++weighed_;
}

// What came of thinking about a moment's decision.
void Task::judge() {
  const Move made = match_.move_of(line_[moment_ + 1]);
  const std::vector<MoveStats> ranking = search_->ranking();
  if (ranking.size() < 2) return;
  Judgement& judgement = review_.back();
  if (ranking[0].move == made) {
    judgement.lead = std::max(0, ranking[0].margin - ranking[1].margin);
    return;
  }
  const auto kept = std::ranges::find(ranking, made, &MoveStats::move);
  const auto promised =
      bots_for(match_.game()).counts_points ? &MoveStats::margin : &MoveStats::chance;
  judgement.loss = std::max(0, ranking[0].*promised - (*kept).*promised);
  if (judgement.loss > 0) judgement.better = ranking[0].move;
}

bool Task::advance(int playouts) {
  if (glance_) return true;
  if (kind_ != Kind::review) return search_->advance(playouts);
  if (lots_ < kChanceLots) {
    weigh_chances();
  } else if (search_ && search_->advance(playouts)) {
    judge();
    think_at(moment_ + 1);
  }
  return looked_back();
}

bool Task::looked_back() const { return lots_ == kChanceLots && !search_; }

int Task::progress() const {
  if (glance_) return 1000;
  if (kind_ != Kind::review) return search_->progress();
  return looked_back() ? 1000 : static_cast<int>(1000 * moment_ / line_.size());
}

std::string Task::answer() const {
  const Game& game = match_.game();
  std::string text;
  if (kind_ == Kind::review) {
    for (const Judgement& each : review_) text += write(game, each, match_.start().setup.players);
    return text;
  }
  if (glance_) return game.text(*glance_);
  const std::vector<MoveStats> ranking = search_->ranking();
  if (kind_ == Kind::move) return game.text(ranking[0].move);
  if (!deed_.empty()) {
    const auto begun = std::ranges::find(ranking, deed_.front(), &MoveStats::move);
    return write(game,
                 {deed_.front(), begun->margin, begun->chance, {deed_.begin() + 1, deed_.end()}});
  }
  Advice last;
  for (const MoveStats& each : std::span(ranking).first(std::min(kAdvised, ranking.size()))) {
    if (each.tries == 0) break;
    Advice advice{each.move, each.margin, each.chance, {}};
    // In the futures that it was tried in, it was worse than those before it.
    if (each.tries < ranking[0].tries) {
      int& ranked_by = bots_for(game).counts_points ? advice.margin : advice.chance;
      ranked_by = std::min(ranked_by, bots_for(game).counts_points ? last.margin : last.chance);
    }
    text += write(game, advice);
    last = advice;
  }
  return text;
}

}  // namespace meadhall::bots
