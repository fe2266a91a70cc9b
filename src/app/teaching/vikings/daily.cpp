#include "app/teaching/vikings/vikings.h"

namespace meadhall::app {

std::string_view vikings_daily() { return "1 2 basic 0 1 take 1\n"; }

}  // namespace meadhall::app
