#include "app/slot_words.h"

namespace meadhall::app {

SlotWords slot_words(const App& app, const Slot& slot) {
  SlotWords words{.name = slot.name, .who = {}, .where = {}, .when = slot.date};
  if (slot.id == kPreviousSlot) words.name = app.say("saves.previous");
  if (slot.id == kDamagedSlot) words.name = app.say("saves.damaged");
  if (words.name.empty()) words.name = app.say("saves.aside");
  if (slot.damage) {
    words.who = app.say(*slot.damage);
    return words;
  }
  if (!slot.content) return words;
  const Slot::Content& content = *slot.content;
  const Game& game = *content.start.game;
  const ScoreSheet sheet = game.score(content.position);
  Message::List players;
  for (std::size_t i = 0; i < content.start.seats.size(); ++i) {
    players.push_back(Message("saves.player")
                          .with("name", content.start.seats[i].name)
                          .with("points", static_cast<int>(sheet.totals[i])));
  }
  words.who = app.say(Message("saves.who")
                          .with("game", Message::List{Message(game.info.name)})
                          .with("players", std::move(players)));
  words.where = app.say(Message(content.over ? "saves.over" : "saves.where")
                            .with("round", game.round_of(content.position))
                            .with("move", static_cast<int>(content.moves)));
  return words;
}

}  // namespace meadhall::app
