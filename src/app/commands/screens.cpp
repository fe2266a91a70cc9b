#include <algorithm>
#include <array>

#include "app/commands/commands.h"
#include "text/catalogue.h"

// What can be said anywhere: from screen to screen, settings, the machine around.

namespace meadhall::app {
namespace {

using Kind = Effect::Kind;

// Those that are left again for the one before.
constexpr std::array<Screen, 8> kVisited = {Screen::almanac,  Screen::credits, Screen::challenges,
                                            Screen::settings, Screen::saves,   Screen::rules,
                                            Screen::records,  Screen::figures};
bool is_visited(Screen screen) { return std::ranges::find(kVisited, screen) != kVisited.end(); }

Result<void> go_back(AppState& app, std::string_view) {
  app.screen = is_visited(app.screen) ? app.back_to : Screen::hall;
  return {};
}

// The rules of what is on the table, else those that were read last, else any.
const Book* book_at_hand(const AppState& app) {
  const Book* of_match = app.has_match() ? find_book(app.match().game().info.id) : nullptr;
  if (of_match != nullptr && app.screen == Screen::table) return of_match;
  if (app.reader.has_book()) return &app.reader.book();
  const auto any = std::ranges::find_if(all_teaching(),
                                        [](const Teaching& each) { return each.book != nullptr; });
  return any == all_teaching().end() ? nullptr : any->book;
}

Result<void> read_rules(AppState& app, std::string_view wish) {
  if (const Book* book = book_at_hand(app)) app.reader.open(*book);
  if (Result<void> turned = app.reader.turn_to(wish); !turned) return turned;
  app.visit_screen(Screen::rules);
  return {};
}

Result<void> read_almanac(AppState& app, std::string_view wish) {
  if (Result<void> turned = app.almanac.turn_to(wish); !turned) return turned;
  app.visit_screen(Screen::almanac);
  return {};
}

Result<void> change_setting(AppState& app, std::string_view wish) {
  return app.change_setting(wish);
}

// How the page shows the table is no deed at it.
Result<void> change_text_mode(AppState& app, std::string_view wish) {
  return app.change_setting("textMode " + std::string(wish));
}

// Silence, or as loud again as it was before.
Result<void> mute(AppState& app, std::string_view) {
  const bool loud = app.settings.sounds();
  Result<void> done = app.change_setting("sound " + std::string(loud ? "off" : app.loudness));
  if (done) app.tell(app.say(loud ? "app.sound_off" : "app.sound_on"));
  return done;
}

bool fills_screen(const AppState& app) { return app.fills_screen; }

Result<void> stretch(AppState& app, std::string_view) {
  app.stretched = !app.stretched;
  return {};
}

Result<void> help(AppState& app, std::string_view) {
  app.helping = true;
  app.tell(app.say("command.help_told"));
  return {};
}

constexpr std::array<Command, 2> kLaterList = {{
    {"rules", "[chapter]", kAnywhere, "app.rules", nullptr, read_rules},
    {"almanac", "<game> [n]", kAnywhere, "app.almanac", nullptr, read_almanac},
}};

constexpr std::array<Command, 13> kList = {{
    {"settings", "", kAnywhere, "app.settings", nullptr, visit<Screen::settings>},
    {"setting", "<name> <value>", kAnywhere, "command.setting", nullptr, change_setting,
     Manner::deed, Needs::nothing},
    {"setting textMode", "yes|no", kAnywhere, "", nullptr, change_text_mode, Manner::beside,
     Needs::nothing},
    {"mute", "", kAnywhere, "command.mute", nullptr, mute, Manner::beside, Needs::nothing},
    {"fullscreen", "", kAnywhere, "app.fullscreen", fills_screen, ask_outside<Kind::fullscreen>,
     Manner::deed, Needs::nothing},
    {"credits", "", kAnywhere, "app.credits", nullptr, visit<Screen::credits>, Manner::deed,
     Needs::later},
    {"licences", "", kAnywhere, "page.licences", nullptr, ask_outside<Kind::licences>, Manner::deed,
     Needs::nothing},
    {"news", "", kAnywhere, "page.news", nullptr, ask_outside<Kind::news>, Manner::deed,
     Needs::nothing},
    {"back", "", kAnywhere, "app.back", nullptr, go_back, Manner::deed, Needs::nothing},
    {"hall", "", kAnywhere, "app.hall", nullptr, to_hall, Manner::deed, Needs::nothing},
    {"saves", "", kAnywhere, "app.saves", nullptr, visit<Screen::saves>},
    {"help", "", kAnywhere, "command.help", nullptr, help, Manner::asks, Needs::nothing},
    {"stretch", "", kAnywhere, "", nullptr, stretch},  // for tests of layouts
}};

}  // namespace

constinit const CommandList kBookCommands = {kLaterList, true};
constinit const CommandList kScreenCommands = {kList};

Result<void> to_hall(AppState& app, std::string_view) {
  app.screen = Screen::hall;
  return {};
}

void AppState::visit_screen(Screen to) {
  if (!is_visited(screen)) back_to = screen;
  screen = to;
  if (to == Screen::saves) slots.look();
}

Result<void> AppState::change_setting(std::string_view wish) {
  const std::string_view id = wish.substr(0, wish.find(' '));
  if (settings.sounds()) loudness = settings.value(Setting::sound);
  Result<void> done = settings.set(id, wish.substr(std::min(wish.size(), id.size() + 1)));
  if (!done) return done;
  store(kSettingsKey, settings.write());
  if (id == spec_of(Setting::language).id) want_language();
  return done;
}

void AppState::want_language() {
  if (text::speaks(settings.language())) return;
  effects.push_back({Effect::Kind::language, std::string(settings.language()), {}});
}

}  // namespace meadhall::app
