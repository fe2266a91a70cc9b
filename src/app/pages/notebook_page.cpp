#include <array>

#include "app/pages/page_writer.h"
#include "app/session/promises.h"

// The notebook of promises in text mode.

namespace meadhall::app {
namespace {

// What may be said of a promise.
constexpr std::array<std::string_view, 5> kVerdicts = {"open", "kept", "broken", "lapsed",
                                                       "struck"};

// What is often promised, ready to be chosen: of persons, for bots say theirs themselves.
void phrases(PageWriter& page, const Match& match) {
  std::vector<Phrase> ready = match.game().can.table_talk->phrases(match.position());
  std::erase_if(ready,
                [&](const Phrase& each) { return match.start().seats[index(each.by)].bot != 0; });
  if (ready.empty()) return;
  page.choices("promise", page.say("notebook.phrases"), "");
  page.choice("", page.say("notebook.choose"));
  for (const Phrase& each : ready) {
    const std::string words = page.say(each.words);
    page.choice(std::to_string(index(each.by) + 1) + " " + words,
                page.say(Message("notebook.phrase").with("player", each.by).with("words", words)));
  }
  page.end_choices();
}

}  // namespace

void notebook_action(PageWriter& page, const Match& match) {
  if (match.game().can.table_talk == nullptr) return;
  page.action("notebook", page.app.notebook_open() ? "notebook.close" : "notebook.open");
}

void notebook_fields(PageWriter& page, const Match& match) {
  if (match.game().can.table_talk == nullptr || !page.app.notebook_open()) return;
  const Talk talk = match.game().can.table_talk->talk(match.position());
  page.json.key("fields").array();
  std::string about = page.say(talk.open ? Message("notebook.about") : talk.sign);
  if (talk.open) {  // and what bots would like to hear
    for (const Message& asked : asked_of_persons(match)) about += " " + page.say(asked);
  }
  page.heading(page.say("notebook.title"), about);
  if (talk.open) {
    const auto& seats = match.start().seats;
    for (std::size_t i = 0; i < seats.size(); ++i) {
      if (seats[i].bot != 0) continue;
      page.field("promise " + std::to_string(i + 1),
                 page.say(Message("notebook.field").with("player", seat_at(i))), "");
    }
    phrases(page, match);
  }
  for (const std::size_t number : promises_so_far(match)) {
    page.choices("judge " + std::to_string(number + 1), page.say(promise_told(match, number)),
                 word_of(match.notebook().promises()[number].fate));
    for (const std::string_view verdict : kVerdicts) {
      page.choice(verdict, page.say("notebook.verdict." + std::string(verdict)));
    }
    page.end_choices();
  }
  page.json.end_array();
}

}  // namespace meadhall::app
