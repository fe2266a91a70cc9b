// The least program that shows ImGui's drawing in a browser. See CMakeLists.txt for its purpose.
#include <GLES3/gl3.h>
#include <SDL.h>
#include <emscripten.h>
#include <emscripten/html5.h>
#include <fonts.h>
#include <imgui.h>
#include <imgui_impl_opengl3.h>
#include <imgui_impl_sdl2.h>

#include <vector>

#include "table/kit/outlines.h"

namespace {

SDL_Window* window = nullptr;

// The page's marks: the first frame counts once the browser has been given it.
// clang-format off: it takes the JavaScript for C++
EM_JS(void, mark_first_frame, (), {
  requestAnimationFrame(() => performance.mark('first-frame'));
});
// clang-format on

void draw_frame() {
  SDL_Event event;
  while (SDL_PollEvent(&event)) ImGui_ImplSDL2_ProcessEvent(&event);
  ImGui_ImplOpenGL3_NewFrame();
  ImGui_ImplSDL2_NewFrame();
  ImGui::NewFrame();
  ImGui::GetBackgroundDrawList()->AddText({8, 8}, IM_COL32_WHITE, "A line.");
  ImGui::Render();
  const ImVec2 size = ImGui::GetIO().DisplaySize;
  const ImVec2 scale = ImGui::GetIO().DisplayFramebufferScale;
  glViewport(0, 0, static_cast<int>(size.x * scale.x), static_cast<int>(size.y * scale.y));
  glClearColor(0.1F, 0.1F, 0.12F, 1.0F);
  glClear(GL_COLOR_BUFFER_BIT);
  ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());

  static bool first = true;
  if (first) mark_first_frame();
  first = false;
}

}  // namespace

int main() {
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return 1;
  window = SDL_CreateWindow("Bare", SDL_WINDOWPOS_UNDEFINED, SDL_WINDOWPOS_UNDEFINED, 800, 600,
                            SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
  EmscriptenWebGLContextAttributes wanted;
  emscripten_webgl_init_context_attributes(&wanted);
  wanted.majorVersion = 2;
  emscripten_webgl_make_context_current(emscripten_webgl_create_context("#canvas", &wanted));
  ImGui::CreateContext();
  ImFontConfig borrowed;  // the atlas must not free what it is given
  borrowed.FontDataOwnedByAtlas = false;
  std::vector<unsigned char> font = meadhall::table::unpack_face({fonts::alegreya_sans_400});
  ImGui::GetIO().Fonts->AddFontFromMemoryTTF(font.data(), static_cast<int>(font.size()), 16,
                                             &borrowed);
  ImGui_ImplSDL2_InitForOther(window);
  ImGui_ImplOpenGL3_Init("#version 300 es");
  emscripten_set_main_loop(draw_frame, 0, false);
  return 0;
}
