#include "app/pages/page_writer.h"
#include "app/screens/records_words.h"

namespace meadhall::app {

void write_records(PageWriter& page) {
  const RecordsWords words = records_words(page.app);
  page.title("app.records");
  page.json.key("sections").array();
  std::vector<std::string> told = {words.told};
  told.insert(told.end(), words.daily.begin(), words.daily.end());
  if (!words.damage.empty()) told.push_back(words.damage);
  page.section(page.say(words.parts.empty() ? "records.none" : "app.records"), "board", told);
  for (const RecordsWords::Part& part : words.parts) {
    std::vector<Passage> rows;
    for (const RecordsWords::Row& row : part.rows) {
      Passage& passage = rows.emplace_back(Passage{Passage::Kind::row, row.who});
      for (std::size_t i = 0; i < row.cells.size(); ++i) {
        passage.cells.push_back({words.heads[i], row.cells[i]});
      }
    }
    page.section(part.game, "board", {}, rows);
  }
  page.json.end_array();
  page.json.key("actions").array();
  page.offer("records export");
  if (page.app.available("records forget")) {
    page.action("records forget",
                page.app.doubted() == kRecordsDoubted ? "records.forget_sure" : "records.forget");
  }
  page.action("back");
  page.json.end_array();
}

}  // namespace meadhall::app
