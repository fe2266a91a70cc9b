#include "table/match/foresight.h"

#include "text/alphabet.h"

namespace meadhall::table::match {

std::string chapter_told(const app::App& app, std::string_view chapter) {
  const std::string_view title = app::chapter_title(app.match().game(), chapter);
  if (title.empty()) return {};
  return app.say(Message("rules.see").with("chapter", Term{title}));
}

const std::vector<std::string>& Explainer::lines(const app::App& app, Inspectable thing) {
  if (!done_.due(app, thing)) return lines_;
  lines_.clear();
  const Game& game = app.match().game();
  const Position shown = app.shown();
  for (const Message& message : game.explain(shown, thing)) {
    lines_.push_back(text::capitalised(app.say(message)));
  }
  const std::string chapter = chapter_told(app, game.topic_of(shown, thing));
  if (!chapter.empty()) lines_.push_back(chapter);
  return lines_;
}

std::string foreseen_words(const app::App& app, Move move, std::size_t first) {
  const std::vector<Message> all = app.match().game().foresee(app.shown(), move);
  std::string words;
  for (std::size_t i = first; i < all.size(); ++i) {
    if (!words.empty()) words += ' ';
    words += app.say(all[i]);
  }
  return words;
}

}  // namespace meadhall::table::match
