#include "table/screens/screens.h"

#include "core/must.h"
#include "table/screens/figures_screen.h"
#include "table/screens/hall.h"
#include "table/screens/new_match.h"
#include "table/screens/records_screen.h"
#include "table/screens/rules_screen.h"
#include "table/screens/saves_screen.h"
#include "table/screens/settings_screen.h"

namespace meadhall::table::screens {
namespace {

// One that keeps nothing from frame to frame.
template <void (*draw_frame)(Frame& frame)>
class PlainScreen final : public DrawnScreen {
 public:
  void draw(Frame& frame) override { draw_frame(frame); }
};

}  // namespace

std::unique_ptr<DrawnScreen> make_hall() { return std::make_unique<HallScreen>(); }

std::unique_ptr<DrawnScreen> make_screen(app::Screen which) {
  switch (which) {
    case app::Screen::hall:
    case app::Screen::table:
    case app::Screen::almanac: break;
    case app::Screen::new_match: return std::make_unique<NewMatchScreen>();
    case app::Screen::credits: return std::make_unique<PlainScreen<draw_credits>>();
    case app::Screen::settings: return std::make_unique<SettingsScreen>();
    case app::Screen::saves: return std::make_unique<SavesScreen>();
    case app::Screen::rules: return std::make_unique<RulesScreen>();
    case app::Screen::challenges: return std::make_unique<PlainScreen<draw_challenges>>();
    case app::Screen::records: return std::make_unique<RecordsScreen>();
    case app::Screen::figures: return std::make_unique<FiguresScreen>();
  }
  MUST(false);
  return nullptr;
}

}  // namespace meadhall::table::screens
