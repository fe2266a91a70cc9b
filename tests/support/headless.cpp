#include "tests/support/headless.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <cstdint>
#include <span>
#include <utility>

#include <fonts.h>

#include "core/hash.h"

namespace meadhall::tests {
namespace {

// Seconds from one press to the next, at least: no hand means two things within less.
constexpr double kNoDoubleClick = 0.4;
constexpr int kSettlingFrames = 4;  // as in the browser: input needs some frames to be understood

}  // namespace

NoWindow::NoWindow(float width, float height) : context_(ImGui::CreateContext()) {
  REQUIRE(ImGui::GetCurrentContext() == context_);
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;
  io.LogFilename = nullptr;
  io.BackendFlags |= ImGuiBackendFlags_RendererHasTextures;
  resize(width, height);
}

NoWindow::~NoWindow() {
  // The letters' textures are ours to give up.
  for (ImTextureData* texture : ImGui::GetPlatformIO().Textures) {
    texture->SetTexID(ImTextureID_Invalid);
    texture->SetStatus(ImTextureStatus_Destroyed);
  }
  ImGui::DestroyContext(context_);
}

void NoWindow::resize(float width, float height) { ImGui::GetIO().DisplaySize = {width, height}; }

void NoWindow::begin(double seconds) {
  ImGuiIO& io = ImGui::GetIO();
  io.DeltaTime = static_cast<float>(seconds);
  if (io.Fonts->Fonts.empty()) {  // Dear ImGui wants one, whether anything is written or not
    ImFontConfig config;
    config.FontDataOwnedByAtlas = false;
    std::vector<unsigned char> font = table::english_faces().sans;
    io.Fonts->AddFontFromMemoryTTF(font.data(), static_cast<int>(font.size()), 16, &config);
  }
  ImGui::NewFrame();
}

void NoWindow::end() {
  ImGui::Render();
  for (ImTextureData* texture : ImGui::GetPlatformIO().Textures) {
    if (texture->Status == ImTextureStatus_WantCreate) texture->SetTexID(1);
    const bool unwanted = texture->Status == ImTextureStatus_WantDestroy;
    if (unwanted) texture->SetTexID(ImTextureID_Invalid);
    texture->SetStatus(unwanted ? ImTextureStatus_Destroyed : ImTextureStatus_OK);
  }
}

Headless::Headless(app::App the_app, float width, float height, By by)
    : app(std::move(the_app)), window_(width, height), size_(width, height), by_(by) {
  table.load_fonts();
  table.add_letters(table::all_faces(fonts::letters).value());
  table.record_words(&words);
  settle();
}

void Headless::frame(double seconds) {
  now_ += seconds;
  table::View view{.width = size_.x,
                   .height = size_.y,
                   .now = now_,
                   .reduced_motion = reduced_motion,
                   .touch = by_ == By::touch};
  view.finger_count = static_cast<std::uint8_t>(std::min(fingers_.size(), view.fingers.size()));
  for (std::size_t i = 0; i < view.finger_count; ++i) view.fingers[i] = fingers_[i];
  table.sift_input(app, now_);
  window_.frame(seconds, [&] { table.draw(app, view); });
}

void Headless::settle() {
  for (int frames = 0, still = 0; still < kSettlingFrames; ++frames) {
    REQUIRE_MESSAGE(frames < 60 * 100, "the table does not come to rest");
    const std::uint32_t before = app.revision();
    frame(0.05);
    const bool due = table.animating() || table.input_waits() || app.revision() != before;
    still = due ? 0 : still + 1;
  }
}

void Headless::resize(float width, float height, By by) {
  size_ = {width, height};
  by_ = by;
  window_.resize(width, height);
  ImGui::GetIO().AddMousePosEvent(-FLT_MAX, -FLT_MAX);
  settle();
}

void Headless::order(std::string_view line) {
  CAPTURE(line);
  REQUIRE_MESSAGE(app.command(line).ok(), (app.notice() ? app.notice()->text : ""));
  settle();
}

void Headless::move_to(ImVec2 at) {
  hand_ = at;
  ImGui::GetIO().AddMousePosEvent(at.x, at.y);
  frame();
  frame();
}

void Headless::press(ImVec2 at) {
  hand_ = at;
  now_ += kNoDoubleClick;
  ImGui::GetIO().AddMousePosEvent(at.x, at.y);
  frame();
  ImGui::GetIO().AddMouseButtonEvent(0, true);
  frame();
}

void Headless::release() {
  ImGui::GetIO().AddMouseButtonEvent(0, false);
  frame();
  if (by_ == By::touch) {  // a finger that is gone points at nothing
    for (int i = 0; i < kSettlingFrames; ++i) frame();
    ImGui::GetIO().AddMousePosEvent(-FLT_MAX, -FLT_MAX);
  }
  settle();
}

void Headless::click(ImVec2 at) {
  press(at);
  release();
}

void Headless::wheel(float up, float right) {
  ImGui::GetIO().AddMouseWheelEvent(right, up);
  settle();
}

void Headless::key(ImGuiKey key, bool shift) {
  ImGuiIO& io = ImGui::GetIO();
  if (shift) io.AddKeyEvent(ImGuiMod_Shift, true);
  io.AddKeyEvent(key, true);
  frame();
  io.AddKeyEvent(key, false);
  if (shift) io.AddKeyEvent(ImGuiMod_Shift, false);
  settle();
}

void Headless::fingers(std::vector<table::View::Finger> at) {
  fingers_ = std::move(at);
  frame();
  frame();
}

std::optional<table::TargetPlace> Headless::find_any(std::string_view what,
                                                     std::optional<std::uint32_t> a) const {
  for (const table::TargetPlace& place : table.places()) {
    if (place.what == what && (!a || place.a == *a)) return place;
  }
  return std::nullopt;
}

table::TargetPlace Headless::find(std::string_view what, std::optional<std::uint32_t> a) const {
  const std::optional<table::TargetPlace> place = find_any(what, a);
  REQUIRE_MESSAGE(place.has_value(), "no " << what << " " << a.value_or(0) << " is drawn");
  return *place;
}

std::uint64_t Headless::picture() const {
  std::vector<std::int64_t> all;
  for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists) {
    for (const ImDrawVert& vertex : list->VtxBuffer) {
      // A hundredth of a pixel is nothing; letters may move in their texture.
      all.push_back(std::lround(vertex.pos.x * 100));
      all.push_back(std::lround(vertex.pos.y * 100));
      all.push_back(vertex.col);
    }
  }
  return hash_bytes(all.data(), all.size() * sizeof all[0]);
}

}  // namespace meadhall::tests
