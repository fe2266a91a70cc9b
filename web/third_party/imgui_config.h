// Dear ImGui's IMGUI_USER_CONFIG. The demo, the debug tools and the built-in font are not shipped.
#pragma once

#include <stdarg.h>
#include <stdio.h>

#define ImDrawIdx unsigned int  // one board of many shapes overruns 16 bits
#define IMGUI_DISABLE_DEMO_WINDOWS
#define IMGUI_DISABLE_DEBUG_TOOLS
#define IMGUI_DISABLE_DEFAULT_FONT
#define IMGUI_DISABLE_OBSOLETE_FUNCTIONS
#define IMGUI_DISABLE_DEFAULT_SHELL_FUNCTIONS
#define IMGUI_DISABLE_FILE_FUNCTIONS

#ifdef __EMSCRIPTEN__
// SDL's: libc's reads and writes fractions, with more code than a window takes. Its snprintf writes nothing
// (sdl_left_out.c), for ImGui itself names only its backends with it.
extern "C" int SDL_snprintf(char* text, size_t room, const char* form, ...);
extern "C" int SDL_vsnprintf(char* text, size_t room, const char* form, va_list values);
#define snprintf SDL_snprintf
#define vsnprintf SDL_vsnprintf
// It reads the version of a language (imgui_left_out.cpp).
extern "C" int imgui_reads(const char* text, const char* form, ...);
#define sscanf imgui_reads
// A shader that the browser refuses, of which the form alone says enough (imgui_left_out.cpp).
extern "C" void imgui_tells(const char* form, ...);
#define fprintf(stream, ...) imgui_tells(__VA_ARGS__)
#endif
