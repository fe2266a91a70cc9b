#include "text/catalogue.h"
#include "text/every_language.h"

namespace meadhall::text {

void supply_every_language() {
  supply_ids(every_id());
  // Made by the same build: there is nothing in them to refuse.
  for (const LanguageWords& each : every_language())
    static_cast<void>(supply(each.language, each.words));
}

}  // namespace meadhall::text
