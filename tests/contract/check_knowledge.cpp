#include <algorithm>

#include "tests/contract/checks.h"
#include "tests/support/words.h"

// Who may know what. `observe` says what is hidden; that it hides enough, only a game's own tests
// can say. What everything else shows is compared in two positions that it gives out as the same.

namespace meadhall::contract {
namespace {

std::vector<Seat> viewers(const Moment& moment) {
  std::vector<Seat> all = {kNobody};
  for (std::size_t i = 0; i < moment.setup.players; ++i) all.push_back(seat_at(i));
  return all;
}

std::string name_of(Seat viewer) {
  return viewer == kNobody ? "nobody" : "seat " + std::to_string(index(viewer) + 1);
}

// Another position that is the same to `viewer`.
Position other_than(const Moment& moment, Seat viewer) {
  return moment.game.determinize(moment.game.observe(moment.position, viewer), viewer, moment.luck);
}

std::string spelled_out(const Message& message) { return spelled::words(message) + "\n"; }

std::string spelled_out(const std::vector<Message>& messages) {
  std::string all;
  for (const Message& message : messages) all += spelled_out(message);
  return all;
}

std::string spelled_out(const Section& section) {
  return spelled_out(section.title) + spelled_out(section.lines);
}

std::string spelled_out(const std::vector<Event>& events) {
  std::string all;
  for (const Event& event : events) {
    all += std::to_string(static_cast<int>(event.kind)) + " " + std::to_string(event.gold) + " " +
           std::to_string(event.points) + " " +
           (event.seat ? std::to_string(index(*event.seat)) : "-") + " " +
           std::string(event.category) + " " + std::to_string(event.what) + " " +
           spelled_out(event.message);
    for (const Transfer& each : event.moved) {
      for (const int part : {int{each.piece.sort}, int{each.piece.kind}, int{each.n}}) {
        all += std::to_string(part) + " ";
      }
      for (const Location& where : {each.from, each.to}) {
        all += std::to_string(where.sort) + "/" + std::to_string(index(where.seat)) + "/" +
               std::to_string(where.at) + " ";
      }
    }
  }
  return all;
}

std::string spelled_out(const ScoreSheet& sheet) {
  std::string all = spelled_out(sheet.tie_break);
  const auto add = [&all](const auto& numbers) {
    for (const auto number : numbers) all += std::to_string(number) + " ";
  };
  for (const ScoreSheet::Line& line : sheet.lines) {
    all += std::string(line.category) + " ";
    add(line.points);
  }
  add(sheet.totals);
  add(sheet.money);
  add(sheet.ranks);
  return all + "\n";
}

// What is shown to whoever decides, in the order in which complaints name it.
struct Telling {
  std::string_view what;
  std::string (*tell)(const Moment& moment, const Position& position);
};

constexpr Telling kTellings[] = {
    {"legal moves",
     [](const Moment& moment, const Position& position) {
       MoveList moves;
       moment.game.legal(position, moves);
       std::string all;
       for (const Move move : moves) all += std::to_string(move.code) + " ";
       return all;
     }},
    {"question",
     [](const Moment& moment, const Position& position) {
       return spelled_out(moment.game.question(position)) +
              std::string(moment.game.topic(position)) +
              std::to_string(static_cast<int>(moment.game.is_private(position))) + " " +
              std::to_string(moment.game.round_of(position));
     }},
    {"choices",
     [](const Moment& moment, const Position& position) {
       std::string all;
       for (const Move move : moment.moves) {
         all += spelled_out(moment.game.describe(position, move));
       }
       return all;
     }},
    {"board",
     [](const Moment& moment, const Position& position) {
       std::string all;
       for (const Section& section : moment.game.board(position)) all += spelled_out(section);
       return all;
     }},
    {"homeland",
     [](const Moment& moment, const Position& position) {
       std::string all;
       for (std::size_t i = 0; i < moment.setup.players; ++i) {
         all += spelled_out(moment.game.player_area(position, seat_at(i)));
       }
       return all;
     }},
    {"foresee",
     [](const Moment& moment, const Position& position) {
       std::string all;
       for (const Move move : moment.moves) {
         all += spelled_out(moment.game.foresee(position, move));
       }
       return all;
     }},
    {"explain",
     [](const Moment& moment, const Position& position) {
       std::string all;
       for (const Inspectable thing : things_at(moment)) {
         all += spelled_out(moment.game.explain(position, thing));
       }
       return all;
     }},
    {"points",
     [](const Moment& moment, const Position& position) {
       std::string all = spelled_out(moment.game.score(position));
       const auto forecast = moment.game.can.forecast_scoring;
       if (forecast == nullptr) return all;
       return all + spelled_out(forecast(position, Horizon::next_scoring)) +
              spelled_out(forecast(position, Horizon::end));
     }},
    {"talk",
     [](const Moment& moment, const Position& position) {
       std::string all;
       const TableTalk* talk = moment.game.can.table_talk;
       if (talk == nullptr) return all;
       all += spelled_out(talk->talk(position).sign);
       for (const Phrase& phrase : talk->phrases(position)) all += spelled_out(phrase.words);
       return all;
     }},
};

// The first line in which two tellings differ.
std::string difference(const std::string& a, const std::string& b) {
  const auto [at, other] = std::ranges::mismatch(a, b);
  const auto place = static_cast<std::size_t>(at - a.begin());
  const std::size_t begin = place == 0 ? 0 : a.rfind('\n', place - 1) + 1;
  return a.substr(begin, a.find('\n', place) - begin) + " / " +
         b.substr(begin, b.find('\n', begin) - begin);
}

// The same for all who only look on.
bool looks_the_same(const Moment& moment, const Position& a, const Position& b) {
  return std::ranges::all_of(viewers(moment), [&](Seat viewer) {
    const FullGame& game = moment.game;
    return viewer == game.actor(moment.position) ||
           same(game, game.observe(a, viewer), game.observe(b, viewer));
  });
}

}  // namespace

void check_observed(const Moment& moment, Complaints& complaints) {
  const FullGame& game = moment.game;
  for (const Seat viewer : viewers(moment)) {
    const auto complain = [&](const std::string& what) {
      complaints.push_back("observed: " + what + " (" + name_of(viewer) + ")");
    };
    const Position seen = game.observe(moment.position, viewer);
    if (const auto sound = game.check(seen); !sound) {
      complain("the view is unsound: " + spelled::words(sound.error().message));
    }
    if (!same(game, game.observe(seen, viewer), seen)) complain("a view of the view differs");
    Position guess = game.determinize(seen, viewer, moment.luck);
    if (const auto sound = game.check(guess); !sound) {
      complain("the guess is unsound: " + spelled::words(sound.error().message));
      continue;
    }
    if (!same(game, game.observe(guess, viewer), seen)) complain("the guess looks different");
    if (same(game, guess, game.determinize(seen, viewer, moment.luck))) {
      complain("chance is not drawn anew");
    }
    if (game.actor(guess) != game.actor(moment.position)) complain("somebody else's decision");
    MoveList moves;
    game.legal(guess, moves);
    if (!moment.next) continue;
    if (moves.empty()) complain("the guess cannot be played on");
    for (int more = 0; more < 12 && !moves.empty(); ++more) {
      const Move move = moves[moment.luck.below(static_cast<std::uint32_t>(moves.size()))];
      if (!game.apply(guess, move)) complain("the guess refuses a listed move");
      game.legal(guess, moves);
    }
    if (!game.check(guess)) complain("the guess becomes unsound");
  }
}

void check_told(const Moment& moment, Complaints& complaints) {
  const auto actor = moment.game.actor(moment.position);
  if (!actor) return;
  const Position other = other_than(moment, *actor);
  for (const Telling& telling : kTellings) {
    const std::string here = telling.tell(moment, moment.position);
    const std::string there = telling.tell(moment, other);
    if (here == there) continue;
    complaints.push_back("told: " + std::string(telling.what) +
                         " hangs on what is hidden: " + difference(here, there));
  }
}

void check_reveals(const Moment& moment, Complaints& complaints) {
  if (!moment.next) return;
  const FullGame& game = moment.game;
  const Seat actor = *game.actor(moment.position);
  const auto complain = [&](const std::string& what) {
    complaints.push_back("reveals: " + what + ": " + game.text(*moment.next));
  };
  const bool reveals = game.reveals(moment.position, *moment.next);
  for (const Seat viewer : {actor, kNobody}) {
    // What is decided by what a hand holds may well go on otherwise with another hand.
    if (viewer == kNobody && game.is_private(moment.position)) continue;
    const Position other = other_than(moment, viewer);
    const bool reveals_there = game.reveals(other, *moment.next);
    Position next = moment.position;
    Position other_next = other;
    // To nobody the hand of the actor may be another, in which the move is not.
    const bool made = game.apply(next, *moment.next) && game.apply(other_next, *moment.next);
    if (!made && viewer == kNobody) continue;
    if (!made) return complain("the move hangs on what is hidden");
    if (viewer == actor && reveals != reveals_there) return complain("hangs on what is hidden");
    if (reveals || reveals_there) continue;
    const Position shown = game.observe(next, viewer);
    const Position shown_there = game.observe(other_next, viewer);
    if (!same(game, shown, shown_there)) {
      complain("it shows something to " + name_of(viewer) + " and does not say so: " +
               difference(game.write_position(shown), game.write_position(shown_there)));
    }
    const std::string here = spelled_out(game.narrate(moment.position, *moment.next));
    const std::string there = spelled_out(game.narrate(other, *moment.next));
    if (here != there) complain("the log hangs on what is hidden: " + difference(here, there));
  }
}

// Two moves that only who makes them can tell apart are told with the same words.
void check_secrets(const Moment& moment, Complaints& complaints) {
  if (!moment.next || moment.moves.size() < 2) return;
  const FullGame& game = moment.game;
  if (game.reveals(moment.position, *moment.next)) return;
  Position one = moment.position;
  if (!game.apply(one, *moment.next)) return;
  const std::string told = spelled_out(game.narrate(moment.position, *moment.next));
  for (const Move move : moment.moves) {
    Position two = moment.position;
    if (game.reveals(moment.position, move) || !game.apply(two, move)) continue;
    if (same(game, one, two) || !looks_the_same(moment, one, two)) continue;
    const std::string other = spelled_out(game.narrate(moment.position, move));
    if (told == other) continue;
    complaints.push_back("secrets: the log tells what nobody else may see: " +
                         difference(told, other));
    return;
  }
}

}  // namespace meadhall::contract
