#include "table/games/graenaland/peek.h"

#include "table/games/graenaland/hand.h"
#include "table/kit/widgets.h"

namespace meadhall::table::graenaland_table {
namespace {

void look(Scene& scene, Seat seat) {
  scene.model.hand.peeks = true;
  scene.frame.order("look " + std::to_string(index(seat) + 1));
}

// Whoever is asked first of all, then whoever sits nearest to the left of them.
std::optional<Seat> who_may_look(const Scene& scene) {
  Seat seat = scene.actor.value_or(Seat{0});
  for (std::size_t i = 0; i < scene.seats(); ++i) {
    if (scene.frame.app.may_look(seat)) return seat;
    seat = next_seat(seat, scene.seats());
  }
  return std::nullopt;
}

bool holds_key() { return ImGui::IsKeyDown(ImGuiKey_V) && ImGui::GetIO().KeyMods == 0; }

// The pointer as it is, on whatever it was put down.
bool is_held(const Scene& scene) {
  return holds_key() || ImGui::IsMouseDown(ImGuiMouseButton_Left) ||
         scene.frame.view.finger_count > 0;
}

}  // namespace

void hold_to_peek(Scene& scene, Seat seat, ShieldAt where, const Rect& shield, const Rect& room) {
  Frame& frame = scene.frame;
  if (!frame.app.may_look(seat)) return;
  const TargetName name = named("peek", index(seat), static_cast<std::size_t>(where));
  const Rect& area = for_fingers(frame) ? room : shield;
  const Contact contact = frame.targets.add(name, area, Role::control);
  const float radius = std::min(shield.w, shield.h) / 2;
  if (contact.pointed) {
    frame.paint.glow_disc(shield.center(), radius, 0.6F);
    scene.tell(frame.words("ui.graenaland.hand.peek"), {}, shield);
  }
  if (contact.focused) focus_ring(frame, shield, radius);
  if (contact.held && !scene.model.hand.peeks) look(scene, seat);
}

void draw_peek(Scene& scene) {
  Frame& frame = scene.frame;
  HandModel& hand = scene.model.hand;
  if (!hand.peeks) {
    const std::optional<Seat> seat = who_may_look(scene);
    if (seat && !scene.quiet && holds_key()) look(scene, *seat);
    return;
  }
  // Any deed covers the hand again, too; before the command is carried out it is still covered.
  if (!is_held(scene)) {
    hand.peeks = false;
    if (frame.app.looker()) frame.order("look off");
    return;
  }
  frame.animating = true;
  if (!frame.app.looker()) return;
  const Rect screen = frame.screen();
  frame.paint.fill(screen, fade(current_palette.veil, 0.86F));
  frame.targets.begin_modal();
  const float high = std::min(screen.h * 0.6F, frame.em(15));
  draw_hand(scene, {screen.x + frame.em(0.7F), screen.bottom() - high - frame.em(0.7F),
                    screen.w - frame.em(1.4F), high});
}

}  // namespace meadhall::table::graenaland_table
