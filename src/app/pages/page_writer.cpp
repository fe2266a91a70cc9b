#include "app/pages/page_writer.h"

#include "app/commands/commands.h"
#include "core/must.h"

namespace meadhall::app {

void PageWriter::action(std::string_view command) {
  const Command* known = app.understood(command);
  MUST(known != nullptr);
  action(command, known->words, app.available(command));
}

void write_help(PageWriter& page) {
  const std::vector<const Command*> all = page.app.helped();
  if (all.empty()) return;
  page.json.key("help").object();
  page.json.key("title").string(page.say("command.help"));
  page.json.key("rows").array().array();
  page.json.string("").string(page.say("command.does")).end_array();
  for (const Command* each : all) {
    std::string said(each->name);
    if (!each->takes.empty()) said += " " + std::string(each->takes);
    page.json.array().string(said).string(page.say(each->words)).end_array();
  }
  page.json.end_array().end_object();
}

void PageWriter::action_said(std::string_view command, std::string_view words, bool enabled) {
  json.object();
  json.key("command").string(command);
  json.key("text").string(words);
  json.key("enabled").boolean(enabled);
  if (further) json.key("further").boolean(true);
  json.end_object();
}

void PageWriter::section(std::string_view heading, std::string_view group,
                         const std::vector<std::string>& lines, std::span<const Passage> rows) {
  json.object();
  json.key("title").string(heading);
  json.key("group").string(group);
  list("lines", lines);
  if (!rows.empty()) {
    json.key("rows").array().array().string("");
    for (const Passage::Cell& cell : rows[0].cells) json.string(cell.head);
    json.end_array();
    for (const Passage& row : rows) {
      json.array().string(row.text);
      for (const Passage::Cell& cell : row.cells) json.string(cell.text);
      json.end_array();
    }
    json.end_array();
  }
  json.end_object();
}

void PageWriter::section(const Section& from, std::string_view group) {
  std::vector<std::string> lines;
  for (const Message& line : from.lines) lines.push_back(say(line));
  section(say(from.title), group, lines);
}

void PageWriter::answer(std::string_view code, std::string_view words, std::string_view terms,
                        std::string_view head) {
  json.object().key("code").string(code).key("text").string(words);
  if (!terms.empty()) json.key("terms").string(terms);
  if (!head.empty()) json.key("heading").string(head);
  json.end_object();
}

void PageWriter::heading(std::string_view head, std::string_view words) {
  json.object().key("heading").string(head).key("text").string(words).end_object();
}

void PageWriter::field(std::string_view command, std::string_view label, std::string_view value) {
  json.object().key("command").string(command);
  json.key("label").string(label).key("value").string(value).end_object();
}

void PageWriter::choices(std::string_view command, std::string_view label, std::string_view value) {
  json.object().key("command").string(command);
  json.key("label").string(label).key("value").string(value).key("choices").array();
}

void PageWriter::choice(std::string_view value, std::string_view words) {
  json.object().key("value").string(value).key("text").string(words).end_object();
}

void PageWriter::list(std::string_view key, const std::vector<std::string>& texts) {
  json.key(key).array();
  for (const std::string& text : texts) json.string(text);
  json.end_array();
}

}  // namespace meadhall::app
