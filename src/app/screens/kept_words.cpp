#include "app/screens/kept_words.h"

#include "app/screens/slot_words.h"

namespace meadhall::app {

KeptWords kept_words(const App& app) {
  const Match& match = app.match();
  const Game& game = match.game();
  const std::vector<SeatInfo>& seats = match.start().seats;
  const ScoreSheet sheet = game.score(app.shown());
  const std::optional<Seat> actor = app.session().actor();
  Message where(actor ? "hall.turn" : "hall.over");
  where.with("game", Message::List{Message(game.info.name)})
      .with("round", game.round_of(match.position()))
      .with("move", static_cast<int>(match.line().size()))
      .with("player", actor ? seats[index(*actor)].name : std::string());
  return {app.say(where),
          app.say(Message("hall.players").with("players", players_told(seats, sheet)))};
}

std::string daily_words(const App& app, std::string_view game) {
  const std::optional<int> today = app.today();
  const Streak& streak = app.streak(game);
  const int days = today ? streak.current(*today) : 0;
  if (days == 0) return app.say("challenge.daily");
  const bool solved = streak.solved(*today);
  return app.say(
      Message(solved ? "challenge.daily_done" : "challenge.daily_so_far").with("n", days));
}

std::string letters_words(const App& app) {
  int yours = 0;
  int waits = 0;
  const Slot* table = app.slot_at_table();
  for (const Slot& slot : app.slots().all()) {
    if (&slot == table || slot.id == kPreviousSlot || slot.id == kDamagedSlot) continue;
    if (!slot.content || !slot.content->apart || slot.content->over) continue;
    ++(slot.content->waits ? waits : yours);
  }
  if (yours + waits == 0) return {};
  return app.say(Message("hall.letters").with("yours", yours).with("waits", waits));
}

}  // namespace meadhall::app
