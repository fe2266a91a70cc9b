#include "app/screens/draft.h"

#include <algorithm>
#include <array>

#include "bots/bot.h"
#include "core/scan.h"
#include "match/start_text.h"

namespace meadhall::app {
namespace {

constexpr std::array<std::string_view, kMaxSeats> kNames = {"Astrid", "Bjorn",  "Freya",
                                                            "Leif",   "Sigrid", "Ivar"};

// As `bot` has it.
constexpr std::string_view kMiddleBots = "others karl";

// A name and a colour that no seat has yet.
SeatInfo fresh_seat(const GameInfo& info, const std::vector<SeatInfo>& seats) {
  SeatInfo fresh;
  for (const std::string_view name : kNames) {
    if (std::ranges::find(seats, name, &SeatInfo::name) == seats.end()) {
      fresh.name = name;
      break;
    }
  }
  for (const std::uint8_t colour : info.seat_colours) {
    if (std::ranges::find(seats, colour, &SeatInfo::colour) == seats.end()) {
      fresh.colour = colour;
      break;
    }
  }
  // Among bots a bot sits down.
  if (seats.size() > 1) fresh.bot = seats.back().bot;
  return fresh;
}

void seat_players(Draft& draft, std::size_t players) {
  while (draft.seats.size() > players) draft.seats.pop_back();
  while (draft.seats.size() < players) {
    draft.seats.push_back(fresh_seat(draft.game->info, draft.seats));
  }
}

std::optional<std::uint8_t> find_bot(std::string_view id) {
  for (std::uint8_t bot = 0; bot <= kFirstEqual; ++bot) {
    if (bot_id(bot) == id) return bot;
  }
  return std::nullopt;
}

Error unreadable(std::string_view command, std::string_view wish) {
  return Error{
      Message("app.draft.unreadable").with("line", std::string(command) + " " + std::string(wish))};
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

std::string_view bot_id(std::uint8_t bot) {
  if (bot == 0) return "none";
  return bot >= kFirstEqual ? "equal" : bots::kLevelIds[bot - 1U];
}

std::string_view Draft::preset(std::string_view group) const {
  const Preset* held = preset_held(game->info, group, options);
  return held != nullptr ? held->id : std::string_view();
}

int Draft::own_figures() const { return static_cast<int>(std::ranges::count(data, '\n')); }

Message figures_told(const Draft& draft) {
  const int own = draft.own_figures();
  return own > 0 ? Message("app.figures_own").with("n", own) : Message("app.figures_standard");
}

unsigned Draft::remote_seats() const {
  unsigned all = 0;
  for (std::size_t i = 0; i < seats.size(); ++i) all |= is_remote(i) ? 1U << i : 0U;
  return all;
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

Draft quick_draft(const Game& game, std::string_view last, std::uint64_t seed) {
  Draft draft = fresh_draft(game, seed);
  seat_players(draft, (game.info.min_players + game.info.max_players) / 2U);
  if (const Result<Match> read = read_link(last); read && &read.value().game() == &game) {
    const MatchStart& start = read.value().start();
    draft.options = start.setup.options;
    draft.data = start.setup.data;
    if (start.seats.size() > 1) draft.seats = start.seats;
  }
  const auto bots =
      std::ranges::count_if(draft.seats, [](const SeatInfo& s) { return s.bot != 0; });
  if (bots == 0) {
    static_cast<void>(set_bot(draft, kMiddleBots));
  } else if (bots == std::ssize(draft.seats)) {
    draft.seats.front().bot = 0;
  }
  return draft;
}

Result<void> set_players(Draft& draft, std::string_view wish) {
  const GameInfo& info = draft.game->info;
  const auto players = whole_number<std::size_t>(wish);
  if (!players) return unreadable("players", wish);
  if (*players < info.min_players || *players > info.max_players) {
    return Error{Message("setup.players")
                     .with("given", static_cast<int>(*players))
                     .with("least", static_cast<int>(info.min_players))
                     .with("most", static_cast<int>(info.max_players))};
  }
  seat_players(draft, *players);
  return {};
}

Result<void> set_name(Draft& draft, std::string_view wish) {
  Scanner scan(wish);
  const auto seat = read_seat(draft, scan);
  if (!seat) return unreadable("name", wish);
  Draft changed = draft;
  changed.seats[*seat].name = scan.rest();
  if (const Result<Match> tried = Match::begin(changed.start()); !tried) return tried.error();
  draft = std::move(changed);
  return {};
}

Result<void> set_colour(Draft& draft, std::string_view wish) {
  Scanner scan(wish);
  const auto seat = read_seat(draft, scan);
  if (!seat) return unreadable("colour", wish);
  const auto colour = whole_number<std::uint8_t>(scan.rest());
  if (!colour || *colour >= kSeatColours) return unreadable("colour", wish);
  // Whoever has the colour swaps: at a table there is one of each.
  const auto owner = std::ranges::find(draft.seats, *colour, &SeatInfo::colour);
  if (owner != draft.seats.end()) owner->colour = draft.seats[*seat].colour;
  draft.seats[*seat].colour = *colour;
  return {};
}

Result<void> set_bot(Draft& draft, std::string_view wish) {
  Scanner scan(wish);
  std::size_t first = 1;
  std::size_t end = draft.seats.size();
  bool others = false;  // all seats but the first
  if (scan.take("others")) {
    others = true;
  } else {
    const auto seat = read_seat(draft, scan);
    if (!seat) return unreadable("bot", wish);
    first = *seat;
    end = *seat + 1;
  }
  scan.skip_spaces();
  const bool remote = scan.rest() == "remote";
  const std::optional<std::uint8_t> bot = remote ? std::uint8_t{0} : find_bot(scan.rest());
  if (!bot) return unreadable("bot", wish);
  // Where somebody would play alone, whoever wants bots wants one to play against.
  if (others && *bot != 0 && draft.seats.size() == 1) {
    seat_players(draft, 2);
    end = 2;
  }
  for (std::size_t i = first; i < end; ++i) {
    draft.seats[i].bot = *bot;
    const unsigned bit = 1U << i;
    draft.remote = static_cast<std::uint8_t>(remote ? draft.remote | bit : draft.remote & ~bit);
  }
  return {};
}

Result<void> set_rule(Draft& draft, std::string_view wish) {
  Scanner scan(wish);
  const std::string_view id = scan.word();
  scan.skip_spaces();
  return set_option(draft.game->info, draft.options, id, scan.rest());
}

Result<void> take_preset(Draft& draft, std::string_view wish) {
  Scanner scan(wish);
  const std::string_view group = scan.word();
  scan.skip_spaces();
  const Preset* preset = find_preset(draft.game->info, scan.done() ? group : scan.rest());
  if (preset == nullptr || !(scan.done() || preset->group == group)) {
    return unreadable("preset", wish);
  }
  apply_preset(draft.options, *preset);
  return {};
}

Result<void> take_data(Draft& draft, std::string_view figures) {
  Result<std::string> data = read_figures(*draft.game, figures);
  if (!data) return data.error();
  draft.data = std::move(data).value();
  return {};
}

Result<void> set_seed(Draft& draft, std::string_view wish) {
  const auto seed = whole_number<std::uint64_t>(wish);
  if (!seed) return Error{Message("app.draft.seed").with("value", std::string(wish))};
  draft.seed = *seed;
  return {};
}

}  // namespace meadhall::app
