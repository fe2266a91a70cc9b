// Verbs that tell of a game, whatever the match.

#include "cli/answer.h"
#include "cli/verbs.h"
#include "games/registry.h"
#include "match/start_text.h"

namespace meadhall::cli {
namespace {

// The catalogue's ids of a game's own sentences.
std::string said_of(const GameInfo& info, std::string_view kind, std::string_view id) {
  return std::string(info.id) + "." + std::string(kind) + "." + std::string(id);
}

void write_options(JsonWriter& json, const text::Speaker& speaker, const GameInfo& info) {
  json.key("options").array();
  for (const OptionSpec& spec : info.options) {
    const std::string id = said_of(info, "option", spec.id);
    json.object().key("id").string(spec.id).key("text").string(speaker.say(id));
    json.key("standard").string(spec.values[spec.standard]).key("values").array();
    for (const std::string_view value : spec.values) {
      json.object().key("id").string(value);
      json.key("text").string(speaker.say(id + "." + std::string(value))).end_object();
    }
    json.end_array().end_object();
  }
  json.end_array();
}

void write_preset(JsonWriter& json, const text::Speaker& speaker, const GameInfo& info,
                  const Preset& preset) {
  json.object().key("id").string(preset.id);
  json.key("text").string(speaker.say(said_of(info, "preset", preset.id)));
  json.key("sets").object();
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    if (preset.values[i] == Preset::kLeft) continue;
    json.key(info.options[i].id).string(info.options[i].values[preset.values[i]]);
  }
  json.end_object().end_object();
}

std::string options_in_json(const text::Speaker& speaker, const GameInfo& info) {
  JsonWriter json;
  json.object();
  write_options(json, speaker, info);
  json.key("groups").array();
  for (const std::string_view group : preset_groups(info)) {
    json.object().key("id").string(group);
    json.key("text").string(speaker.say(said_of(info, "presets", group)));
    json.key("presets").array();
    for (const Preset& preset : info.presets) {
      if (preset.group == group) write_preset(json, speaker, info, preset);
    }
    json.end_array().end_object();
  }
  json.end_array().end_object();
  return line_of(json);
}

std::string option_told(const text::Speaker& speaker, const GameInfo& info,
                        const OptionSpec& spec) {
  const std::string id = said_of(info, "option", spec.id);
  std::string text = std::string(spec.id) + ": " + speaker.say(id) + "\n";
  for (std::size_t i = 0; i < spec.values.size(); ++i) {
    const std::string value(spec.values[i]);
    text.append(i == spec.standard ? "  * " : "    ").append(value).append(": ");
    text.append(speaker.say(std::string(id).append(".").append(value))).append("\n");
  }
  return text;
}

std::string preset_told(const text::Speaker& speaker, const GameInfo& info, const Preset& preset) {
  std::string text = "    " + std::string(preset.id) + ": " +
                     speaker.say(said_of(info, "preset", preset.id)) + "\n     ";
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    if (preset.values[i] == Preset::kLeft) continue;
    const OptionSpec& spec = info.options[i];
    text += " " + std::string(spec.id) + "=" + std::string(spec.values[preset.values[i]]);
  }
  return text + "\n";
}

Result<std::string> figures_told(const Call& call, const Game& game) {
  if (game.can.own_figures == nullptr) return Error{Message("cli.no_data")};
  const std::string_view text = game.can.own_figures->standard();
  if (!call.json) return std::string(text);
  JsonWriter json;
  json.object().key("data").string(text).end_object();
  return line_of(json);
}

}  // namespace

Result<std::string> list_games(Call& call) {
  const text::Speaker speaker = call.speaker();
  std::string text;
  JsonWriter json;
  json.object().key("games").array();
  for (const Game* game : all_games()) {
    const GameInfo& info = game->info;
    const std::string name = speaker.say(info.name);
    text += std::string(info.id) + "\t" + name + "\n";
    json.object().key("id").string(info.id).key("name").string(name).key("players").array();
    json.number(int{info.min_players}).number(int{info.max_players}).end_array();
    json.key("rules").number(info.rules_version).end_object();
  }
  json.end_array().end_object();
  return call.json ? line_of(json) : text;
}

Result<std::string> list_options(Call& call) {
  const GameInfo& info = call.game->info;
  if (call.arguments.has("data")) return figures_told(call, *call.game);
  const text::Speaker speaker = call.speaker();
  if (call.json) return options_in_json(speaker, info);
  std::string text;
  for (const OptionSpec& spec : info.options) text += option_told(speaker, info, spec);
  for (const std::string_view group : preset_groups(info)) {
    text += "--preset: " + speaker.say(said_of(info, "presets", group)) + "\n";
    for (const Preset& preset : info.presets) {
      if (preset.group == group) text += preset_told(speaker, info, preset);
    }
  }
  return text;
}

Result<std::string> list_notation(Call& call) {
  const GameInfo& info = call.game->info;
  const text::Speaker speaker = call.speaker();
  const std::string position =
      speaker.say(Message("cli.print.position").with("game", std::string(info.id)));
  JsonWriter json;
  json.object().key("forms").array();
  std::string text;
  for (const NotationForm& form : info.notation) {
    const std::string meaning = speaker.say(form.meaning);
    json.object().key("form").string(form.form).key("meaning").string(meaning).end_object();
    text += std::string(form.form) + "\t" + meaning + "\n";
  }
  json.end_array().key("position").string(position).end_object();
  return call.json ? line_of(json) : text + position + "\n";
}

}  // namespace meadhall::cli
