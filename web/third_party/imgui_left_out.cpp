// What the rest of Dear ImGui asks of imgui_tables.cpp, which is not built: the page draws its own
// tables. Who begins one all the same learns of it from the linker, for BeginTable() and Columns()
// are not here.
#include <imgui.h>
#include <imgui_internal.h>
#ifdef __EMSCRIPTEN__
#include <emscripten/console.h>
#endif

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

#ifdef __EMSCRIPTEN__
// And in the page what it has no use for, in the place of Dear ImGui's own (web/third_party.cmake):
// windows, for all is drawn into the list behind them; widgets, for the table has its own targets
// (src/table/kit/targets.h), and the way from one to the next by keys; scrollbars, popups,
// shortcuts, tooltips; its own mouse, settings of windows, and copies of what is drawn as text; and
// to go on after something that was never ended, which elsewhere is an error.
bool Begin(const char*, bool*, ImGuiWindowFlags) { return false; }
void End() {}
void FocusWindow(ImGuiWindow*, ImGuiFocusRequestFlags) {}
void FocusTopMostWindowUnderOne(ImGuiWindow*, ImGuiWindow*, ImGuiViewport*,
                                ImGuiFocusRequestFlags) {}
void SetNextWindowSize(const ImVec2&, ImGuiCond) {}
bool ItemAdd(const ImRect&, ImGuiID, const ImRect*, ImGuiItemFlags) { return false; }
void ItemSize(const ImVec2&, float) {}
bool IsItemHovered(ImGuiHoveredFlags) { return false; }
bool ButtonBehavior(const ImRect&, ImGuiID, bool* hovered, bool* held, ImGuiButtonFlags) {
  if (hovered != nullptr) *hovered = false;
  if (held != nullptr) *held = false;
  return false;
}
bool CloseButton(ImGuiID, const ImVec2&) { return false; }
bool CollapseButton(ImGuiID, const ImVec2&) { return false; }
void RenderNavCursor(const ImRect&, ImGuiID, ImGuiNavRenderCursorFlags) {}
void RenderTextClipped(const ImVec2&, const ImVec2&, const char*, const char*, const ImVec2*,
                       const ImVec2&, const ImRect*) {}
void NavInitWindow(ImGuiWindow*, bool) {}
void NavInitRequestApplyResult() {}
void NavMoveRequestApplyResult() {}
void NavMoveRequestSubmit(ImGuiDir, ImGuiDir, ImGuiNavMoveFlags, ImGuiScrollFlags) {}
ImVec2 ScrollToRectEx(ImGuiWindow*, const ImRect&, ImGuiScrollFlags) { return {}; }
void ErrorRecoveryTryToRecoverWindowState(const ImGuiErrorRecoveryState*) {}
void ErrorCheckEndFrameFinalizeErrorTooltip() {}
void AddSettingsHandler(const ImGuiSettingsHandler*) {}
void RenderMouseCursor(ImVec2, float, ImGuiMouseCursor, ImU32, ImU32, ImU32) {}
void LogRenderedText(const ImVec2*, const char*, const char*) {}
void LogText(const char*, ...) {}
bool Shortcut(ImGuiKeyChord, ImGuiInputFlags, ImGuiID) { return false; }
void SetTooltip(const char*, ...) {}
void Scrollbar(ImGuiAxis) {}
ImVec2 FindBestWindowPosForPopup(ImGuiWindow*) { return {}; }
#endif

}  // namespace ImGui

#ifdef __EMSCRIPTEN__
void imgui_tells(const char* form, ...) { emscripten_err(form); }

// As sscanf(), of whole numbers (%d) among other letters.
int imgui_reads(const char* text, const char* form, ...) {
  int read = 0;
  va_list values;
  va_start(values, form);
  for (; *form != 0; ++form) {
    if (*form != '%') {
      if (*text++ != *form) break;
      continue;
    }
    ++form;
    if (*text < '0' || *text > '9') break;
    int& value = *va_arg(values, int*);
    for (value = 0; *text >= '0' && *text <= '9'; ++text) value = value * 10 + (*text - '0');
    ++read;
  }
  va_end(values);
  return read;
}

// Asked for OpenGL's version, which its backend takes from numbers.
const unsigned char* glGetString(unsigned) {
  return reinterpret_cast<const unsigned char*>("OpenGL ES 3.0");
}
#endif
