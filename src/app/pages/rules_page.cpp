#include "app/pages/page_writer.h"

namespace meadhall::app {

void write_rules(PageWriter& page) {
  page.title("app.rules");
  page.json.key("actions").array();
  page.action("back", "app.back");
  page.json.end_array();
}

}  // namespace meadhall::app
