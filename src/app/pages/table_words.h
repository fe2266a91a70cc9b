#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/app.h"

// The table in words: what text mode reads out, and what is shown of a game that has no drawn
// table.

namespace meadhall::app {

// Says sentences in the player's language, with the names of the match at hand.
class Teller {
 public:
  explicit Teller(const App& of) : app(of), speaker_(of.speaker()) {}

  const App& app;

  const text::Speaker& speaker() const { return speaker_; }
  std::string say(const Message& message) const { return speaker_.say(message); }
  std::string say(std::string_view id) const { return speaker_.say(id); }

  // The line of an event as the log tells it: of a scoring, with what it brought.
  std::string event_line(const Event& event) const;

 private:
  text::Speaker speaker_;
};

// A titled list of sentences.
struct SaidSection {
  std::string title;
  bool of_player = false;  // else it is about the table as a whole
  std::vector<std::string> lines;
};

// Everything on the table at hand as the viewer may see it (App::shown()): opinions, the common
// board, the scoring to come or the result, then a section a player.
std::vector<SaidSection> table_words(const App& app);

// The ways to look at one's own hand, of whoever may; and to cover it again.
struct Peek {
  std::string command;
  std::string told;
  std::optional<Seat> seat{};  // whose hand; none where it is covered
};
std::vector<Peek> peeks(const Teller& teller);

// What all who sit here are asked in the open (App::open_call()), which there must be: each says
// whether they want to decide, then `want done` goes on.
struct Call {
  struct Answer {
    Seat seat{};
    bool wants = false;
    std::string command;  // says the contrary
    std::string told;     // what it would say
  };
  std::string question;
  std::vector<Answer> answers;
  std::string go_on;  // what going on means as it stands
};
Call call_told(const Teller& teller);

// The question of the decision at hand, with who is asked.
std::string question_told(const Teller& teller);

// What can be answered. Moves that say how much are one number to be given.
struct Answers {
  struct Choice {
    Move move;
    std::string code;  // the command
    std::string told;
  };
  struct Amount {
    std::string command;  // before the number
    std::string label;
    std::string button;
    int least = 0;
    int most = 0;
  };
  std::vector<Choice> choices;
  std::vector<Amount> amounts;
};
Answers answers_to(const Teller& teller);

}  // namespace meadhall::app
