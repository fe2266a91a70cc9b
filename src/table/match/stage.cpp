#include "table/match/stage.h"

#include "table/kit/widgets.h"

namespace meadhall::table::match {

void Stage::thing_at(const TargetName& name, Inspectable about, const Rect& area) {
  const Contact contact = frame.targets.add(name, area, Role::thing);
  if (contact.pointed) point(about, area);
  if (contact.focused) focus_ring(frame, area, 4);
}

}  // namespace meadhall::table::match
