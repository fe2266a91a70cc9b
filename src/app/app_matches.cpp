#include <algorithm>
#include <chrono>
#include <utility>

#include "app/app_state.h"
#include "core/scan.h"
#include "match/link.h"
#include "match/save.h"

// Matches that come and go: begun, opened, visited, set aside.

namespace meadhall::app {
namespace {

// As mail and other systems leave a text: with their marks, line ends and spaces around it.
constexpr std::string_view kByteOrder = "\xef\xbb\xbf";  // before some files' first letter

std::string plain(std::string_view text) {
  if (text.starts_with(kByteOrder)) text.remove_prefix(kByteOrder.size());
  const auto blank = [](char letter) {
    return letter == ' ' || letter == '\t' || letter == '\n' || letter == '\r';
  };
  while (!text.empty() && blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && blank(text.back())) text.remove_suffix(1);
  std::string lines(text);
  std::erase(lines, '\r');
  return lines;
}

// What is looked back on stands where it was played last.
void look_at_latest(Session& session) {
  const Timeline timeline(session.match);
  static_cast<void>(session.match.go_to(timeline.node(timeline.moves())));
}

}  // namespace

std::string AppState::now() const {
  if (clock == nullptr) return {};
  const std::chrono::sys_seconds time{std::chrono::seconds(clock())};
  const auto day = std::chrono::floor<std::chrono::days>(time);
  const std::chrono::year_month_day date(day);
  const auto minutes =
      static_cast<int>(std::chrono::floor<std::chrono::minutes>(time - day).count());
  const auto two = [](int number) {
    return std::string(number < 10 ? "0" : "") + std::to_string(number);
  };
  return std::to_string(static_cast<int>(date.year())) + "-" +
         two(static_cast<int>(static_cast<unsigned>(date.month()))) + "-" +
         two(static_cast<int>(static_cast<unsigned>(date.day()))) + " " + two(minutes / 60) + ":" +
         two(minutes % 60);
}

std::optional<int> AppState::today() const {
  if (clock == nullptr) return std::nullopt;
  const std::chrono::sys_seconds time{std::chrono::seconds(clock())};
  return static_cast<int>(std::chrono::floor<std::chrono::days>(time).time_since_epoch().count());
}

Result<void> AppState::begin(MatchStart start, unsigned remote) {
  for (SeatInfo& seat : start.seats) {
    if (seat.bot >= kFirstEqual) seat.bot = equal_of(records, *start.game, start.seats.size());
  }
  Result<Match> match = Match::begin(std::move(start));
  if (!match) return match.error();
  for (std::size_t i = 0; i < match.value().start().seats.size(); ++i) {
    if ((remote >> i & 1U) != 0) match.value().set_remote(seat_at(i), true);
  }
  show_match(std::move(match).value());
  return {};
}

void AppState::show_match(Match match) {
  end_visit();
  set_aside(match);
  put_on_table(std::move(match));
}

void AppState::put_on_table(Match match) {
  if (has_match()) forget_bot_request();
  sessions.clear();
  sessions.emplace_back(std::move(match));
  screen = Screen::table;
  after_walking();
}

void AppState::visit(Session visited) {
  end_visit();
  if (has_match()) forget_bot_request();
  sessions.push_back(std::move(visited));
  screen = Screen::table;
  after_walking();
}

// The players' own match, if there is one, is on the table again as it was left.
void AppState::end_visit() {
  if (!visiting()) return;
  sessions.pop_back();
  if (!has_match()) return;
  session().holder.reset();
  session().fresh.clear();
  after_walking();
}

void AppState::set_aside(const Match& coming) {
  if (!has_match() || match().node_count() == 1) return;
  if (previous) {
    step_aside(write_save(*previous), {write_save(coming), write_save(match())});
  }
  previous.emplace(std::move(match()));
  slots.put(kPreviousSlot, write_save(*previous));
  keep_slot(kPreviousSlot);
}

std::optional<Match> AppState::recall(std::string_view save) {
  if (save.empty()) return std::nullopt;
  Result<Match> read = read_save(save);
  const bool whole = read && !(read.value().opening_note() && read.value().opening_note()->cut);
  if (!whole) {
    if (const Slot* old = slots.find(kDamagedSlot)) step_aside(std::string(old->save), {save});
    slots.put(kDamagedSlot, save);
    store(kDamagedKey, std::string(save));
  }
  if (read) return std::move(read).value();
  tell(say(Message("app.autosave_damaged").with("why", Message::List{read.error().message})), true);
  return std::nullopt;
}

void AppState::show_opened(Match opened, std::string_view how) {
  show_match(std::move(opened));
  std::string said = say(how);
  if (match().opening_note()) said += " " + say(match().opening_note()->message);
  tell(std::move(said));
}

Result<void> AppState::open_link(std::string_view fragment) {
  if (is_invitation(fragment)) {
    const Result<Invitation> invitation = read_invitation(fragment);
    if (!invitation) return invitation.error();
    end_visit();
    draft = invited_draft(invitation.value(), fresh_seed());
    screen = Screen::new_match;
    return {};
  }
  Result<MatchLink> link = read_match_link(fragment);
  if (!link) return link.error();
  end_visit();
  Match& opened = link.value().match;
  if (link.value().to) return receive(std::move(opened), *link.value().to);
  // A moment of the match at hand is walked to; only another match takes its place.
  const std::size_t places = has_match() ? match().node_count() : 0;
  if (has_match() && match().walk_like(opened)) {
    screen = Screen::table;
    session().replay.on = match().can_redo();
    after_walking();
    keep_record(places);
    tell(say("app.link_walked"));
    return {};
  }
  const bool replaces = has_match();
  if (std::optional<Match> known = kept_like(opened); known && known->walk_like(opened)) {
    opened = std::move(*known);
  }
  show_opened(std::move(opened), replaces ? "app.link_opened" : "app.link_shown");
  return {};
}

std::optional<Match> AppState::kept_like(const Match& sent) {
  const Slot* slot = slots.find_correspondence(write_save(sent));
  if (slot == nullptr) return std::nullopt;
  Result<Match> read = read_save(slot->save);
  if (!read) return std::nullopt;  // the list of saves tells what is wrong with it
  return std::move(read).value();
}

Result<void> AppState::receive(Match sent, Seat to) {
  std::optional<Match> known;
  if (has_match() && match().began_like(sent)) {
    if (session().replay.on) look_at_latest(session());
    known = match();
  } else {
    known = kept_like(sent);
  }
  if (!known) {
    for (std::size_t i = 0; i < sent.start().seats.size(); ++i) {
      const bool other = sent.start().seats[i].bot == 0 && seat_at(i) != to;
      if (other) sent.set_remote(seat_at(i), true);
    }
    show_match(std::move(sent));
    session().arrived = session().person_acts();
    keep_record(0);
    return {};
  }
  const std::vector<Match::Node> ours = known->line();
  const std::size_t places = known->node_count();
  if (Result<void> walked = known->walk_like(sent); !walked) return walked;
  const std::vector<Match::Node> theirs = known->line();
  const auto common = std::ranges::mismatch(ours, theirs).in1 - ours.begin();
  const bool older = common == std::ssize(theirs) && theirs.size() < ours.size();
  const bool newer = common == std::ssize(ours) && theirs.size() > ours.size();
  const bool fork = common < std::ssize(ours) && common < std::ssize(theirs);
  // What came before what stands here changes nothing.
  if (older) static_cast<void>(known->go_to(ours.back()));
  if (has_match() && match().began_like(*known)) {
    put_on_table(std::move(*known));
  } else {
    show_match(std::move(*known));
  }
  keep_record(places);
  session().arrived = (newer || fork) && match().any_remote() && session().person_acts();
  if (older) tell(say("app.link_older"));
  if (fork) tell(say(Message("app.link_forks").with("move", static_cast<int>(common + 1))));
  return {};
}

void AppState::step_aside(std::string_view save, std::initializer_list<std::string_view> others) {
  const auto holds = [&](std::string_view other) {
    return other == save || goes_on_from(save, other);
  };
  const auto is_held = [&](const Slot& slot) {
    return slot.id != kPreviousSlot && slot.id != kDamagedSlot && holds(slot.save);
  };
  if (std::ranges::any_of(others, holds) || std::ranges::any_of(slots.all(), is_held)) return;
  if (const auto id = slots.keep({}, now(), save, true)) keep_slot(*id);
}

void AppState::look_at_slots() {
  if (lacks(kLaterPart)) return;  // it reads saves
  if (screen == Screen::saves || screen == Screen::hall) slots.look(screen == Screen::hall);
}

void AppState::offer_file(std::string_view save, std::string_view date) {
  Scanner scan(save);
  std::string name = "meadhall";
  // Of a save that can be read, its game.
  if (const std::size_t game = save.find("\ngame "); game != std::string_view::npos) {
    Scanner line(save.substr(game + 6));
    const std::string_view id = line.word();
    const auto letter = [](char each) { return each >= 'a' && each <= 'z'; };
    if (id.size() < 20 && std::ranges::all_of(id, letter)) name = id;
  }
  if (date.size() >= 10) name += "-" + std::string(date.substr(0, 10));
  effects.push_back({Effect::Kind::save_file, name + ".meadhall", std::string(save)});
}

Result<void> AppState::open_text(std::string_view text) {
  const std::string lines = plain(text);
  std::string_view save = lines;
  if (save.starts_with("meadhall slot "))
    save = save.substr(std::min(save.size(), save.find('\n') + 1));
  if (save.starts_with("meadhall save ")) {
    Result<Match> opened = read_save(save);
    if (!opened) return opened.error();
    const bool replaces = has_match() && match().node_count() > 1;
    show_opened(std::move(opened).value(), replaces ? "saves.loaded_over" : "saves.loaded");
    return {};
  }
  // A link may stand amid other words.
  for (const std::string_view kind : {"#match/", "#new/"}) {
    const std::size_t at = lines.find(kind);
    if (at == std::string::npos) continue;
    const std::string_view link = std::string_view(lines).substr(at);
    return open_link(link.substr(0, link.find_first_of(" \n\t\"<>")));
  }
  if (is_match_link(lines) || is_invitation(lines)) return open_link(lines);
  const bool at_figures = screen == Screen::new_match || screen == Screen::figures;
  if (at_figures && draft.takes_figures()) return take_figures(text);
  return Error{Message("saves.neither")};
}

// As it was brought: errors tell lines and columns of that text.
Result<void> AppState::take_figures(std::string_view text) {
  if (text.starts_with(kByteOrder)) text.remove_prefix(kByteOrder.size());
  Result<std::string> data = read_figures(*draft.game, text);
  if (!data) return data.error();
  draft.data = std::move(data).value();
  const int own = draft.own_figures();
  tell(say(own > 0 ? figures_told(draft) : Message("app.figures_same")));
  return {};
}

}  // namespace meadhall::app
