#include "table/table.h"

#include <imgui.h>
#include <imgui_internal.h>

#include "core/later.h"
#include "table/input_queue.h"
#include "table/kit/frame.h"
#include "table/kit/themes.h"
#include "table/kit/widgets.h"
#include "table/match/arrival.h"
#include "table/match/menu.h"
#include "table/match/plain_table.h"
#include "table/screens/screens.h"
#include "table/tables.h"

namespace meadhall::table {
namespace {

constexpr float kBodyText = 16;  // CSS pixels

// A font of its own, or letters for another one.
ImFont* add_font(std::span<const unsigned char> bytes, ImFont* into = nullptr) {
  ImVector<ImFont*>& fonts = ImGui::GetIO().Fonts->Fonts;
  ImFontConfig config;
  config.FontDataOwnedByAtlas = false;  // it copies them
  config.MergeMode = into != nullptr;
  // ImGui adds letters to the font it has last.
  ImFont** place = into != nullptr ? fonts.find(into) : nullptr;
  if (place != nullptr) std::swap(*place, fonts.back());
  ImFont* font = ImGui::GetIO().Fonts->AddFontFromMemoryTTF(
      const_cast<unsigned char*>(bytes.data()), static_cast<int>(bytes.size()), kBodyText, &config);
  if (place != nullptr) std::swap(*place, fonts.back());
  return font;
}

constinit Later<decltype(screens::make_screen)> kLaterScreen = screens::make_screen;

// Of a game without a drawn table, which none of the house is.
constinit Later<std::unique_ptr<DrawnScreen>()> kLaterPlainTable =
    []() -> std::unique_ptr<DrawnScreen> { return std::make_unique<match::PlainTable>(); };

}  // namespace

struct Table::Impl {
  // A screen of a game: its table, its almanac; of the game that was shown last.
  struct OfGame {
    std::string_view game;
    std::unique_ptr<DrawnScreen> screen;
  };
  static void draw_of(Frame& frame, OfGame& shown, std::string_view game,
                      std::unique_ptr<DrawnScreen> (*make)()) {
    if (shown.game != game) shown = {game, make()};
    shown.screen->draw(frame);
  }
  void draw_match(Frame& frame) {
    const std::string_view game = frame.app.match().game().info.id;
    const auto drawn = table_of(frame, game).table;
    draw_of(frame, table, game, drawn != nullptr ? drawn : kLaterPlainTable);
  }
  void draw_almanac(Frame& frame) {
    const std::string_view game = frame.app.almanac().game()->info.id;
    draw_of(frame, almanac, game, table_of(frame, game).almanac);
  }

  void draw_screen(Frame& frame) {
    const app::Screen which = frame.app.screen();
    std::unique_ptr<DrawnScreen>& screen = screens[static_cast<std::size_t>(which)];
    if (screen == nullptr)
      screen = which == app::Screen::hall ? screens::make_hall() : kLaterScreen(which);
    screen->draw(frame);
  }

