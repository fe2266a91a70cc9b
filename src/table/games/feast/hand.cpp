#include "table/games/feast/hand.h"

#include "table/kit/widgets.h"

namespace meadhall::table::feast_table {

Contact touch_good(Scene& scene, feast::Item item, const Rect& area) {
  const TargetName name{feast::is_good(item) ? "good" : "thing", static_cast<std::uint32_t>(item)};
  const Contact contact = scene.frame.targets.add(name, area, Role::thing);
  if (contact.told) {
    scene.point(feast::make_inspectable(feast::InspectableKind::item, feast::number(item)), area);
  }
  if (contact.focused) focus_ring(scene.frame, area, scene.frame.em(0.25F));
  return contact;
}

}  // namespace meadhall::table::feast_table
