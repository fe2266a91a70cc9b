#include "app/pages/page_writer.h"
#include "app/screens/option_groups.h"
#include "app/session/opinion.h"
#include "match/start_text.h"

namespace meadhall::app {
namespace {

// The options of one group that matter as the others stand, below the group's heading.
void options(PageWriter& page, const Draft& draft, OptionGroup group) {
  const GameInfo& info = draft.game->info;
  bool headed = false;
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    const OptionSpec& spec = info.options[i];
    if (group_of(info, spec) != group || !matters(draft, spec)) continue;
    if (!headed) {
      page.json.object();
      page.json.key("heading").string(page.say(heading_of(group)));
      page.json.key("text").string(page.say(sentence_of(group)));
      page.json.end_object();
      headed = true;
    }
    const std::string id = std::string(info.id) + ".option." + std::string(spec.id);
    page.json.object();
    std::string label = page.say(id);
    if (is_own_rule(draft, i)) label += " " + page.say("app.own_rule");
    page.field("set " + std::string(spec.id), label, spec.values[draft.options[i]]);
    page.json.key("choices").array();
    for (const std::string_view value : spec.values) {
      page.choice(value, page.say(id + "." + std::string(value)));
    }
    page.json.end_array().end_object();
  }
}

}  // namespace

void write_new_match(PageWriter& page) {
  const Draft& draft = page.app.draft();
  const GameInfo& info = draft.game->info;
  const std::string game(info.id);
  page.title("app.new_title");
  page.json.key("fields").array();

  page.json.object();
  page.field("players", page.say(Message("app.field.players")), std::to_string(draft.seats.size()));
  page.json.key("choices").array();
  for (int players = info.min_players; players <= info.max_players; ++players) {
    page.choice(std::to_string(players), std::to_string(players));
  }
  page.json.end_array().end_object();

  for (std::size_t i = 0; i < draft.seats.size(); ++i) {
    const std::string number = std::to_string(i + 1);
    page.json.object();
    page.field("name " + number,
               page.say(Message("app.field.name").with("seat", static_cast<int>(i + 1))),
               draft.seats[i].name);
    page.json.end_object();
    page.json.object();
    page.field("bot " + number,
               page.say(Message("app.field.bot").with("seat", static_cast<int>(i + 1))),
               draft.is_remote(i) ? "remote" : bot_id(draft.seats[i].bot));
    page.json.key("choices").array();
    for (std::uint8_t bot = 0; bot <= kFirstEqual; ++bot) {
      page.choice(bot_id(bot), page.say(bot_name(bot)));
    }
    page.choice("remote", page.say("bot.remote"));
    page.json.end_array().end_object();
    page.json.object();
    page.field("colour " + number,
               page.say(Message("app.field.colour").with("seat", static_cast<int>(i + 1))),
               std::to_string(draft.seats[i].colour));
    page.json.key("choices").array();
    for (std::size_t colour = 0; colour < kSeatColours; ++colour) {
      page.choice(std::to_string(colour), page.say("app.colour." + std::to_string(colour)));
    }
    page.json.end_array().end_object();
  }

  for (const std::string_view group : preset_groups(info)) {
    page.json.object();
    page.field("preset " + std::string(group), page.say(game + ".presets." + std::string(group)),
               draft.preset(group));
    page.json.key("choices").array();
    for (const Preset& preset : info.presets) {
      if (preset.group != group) continue;
      page.choice(preset.id, page.say(game + ".preset." + std::string(preset.id)));
    }
    if (draft.preset(group).empty()) page.choice("", page.say("app.preset_own"));
    page.json.end_array().end_object();
  }

  for (const OptionGroup group : kOptionGroups) options(page, draft, group);

  page.json.object();
  page.field("seed", page.say(Message("app.field.seed")), std::to_string(draft.seed));
  page.json.end_object();
  page.json.end_array();

  page.json.key("sections").array();
  if (draft.takes_figures()) {
    page.section(page.say("app.figures"), "board", {page.say(figures_told(draft))});
  }
  page.section(page.say("app.reconstructed"), "board", {page.say(game + ".reconstructed")});
  page.json.end_array();
  page.json.key("actions").array();
  page.action("begin");
  page.action("bot others karl", "bot.all_others");
  page.action("invite");
  if (draft.takes_figures()) {
    page.action("figures");
    page.action("data", "app.figures_back", draft.own_figures() > 0);
  }
  page.action("hall");
  page.json.end_array();
}

}  // namespace meadhall::app
