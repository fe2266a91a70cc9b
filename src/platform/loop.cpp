#include "platform/loop.h"

#include <GLES3/gl3.h>
#include <SDL.h>
#include <emscripten.h>
#include <emscripten/html5.h>
#include <imgui.h>
#include <imgui_impl_opengl3.h>
#include <imgui_impl_sdl2.h>

#include <algorithm>
#include <array>
#include <cfloat>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>

#include "core/json_writer.h"
#include "core/sort_few.h"
#include "platform/bridge.h"
#include "table/bot_pause.h"
#include "table/table.h"

// Before the first touch: whether fingers are what this machine is made for.
// clang-format off
EM_JS(int, js_coarse, (), { return matchMedia('(pointer: coarse)').matches ? 1 : 0; });
// Sets the flag whenever the page gives the canvas another size.
EM_JS(void, js_watch_canvas, (std::uint8_t* sized), {
  new ResizeObserver(() => { HEAPU8[sized] = 1; }).observe(document.querySelector('#canvas'));
});
// clang-format on

namespace meadhall::platform {
namespace {

// Input needs some frames to settle once ImGui has handed it out: what is pointed at is decided on
// the places of the frame before.
constexpr int kSettlingFrames = 4;
constexpr int kFramesAfterChange = 2;

// What drawing costs, for tests and measurements.
class FrameStats {
 public:
  // `making`: milliseconds until the frame's triangles were ready; `sending`: until WebGL had them,
  // which waits for the graphics card and without one is mostly the browser's own drawing.
  void add(double making, double sending) {
    const auto at = static_cast<std::size_t>(drawn_ % kKept);
    making_[at] = static_cast<float>(making);
    sending_[at] = static_cast<float>(sending);
    ++drawn_;
  }
  // { "drawn": 12, "median_us": 800, "p95_us": 1200, "p99_us": 1500, "worst_us": 2000,
  //   "send_median_us": 300, "vertices": 12000 }, of the last frames.
  std::string report() const;
  int vertices = 0;

 private:
  static constexpr std::size_t kKept = 600;

  // In microseconds: whole numbers keep the report free of a number format's whims.
  int at(std::array<float, kKept> times, double share) const {
    const auto count = static_cast<std::size_t>(std::min<std::uint64_t>(drawn_, kKept));
    if (count == 0) return 0;
    sort_few(std::span(times).first(count), std::less());
    return static_cast<int>(
        times[static_cast<std::size_t>(share * static_cast<double>(count - 1))] * 1000);
  }

  std::uint64_t drawn_ = 0;
  std::array<float, kKept> making_{};
  std::array<float, kKept> sending_{};
};

SDL_Window* window = nullptr;
FrameStats stats;
int frames_due = 0;
int frames_until_leaving = 0;  // a finger was lifted: then nothing is pointed at any more
bool touch = false;
std::uint32_t drawn_revision = 0;
std::uint8_t canvas_sized = 1;  // set by the page: the canvas may have another size now
bool undrawn = false;           // the last frame's own commands changed something
table::BotPause bot_pause;

table::Table& the_table() {
  static table::Table table;
  return table;
}

std::string FrameStats::report() const {
  JsonWriter json;
  json.object();
  json.key("drawn").number(static_cast<int>(drawn_));
  json.key("median_us").number(at(making_, 0.5));
  json.key("p95_us").number(at(making_, 0.95));
  json.key("p99_us").number(at(making_, 0.99));
  json.key("worst_us").number(at(making_, 1));
  json.key("send_median_us").number(at(sending_, 0.5));
  json.key("vertices").number(vertices);
  json.end_object();
  return json.text();
}

void note_hand(const SDL_Event& event) {
  switch (event.type) {
    case SDL_MOUSEMOTION: touch = event.motion.which == SDL_TOUCH_MOUSEID; break;
    case SDL_MOUSEBUTTONDOWN:
      touch = event.button.which == SDL_TOUCH_MOUSEID;
      // A second tap on the same place is no motion to SDL, but ImGui was told the finger had left.
      ImGui::GetIO().AddMousePosEvent(static_cast<float>(event.button.x),
                                      static_cast<float>(event.button.y));
      frames_until_leaving = 0;
      break;
    case SDL_MOUSEBUTTONUP:
      if (event.button.which == SDL_TOUCH_MOUSEID) frames_until_leaving = kSettlingFrames;
      break;
    default: break;
  }
}

// Where the fingers are: the first is a mouse to SDL as well, several draw a board closer.
struct Fingers {
  struct Finger {
    SDL_FingerID id;
    float x;  // of the window's width
    float y;
  };
  std::array<Finger, 10> down{};
  std::size_t count = 0;

