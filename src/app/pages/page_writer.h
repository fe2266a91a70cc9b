#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/pages/table_words.h"
#include "core/json_writer.h"

// What the pages of text mode are written with; see app/pages/text_page.h for the form.

namespace meadhall::app {

class PageWriter : public Teller {
 public:
  using Teller::Teller;

  JsonWriter json;

  // True if actions from here on are further ones: a page keeps these out of the way.
  bool further = false;

  void title(std::string_view id) { json.key("title").string(say(id)); }

  // One of "actions": a command that is understood here, in its own words (app/commands).
  void action(std::string_view command);
  // The same, only while it would do anything.
  void offer(std::string_view command) {
    if (app.available(command)) action(command);
  }
  // The same, in words for this occasion.
  void action(std::string_view command, std::string_view id, bool enabled = true) {
    action_said(command, say(id), enabled);
  }
  void action_said(std::string_view command, std::string_view words, bool enabled = true);

  // One of "sections"; `rows` are a table's.
  void section(std::string_view heading, std::string_view group,
               const std::vector<std::string>& lines, std::span<const Passage> rows = {});
  void section(const Section& from, std::string_view group);

  // One of "moves".
  void answer(std::string_view code, std::string_view words, std::string_view terms = {},
              std::string_view head = {});

  // One of "fields": words alone; a text; or what is chosen among each `choice` up to
  // end_choices().
  void heading(std::string_view head, std::string_view words);
  void field(std::string_view command, std::string_view label, std::string_view value);
  void choices(std::string_view command, std::string_view label, std::string_view value);
  void choice(std::string_view value, std::string_view words);
  void end_choices() { json.end_array().end_object(); }

  // A list of texts under a key.
  void list(std::string_view key, const std::vector<std::string>& texts);
};

// A page each, within the object that text_page() has opened.
void write_hall(PageWriter& page);
void write_new_match(PageWriter& page);
void write_table(PageWriter& page);
void write_settings(PageWriter& page);
void write_saves(PageWriter& page);
void write_records(PageWriter& page);
void write_rules(PageWriter& page);
void write_credits(PageWriter& page);
void write_challenges(PageWriter& page);
void write_almanac(PageWriter& page);
void write_figures(PageWriter& page);

// What can be said on the present screen, if that was asked for.
void write_help(PageWriter& page);

// Part of the table's page: what can be answered.
void write_answers(PageWriter& page);

// Parts of the table's page: the question where a bot is to act, actions.
void bots_turn(PageWriter& page, const Match& match, Seat actor);
void show_findings(PageWriter& page, const Match& match);
void bot_actions(PageWriter& page, const Match& match);

// Parts of the table's page about promises: the way to the notebook, an action; and while it is
// open, "fields" to write it.
void notebook_action(PageWriter& page, const Match& match);
void notebook_fields(PageWriter& page, const Match& match);

}  // namespace meadhall::app
