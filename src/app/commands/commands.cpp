#include "app/commands/commands.h"

#include <algorithm>
#include <array>

#include "core/must.h"
#include "games/registry.h"

namespace meadhall::app {

std::span<const CommandList> commands() {
  static const std::array<CommandList, 13> kLists = {
      kTableCommands,  kLinkCommands,     kLessonCommands, kChallengeCommands, kBotCommands,
      kReplayCommands, kNotebookCommands, kDraftCommands,  kSaveCommands,      kSlotCommands,
      kRecordCommands, kBookCommands,     kScreenCommands};
  return kLists;
}

Error unknown_command(std::string_view line) {
  return Error{Message("app.unknown_command").with("line", line)};
}

std::string_view words_of(std::string_view name) {
  for (const CommandList& list : commands()) {
    for (const Command& each : list.commands) {
      if (each.name == name && !each.words.empty()) return each.words;
    }
  }
  MUST(false);
  return {};
}

Scopes scope_of(const AppState& app) {
  if (app.screen == Screen::new_match) return kNewMatch;
  if (app.screen == Screen::figures) return kFigures;
  if (app.screen != Screen::table || !app.has_match()) return kElsewhere;
  if (app.lesson() != nullptr) return kLessonTable;
  return app.challenge() != nullptr ? kChallenge : kOwnTable;
}

Said understand(const AppState& app, std::string_view line) {
  const Scopes here = scope_of(app);
  Said said;
  for (const CommandList& list : commands()) {
    for (const Command& each : list.commands) {
      if ((each.scopes & here) == 0 || !line.starts_with(each.name)) continue;
      if (said.command != nullptr && said.command->name.size() >= each.name.size()) continue;
      std::string_view rest = line.substr(each.name.size());
      if (!rest.empty() && (each.takes.empty() || !rest.starts_with(' '))) continue;
      while (rest.starts_with(' ')) rest.remove_prefix(1);
      said = {&each, rest, list.later};
    }
  }
  return said;
}

std::optional<std::string_view> lacking_for(const AppState& app, const Said& said) {
  if (app.lacking.empty() || said.command == nullptr) return std::nullopt;
  const auto lacking = [&](std::string_view part) {
    return app.lacks(part) ? std::optional(part) : std::nullopt;
  };
  switch (said.command->needs) {
    case Needs::nothing: return std::nullopt;
    case Needs::later: return lacking(kLaterPart);
    case Needs::game: break;
  }
  if ((said.command->scopes & kElsewhere) == 0) {
    return said.later ? lacking(kLaterPart) : std::nullopt;
  }
  const std::string_view named = said.rest.substr(0, said.rest.find(' '));
  return find_game(named) == nullptr ? std::string_view() : lacking(named);
}

bool available(const AppState& app, std::string_view line) {
  const Said said = understand(app, line);
  if (said.command == nullptr) return false;
  if (said.later && app.lacks(kLaterPart)) return true;
  return said.command->available == nullptr || said.command->available(app);
}

}  // namespace meadhall::app
