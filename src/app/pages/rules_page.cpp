#include <utility>

#include "app/pages/page_writer.h"

namespace meadhall::app {
namespace {

std::string command_for(const Chapter& chapter) { return "rules " + std::string(chapter.id); }

// A passage in lines: pictures by their captions.
void add_lines(const PageWriter& page, const Passage& passage, std::vector<std::string>& lines) {
  if (passage.kind == Passage::Kind::picture) {
    lines.push_back(page.say(Message("rules.picture").with("picture", passage.text)));
    return;
  }
  std::string line = passage.text;
  for (const Passage::Cell& cell : passage.cells) {
    line += " " + page.say(Message("rules.edition_all").with("value", cell.text)) + ".";
  }
  lines.push_back(std::move(line));
}

void write_chapter(PageWriter& page, const Reader& reader) {
  std::string heading = page.say(reader.chapter().title);
  std::vector<std::string> lines;
  const std::vector<Passage> all = passages(reader.book(), reader.chapter(), page.speaker());
  std::span<const Passage> rows;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Passage& passage = all[i];
    if (passage.kind == Passage::Kind::heading) {
      page.section(heading, "board", lines, std::exchange(rows, {}));
      heading = passage.text;
      lines.clear();
    } else if (passage.kind == Passage::Kind::row) {
      rows = std::span(all).subspan(i - rows.size(), rows.size() + 1);
    } else {
      add_lines(page, passage, lines);
    }
  }
  page.section(heading, "board", lines, rows);
}

}  // namespace

void write_rules(PageWriter& page) {
  const Reader& reader = page.app.reader();
  const Book& book = reader.book();
  const std::string& word = reader.word();
  std::vector<Found> found;
  if (!word.empty()) found = find_in(book, word, page.speaker());
  page.title("app.rules");

  page.json.key("fields").array();
  page.field("rules search", page.say("rules.search"), word);
  page.json.end_array();

  page.json.key("sections").array();
  if (word.empty()) {
    write_chapter(page, reader);
  } else {
    Message told(found.empty() ? "rules.found_nothing" : "rules.found");
    told.with("word", std::string(word)).with("n", static_cast<int>(found.size()));
    page.section(page.say(told), "board", {});
  }
  page.json.end_array();

  page.json.key("actions").array();
  for (const Found& each : found) {
    const Chapter& chapter = book.chapters[each.chapter];
    std::string command = command_for(chapter);
    std::string words = page.say(chapter.title);
    if (each.passage) {
      command += " " + std::to_string(*each.passage + 1);
      words += ". " + each.text;
    }
    page.action_said(command, words);
  }
  const auto turn_to = [&](std::size_t number, std::string_view id) {
    const Chapter& chapter = book.chapters[number];
    page.action_said(command_for(chapter),
                     page.say(Message(id).with("chapter", Term{chapter.title})));
  };
  const std::size_t at = reader.chapter_number();
  if (word.empty() && at + 1 < book.chapters.size()) turn_to(at + 1, "rules.next");
  if (word.empty() && at > 0) turn_to(at - 1, "rules.before");
  page.action("back");
  for (const Chapter& chapter : book.chapters) {
    page.action_said(command_for(chapter), page.say(chapter.title));
  }
  page.json.end_array();
}

}  // namespace meadhall::app