  bool follow(const SDL_Event& event) {
    if (event.type != SDL_FINGERDOWN && event.type != SDL_FINGERUP &&
        event.type != SDL_FINGERMOTION) {
      return false;
    }
    const Finger finger{event.tfinger.fingerId, event.tfinger.x, event.tfinger.y};
    const auto end = down.begin() + static_cast<std::ptrdiff_t>(count);
    const auto known =
        std::find_if(down.begin(), end, [&](const Finger& each) { return each.id == finger.id; });
    if (event.type == SDL_FINGERUP) {
      if (known == end) return false;
      std::copy(known + 1, end, known);
      --count;
    } else if (known != end) {
      *known = finger;
    } else if (count < down.size()) {
      down[count++] = finger;
    }
    return count > 1 || event.type != SDL_FINGERMOTION;
  }
};
Fingers fingers;

bool take_input() {
  bool any = false;
  SDL_Event event;
  while (SDL_PollEvent(&event)) {
    // ImGui repeats a held key itself, given frames; to it this might be a key pressed anew.
    if (event.type == SDL_KEYDOWN && event.key.repeat != 0) {
      any = true;
      continue;
    }
    note_hand(event);
    any = fingers.follow(event) || any;
    any = ImGui_ImplSDL2_ProcessEvent(&event) || any;
    if (event.type == SDL_WINDOWEVENT) {
      any = true;
      canvas_sized = 1;
    }
  }
  return any;
}

// The page sizes the canvas; SDL only hears of the window's own changes. To ask for its size makes
// the browser lay out the whole page, so that is done when it may have changed.
bool follow_canvas() {
  if (std::exchange(canvas_sized, 0) == 0) return false;
  double width = 0;
  double height = 0;
  if (emscripten_get_element_css_size("#canvas", &width, &height) != EMSCRIPTEN_RESULT_SUCCESS) {
    return false;
  }
  int had_width = 0;
  int had_height = 0;
  SDL_GetWindowSize(window, &had_width, &had_height);
  const int now_width = static_cast<int>(width + 0.5);
  const int now_height = static_cast<int>(height + 0.5);
  if (now_width < 1 || now_height < 1) return false;
  if (now_width == had_width && now_height == had_height) return false;
  SDL_SetWindowSize(window, now_width, now_height);
  return true;
}

void draw() {
  const double began = emscripten_get_now();
  ImGui_ImplOpenGL3_NewFrame();
  ImGui_ImplSDL2_NewFrame();
  ImGuiIO& io = ImGui::GetIO();
  if (frames_until_leaving > 0 && --frames_until_leaving == 0) {
    io.AddMousePosEvent(-FLT_MAX, -FLT_MAX);
  }
  io.DeltaTime = std::clamp(io.DeltaTime, 0.001F, 0.1F);
  ImGui::NewFrame();
  table::View view{.width = io.DisplaySize.x,
                   .height = io.DisplaySize.y,
                   .now = emscripten_get_now() / 1000,
                   .reduced_motion = bridge_reduced_motion(),
                   .touch = touch};
  view.finger_count = static_cast<std::uint8_t>(std::min(fingers.count, view.fingers.size()));
  for (std::size_t i = 0; i < view.finger_count; ++i) {
    view.fingers[i] = {fingers.down[i].x * view.width, fingers.down[i].y * view.height};
  }
  the_table().draw(the_app(), view);
  ImGui::Render();
  const double made = emscripten_get_now();
  const ImVec2 scale = io.DisplayFramebufferScale;
  glViewport(0, 0, static_cast<int>(io.DisplaySize.x * scale.x),
             static_cast<int>(io.DisplaySize.y * scale.y));
  const std::uint32_t ground = table::Table::ground();
  const auto channel = [&](int shift) { return static_cast<float>(ground >> shift & 255U) / 255; };
  glClearColor(channel(0), channel(8), channel(16), 1);
  glClear(GL_COLOR_BUFFER_BIT);
  stats.vertices = ImGui::GetDrawData()->TotalVtxCount;
  ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
  stats.add(made - began, emscripten_get_now() - made);
}

void draw_if_due() {
  if (!bridge_started()) return;
  const bool seen = !undrawn && the_app().revision() == drawn_revision;
  bot_pause.go_on(the_app(), the_table(), emscripten_get_now() / 1000, seen,
                  bridge_reduced_motion());
  bool due = take_input();
  due = bridge_woke() || due;
  due = follow_canvas() || due;
  due = due || the_app().revision() != drawn_revision;
  the_table().sift_input(the_app(), emscripten_get_now() / 1000);
  due = due || the_table().input_waits();
  if (due) frames_due = kSettlingFrames;
  if (the_table().animating() || frames_until_leaving > 0) frames_due = std::max(frames_due, 1);
  if (frames_due == 0) return;
  --frames_due;

  drawn_revision = the_app().revision();
  draw();
  undrawn = the_app().revision() != drawn_revision;
  if (undrawn) {
    drawn_revision = the_app().revision();
    frames_due = std::max(frames_due, kFramesAfterChange);
  }
  if (const auto edit = the_table().take_text_edit()) bridge_edit_text(*edit);
  bridge_after_frame();
}

bool running = false;

// Once a refresh of the screen. Whether it is to be called again.
bool on_refresh(double, void*) {
  running = !bridge_rests();
  if (running) draw_if_due();
  return running;
}

void run() {
  if (running) return;
  running = true;
  emscripten_request_animation_frame_loop(on_refresh, nullptr);
}

// SDL could make the context, by way of EGL, whose emulation would be most of what is shipped of
// SDL.
bool open_webgl() {
  EmscriptenWebGLContextAttributes wanted;
  emscripten_webgl_init_context_attributes(&wanted);
  wanted.majorVersion = 2;
  wanted.alpha = false;  // the table fills the page
  wanted.depth = false;
  wanted.antialias = false;  // ImGui feathers its edges itself
  const EMSCRIPTEN_WEBGL_CONTEXT_HANDLE context =
      emscripten_webgl_create_context("#canvas", &wanted);
  return context > 0 && emscripten_webgl_make_context_current(context) == EMSCRIPTEN_RESULT_SUCCESS;
}

}  // namespace

bool start_loop() {
  touch = js_coarse() != 0;
  SDL_SetHint(SDL_HINT_EMSCRIPTEN_KEYBOARD_ELEMENT, "#canvas");
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return false;
  window = SDL_CreateWindow("Meadhall", SDL_WINDOWPOS_UNDEFINED, SDL_WINDOWPOS_UNDEFINED, 1280, 720,
                            SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
  if (window == nullptr || !open_webgl()) return false;

  ImGui::CreateContext();
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;
  io.LogFilename = nullptr;
  the_table().load_fonts();
  ImGui_ImplSDL2_InitForOther(window);
  ImGui_ImplOpenGL3_Init("#version 300 es");
  js_watch_canvas(&canvas_sized);
  run();
  return true;
}

extern "C" {

// Stops and starts the loop.
EMSCRIPTEN_KEEPALIVE void meadhall_rest(int resting) {
  bridge_rest(resting != 0);
  if (resting == 0 && ImGui::GetCurrentContext() != nullptr) run();
}

// The letters English does without, as the page fetches them. Whether they are that.
EMSCRIPTEN_KEEPALIVE int meadhall_add_letters(const unsigned char* bytes, std::size_t size) {
  const std::optional<table::Faces> all = table::all_faces({bytes, size});
  if (!all) return 0;
  bridge_lend(*all);
  if (ImGui::GetCurrentContext() != nullptr) {  // there is something to draw with
    the_table().add_letters(*all);
    bridge_wake();
  }
  return 1;
}

// As JSON; what JavaScript is handed stays valid until the next call.
EMSCRIPTEN_KEEPALIVE const char* meadhall_frame_stats() {
  static std::string report;
  report = stats.report();
  return report.c_str();
}

// [{ "what": "pair", "a": 4, "b": 0, "x": 120, "y": 300, "w": 60, "h": 60, "choice": true }, …]:
// what the last frame had to click on, so that a test can click where a player would.
EMSCRIPTEN_KEEPALIVE const char* meadhall_targets() {
  static std::string report;
  JsonWriter json;
  json.array();
  for (const table::TargetPlace& place : the_table().places()) {
    json.object();
    json.key("what").string(place.what);
    json.key("a").number(static_cast<int>(place.a));
    json.key("b").number(static_cast<int>(place.b));
    json.key("x").number(static_cast<int>(place.x));
    json.key("y").number(static_cast<int>(place.y));
    json.key("w").number(static_cast<int>(place.width));
    json.key("h").number(static_cast<int>(place.height));
    json.key("choice").boolean(place.choice);
    json.end_object();
  }
  json.end_array();
  report = json.text();
  return report.c_str();
}

// { "text": "…", "x": 10, "y": 20, "w": 200, "h": 80 }: what is said of what is pointed at, and
// where.
EMSCRIPTEN_KEEPALIVE const char* meadhall_said() {
  static std::string report;
  const table::Said& said = the_table().said();
  JsonWriter json;
  json.object().key("text").string(said.words);
  json.key("x").number(static_cast<int>(said.x)).key("y").number(static_cast<int>(said.y));
  json.key("w").number(static_cast<int>(said.width)).key("h").number(static_cast<int>(said.height));
  report = json.end_object().text();
  return report.c_str();
}

// 1 if the Tab key should leave the canvas: the table's focus stands at that end.
EMSCRIPTEN_KEEPALIVE int meadhall_tab_leaves(int backwards) {
  return the_table().tab_leaves(backwards != 0) ? 1 : 0;
}

}  // extern "C"

}  // namespace meadhall::platform
