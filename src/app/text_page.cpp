#include "app/text_page.h"

#include <algorithm>
#include <array>

#include "app/credits.h"
#include "app/option_groups.h"
#include "core/json_writer.h"
#include "games/registry.h"
#include "match/start_text.h"

namespace meadhall::app {
namespace {

constexpr std::array<std::string_view, 4> kScreenNames = {"hall", "new_match", "table", "credits"};

class Page {
 public:
  explicit Page(const App& app) : app_(app), speaker_(app.speaker()) {}

  std::string write() {
    json_.object();
    json_.key("screen").string(kScreenNames[static_cast<std::size_t>(app_.screen())]);
    json_.key("over").boolean(app_.screen() == Screen::table && app_.match().over());
    if (app_.notice()) {
      json_.key("notice").object();
      json_.key("text").string(app_.notice()->text);
      json_.key("error").boolean(app_.notice()->error);
      json_.end_object();
    }
    switch (app_.screen()) {
      case Screen::hall: hall(); break;
      case Screen::new_match: new_match(); break;
      case Screen::table: table(); break;
      case Screen::credits: credits_page(); break;
    }
    json_.end_object();
    return json_.text();
  }

 private:
  std::string say(const Message& message) const { return speaker_.say(message); }

  void title(std::string_view id) { json_.key("title").string(speaker_.say(id)); }

  void action(std::string_view command, std::string_view id, bool enabled = true) {
    json_.object();
    json_.key("command").string(command);
    json_.key("text").string(speaker_.say(id));
    json_.key("enabled").boolean(enabled);
    json_.end_object();
  }

  void section(std::string_view heading, std::string_view group,
               const std::vector<std::string>& lines) {
    json_.object();
    json_.key("title").string(heading);
    json_.key("group").string(group);
    json_.key("lines").array();
    for (const std::string& line : lines) json_.string(line);
    json_.end_array();
    json_.end_object();
  }

  void section(const Section& from, std::string_view group) {
    std::vector<std::string> lines;
    for (const Message& line : from.lines) lines.push_back(say(line));
    section(say(from.title), group, lines);
  }

  // The line of a scoring as the log tells it: with what it brought.
  std::string event_line(const Event& event) const {
    if (event.kind != Event::Kind::score) return say(event.message);
    Message line("app.score_line");
    line.with("line", Message::List{event.message});
    line.with("gold", static_cast<int>(event.gold)).with("points", static_cast<int>(event.points));
    return say(line);
  }

  void hall() {
    title("app.title");
    json_.key("actions").array();
    action("continue", "app.continue", app_.has_match());
    if (app_.has_previous()) action("previous", "app.previous");
    for (const Game* game : all_games()) {
      const std::string id(game->info.id);
      json_.object();
      json_.key("command").string("new " + id);
      json_.key("text").string(
          say(Message("app.new").with("game", Message::List{Message(game->info.name)})));
      json_.key("enabled").boolean(true);
      json_.end_object();
    }
    action("credits", "app.credits");
    json_.end_array();
  }

  void field(std::string_view command, const std::string& label, std::string_view value) {
    json_.key("command").string(command);
    json_.key("label").string(label);
    json_.key("value").string(value);
  }

  void choice(std::string_view value, const std::string& words) {
    json_.object();
    json_.key("value").string(value);
    json_.key("text").string(words);
    json_.end_object();
  }

