#include "table/games/feast/peek.h"

#include "table/kit/widgets.h"

namespace meadhall::table::feast_table {

bool touch_hand(Scene& scene, std::string_view what, const Rect& area) {
  const app::Peek* way = nullptr;
  const bool looks = scene.frame.app.looker().has_value();
  for (const app::Peek& each : scene.model.peeks) {
    if (looks || each.seat == scene.shown) way = &each;
  }
  if (way == nullptr) return false;
  // From 1 by seat; 0 ends it.
  const auto number =
      way->seat ? static_cast<std::uint32_t>(index(*way->seat) + 1) : std::uint32_t{0};
  const Contact contact = scene.frame.targets.add({what, number}, area, Role::control);
  if (contact.told) scene.tell(way->told, {}, area);
  if (contact.focused) focus_ring(scene.frame, area, scene.frame.em(0.3F));
  if (contact.clicked) scene.frame.order(way->command);
  return true;
}

}  // namespace meadhall::table::feast_table
