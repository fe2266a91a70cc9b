#include <algorithm>
#include <chrono>

#include "app/app.h"
#include "core/scan.h"
#include "match/link.h"
#include "match/save.h"

// Matches that come and go: slots on the device, files, texts of the clipboard.

namespace meadhall::app {
namespace {

Error no_such(std::string_view id) {
  return Error{Message("saves.no_such").with("slot", std::string(id))};
}

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

}  // namespace

// "2026-11-21 14:03", or nothing without a clock.
std::string App::now() const {
  if (clock_ == nullptr) return {};
  const std::chrono::sys_seconds time{std::chrono::seconds(clock_())};
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

App::Done App::saves_command(std::string_view line) {
  Scanner scan(line);
  const std::string_view word = scan.word();
  scan.skip_spaces();
  const std::string_view rest = scan.rest();
  if (word == "save" || line == "export" || line == "copy save") {
    if (!match_) return Error{Message("saves.nothing_to_save")};
    if (word == "save") return save_as(rest);
    if (line == "export") {
      offer_file(write_save(*match_), now());
    } else {
      effects_.push_back({Effect::Kind::copy, {}, write_save(*match_)});
      tell(say("saves.copied"));
    }
    return Result<void>();
  }
  if (word == "load") return load(rest);
  if (word == "delete") return remove(rest);
  if (word == "download") {
    const Slot* slot = slots_.find(rest);
    if (slot == nullptr) return no_such(rest);
    offer_file(slot->save, slot->date);
    return Result<void>();
  }
  if (word == "rename") {
    const std::string_view id = scan.word();
    scan.skip_spaces();
    return rename(id, scan.rest());
  }
  return std::nullopt;
}

Result<void> App::save_as(std::string_view wished) {
  std::string name(wished);
  if (name.empty()) {
    Message::List players;
    for (const std::string& each : names_) {
      players.push_back(Message("ui.player").with("player", each));
    }
    name = say(Message("saves.name")
                   .with("players", std::move(players))
                   .with("round", match_->game().round_of(match_->position())));
    while (name.size() > kMostNameBytes) {
      // Whole letters only: what follows a letter's first byte goes with it.
      while ((static_cast<unsigned char>(name.back()) & 0xc0U) == 0x80U) name.pop_back();
      name.pop_back();
    }
  }
  if (!is_slot_name(name)) return Error{Message("saves.bad_name")};
  const auto id = slots_.keep(name, now(), write_save(*match_));
  if (!id) return Error{Message("saves.full").with("n", static_cast<int>(kMostSlots))};
  keep_slot(*id);
  slots_.look();
  tell(say(Message("saves.saved").with("name", name)));
  return {};
}

Result<void> App::load(std::string_view id) {
  const Slot* slot = slots_.find(id);
  if (slot == nullptr) return no_such(id);
  Result<Match> match = read_save(slot->save);
  if (!match) return match.error();
  const bool replaces = match_ && match_->node_count() > 1;
  show_opened(std::move(match).value(), replaces ? "saves.loaded_over" : "saves.loaded");
  return {};
}

Result<void> App::rename(std::string_view id, std::string_view name) {
  const Slot* slot = slots_.find(id);
  if (slot == nullptr || id == kPreviousSlot || id == kDamagedSlot) return no_such(id);
  if (!is_slot_name(name)) return Error{Message("saves.bad_name")};
  slots_.rename(id, name);
  keep_slot(id);
  return {};
}

Result<void> App::remove(std::string_view id) {
  if (slots_.find(id) == nullptr) return no_such(id);
  if (doubted_ != id) {
    doubted_ = id;
    tell(say("saves.sure"));
    return {};
  }
  const std::string gone = std::exchange(doubted_, {});
  if (gone == kPreviousSlot) previous_.reset();
  slots_.remove(gone);
  store(Slots::key_of(gone), {});
  tell(say("saves.deleted"));
  return {};
}

// A save that has to make room gets a slot of its own, unless another one or one of `others` holds
// all of it.
void App::step_aside(std::string_view save, std::initializer_list<std::string_view> others) {
  const auto holds = [&](std::string_view other) {
    return other == save || goes_on_from(save, other);
  };
  const auto is_held = [&](const Slot& slot) {
    return slot.id != kPreviousSlot && slot.id != kDamagedSlot && holds(slot.save);
  };
  if (std::ranges::any_of(others, holds) || std::ranges::any_of(slots_.all(), is_held)) return;
  if (const auto id = slots_.keep({}, now(), save, true)) keep_slot(*id);
}

void App::not_stored(std::string_view key, std::string_view kept) {
  if (!key.starts_with(kSlotKey)) return;
  remember(key, kept);
  tell(say("saves.not_stored"), true);
}

void App::give_way(std::string_view autosave, std::string_view previous, std::string_view damaged) {
  begin_deed();
  if (!damaged.empty()) {
    if (const Slot* old = slots_.find(kDamagedSlot)) {
      step_aside(std::string(old->save), {damaged});
    }
    slots_.put(kDamagedSlot, damaged);
  }
  if (!previous.empty()) {
    if (previous_) step_aside(write_save(*previous_), {previous, autosave});
    previous_ = recall(previous);
    slots_.put(kPreviousSlot, previous_ ? previous : std::string_view());
  }
  if (!autosave.empty()) {
    end_visit();
    const bool only_begun = !match_ || match_->node_count() == 1;
    const bool replaces = !only_begun && !goes_on_from(write_save(*match_), autosave);
    if (std::optional<Match> theirs = recall(autosave)) {
      if (replaces) set_aside(*theirs);
      put_on_table(std::move(*theirs));
      if (replaces) tell(say("saves.loaded_over"));
    } else if (match_) {
      keep_match();  // what cannot be read was put aside
    }
  }
  if (screen_ == Screen::saves) slots_.look();
  call_bot();
}

void App::keep_slot(std::string_view id) { store(Slots::key_of(id), slots_.text_of(id)); }

// As "vikings-2026-11-21.meadhall".
void App::offer_file(std::string_view save, std::string_view date) {
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
  effects_.push_back({Effect::Kind::save_file, name + ".meadhall", std::string(save)});
}

Result<void> App::import_text(std::string_view text) {
  begin_deed();
  doubted_.clear();
  Result<void> opened = open_text(text);
  if (!opened) tell(say(opened.error().message), true);
  call_bot();
  return opened;
}

Result<void> App::open_text(std::string_view text) {
  const std::string lines = plain(text);
  std::string_view save = lines;
  if (save.starts_with("meadhall slot "))
    save = save.substr(std::min(save.size(), save.find('\n') + 1));
  if (save.starts_with("meadhall save ")) {
    Result<Match> match = read_save(save);
    if (!match) return match.error();
    const bool replaces = match_ && match_->node_count() > 1;
    show_opened(std::move(match).value(), replaces ? "saves.loaded_over" : "saves.loaded");
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
  if (screen_ == Screen::new_match && draft_.takes_figures()) return take_figures(text);
  return Error{Message("saves.neither")};
}

// As it was brought: errors tell lines and columns of that text.
Result<void> App::take_figures(std::string_view text) {
  if (text.starts_with(kByteOrder)) text.remove_prefix(kByteOrder.size());
  Result<std::string> data = read_figures(*draft_.game, text);
  if (!data) return data.error();
  draft_.data = std::move(data).value();
  const int own = draft_.own_figures();
  tell(say(own > 0 ? figures_told(draft_) : Message("app.figures_same")));
  return {};
}

// Those of the draft, to be edited and brought back: the lines of its own, else all of the game's.
void App::offer_figures() {
  const std::string name = std::string(draft_.game->info.id) + "-figures.txt";
  const std::string_view all = draft_.game->can.own_figures->standard();
  effects_.push_back(
      {Effect::Kind::save_file, name, draft_.data.empty() ? std::string(all) : draft_.data});
}

}  // namespace meadhall::app
