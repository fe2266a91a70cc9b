#include <algorithm>
#include <array>
#include <utility>

#include "app/commands/commands.h"

// What is said of the matches that ended on this device, and of the puzzles of a day solved there.

namespace meadhall::app {
namespace {

bool has_records(const AppState& app) { return !app.records.empty() || !app.streaks.empty(); }

Result<void> export_file(AppState& app, std::string_view) {
  if (!has_records(app)) return Error{Message("records.none")};
  const std::string date = app.now();
  std::string name = "meadhall-records";
  if (!date.empty()) name += '-' + date.substr(0, date.find(' '));
  std::string text = app.records.empty() ? "" : app.records.write();
  for (const Teaching& each : all_teaching()) {
    const std::string streak = app.streaks.of(each.game).write();
    if (!streak.empty()) text += "meadhall daily " + std::string(each.game) + ' ' + streak + '\n';
  }
  app.effects.push_back({Effect::Kind::save_file, name + ".txt", std::move(text)});
  return {};
}

Result<void> forget(AppState& app, std::string_view) {
  if (!has_records(app)) return Error{Message("records.none")};
  if (app.doubted != kRecordsDoubted) {
    app.doubted = kRecordsDoubted;
    app.tell(app.say("records.sure"));
    return {};
  }
  app.doubted.clear();
  app.records = Records();
  app.streaks = Streaks();
  app.store(kRecordsKey, {});
  for (const Teaching& each : all_teaching()) {
    if (!each.daily.pool.empty()) app.store(each.daily.key, {});
  }
  app.know_device();
  app.tell(app.say("records.forgotten"));
  return {};
}

constexpr std::array<Command, 3> kLaterList = {{
    {"records", "", kAnywhere, "app.records", nullptr, visit<Screen::records>},
    {"records export", "", kAnywhere, "records.export", has_records, export_file},
    {"records forget", "", kAnywhere, "records.forget", has_records, forget},
}};

}  // namespace

constinit const CommandList kRecordCommands = {kLaterList, true};

void AppState::keep_record(std::size_t known) {
  if (!match().over() || visiting() || session().persons() == 0) return;
  for (Match::Node node = 1; node < known; ++node) {
    if (!match().game().actor(match().position_at(node))) return;
  }
  if (!records.add(record_of(match(), now()))) return;
  store(kRecordsKey, records.write());
  know_device();
}

void AppState::know_device() {
  settings.know_pauses(std::ranges::any_of(
      records.all(), [](const Record& record) { return record.game->can.pause != nullptr; }));
}

}  // namespace meadhall::app
