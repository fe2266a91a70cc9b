#include "app/screens/slot_words.h"

namespace meadhall::app {
namespace {

// "2026-11-05 14:03" as the language writes it; Czech does without the zeros of day and month.
std::string date_words(const App& app, std::string_view date) {
  if (date.size() != 16) return std::string(date);
  const auto part = [&](std::size_t at, std::size_t count) {
    if (count == 2 && date[at] == '0' && app.language() == "cs")
      return std::string(1, date[at + 1]);
    return std::string(date.substr(at, count));
  };
  Message told("saves.date");
  told.with("year", part(0, 4)).with("month", part(5, 2)).with("day", part(8, 2));
  return app.say(told.with("time", std::string(date.substr(11))));
}

}  // namespace

Message::List players_told(const std::vector<SeatInfo>& seats, const ScoreSheet& sheet) {
  Message::List players;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    players.push_back(Message("saves.player")
                          .with("name", seats[i].name)
                          .with("points", static_cast<int>(sheet.totals[i])));
  }
  return players;
}

SlotWords slot_words(const App& app, const Slot& slot) {
  SlotWords words{.name = slot.name, .who = {}, .where = {}, .when = date_words(app, slot.date)};
  if (slot.id == kPreviousSlot) words.name = app.say("saves.previous");
  if (slot.id == kDamagedSlot) words.name = app.say("saves.damaged");
  if (words.name.empty() && slot.content && slot.content->apart) {
    words.name = slot.content->over
                     ? app.say("saves.ended_apart")
                     : app.say(Message(slot.content->waits ? "saves.waits" : "saves.your_turn")
                                   .with("player", slot.content->actor));
  }
  if (words.name.empty()) words.name = app.say("saves.aside");
  if (slot.damage) {
    words.who = app.say(*slot.damage);
    return words;
  }
  if (!slot.content) return words;
  const Slot::Content& content = *slot.content;
  const Game& game = *content.start.game;
  const ScoreSheet sheet = game.score(content.position);
  words.who = app.say(Message("saves.who")
                          .with("game", Message::List{Message(game.info.name)})
                          .with("players", players_told(content.start.seats, sheet)));
  words.where = app.say(Message(content.over ? "saves.over" : "saves.where")
                            .with("round", game.round_of(content.position))
                            .with("move", static_cast<int>(content.moves)));
  return words;
}

}  // namespace meadhall::app
