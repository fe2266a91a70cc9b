// What the rest of Dear ImGui asks of imgui_tables.cpp, which is not built: the page draws its own tables.
// Who begins one all the same learns of it from the linker, for BeginTable() and Columns() are not here.
#include <imgui.h>
#include <imgui_internal.h>

namespace ImGui {

void TableSettingsAddSettingsHandler() {}
void TableGcCompactSettings() {}

void TableGcCompactTransientBuffers(ImGuiTable*) { __builtin_trap(); }
void TableGcCompactTransientBuffers(ImGuiTableTempData*) { __builtin_trap(); }
void TableEndRow(ImGuiTable*) { __builtin_trap(); }
void TableEndCell(ImGuiTable*) { __builtin_trap(); }
void EndTable() { __builtin_trap(); }
void EndColumns() { __builtin_trap(); }
void TablePushBackgroundChannel() { __builtin_trap(); }
void TablePopBackgroundChannel() { __builtin_trap(); }
void TablePushColumnChannel(int) { __builtin_trap(); }
void TablePopColumnChannel() { __builtin_trap(); }
void PushColumnsBackground() { __builtin_trap(); }
void PopColumnsBackground() { __builtin_trap(); }

}  // namespace ImGui
