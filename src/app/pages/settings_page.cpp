#include "app/pages/page_writer.h"

namespace meadhall::app {

void write_settings(PageWriter& page) {
  page.title("app.settings");
  page.json.key("fields").array();
  for (std::size_t i = 0; i < kSettings; ++i) {
    const auto setting = static_cast<Setting>(i);
    const SettingSpec& spec = spec_of(setting);
    const std::string id = "setting." + std::string(spec.id);
    page.choices("setting " + std::string(spec.id), page.say(id),
                 page.app.settings().value(setting));
    for (const std::string_view value : spec.values) {
      page.choice(value, page.say(id + "." + std::string(value)));
    }
    page.end_choices();
  }
  page.json.end_array();
  page.json.key("actions").array();
  page.offer("fullscreen");
  page.action("back");
  page.json.end_array();
}

}  // namespace meadhall::app
