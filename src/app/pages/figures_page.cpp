#include "app/pages/page_writer.h"
#include "app/screens/figures.h"

namespace meadhall::app {

void write_figures(PageWriter& page) {
  const Draft& draft = page.app.draft();
  const OwnFigures& figures = *draft.game->can.own_figures;
  page.title("app.figures");
  page.json.key("fields").array();
  for (const FigureBlock& block : figure_blocks(draft)) {
    if (!block.heading.empty()) page.heading(page.say(block.heading), "");
    for (const FigureLine& line : block.lines) {
      std::string label = line.name;
      if (line.uncertain && !line.own()) label += " \u2248";
      if (line.own())
        label += " (" + page.say(Message("app.figures_game").with("value", line.of_game)) + ")";
      page.field("figure " + line.name + ":", label, line.value);
    }
  }
  page.json.end_array();
  page.json.key("sections").array();
  std::vector<std::string> told = {page.say(figures_told(draft)), page.say("app.figures_hint")};
  if (!figures.legend.empty()) told.push_back(page.say(figures.legend));
  page.section(page.say("app.figures"), "board", told);
  page.json.end_array();
  page.json.key("actions").array();
  page.action("begin");
  page.action("invite");
  page.action("figures save");
  page.action("import", "app.figures_import");
  page.action("data", "app.figures_back", draft.own_figures() > 0);
  page.action("back");
  page.json.end_array();
}

}  // namespace meadhall::app