  void new_match() {
    const Draft& draft = app_.draft();
    const GameInfo& info = draft.game->info;
    const std::string game(info.id);
    title("app.new_title");
    json_.key("fields").array();

    json_.object();
    field("players", say(Message("app.field.players")), std::to_string(draft.seats.size()));
    json_.key("choices").array();
    for (int players = info.min_players; players <= info.max_players; ++players) {
      choice(std::to_string(players), std::to_string(players));
    }
    json_.end_array().end_object();

    for (std::size_t i = 0; i < draft.seats.size(); ++i) {
      const std::string number = std::to_string(i + 1);
      json_.object();
      field("name " + number, say(Message("app.field.name").with("seat", static_cast<int>(i + 1))),
            draft.seats[i].name);
      json_.end_object();
      json_.object();
      field("colour " + number,
            say(Message("app.field.colour").with("seat", static_cast<int>(i + 1))),
            std::to_string(draft.seats[i].colour));
      json_.key("choices").array();
      for (std::size_t colour = 0; colour < kSeatColours; ++colour) {
        choice(std::to_string(colour), speaker_.say("app.colour." + std::to_string(colour)));
      }
      json_.end_array().end_object();
    }

    for (const std::string_view group : preset_groups(info)) {
      json_.object();
      field("preset " + std::string(group), speaker_.say(game + ".presets." + std::string(group)),
            draft.preset(group));
      json_.key("choices").array();
      for (const Preset& preset : info.presets) {
        if (preset.group != group) continue;
        choice(preset.id, speaker_.say(game + ".preset." + std::string(preset.id)));
      }
      if (draft.preset(group).empty()) choice("", speaker_.say("app.preset_own"));
      json_.end_array().end_object();
    }

    for (const OptionGroup group : kOptionGroups) options(draft, group);

    json_.object();
    field("seed", say(Message("app.field.seed")), std::to_string(draft.seed));
    json_.end_object();
    json_.end_array();

    json_.key("sections").array();
    section(speaker_.say("app.reconstructed"), "board", {speaker_.say(game + ".reconstructed")});
    json_.end_array();
    json_.key("actions").array();
    action("begin", "app.begin");
    action("hall", "app.hall");
    json_.end_array();
  }

  // The options of one group that matter as the others stand, below the group's heading.
  void options(const Draft& draft, OptionGroup group) {
    const GameInfo& info = draft.game->info;
    bool headed = false;
    for (std::size_t i = 0; i < info.options.size(); ++i) {
      const OptionSpec& spec = info.options[i];
      if (group_of(spec.id) != group || !matters(draft, spec.id)) continue;
      if (!headed) {
        json_.object();
        json_.key("heading").string(speaker_.say(heading_of(group)));
        json_.key("text").string(speaker_.say(sentence_of(group)));
        json_.end_object();
        headed = true;
      }
      const std::string id = std::string(info.id) + ".option." + std::string(spec.id);
      json_.object();
      field("set " + std::string(spec.id), speaker_.say(id), spec.values[draft.options[i]]);
      json_.key("choices").array();
      for (const std::string_view value : spec.values) {
        choice(value, speaker_.say(id + "." + std::string(value)));
      }
      json_.end_array().end_object();
    }
  }

  void table() {
    const Match& match = app_.match();
    const Game& game = match.game();
    const Position& position = match.position();
    const std::optional<Seat> actor = game.actor(position);
    json_.key("title").string(say(Message(game.info.name)));
    json_.key("question").string(question(game, position, actor));

    moves(game, position);

    json_.key("sections").array();
    for (const Section& each : game.board(position)) section(each, "board");
    projection(game, position);
    if (match.over()) final_table(game, position);
    for (std::size_t i = 0; i < match.start().seats.size(); ++i) {
      section(game.homeland(position, seat_at(i)), "players");
    }
    json_.end_array();

    json_.key("actions").array();
    action("undo", "app.undo", match.can_undo());
    action("redo", "app.redo", match.can_redo());
    if (match.can_take_back() && !match.can_undo()) action("take back", "app.take_back");
    action("link", "app.link");
    if (match.over()) action("rematch", "app.rematch");
    action("hall", "app.hall");
    json_.end_array();

    json_.key("log").array();
    for (const LogLine& line : app_.log()) json_.string(event_line(line.event));
    json_.end_array();
    json_.key("fresh").array();
    for (const Event& event : app_.fresh_events()) json_.string(event_line(event));
    json_.end_array();
  }

