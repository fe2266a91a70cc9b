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
    if (!headed) page.heading(page.say(heading_of(group)), page.say(sentence_of(group)));
    headed = true;
    const std::string id = std::string(info.id) + ".option." + std::string(spec.id);
    std::string label = page.say(id);
    if (is_own_rule(draft, i)) label += " " + page.say("app.own_rule");
    page.choices("set " + std::string(spec.id), label, spec.values[draft.options[i]]);
    for (const std::string_view value : spec.values) {
      page.choice(value, page.say(id + "." + std::string(value)));
    }
    page.end_choices();
  }
}

}  // namespace

void write_new_match(PageWriter& page) {
  const Draft& draft = page.app.draft();
  const GameInfo& info = draft.game->info;
  const std::string game(info.id);
  page.title("app.new_title");
  page.json.key("fields").array();

  page.choices("players", page.say("app.field.players"), std::to_string(draft.seats.size()));
  for (int players = info.min_players; players <= info.max_players; ++players) {
    page.choice(std::to_string(players), std::to_string(players));
  }
  page.end_choices();

  for (std::size_t i = 0; i < draft.seats.size(); ++i) {
    const std::string number = std::to_string(i + 1);
    const auto label = [&](std::string_view id) {
      return page.say(Message(id).with("seat", static_cast<int>(i + 1)));
    };
    page.field("name " + number, label("app.field.name"), draft.seats[i].name);
    page.choices("bot " + number, label("app.field.bot"),
                 draft.is_remote(i) ? "remote" : bot_id(draft.seats[i].bot));
    for (std::uint8_t bot = 0; bot <= kFirstEqual; ++bot) {
      page.choice(bot_id(bot), page.say(bot_name(bot)));
    }
    page.choice("remote", page.say("bot.remote"));
    page.end_choices();
    page.choices("colour " + number, label("app.field.colour"),
                 std::to_string(draft.seats[i].colour));
    for (std::size_t colour = 0; colour < kSeatColours; ++colour) {
      page.choice(std::to_string(colour), page.say("app.colour." + std::to_string(colour)));
    }
    page.end_choices();
  }

  for (const std::string_view group : preset_groups(info)) {
    page.choices("preset " + std::string(group), page.say(game + ".presets." + std::string(group)),
                 draft.preset(group));
    for (const Preset& preset : info.presets) {
      if (preset.group != group) continue;
      page.choice(preset.id, page.say(game + ".preset." + std::string(preset.id)));
    }
    if (draft.preset(group).empty()) page.choice("", page.say("app.preset_own"));
    page.end_choices();
  }

  for (const OptionGroup group : kOptionGroups) options(page, draft, group);

  page.field("seed", page.say("app.field.seed"), std::to_string(draft.seed));
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
