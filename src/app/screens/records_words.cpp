#include "app/screens/records_words.h"

#include "app/session/opinion.h"
#include "games/registry.h"

namespace meadhall::app {
namespace {

Message who(const Tally& tally) {
  if (tally.players == 0) return Message("records.all");
  if (tally.players == 1) return Message("records.alone");
  const std::string_view level = tally.level == kMixedLevels ? "records.mixed"
                                 : tally.level == 0          ? "records.persons"
                                                             : bot_name(tally.level);
  return Message("records.row").with("n", tally.players).with("who", Message::List{Message(level)});
}

// Tenths, rounded half away from zero.
std::string average(const App& app, const Tally& tally) {
  const std::int64_t half = tally.points < 0 ? -tally.results : tally.results;
  const std::int64_t tenths = (20 * tally.points + half) / (std::int64_t{2} * tally.results);
  const std::int64_t size = tenths < 0 ? -tenths : tenths;
  return app.say(Message("records.tenths")
                     .with("whole", (tenths < 0 ? "−" : "") + std::to_string(size / 10))
                     .with("tenth", std::to_string(size % 10)));
}

}  // namespace

RecordsWords records_words(const App& app) {
  const Records& records = app.records();
  RecordsWords words{.heads = {app.say("records.matches"), app.say("records.wins"),
                               app.say("records.average"), app.say("records.best")},
                     .parts = {},
                     .told = app.say(records.all().empty() ? "records.none_told" : "records.told"),
                     .daily = {},
                     .damage = {}};
  if (records.full()) {
    words.told += ' ' + app.say(Message("records.full").with("most", int{kMostRecords}));
  }
  if (records.unread() > 0) {
    words.damage =
        app.say(Message("records.damaged").with("n", static_cast<int>(records.unread())));
  }
  const std::optional<int> today = app.today();
  for (const Game* game : all_games()) {
    if (const Streak& streak = app.streak(game->info.id); streak.all() > 0) {
      words.daily.push_back(app.say(Message("records.daily")
                                        .with("game", Message::List{Message(game->info.name)})
                                        .with("n", streak.all())
                                        .with("now", today ? streak.current(*today) : 0)
                                        .with("best", streak.best())));
    }
    RecordsWords::Part part{app.say(game->info.name), {}};
    for (const Tally& each : tallies(records, *game)) {
      // Among persons alone one of them has always won.
      const bool contest = each.players == 0 || each.level != 0;
      part.rows.push_back({app.say(who(each)),
                           {std::to_string(each.matches), contest ? std::to_string(each.wins) : "–",
                            average(app, each), std::to_string(each.best)}});
    }
    if (!part.rows.empty()) words.parts.push_back(std::move(part));
  }
  return words;
}

}  // namespace meadhall::app
