#include "app/pages/page_writer.h"
#include "app/screens/slot_words.h"

namespace meadhall::app {

void write_saves(PageWriter& page) {
  const App& app = page.app;
  page.title("app.saves");
  page.json.key("fields").array();
  for (const Slot& slot : app.slots().all()) {
    const SlotWords words = slot_words(app, slot);
    std::string told = words.who;
    for (const std::string* more : {&words.where, &words.when}) {
      if (!more->empty()) told += " · " + *more;
    }
    page.heading(words.name, told);
    if (slot.id == kPreviousSlot || slot.id == kDamagedSlot) continue;
    page.field("rename " + slot.id, page.say(Message("saves.new_name").with("name", words.name)),
               slot.name);
  }
  page.json.end_array();
  if (app.slots().all().empty()) {
    page.json.key("sections").array();
    page.section(page.say("saves.none"), "board", {page.say("saves.none_told")});
    page.json.end_array();
  }

  page.json.key("actions").array();
  for (const std::string_view each : {"save", "export", "copy save"}) page.offer(each);
  page.action("import");
  for (const Slot& slot : app.slots().all()) {
    const auto about = [&](std::string_view id, std::string_view command) {
      page.action_said(std::string(command) + " " + slot.id,
                       page.say(Message(id).with("name", slot_words(app, slot).name)));
    };
    if (slot.content) about("saves.load_one", "load");
    about("saves.download_one", "download");
    about(app.doubted() == slot.id ? "saves.delete_sure" : "saves.delete_one", "delete");
  }
  page.action("back");
  page.json.end_array();
}

}  // namespace meadhall::app
