#include "table/kit/search_field.h"

#include <imgui.h>

#include "table/kit/widgets.h"

namespace meadhall::table {

void search_field(Frame& frame, const Rect& row, const Search& search) {
  Paint& paint = frame.paint;
  const bool searching = !search.word.empty();
  const float tail = searching ? std::max(paint.em(2), for_fingers(frame) ? 44.0F : 0) : 0;
  field(frame, {"search"}, row, search.word, search.command, tail);
  if (searching) {
    const Rect place{row.right() - tail, row.y, tail, row.h};
    const Contact contact = frame.targets.add({"search-clear"}, place, Role::control);
    const float radius = paint.em(0.85F);
    if (contact.pointed) paint.disc(place.center(), radius, current_palette.paper_shade);
    draw_icon(paint, Icon::close, place.center(), paint.em(0.95F), current_palette.ink_soft);
    if (contact.focused) focus_ring(frame, around(place.center(), 2 * radius, 2 * radius), radius);
    if (contact.pointed) frame.say(frame.words("rules.clear"));
    if (contact.told) frame.tip = {place, frame.words("rules.clear")};
    if (contact.clicked) frame.order(std::string(search.command));
  } else {
    paint.text_within({row.x + paint.em(0.7F), row.center().y}, row.w - paint.em(1.4F), search.hint,
                      {Face::sans, 1.0F, current_palette.ink_faint});
  }
  if (ImGui::IsKeyPressed(ImGuiKey_Slash, false) && !ImGui::GetIO().KeyShift) {
    frame.text_edit =
        TextEdit{std::string(search.command), std::string(search.word), row.x, row.y, row.w, row.h};
  }
}

}  // namespace meadhall::table
