#include "table/input_queue.h"

#include <imgui.h>
#include <imgui_internal.h>

#include <algorithm>
#include <limits>
#include <utility>

namespace meadhall::table {
namespace {

// A frame is on the screen when the next one begins: only what comes after that was meant for it.
constexpr int kUnseenFrames = 2;
constexpr double kLongestWait = 1;  // seconds

bool changes_key(const ImGuiInputEvent& event) { return event.Type == ImGuiInputEventType_Key; }
bool changes_button(const ImGuiInputEvent& event) {
  return event.Type == ImGuiInputEventType_MouseButton;
}

// Shift and the like are no presses: what they change comes after them.
bool modifies(ImGuiKey key) { return (key & ImGuiMod_Mask_) != 0 || ImGui::IsLRModKey(key); }

// Drops the presses before event number `end`, and their releases.
void drop_before(std::uint32_t end, ImVector<ImGuiInputEvent>& queue) {
  ImVector<int> dropped;  // keys, and −1 and below for buttons
  const auto drops = [&](const ImGuiInputEvent& event) {
    const bool before = event.EventId < end;
    if (event.Type == ImGuiInputEventType_Text) return before;
    if (!changes_button(event) && (!changes_key(event) || modifies(event.Key.Key))) return false;
    const bool button = changes_button(event);
    const int which = button ? -1 - event.MouseButton.Button : static_cast<int>(event.Key.Key);
    if (!(button ? event.MouseButton.Down : event.Key.Down)) return dropped.find_erase(which);
    if (before) dropped.push_back(which);
    return before;
  };
  int kept = 0;
  for (const ImGuiInputEvent& event : queue) {
    if (!drops(event)) queue[kept++] = event;
  }
  queue.resize(kept);
}

// ImGui would keep a key that follows a change of a button for the next frame, but not one that
// goes before it.
void keys_go_first(ImVector<ImGuiInputEvent>& queue) {
  for (int i = 1; i < queue.Size; ++i) {
    if (changes_key(queue[i]) && queue[i].Key.Down && changes_button(queue[i - 1])) {
      std::swap(queue[i - 1], queue[i]);
    }
  }
}

}  // namespace

bool InputQueue::sift(const Aim& aim, double now) {
  ImGuiContext& context = *ImGui::GetCurrentContext();
  const bool changed = std::exchange(aim_, aim) != aim;
  if (changed) unseen_ = kUnseenFrames;
  while (!notes_.empty() && notes_.front().when < now - kLongestWait) {
    late_ = notes_.front().end;
    notes_.erase(notes_.begin());
  }
  notes_.push_back({now, context.InputEventsNextEventId});
  drop_before(unseen_ > 0 ? std::numeric_limits<std::uint32_t>::max() : late_,
              context.InputEventsQueue);
  unseen_ = std::max(0, unseen_ - 1);
  keys_go_first(context.InputEventsQueue);
  return changed;
}

bool InputQueue::waits() { return !ImGui::GetCurrentContext()->InputEventsQueue.empty(); }

}  // namespace meadhall::table
