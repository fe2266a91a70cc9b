#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "match/match.h"

// The matches kept under a name on this device.

namespace meadhall::app {

// One of them. What is kept of it is a line of its own and then the save (match/save.h):
//
//   meadhall slot kept 2026-11-21 14:03 Long winter
//   meadhall save 1
//   …
//
// "aside" in the place of "kept" says that nobody named it: it stepped aside for another match.
// Without a clock the date and the time are "-".
struct Slot {
  // "3" for the key meadhall.save.3; or kPreviousSlot or kDamagedSlot, which have keys of their
  // own.
  std::string id;
  std::string name;  // empty where it has none
  std::string date;  // "2026-11-21 14:03", empty where it is not known
  std::string save;  // to its last byte as it was kept, so that it can be handed out
  bool aside = false;

  // What is in the save, once it was read: where it stands, or why it cannot be read.
  struct Content {
    MatchStart start;
    Position position;
    std::size_t moves = 0;  // up to there
    bool over = false;
    bool apart = false;   // some of its players have it on another device,
    bool waits = false;   // whoever is to act among them
    std::string actor{};  // who is to act; empty once it is over
  };
  std::optional<Content> content{};
  std::optional<Message> damage{};
};

// The match that another one took the place of: a link or a new match never loses it.
inline constexpr std::string_view kPreviousKey = "meadhall.previous";
// A save that could not be read is kept here rather than overwritten.
inline constexpr std::string_view kDamagedKey = "meadhall.damaged";

inline constexpr std::string_view kPreviousSlot = "previous";
inline constexpr std::string_view kDamagedSlot = "damaged";
inline constexpr std::string_view kSlotKey = "meadhall.save.";  // and a number
inline constexpr std::size_t kMostSlots = 60;
inline constexpr std::size_t kMostAside = 6;  // of them
inline constexpr std::size_t kMostNameBytes = 80;

class Slots {
 public:
  // What the device holds under `key`; nothing happens if that is no slot's. An empty text: the
  // slot is gone.
  void remember(std::string_view key, std::string_view text);

  // The newest first, as far as look() has no better order; the match before and what was damaged
  // after them.
  const std::vector<Slot>& all() const { return slots_; }
  const Slot* find(std::string_view id) const;

  // Keeps a save under a free number, or in the place of one of the same name that it only goes on
  // from. Returns the slot's id; nothing where there is no room left. Those that stepped aside make
  // room for each other, the oldest first.
  std::optional<std::string> keep(std::string_view name, std::string_view date,
                                  std::string_view save, bool aside = false);
  // A free number is looked for from `first` on.
  void number_from(std::size_t first) { first_ = first; }
  // The slot of a match that is played on several devices and began like that of `save`.
  const Slot* find_correspondence(std::string_view save) const;
  // Keeps the save of such a match in its slot, or in a new one. Returns the slot's id; nothing
  // where there is no room left.
  std::optional<std::string> keep_correspondence(std::string_view date, std::string_view save);

  // The slots of kPreviousSlot and kDamagedSlot. An empty save: it is gone.
  void put(std::string_view id, std::string_view save);

  void rename(std::string_view id, std::string_view name);
  void remove(std::string_view id);

  // Reads what is in the saves not read yet; it takes a while where there are many. Or only in
  // those of matches that are played on several devices. Then matches in which it is the turn of
  // whoever plays here stand first, and those that wait for others after them.
  void look(bool correspondence_alone = false);

  // The key a slot is kept under, and the text; empty if there is no such slot.
  static std::string key_of(std::string_view id);
  std::string text_of(std::string_view id) const;

 private:
  std::vector<Slot>::iterator seek(std::string_view id);
  void insert(Slot slot);

  std::vector<Slot> slots_;
  std::size_t first_ = 1;
};

// True if a save may be called so: a clean line (core/clean_text.h), neither empty nor too long.
bool is_slot_name(std::string_view name);

// True if `later` holds all that `save` does: the same match, only played on.
bool goes_on_from(std::string_view save, std::string_view later);

}  // namespace meadhall::app
