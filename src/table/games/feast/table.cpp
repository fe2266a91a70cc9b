#include "table/games/feast/table.h"

#include <array>
#include <utility>

#include "games/feast/almanac.h"
#include "table/games/feast/answers.h"
#include "table/games/feast/end_parts.h"
#include "table/games/feast/laying_stage.h"
#include "table/games/feast/layouts.h"
#include "table/games/feast/scoring_marks.h"
#include "table/games/feast/table_bar.h"
#include "table/games/feast/tiles.h"
#include "table/games/feast/travels.h"

namespace meadhall::table::feast_table {
namespace {

using match::Stage;

void take_in(Stage& stage) {
  Scene& scene = scene_on(stage);
  refresh(scene.model, scene.decision, scene.frame.app);
  if (scene.fresh) {
    scene.hand.put_back();
    scene.choice.band.reset();
    scene.choice.rows = false;
    scene.choice.palette = false;
    scene.choice.card_open = false;
    scene.choice.again = false;
    scene.choice.aside = false;
    scene.focus = {};
    scene.pointed_space.reset();
    scene.deed.reset();
    scene.placing.reset();
  }
}

// rules: Feast 4.5: a turn is Vikings on a space and all that it sets off.
bool begins_turn(const Position& shown) {
  const auto& state = shown.as<feast::State>();
  return !state.agenda.empty() && state.agenda.top().what == feast::Do::turn;
}

bool on_board(Move move) { return feast::kind_of(move) == feast::MoveKind::place; }

// What the card says already is heard, too.
std::string_view foreseen(Stage& stage) {
  Scene& scene = scene_on(stage);
  if (const std::optional<Move> answer = pointed_answer(scene)) {
    return scene.foretold.of(scene.frame.app, *answer).words;
  }
  if (!scene.pointed_space) return {};
  return scene.foretold.of(scene.frame.app, scene.model, *scene.pointed_space).words;
}

bool step_back(Stage& stage) {
  Scene& scene = scene_on(stage);
  if (scene.hand.item()) {
    put_back(scene);
    return true;
  }
  if (std::exchange(scene.choice.again, false)) return true;
  if (std::exchange(scene.choice.rows, false)) return true;
  if (lays_at_large(scene) && !scene.asks(feast::Do::window)) {
    lay_at_large(scene, false);
    return true;
  }
  if (std::exchange(scene.choice.aside, false)) return true;
  if (std::exchange(scene.choice.palette, false)) return true;
  if (std::exchange(scene.choice.card_open, false)) return true;
  return std::exchange(scene.choice.band, std::nullopt).has_value();
}

// A space or an occupation in the almanac.
std::string looked_up(Stage& stage) {
  const Scene& scene = scene_on(stage);
  std::optional<Inspectable> thing = stage.thing;
  if (scene.pointed_space) {
    thing = feast::make_inspectable(feast::InspectableKind::space, *scene.pointed_space);
  }
  const auto found = thing ? feast::on_shelf(*thing) : std::nullopt;
  if (!found) return {};
  return "almanac feast " + std::to_string(found->shelf + 1) + " " +
         std::to_string(found->number + 1);
}

void draw_tile_told(Paint& paint, std::uint32_t item, const Rect& area) {
  draw_tile_within(paint, feast::item_at(item), area, paint.em(1.1F));
}

// A tile is drawn, where the rules' sentence would spell out its cells.
bool explain(Stage& stage, Inspectable thing, const Rect& area) {
  if (feast::kind_of(thing) != feast::InspectableKind::item) return false;
  const feast::Item item = feast::item_at(feast::value_of(thing));
  if (!feast::is_tile(item)) return false;
  Scene& scene = scene_on(stage);
  stage.tell(scene.model.item_name(stage.frame.app, item),
             scene.model.item_told(stage.frame.app, item), area);
  stage.frame.tip->draw = draw_tile_told;
  stage.frame.tip->which = static_cast<std::uint32_t>(feast::number(item));
  return true;
}

constexpr std::array<std::string_view, 1> kOwnedPlaces = {"points"};
constexpr match::MotionHooks kMotionHooks{
    .owned = kOwnedPlaces, .send = send_trips, .draw = draw_trip};

constexpr std::array<match::KeyHelp, 7> kKeys = {{{"A", "ui.feast.key_aside"},
                                                  {"B", "ui.feast.key_lay"},
                                                  {"R", "ui.feast.key_turn"},
                                                  {"F", "ui.feast.key_flip"},
                                                  {"1 – 3", "ui.feast.key_best"},
                                                  match::kBoardsKey,
                                                  match::kScoringKey}};

constexpr match::TableHooks kTableHooks{
    .refresh = take_in,
    .layout = draw_layout,
    .draw_bar = draw_bar,
    .sheets = kSheets,
    .decision = {.begins_turn = begins_turn, .on_board = on_board},
    .foreseen = foreseen,
    .looked_up = looked_up,
    .step_back = step_back,
    .explain = explain,
    .takes_digits = [](const Stage& stage) { return scene_on(stage).hand.item().has_value(); },
    .keys = kKeys,
    .motion = &kMotionHooks,
    .scoring = &kScoringHooks,
    .end = &kEndHooks};

}  // namespace

FeastTable::FeastTable() : screen_(kTableHooks) {}

void FeastTable::draw(Frame& frame) {
  Scene scene{screen_.stage(frame), model_, model_.state, hand_, choice_, foretold_,
              told_deed_,           card_};
  scene.focus = focus_;
  scene.placing = placing_;
  scene.deed = deed_;
  if (focus_.what == "space") scene.pointed_space = focus_.a;
  screen_.draw(scene);
  deed_ = scene.deed_now;
  focus_ = scene.focus_now;
  placing_ = scene.placing_now;
}

}  // namespace meadhall::table::feast_table
