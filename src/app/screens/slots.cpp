#include "app/screens/slots.h"

#include <algorithm>

#include "core/clean_text.h"
#include "core/scan.h"
#include "core/sort_few.h"
#include "match/save.h"

namespace meadhall::app {
namespace {

constexpr std::string_view kFirstWords = "meadhall slot ";

bool is_special(std::string_view id) { return id == kPreviousSlot || id == kDamagedSlot; }

// Of "12", 12; 0 of an id that is no number.
std::uint32_t number_of(std::string_view id) { return whole_number<std::uint32_t>(id).value_or(0); }

Slot read_slot(std::string_view id, std::string_view text) {
  Slot slot;
  slot.id = id;
  Scanner scan(text);
  if (!scan.take(kFirstWords)) {
    slot.save = text;
    return slot;
  }
  Scanner line(scan.until('\n'));
  slot.aside = line.word() == "aside";
  const std::string_view day = line.word();
  const std::string_view time = line.word();
  if (day != "-") slot.date = std::string(day) + " " + std::string(time);
  line.take(' ');
  slot.name = line.rest();
  scan.take('\n');
  slot.save = scan.rest();
  return slot;
}

// Matches between devices in which it is the turn of whoever plays here come first, then those that
// wait for others, as far as they have been read; what has no number of its own comes last. The
// newest first.
int rank_of(const Slot& slot) {
  if (is_special(slot.id)) return 3;
  if (!slot.content || !slot.content->apart || slot.content->over) return 2;
  return slot.content->waits ? 1 : 0;
}

bool stands_before(const Slot& a, const Slot& b) {
  if (rank_of(a) != rank_of(b)) return rank_of(a) < rank_of(b);
  if (a.date != b.date) return a.date > b.date;
  return is_special(a.id) ? a.id > b.id : number_of(a.id) > number_of(b.id);
}

}  // namespace

bool is_slot_name(std::string_view name) { return is_clean_line(name, kMostNameBytes); }

bool goes_on_from(std::string_view save, std::string_view later) {
  // The moves stand in the order in which they were played; only the last two lines change.
  const std::size_t end = save.rfind("\ncurrent ");
  return end != std::string_view::npos && later.starts_with(save.substr(0, end + 1));
}

const Slot* Slots::find(std::string_view id) const {
  const auto found = std::ranges::find(slots_, id, &Slot::id);
  return found == slots_.end() ? nullptr : &*found;
}

std::vector<Slot>::iterator Slots::seek(std::string_view id) {
  return std::ranges::find(slots_, id, &Slot::id);
}

void Slots::remember(std::string_view key, std::string_view text) {
  std::string_view id;
  if (key == kPreviousKey) {
    id = kPreviousSlot;
  } else if (key == kDamagedKey) {
    id = kDamagedSlot;
  } else if (key.starts_with(kSlotKey) && number_of(key.substr(kSlotKey.size())) > 0) {
    id = key.substr(kSlotKey.size());
  } else {
    return;
  }
  remove(id);
  if (!text.empty()) insert(read_slot(id, text));
}

void Slots::insert(Slot slot) {
  slots_.insert(std::ranges::upper_bound(slots_, slot, stands_before), std::move(slot));
}

std::optional<std::string> Slots::keep(std::string_view name, std::string_view date,
                                       std::string_view save, bool aside) {
  const auto same = [&](const Slot& slot) {
    return !is_special(slot.id) && slot.name == name && slot.aside == aside &&
           goes_on_from(slot.save, save);
  };
  const auto asides = static_cast<std::size_t>(std::ranges::count_if(slots_, &Slot::aside));
  std::string id;
  if (const auto old = std::ranges::find_if(slots_, same); old != slots_.end()) {
    id = old->id;
  } else if (aside && asides >= kMostAside) {
    id = std::find_if(slots_.rbegin(), slots_.rend(), [](const Slot& s) { return s.aside; })->id;
  } else {
    const auto special = [](const Slot& slot) { return is_special(slot.id); };
    const auto taken =
        slots_.size() - static_cast<std::size_t>(std::ranges::count_if(slots_, special));
    if (taken >= kMostSlots + (aside ? kMostAside : 0)) return std::nullopt;
    std::size_t number = first_;
    while (find(std::to_string(number)) != nullptr) ++number;
    id = std::to_string(number);
  }
  remove(id);
  insert({.id = id,
          .name = std::string(name),
          .date = std::string(date),
          .save = std::string(save),
          .aside = aside});
  return id;
}

const Slot* Slots::find_correspondence(std::string_view save) const {
  const std::string_view start = start_of_save(save);
  const auto found = std::ranges::find_if(slots_, [&](const Slot& slot) {
    return !is_special(slot.id) && is_correspondence(slot.save) &&
           start_of_save(slot.save) == start;
  });
  return found == slots_.end() ? nullptr : &*found;
}

std::optional<std::string> Slots::keep_correspondence(std::string_view date,
                                                      std::string_view save) {
  const Slot* known = find_correspondence(save);
  if (known == nullptr) return keep({}, date, save);
  Slot slot = *known;
  slot.date = date;
  slot.save = save;
  slot.content.reset();
  slot.damage.reset();
  remove(slot.id);
  std::string id = slot.id;
  insert(std::move(slot));
  return id;
}

void Slots::put(std::string_view id, std::string_view save) {
  remove(id);
  if (!save.empty())
    insert({.id = std::string(id), .name = {}, .date = {}, .save = std::string(save)});
}

void Slots::rename(std::string_view id, std::string_view name) {
  const auto slot = seek(id);
  if (slot == slots_.end()) return;
  slot->name = name;
  slot->aside = false;  // who names it wants to keep it
}

void Slots::remove(std::string_view id) {
  if (const auto slot = seek(id); slot != slots_.end()) slots_.erase(slot);
}

void Slots::look(bool correspondence_alone) {
  for (Slot& slot : slots_) {
    if (slot.content || slot.damage) continue;
    if (correspondence_alone && !is_correspondence(slot.save)) continue;
    Result<Match> match = read_save(slot.save);
    if (!match) {
      slot.damage = match.error().message;
      continue;
    }
    const Match& read = match.value();
    const std::optional<Seat> actor = read.game().actor(read.position());
    slot.content =
        Slot::Content{.start = read.start(),
                      .position = read.position(),
                      .moves = read.line().size(),
                      .over = !actor,
                      .apart = read.any_remote(),
                      .waits = actor && read.is_remote(*actor),
                      .actor = actor ? read.start().seats[index(*actor)].name : std::string()};
  }
  sort_few(slots_, stands_before);
}

std::string Slots::key_of(std::string_view id) {
  if (id == kPreviousSlot) return std::string(kPreviousKey);
  if (id == kDamagedSlot) return std::string(kDamagedKey);
  return std::string(kSlotKey) + std::string(id);
}

std::string Slots::text_of(std::string_view id) const {
  const Slot* slot = find(id);
  if (slot == nullptr) return {};
  if (is_special(id)) return slot->save;
  return std::string(kFirstWords) + (slot->aside ? "aside " : "kept ") +
         (slot->date.empty() ? "- -" : slot->date) + " " + slot->name + "\n" + slot->save;
}

}  // namespace meadhall::app
