#include "app/screens/records.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <tuple>

#include "bots/bot.h"
#include "core/clean_text.h"
#include "core/hash.h"
#include "core/scan.h"
#include "games/registry.h"
#include "match/start_text.h"

namespace meadhall::app {
namespace {

constexpr std::string_view kFirstLine = "meadhall records 1";
constexpr std::string_view kHexDigits = "0123456789abcdef";
constexpr std::size_t kDigits = 16;     // of a digest
constexpr std::size_t kDateBytes = 16;  // "2026-11-21 14:03"
constexpr std::size_t kMostPresetBytes = 120;
constexpr int kMostPoints = 32'767;

// Rules of older versions and names count: the same deal among others is another match.
std::uint64_t digest_of(const MatchStart& start) {
  std::string text(start.game->info.id);
  const auto add = [&](std::uint64_t number) { text += ' ' + std::to_string(number); };
  add(start.setup.seed);
  for (const std::uint8_t value : start.setup.options) add(value);
  for (const SeatInfo& seat : start.seats) {
    add(seat.bot);
    text += ' ' + seat.name;
  }
  return hash_text(text + '\n' + start.setup.data);
}

std::string hex(std::uint64_t number) {
  std::string digits(kDigits, '0');
  for (auto digit = digits.rbegin(); digit != digits.rend(); ++digit, number >>= 4U) {
    *digit = kHexDigits[number & 15U];
  }
  return digits;
}

std::optional<std::uint64_t> read_hex(std::string_view digits) {
  if (digits.size() != kDigits) return std::nullopt;
  std::uint64_t number = 0;
  for (const char digit : digits) {
    const std::size_t value = kHexDigits.find(digit);
    if (value == std::string_view::npos) return std::nullopt;
    number = number << 4U | value;
  }
  return number;
}

std::optional<Record::Player> read_player(std::string_view text) {
  Scanner scan(text);
  const auto bot = scan.number<std::uint8_t>();
  if (!bot || *bot > kMostBot || !scan.take(' ')) return std::nullopt;
  const auto points = scan.number<int>();
  if (!points || std::abs(*points) > kMostPoints || !scan.take(' ')) return std::nullopt;
  const auto rank = scan.number<int>();
  if (!rank || *rank < 1 || *rank > static_cast<int>(kMaxSeats) || !scan.take(' ')) {
    return std::nullopt;
  }
  if (!is_clean_line(scan.rest(), kMaxNameBytes)) return std::nullopt;
  return Record::Player{*bot, *points, *rank, std::string(scan.rest())};
}

std::optional<Record> read_record(std::string_view line) {
  Scanner scan(line);
  const auto part = [&] { return scan.take_until('\t'); };
  Record record;
  const auto start = read_hex(part());
  const std::string_view date = part();
  record.game = find_game(part());
  const std::string_view presets = part();
  if (!start || record.game == nullptr || !is_clean_line(presets, kMostPresetBytes) ||
      !(date == "-" || (date.size() == kDateBytes && is_clean_line(date, kDateBytes)))) {
    return std::nullopt;
  }
  record.start = *start;
  if (date != "-") record.date = date;
  if (presets != "-") record.presets = presets;
  while (!scan.done()) {
    std::optional<Record::Player> player = read_player(part());
    if (!player || record.players.size() == kMaxSeats) return std::nullopt;
    record.players.push_back(std::move(*player));
  }
  const auto is_person = [](const Record::Player& each) { return each.bot == 0; };
  if (line.ends_with('\t') || std::ranges::none_of(record.players, is_person)) return std::nullopt;
  return record;
}

std::string written(const Record& record) {
  std::string line = hex(record.start);
  for (const std::string& part : {record.date, std::string(record.game->info.id), record.presets}) {
    line += '\t' + (part.empty() ? "-" : part);
  }
  for (const Record::Player& each : record.players) {
    line += '\t' + std::to_string(each.bot) + ' ' + std::to_string(each.points) + ' ' +
            std::to_string(each.rank) + ' ' + each.name;
  }
  return line;
}

std::uint8_t level_of(const Record& record) {
  std::uint8_t level = 0;
  for (const Record::Player& each : record.players) {
    const std::uint8_t one = std::min(each.bot, kFirstEqual);
    if (one == 0 || one == level) continue;
    level = level == 0 ? one : kMixedLevels;
  }
  return level;
}

void count(Tally& tally, const Record& record) {
  ++tally.matches;
  bool won = false;
  for (const Record::Player& each : record.players) {
    if (each.bot != 0) continue;
    won = won || each.rank == 1;
    tally.best = tally.results == 0 ? each.points : std::max(tally.best, each.points);
    tally.points += each.points;
    ++tally.results;
  }
  tally.wins += won ? 1 : 0;
}

}  // namespace

Record record_of(const Match& match, std::string_view date) {
  const MatchStart& start = match.start();
  const ScoreSheet sheet = match.game().score(match.position());
  Record record{.start = digest_of(start),
                .date = std::string(date),
                .game = start.game,
                .presets = {},
                .players = {}};
  for (const std::string_view group : preset_groups(start.game->info)) {
    const Preset* held = preset_held(start.game->info, group, start.setup.options);
    if (held == nullptr) continue;
    if (!record.presets.empty()) record.presets += ' ';
    record.presets += held->id;
  }
  for (std::size_t i = 0; i < start.seats.size(); ++i) {
    record.players.push_back(
        {start.seats[i].bot, sheet.totals[i], sheet.ranks[i], start.seats[i].name});
  }
  return record;
}

void Records::read(std::string_view text) {
  records_.clear();
  unread_.clear();
  Scanner lines(text);
  while (!lines.done()) {
    const std::string_view line = lines.take_until('\n');
    if (line.empty() || line == kFirstLine) continue;
    if (std::optional<Record> record = read_record(line)) {
      add(std::move(*record));
    } else {
      unread_.emplace_back(line);
    }
  }
}

std::string Records::write() const {
  if (empty()) return {};
  std::string text(kFirstLine);
  for (const Record& each : records_) text += '\n' + written(each);
  for (const std::string& each : unread_) text += '\n' + each;
  return text + '\n';
}

bool Records::add(Record record) {
  if (std::ranges::find(records_, record.start, &Record::start) != records_.end()) return false;
  if (full()) records_.erase(records_.begin());
  records_.push_back(std::move(record));
  return true;
}

std::vector<Tally> tallies(const Records& records, const Game& game) {
  std::vector<Tally> all;
  Tally total;
  for (const Record& each : records.all()) {
    if (each.game != &game) continue;
    Tally wanted{.players = static_cast<int>(each.players.size()), .level = level_of(each)};
    const auto key = [](const Tally& tally) { return std::tuple(tally.players, tally.level); };
    auto place = std::ranges::lower_bound(all, key(wanted), {}, key);
    if (place == all.end() || key(*place) != key(wanted)) place = all.insert(place, wanted);
    count(*place, each);
    count(total, each);
  }
  if (all.size() > 1) all.push_back(total);
  return all;
}

std::uint8_t equal_of(const Records& records, const Game& game, std::size_t players) {
  constexpr int kFirstGuess = 3;  // about a karl
  constexpr int kFirstMatches = 4;
  int equal = kFirstGuess;
  int counted = 0;
  for (const Record& each : records.all()) {
    const auto person = std::ranges::find(each.players, 0, &Record::Player::bot);
    if (each.game != &game || each.players.size() != players || level_of(each) == 0 ||
        std::ranges::count(each.players, 0, &Record::Player::bot) != 1) {
      continue;
    }
    const auto bot = std::ranges::max(each.players, {}, &Record::Player::bot).bot;
    const bool won = person->rank == 1;
    // A win over a weaker bot, or a loss to a stronger one, tells nothing new.
    const int stronger = bots::strength_of(bot) - bots::kEqualStep * equal;
    if (won ? stronger <= -bots::kEqualStep : stronger >= bots::kEqualStep) continue;
    const int step = counted++ < kFirstMatches ? 2 : 1;
    equal = std::clamp(equal + (won ? step : -step), 0, kEquals - 1);
  }
  return static_cast<std::uint8_t>(kFirstEqual + equal);
}

}  // namespace meadhall::app
