#include <algorithm>
#include <array>
#include <utility>

#include "app/commands/commands.h"
#include "app/screens/figures.h"
#include "games/registry.h"
#include "match/link.h"

// What is said on the screen of a new match, and to get there.

namespace meadhall::app {
namespace {

Result<void> draft_new(AppState& app, std::string_view id) {
  const Game* game = find_game(id);
  if (game == nullptr) return Error{Message("link.no_such_game").with("game", std::string(id))};
  app.draft = fresh_draft(*game, app.fresh_seed());
  app.screen = Screen::new_match;
  return {};
}

template <Result<void> (*change)(Draft&, std::string_view)>
Result<void> edit(AppState& app, std::string_view wish) {
  return change(app.draft, wish);
}

// What was chosen is what a quick match of the game begins with from now on.
Result<void> begin(AppState& app, std::string_view) {
  if (Result<void> begun = app.begin(app.draft.start(), app.draft.remote_seats()); !begun) {
    return begun;
  }
  const std::string key = std::string(kLastKey) + std::string(app.match().game().info.id);
  std::erase_if(app.last, [&](const Kept& each) { return each.key == key; });
  app.last.push_back({key, write_link(app.match())});
  app.store(key, app.last.back().text);
  return {};
}

Result<void> quick(AppState& app, std::string_view id) {
  const Game* game = find_game(id);
  if (game == nullptr) return Error{Message("link.no_such_game").with("game", std::string(id))};
  const auto last =
      std::ranges::find(app.last, std::string(kLastKey) + std::string(id), &Kept::key);
  const std::string_view link = last != app.last.end() ? last->text : std::string_view();
  return app.begin(quick_draft(*game, link, app.fresh_seed()).start());
}

// The deal of the draft as a link, for whoever is to begin the same one.
Result<void> invite(AppState& app, std::string_view) {
  MatchStart start = app.draft.start();
  std::string link = write_invitation(*start.game, start.setup);
  if (Result<Match> tried = Match::begin(std::move(start)); !tried) return tried.error();
  app.copy(std::move(link), "app.invitation_copied");
  return {};
}

bool takes_figures(const AppState& app) { return app.draft.takes_figures(); }

bool has_figures_at_hand(const AppState& app) {
  if (app.screen == Screen::new_match) return app.draft.takes_figures();
  return app.has_match() && app.match().game().can.own_figures != nullptr;
}

// Those of the match being set up; at a table of a new one like it, which may begin from there.
Result<void> show_figures(AppState& app, std::string_view) {
  if (!has_figures_at_hand(app)) return Error{Message("setup.no_data")};
  if (app.screen != Screen::new_match) {
    const MatchStart& start = app.match().start();
    app.draft = {.game = start.game,
                 .seats = start.seats,
                 .options = start.setup.options,
                 .seed = app.fresh_seed(),
                 .data = start.setup.data};
  }
  app.visit_screen(Screen::figures);
  return {};
}

// Those of the draft, to be edited and brought back: the lines of its own, else all of the game's.
Result<void> offer_figures(AppState& app, std::string_view) {
  if (!takes_figures(app)) {
    return Error{Message("app.draft.unreadable").with("line", "figures")};
  }
  const Draft& draft = app.draft;
  const std::string_view all = draft.game->can.own_figures->standard();
  app.effects.push_back({Effect::Kind::save_file, std::string(draft.game->info.id) + "-figures.txt",
                         draft.data.empty() ? std::string(all) : draft.data});
  return {};
}

constexpr std::array<Command, 15> kLaterList = {{
    {"begin", "", kNewMatch | kFigures, "app.begin", nullptr, begin},
    {"players", "<n>", kNewMatch, "app.field.players", nullptr, edit<set_players>},
    {"name", "<n> <name>", kNewMatch, "command.name", nullptr, edit<set_name>},
    {"colour", "<n> <0-5>", kNewMatch, "command.colour", nullptr, edit<set_colour>},
    {"bot", "<n>|others <level>|equal|none|remote", kNewMatch, "command.bot", nullptr,
     edit<set_bot>},
    {"preset", "<name>", kNewMatch, "command.preset", nullptr, edit<take_preset>},
    {"set", "<name> <value>", kNewMatch, "command.set", nullptr, edit<set_rule>},
    {"seed", "<n>", kNewMatch, "app.field.seed", nullptr, edit<set_seed>},
    {"figures", "", kNewMatch | kOwnTable, "app.figures_show", has_figures_at_hand, show_figures,
     Manner::deed, Needs::later},
    {"figure", "<line>", kNewMatch | kFigures, "command.figure", takes_figures, edit<set_figure>},
    {"data", "[figures]", kNewMatch | kFigures, "command.data", takes_figures, edit<take_data>},
    {"figures save", "", kNewMatch | kFigures, "app.figures_save", takes_figures, offer_figures},
    {"invite", "", kNewMatch | kFigures, "app.invite", nullptr, invite},
    {"new", "<game>", kAnywhere, "command.new", nullptr, draft_new},
    {"quick", "<game>", kAnywhere, "app.quick", nullptr, quick},
}};

}  // namespace

constinit const CommandList kDraftCommands = {kLaterList, true};

}  // namespace meadhall::app
