// Functions in the place of SDL's own (web/third_party.cmake), and what SDL's window and ImGui's
// backend ask of the parts of SDL that are not built (sdl_config.h):
// there is no renderer, no game pad, no picture in memory (icons, cursors of one's own, windows that are
// drawn by the processor), no gesture of several fingers that SDL makes sense of, and nobody who reads its log.
// Nor does SDL fill the screen, hold the pointer, write the page's title or ask before it is left: that is the page's.
#include <emscripten/html5.h>

#include "SDL_error.h"
#include "SDL_events.h"
#include "SDL_gamecontroller.h"
#include "SDL_log.h"
#include "SDL_render.h"
#include "SDL_surface.h"

// What it would write is for that log, and names of backends.
int SDL_snprintf(char* text, size_t room, const char* form, ...) {
  if (room > 0) *text = 0;
  return (void)form, 0;
}
int SDL_SetError(const char* form, ...) { return (void)form, -1; }
void SDL_LogMessageV(int category, SDL_LogPriority priority, const char* form, va_list values) {
  (void)category, (void)priority, (void)form, (void)values;
}

char* SDL_getenv(const char* name) { return (void)name, (char*)0; }

// Of Emscripten's script; who defines such a function does without that of the script.
EMSCRIPTEN_RESULT emscripten_set_fullscreenchange_callback_on_thread(const char* target, void* data, bool capture,
                                                                     em_fullscreenchange_callback_func called,
                                                                     pthread_t thread) {
  (void)target, (void)data, (void)capture, (void)called, (void)thread;
  return EMSCRIPTEN_RESULT_NOT_SUPPORTED;
}
EMSCRIPTEN_RESULT emscripten_request_fullscreen_strategy(const char* target, bool defer,
                                                         const EmscriptenFullscreenStrategy* strategy) {
  (void)target, (void)defer, (void)strategy;
  return EMSCRIPTEN_RESULT_NOT_SUPPORTED;
}
EMSCRIPTEN_RESULT emscripten_exit_fullscreen(void) { return EMSCRIPTEN_RESULT_NOT_SUPPORTED; }
EMSCRIPTEN_RESULT emscripten_set_pointerlockchange_callback_on_thread(const char* target, void* data, bool capture,
                                                                      em_pointerlockchange_callback_func called,
                                                                      pthread_t thread) {
  (void)target, (void)data, (void)capture, (void)called, (void)thread;
  return EMSCRIPTEN_RESULT_NOT_SUPPORTED;
}
EMSCRIPTEN_RESULT emscripten_request_pointerlock(const char* target, bool defer) {
  (void)target, (void)defer;
  return EMSCRIPTEN_RESULT_NOT_SUPPORTED;
}
EMSCRIPTEN_RESULT emscripten_exit_pointerlock(void) { return EMSCRIPTEN_RESULT_NOT_SUPPORTED; }
EMSCRIPTEN_RESULT emscripten_set_beforeunload_callback_on_thread(void* data, em_beforeunload_callback called,
                                                                 pthread_t thread) {
  (void)data, (void)called, (void)thread;
  return EMSCRIPTEN_RESULT_NOT_SUPPORTED;
}
void emscripten_set_window_title(const char* title) { (void)title; }
// For a list of modes that nobody chooses from.
void emscripten_get_screen_size(int* width, int* height) { *width = *height = 1; }

SDL_Renderer* SDL_GetRenderer(SDL_Window* window) { return (void)window, (SDL_Renderer*)0; }
void SDL_DestroyRendererWithoutFreeing(SDL_Renderer* renderer) { (void)renderer; }
int SDL_GetRendererOutputSize(SDL_Renderer* renderer, int* width, int* height) {
  return (void)renderer, (void)width, (void)height, SDL_Unsupported();
}

int SDL_NumJoysticks(void) { return 0; }
SDL_bool SDL_IsGameController(int index) { return (void)index, SDL_FALSE; }
SDL_GameController* SDL_GameControllerOpen(int index) { return (void)index, (SDL_GameController*)0; }
void SDL_GameControllerClose(SDL_GameController* pad) { (void)pad; }
Uint8 SDL_GameControllerGetButton(SDL_GameController* pad, SDL_GameControllerButton button) {
  return (void)pad, (void)button, 0;
}
Sint16 SDL_GameControllerGetAxis(SDL_GameController* pad, SDL_GameControllerAxis axis) {
  return (void)pad, (void)axis, 0;
}

SDL_Surface* SDL_CreateRGBSurface(Uint32 flags, int width, int height, int depth, Uint32 red, Uint32 green,
                                  Uint32 blue, Uint32 alpha) {
  (void)flags, (void)width, (void)height, (void)depth, (void)red, (void)green, (void)blue, (void)alpha;
  return SDL_Unsupported(), (SDL_Surface*)0;
}
SDL_Surface* SDL_CreateRGBSurfaceFrom(void* pixels, int width, int height, int depth, int pitch, Uint32 red,
                                      Uint32 green, Uint32 blue, Uint32 alpha) {
  (void)pixels, (void)pitch;
  return SDL_CreateRGBSurface(0, width, height, depth, red, green, blue, alpha);
}
SDL_Surface* SDL_ConvertSurfaceFormat(SDL_Surface* surface, Uint32 format, Uint32 flags) {
  (void)surface, (void)format, (void)flags;
  return SDL_Unsupported(), (SDL_Surface*)0;
}
void SDL_FreeSurface(SDL_Surface* surface) { (void)surface; }
SDL_bool SDL_PixelFormatEnumToMasks(Uint32 format, int* bits, Uint32* red, Uint32* green, Uint32* blue,
                                    Uint32* alpha) {
  (void)format, (void)bits, (void)red, (void)green, (void)blue, (void)alpha;
  return SDL_FALSE;
}
void SDL_CalculateGammaRamp(float gamma, Uint16* ramp) { (void)gamma, (void)ramp; }

struct SDL_VideoDevice;
int Emscripten_CreateWindowFramebuffer(struct SDL_VideoDevice* device, SDL_Window* window, Uint32* format,
                                       void** pixels, int* pitch) {
  (void)device, (void)window, (void)format, (void)pixels, (void)pitch;
  return SDL_Unsupported();
}
int Emscripten_UpdateWindowFramebuffer(struct SDL_VideoDevice* device, SDL_Window* window, const SDL_Rect* rects,
                                       int count) {
  (void)device, (void)window, (void)rects, (void)count;
  return SDL_Unsupported();
}
void Emscripten_DestroyWindowFramebuffer(struct SDL_VideoDevice* device, SDL_Window* window) {
  (void)device, (void)window;
}

int SDL_GestureAddTouch(SDL_TouchID touch) { return (void)touch, 0; }
int SDL_GestureDelTouch(SDL_TouchID touch) { return (void)touch, 0; }
void SDL_GestureProcessEvent(SDL_Event* event) { (void)event; }
void SDL_GestureQuit(void) {}
