// What SDL's window and ImGui's backend ask of the parts of SDL that are not built (sdl_config.h):
// there is no renderer, and no game pad.
#include "SDL_gamecontroller.h"
#include "SDL_render.h"

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
