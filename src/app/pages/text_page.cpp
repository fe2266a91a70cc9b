#include "app/pages/text_page.h"

#include <array>

#include "app/pages/page_writer.h"
#include "games/registry.h"

namespace meadhall::app {
namespace {

constexpr auto kScreenNames =
    std::to_array<std::string_view>({"hall", "new_match", "table", "credits", "settings", "saves",
                                     "rules", "challenges", "almanac", "records", "figures"});
static_assert(kScreenNames.size() == static_cast<std::size_t>(Screen::figures) + 1);

}  // namespace

std::string text_page(const App& app) {
  PageWriter page(app);
  page.json.object();
  page.json.key("screen").string(kScreenNames[static_cast<std::size_t>(app.screen())]);
  page.json.key("language").string(app.language());
  const Game& game = app.has_match() ? app.match().game() : *all_games().front();
  const std::string thing(game.info.example_inspectable);
  page.json.key("hint").string(page.say(Message("page.command_hint").with("thing", thing)));
  page.json.key("over").boolean(app.screen() == Screen::table && app.match().over());
  if (app.notice()) {
    page.json.key("notice").object();
    page.json.key("text").string(app.notice()->text);
    page.json.key("error").boolean(app.notice()->error);
    page.json.end_object();
  }
  switch (app.screen()) {
    case Screen::hall: write_hall(page); break;
    case Screen::new_match: write_new_match(page); break;
    case Screen::table: write_table(page); break;
    case Screen::credits: write_credits(page); break;
    case Screen::settings: write_settings(page); break;
    case Screen::saves: write_saves(page); break;
    case Screen::rules: write_rules(page); break;
    case Screen::challenges: write_challenges(page); break;
    case Screen::almanac: write_almanac(page); break;
    case Screen::records: write_records(page); break;
    case Screen::figures: write_figures(page); break;
  }
  write_help(page);
  page.json.end_object();
  return page.json.text();
}

}  // namespace meadhall::app
