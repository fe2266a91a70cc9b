#include "app/pages/page_writer.h"

namespace meadhall::app {

void PageWriter::action_said(std::string_view command, std::string_view words, bool enabled) {
  json.object();
  json.key("command").string(command);
  json.key("text").string(words);
  json.key("enabled").boolean(enabled);
  json.end_object();
}

void PageWriter::section(std::string_view heading, std::string_view group,
                         const std::vector<std::string>& lines, const Rows& rows) {
  const auto strings = [&](const std::vector<std::string>& all) {
    json.array();
    for (const std::string& each : all) json.string(each);
    json.end_array();
  };
  json.object();
  json.key("title").string(heading);
  json.key("group").string(group);
  json.key("lines");
  strings(lines);
  if (!rows.empty()) {
    json.key("rows").array();
    for (const std::vector<std::string>& row : rows) strings(row);
    json.end_array();
  }
  json.end_object();
}

void PageWriter::section(const Section& from, std::string_view group) {
  std::vector<std::string> lines;
  for (const Message& line : from.lines) lines.push_back(say(line));
  section(say(from.title), group, lines);
}

void PageWriter::field(std::string_view command, std::string_view label, std::string_view value) {
  json.key("command").string(command);
  json.key("label").string(label);
  json.key("value").string(value);
}

void PageWriter::choice(std::string_view value, std::string_view words) {
  json.object();
  json.key("value").string(value);
  json.key("text").string(words);
  json.end_object();
}

std::string PageWriter::event_line(const Event& event) const {
  if (event.kind != Event::Kind::score) return say(event.message);
  Message line("app.score_line");
  line.with("line", Message::List{event.message});
  line.with("gold", static_cast<int>(event.gold)).with("points", static_cast<int>(event.points));
  return say(line);
}

}  // namespace meadhall::app