  Fonts fonts;
  Targets targets;
  InputQueue input;
  std::unique_ptr<Words> words;
  OfGame table;
  OfGame almanac;
  std::array<std::unique_ptr<DrawnScreen>, app::kScreens> screens;  // those seen so far
  match::NoticeStrip notice;
  match::Arrival arrival;
  std::optional<TextEdit> text_edit;
  Said said;
  std::vector<Written>* written = nullptr;
  bool animating = false;
  bool telling = false;
};

Table::Table() : impl_(std::make_unique<Impl>()) {}
Table::~Table() = default;

void Table::load_fonts() {
  const Faces faces = english_faces();
  impl_->fonts.sans = add_font(faces.sans);
  impl_->fonts.bold = add_font(faces.bold);
  impl_->fonts.heading = add_font(faces.heading);
  // What the others are not shipped with, they take from the text font.
  add_font(faces.sans, impl_->fonts.bold);
  add_font(faces.sans, impl_->fonts.heading);
}

void Table::add_letters(const Faces& all) {
  add_font(all.sans, impl_->fonts.sans);
  add_font(all.bold, impl_->fonts.bold);
  add_font(all.sans, impl_->fonts.bold);
  add_font(all.heading, impl_->fonts.heading);
  add_font(all.sans, impl_->fonts.heading);
  // ImGui remembers which letters it looked for in vain.
  ImFontAtlasBuildDiscardBakes(ImGui::GetIO().Fonts, 0);
}

void Table::sift_input(const app::App& app, double now) {
  const app::Screen screen = app.screen();
  // While bots move, and where each deed is seen by itself, many presses are one after the other
  // meant for the same screen.
  const bool asks = screen == app::Screen::saves || (screen == app::Screen::table && app.asked());
  const InputQueue::Aim aim{.screen = static_cast<std::uint8_t>(screen),
                            .handing_over = app.handing_over(),
                            .deeds = asks ? app.deeds() : 0,
                            .layer = impl_->targets.layer()};
  if (impl_->input.sift(aim, now)) impl_->targets.forget_press();
}

bool Table::input_waits() { return InputQueue::waits(); }

void Table::draw(app::App& app, const View& view) {
  if (!impl_->words) impl_->words = std::make_unique<Words>(app);

  ImDrawList* list = ImGui::GetBackgroundDrawList();  // there are no windows above it
  const float scale = ImGui::GetIO().DisplayFramebufferScale.x;
  if (scale > 0) {
    list->_FringeScale = 1 / scale;  // edges one device pixel soft, at any density
    ImGui::GetStyle().CircleTessellationMaxError = 0.15F / scale;
  }

  impl_->words->follow_language();
  current_palette = palette_of(app.settings().theme(), app.settings().colour_blind());
  // Beyond what the boards and the question beside them need, the table's words stop growing; all
  // other screens scroll instead.
  float em = kBodyText * app.settings().text_scale();
  if (app.screen() == app::Screen::table) {
    const bool upright = view.height > view.width;
    const float most =
        std::min(view.width / (upright ? 18.0F : 38.0F), view.height / (upright ? 36.0F : 19.5F));
    em = std::min(em, std::max(kBodyText, most));
  }
  if (impl_->written != nullptr) impl_->written->clear();
  Paint paint(list, impl_->fonts, em, impl_->written);
  std::array<Point, 2> fingers;
  for (std::size_t i = 0; i < fingers.size(); ++i)
    fingers[i] = {view.fingers[i].x, view.fingers[i].y};
  impl_->targets.begin_frame(view.touch, view.now, std::span(fingers).first(view.finger_count));
  Frame frame{.app = app,
              .view = view,
              .paint = paint,
              .targets = impl_->targets,
              .words = *impl_->words,
              .games = game_tables()};
  const ImGuiIO& io = ImGui::GetIO();
  const bool plain = !io.KeyCtrl && !io.KeySuper && !io.KeyAlt;
  if (plain && ImGui::IsKeyPressed(ImGuiKey_Q, false)) frame.order("mute");
  switch (app.screen()) {
    case app::Screen::almanac: impl_->draw_almanac(frame); break;
    case app::Screen::table:
      if (app.arrived()) {
        impl_->arrival.draw(frame);
        break;
      }
      draw_sea(frame);
      impl_->draw_match(frame);
      break;
    default: impl_->draw_screen(frame);
  }
  impl_->notice.draw(frame);
  draw_tip(frame);
  impl_->targets.end_frame();

  impl_->animating = frame.animating || impl_->targets.waits() || impl_->targets.slides();
  impl_->telling = frame.telling;
  const Rect& tip = frame.tip_area;
  impl_->said = {std::move(frame.said), tip.x, tip.y, tip.w, tip.h};
  if (frame.text_edit) impl_->text_edit = std::move(frame.text_edit);
  // What went wrong is said by the app's notice.
  for (const std::string& each : frame.commands) static_cast<void>(app.command(each));
}

std::uint32_t Table::ground() { return current_palette.sea_bottom; }

bool Table::animating() const { return impl_->animating; }
bool Table::telling() const { return impl_->telling; }

std::optional<TextEdit> Table::take_text_edit() {
  return std::exchange(impl_->text_edit, std::nullopt);
}

bool Table::tab_leaves(bool backwards) const { return impl_->targets.at_end(backwards); }

std::vector<TargetPlace> Table::places() const {
  std::vector<TargetPlace> places;
  for (const Targets::Target& target : impl_->targets.all()) {
    if (target.role == Role::floor || target.area.empty()) continue;
    const Point at = target.area.center();
    const Rect& whole = target.place;
    places.push_back({.what = target.name.what,
                      .a = target.name.a,
                      .b = target.name.b,
                      .x = at.x,
                      .y = at.y,
                      .choice = target.role == Role::choice,
                      .focused = impl_->targets.keys() && impl_->targets.focused() == target.id,
                      .width = target.area.w,
                      .height = target.area.h,
                      .thing = target.role == Role::thing,
                      .region = target.region,
                      .whole = {whole.x, whole.y, whole.w, whole.h}});
  }
  return places;
}

const Said& Table::said() const { return impl_->said; }

void Table::record_words(std::vector<Written>* into) { impl_->written = into; }

}  // namespace meadhall::table