  // Moves that say how much: all of one kind are one number to be given.
  struct Amounts {
    std::string command;
    int least;
    int most;
  };

  void moves(const Game& game, const Position& position) {
    MoveList all;
    game.legal(position, all);
    std::vector<Amounts> amounts;
    json_.key("moves").array();
    for (const Move move : all) {
      const std::string code = game.text(move);
      const std::optional<int> amount = game.amount(move);
      if (amount) {
        const std::string command = code.substr(0, code.find(' '));
        const auto known = std::ranges::find(amounts, command, &Amounts::command);
        if (known == amounts.end()) {
          amounts.push_back({command, *amount, *amount});
        } else {
          known->least = std::min(known->least, *amount);
          known->most = std::max(known->most, *amount);
        }
        continue;
      }
      json_.object();
      json_.key("code").string(code);
      json_.key("text").string(say(game.describe(position, move)));
      json_.end_object();
    }
    json_.end_array();
    json_.key("amounts").array();
    for (const Amounts& each : amounts) {
      json_.object();
      json_.key("command").string(each.command);
      const std::string id = "app.amount." + each.command;
      json_.key("label").string(say(Message(id).with("least", each.least).with("most", each.most)));
      json_.key("button").string(speaker_.say(id + "_button"));
      json_.key("least").number(each.least);
      json_.key("most").number(each.most);
      json_.key("value").number(each.least);
      json_.end_object();
    }
    json_.end_array();
  }

  std::string question(const Game& game, const Position& position,
                       std::optional<Seat> actor) const {
    if (!actor) return say(game.question(position));
    return say(Message("app.asks")
                   .with("player", *actor)
                   .with("question", Message::List{game.question(position)}));
  }

  void projection(const Game& game, const Position& position) {
    const std::vector<Event> events = game.project(position, Horizon::next_scoring);
    if (events.empty()) return;
    std::vector<std::string> lines;
    for (const Event& event : events) lines.push_back(event_line(event));
    section(speaker_.say("app.projection"), "board", lines);
  }

  void final_table(const Game& game, const Position& position) {
    const ScoreSheet sheet = game.score(position);
    std::vector<std::string> lines;
    const std::size_t players = app_.match().start().seats.size();
    for (std::size_t rank = 1; rank <= players; ++rank) {
      for (std::size_t i = 0; i < players; ++i) {
        if (sheet.ranks[i] != rank) continue;
        lines.push_back(say(Message("app.rank")
                                .with("rank", static_cast<int>(rank))
                                .with("player", seat_at(i))
                                .with("n", static_cast<int>(sheet.totals[i]))));
      }
    }
    if (!sheet.tie_break.empty()) lines.push_back(say(sheet.tie_break));
    for (const ScoreSheet::Line& line : sheet.lines) {
      Message::List parts;
      for (std::size_t i = 0; i < players; ++i) {
        parts.push_back(Message("app.category_part")
                            .with("player", seat_at(i))
                            .with("points", static_cast<int>(line.points[i])));
      }
      lines.push_back(say(Message("app.category")
                              .with("category", Term{line.category})
                              .with("parts", std::move(parts))));
    }
    section(speaker_.say("app.result"), "board", lines);
  }

  void credits_page() {
    title("app.credits");
    json_.key("sections").array();
    std::vector<std::string> lines;
    for (const Credit& credit : credits()) {
      lines.push_back(std::string(credit.name) + " " + std::string(credit.version) + " · " +
                      std::string(credit.licence));
    }
    section(speaker_.say("app.credits_games"), "board", {speaker_.say("app.credits_designers")});
    section(speaker_.say("app.credits_others"), "board", lines);
    json_.end_array();
    json_.key("actions").array();
    action("hall", "app.hall");
    json_.end_array();
  }

  const App& app_;
  text::Speaker speaker_;
  JsonWriter json_;
};

}  // namespace

std::string text_page(const App& app) { return Page(app).write(); }

}  // namespace meadhall::app
