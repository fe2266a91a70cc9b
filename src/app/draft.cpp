#include "app/draft.h"

#include <algorithm>
#include <array>

#include "bots/bot.h"
#include "core/scan.h"
#include "match/start_text.h"

namespace meadhall::app {
namespace {

constexpr std::array<std::string_view, kMaxSeats> kNames = {"Astrid", "Bjorn",  "Freya",
                                                            "Leif",   "Sigrid", "Ivar"};

// A name and a colour that no seat has yet.
SeatInfo fresh_seat(const std::vector<SeatInfo>& seats) {
  SeatInfo fresh;
  for (const std::string_view name : kNames) {
    if (std::ranges::find(seats, name, &SeatInfo::name) == seats.end()) {
      fresh.name = name;
      break;
    }
  }
  while (std::ranges::find(seats, fresh.colour, &SeatInfo::colour) != seats.end()) ++fresh.colour;
  // Among bots a bot sits down.
  if (seats.size() > 1) fresh.bot = seats.back().bot;
  return fresh;
}

void seat_players(Draft& draft, std::size_t players) {
  while (draft.seats.size() > players) draft.seats.pop_back();
  while (draft.seats.size() < players) draft.seats.push_back(fresh_seat(draft.seats));
}

Error unreadable(std::string_view line) {
  return Error{Message("app.draft.unreadable").with("line", std::string(line))};
}

// "1 rest…": the seat's place among the draft's seats.
std::optional<std::size_t> read_seat(const Draft& draft, Scanner& scan) {
  scan.skip_spaces();
  const auto number = scan.number<std::size_t>();
  if (!number || *number < 1 || *number > draft.seats.size()) return std::nullopt;
  scan.skip_spaces();
  return *number - 1;
}

}  // namespace

std::string_view Draft::preset(std::string_view group) const {
  const Preset* held = preset_held(game->info, group, options);
  return held != nullptr ? held->id : std::string_view();
}

int Draft::own_figures() const { return static_cast<int>(std::ranges::count(data, '\n')); }

Message figures_told(const Draft& draft) {
  const int own = draft.own_figures();
  return own > 0 ? Message("app.figures_own").with("n", own) : Message("app.figures_standard");
}

MatchStart Draft::start() const {
  const auto players = static_cast<std::uint8_t>(seats.size());
  return {.game = game, .setup = {players, options, seed, data}, .seats = seats};
}

Draft fresh_draft(const Game& game, std::uint64_t seed) {
  Draft draft{.game = &game, .seats = {}, .options = standard_options(game.info), .seed = seed};
  seat_players(draft, game.info.min_players);
  return draft;
}

Draft invited_draft(const Invitation& invitation, std::uint64_t seed) {
  Draft draft = fresh_draft(*invitation.game, invitation.seed.value_or(seed));
  draft.options = invitation.options;
  draft.data = invitation.data;
  if (invitation.players != 0) seat_players(draft, invitation.players);
  return draft;
}

Result<void> edit(Draft& draft, std::string_view line) {
  const GameInfo& info = draft.game->info;
  Scanner scan(line);
  const std::string_view word = scan.word();
  if (word == "players") {
    scan.skip_spaces();
    const auto players = scan.number<std::size_t>();
    if (!players || !scan.done()) return unreadable(line);
    if (*players < info.min_players || *players > info.max_players) {
      return Error{Message("setup.players")
                       .with("given", static_cast<int>(*players))
                       .with("least", static_cast<int>(info.min_players))
                       .with("most", static_cast<int>(info.max_players))};
    }
    seat_players(draft, *players);
    return {};
  }
  if (word == "name") {
    const auto seat = read_seat(draft, scan);
    if (!seat) return unreadable(line);
    Draft changed = draft;
    changed.seats[*seat].name = scan.rest();
    if (const Result<Match> tried = Match::begin(changed.start()); !tried) return tried.error();
    draft = std::move(changed);
    return {};
  }
  if (word == "colour") {
    const auto seat = read_seat(draft, scan);
    if (!seat) return unreadable(line);
    const auto colour = scan.number<std::uint8_t>();
    if (!colour || !scan.done() || *colour >= kSeatColours) return unreadable(line);
    // Whoever has the colour swaps: at a table there is one of each.
    const auto owner = std::ranges::find(draft.seats, *colour, &SeatInfo::colour);
    if (owner != draft.seats.end()) owner->colour = draft.seats[*seat].colour;
    draft.seats[*seat].colour = *colour;
    return {};
  }
  if (word == "bot") {
    // "others": all seats but the first.
    std::size_t first = 1;
    std::size_t end = draft.seats.size();
    scan.skip_spaces();
    if (!scan.take("others")) {
      const auto seat = read_seat(draft, scan);
      if (!seat) return unreadable(line);
      first = *seat;
      end = *seat + 1;
    }
    scan.skip_spaces();
    const auto levels = bots::levels();
    const auto level = std::ranges::find(levels, scan.rest(), &bots::Level::id);
    if (level == levels.end() && scan.rest() != "none") return unreadable(line);
    const bool person = level == levels.end();
    for (std::size_t i = first; i < end; ++i) {
      draft.seats[i].bot = static_cast<std::uint8_t>(person ? 0 : level - levels.begin() + 1);
    }
    return {};
  }
  if (word == "set") {
    const std::string_view id = scan.word();
    scan.skip_spaces();
    return set_option(info, draft.options, id, scan.rest());
  }
  if (word == "preset") {
    const std::string_view group = scan.word();
    scan.skip_spaces();
    const Preset* preset = find_preset(info, scan.done() ? group : scan.rest());
    if (preset == nullptr || !(scan.done() || preset->group == group)) return unreadable(line);
    apply_preset(draft.options, *preset);
    return {};
  }
  if (word == "data") {
    Result<std::string> data = read_figures(*draft.game, scan.rest());
    if (!data) return data.error();
    draft.data = std::move(data).value();
    return {};
  }
  if (word == "seed") {
    scan.skip_spaces();
    const std::string_view written = scan.rest();
    const auto seed = scan.number<std::uint64_t>();
    if (!seed || !scan.done()) {
      return Error{Message("app.draft.seed").with("value", std::string(written))};
    }
    draft.seed = *seed;
    return {};
  }
  return unreadable(line);
}

}  // namespace meadhall::app
