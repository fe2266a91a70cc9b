#include <array>
#include <string>
#include <utility>

#include "app/commands/commands.h"
#include "core/scan.h"
#include "match/save.h"

// What is said of matches that are kept: slots on the device, files, texts of the clipboard.

namespace meadhall::app {
namespace {

Error no_such(std::string_view id) {
  return Error{Message("saves.no_such").with("slot", std::string(id))};
}

bool has_match(const AppState& app) { return app.has_match(); }
// A lesson's or challenge's is not kept.
bool can_save(const AppState& app) { return app.has_match() && !app.visiting(); }
bool has_previous(const AppState& app) { return app.previous.has_value(); }
bool has_saves(const AppState& app) { return !app.slots.all().empty(); }

Result<void> go_on(AppState& app, std::string_view) {
  if (!app.has_match()) return Error{Message("app.nothing_to_continue")};
  app.screen = Screen::table;
  return {};
}

Result<void> open_previous(AppState& app, std::string_view) {
  if (!app.previous) return Error{Message("app.no_previous")};
  Match back = *app.previous;
  app.show_match(std::move(back));
  return {};
}

Result<void> open(AppState& app, std::string_view text) {
  if (text.empty()) return Error{Message("saves.neither")};
  return app.open_text(text);
}

Result<void> export_file(AppState& app, std::string_view) {
  if (!can_save(app)) return Error{Message("saves.nothing_to_save")};
  app.offer_file(write_save(app.match()), app.now());
  return {};
}

Result<void> copy_save(AppState& app, std::string_view) {
  if (!can_save(app)) return Error{Message("saves.nothing_to_save")};
  app.copy(write_save(app.match()), "saves.copied");
  return {};
}

Result<void> save_as(AppState& app, std::string_view wished) {
  if (!can_save(app)) return Error{Message("saves.nothing_to_save")};
  std::string name(wished);
  if (name.empty()) {
    Message::List players;
    for (const std::string& each : app.session().names) {
      players.push_back(Message("ui.player").with("player", each));
    }
    name = app.say(Message("saves.name")
                       .with("players", std::move(players))
                       .with("round", app.match().game().round_of(app.match().position())));
    while (name.size() > kMostNameBytes) {
      // Whole letters only: what follows a letter's first byte goes with it.
      while ((static_cast<unsigned char>(name.back()) & 0xc0U) == 0x80U) name.pop_back();
      name.pop_back();
    }
  }
  if (!is_slot_name(name)) return Error{Message("saves.bad_name")};
  const auto id = app.slots.keep(name, app.now(), write_save(app.match()));
  if (!id) return Error{Message("saves.full").with("n", static_cast<int>(kMostSlots))};
  app.keep_slot(*id);
  app.slots.look();
  app.tell(app.say(Message("saves.saved").with("name", name)));
  return {};
}

Result<void> load(AppState& app, std::string_view id) {
  const Slot* slot = app.slots.find(id);
  if (slot == nullptr) return no_such(id);
  Result<Match> match = read_save(slot->save);
  if (!match) return match.error();
  const bool replaces = app.has_match() && app.match().node_count() > 1;
  app.show_opened(std::move(match).value(), replaces ? "saves.loaded_over" : "saves.loaded");
  return {};
}

Result<void> rename(AppState& app, std::string_view wish) {
  Scanner scan(wish);
  const std::string_view id = scan.word();
  scan.skip_spaces();
  const std::string_view name = scan.rest();
  const Slot* slot = app.slots.find(id);
  if (slot == nullptr || id == kPreviousSlot || id == kDamagedSlot) return no_such(id);
  if (!is_slot_name(name)) return Error{Message("saves.bad_name")};
  app.slots.rename(id, name);
  app.keep_slot(id);
  return {};
}

Result<void> remove(AppState& app, std::string_view id) {
  if (app.slots.find(id) == nullptr) return no_such(id);
  if (app.doubted != id) {
    app.doubted = id;
    app.tell(app.say("saves.sure"));
    return {};
  }
  const std::string gone = std::exchange(app.doubted, {});
  if (gone == kPreviousSlot) app.previous.reset();
  app.slots.remove(gone);
  app.store(Slots::key_of(gone), {});
  app.tell(app.say("saves.deleted"));
  return {};
}

Result<void> download(AppState& app, std::string_view id) {
  const Slot* slot = app.slots.find(id);
  if (slot == nullptr) return no_such(id);
  app.offer_file(slot->save, slot->date);
  return {};
}

constexpr std::array<Command, 4> kList = {{
    {"continue", "", kAnywhere, "app.continue", has_match, go_on, Manner::deed, Needs::nothing},
    {"save", "[name]", kAnywhere, "saves.save", can_save, save_as, Manner::deed, Needs::nothing},
    {"export", "", kAnywhere, "app.export", can_save, export_file, Manner::deed, Needs::nothing},
    {"copy save", "", kAnywhere, "app.copy_save", can_save, copy_save, Manner::deed,
     Needs::nothing},
}};

constexpr std::array<Command, 7> kLaterList = {{
    {"previous", "", kAnywhere, "app.previous", has_previous, open_previous},
    {"open", "<link>", kAnywhere, "command.open", nullptr, open},
    {"import", "", kAnywhere, "app.import", nullptr, ask_outside<Effect::Kind::pick_file>},
    {"load", "<save>", kAnywhere, "command.load", has_saves, load},
    {"rename", "<save> <name>", kAnywhere, "command.rename", has_saves, rename},
    {"download", "<save>", kAnywhere, "command.download", has_saves, download},
    {"delete", "<save>", kAnywhere, "command.delete", has_saves, remove},
}};

}  // namespace

constinit const CommandList kSaveCommands = {kList};
constinit const CommandList kSlotCommands = {kLaterList, true};

}  // namespace meadhall::app
