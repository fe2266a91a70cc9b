// Dear ImGui's IMGUI_USER_CONFIG. The demo, the debug tools and the built-in font are not shipped, nor are
// what reads settings and formats fractions: no settings are kept, and its names and tooltips have none.
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
// Of Emscripten's libc: whole numbers only, and less than half the size.
extern "C" int vsniprintf(char* text, size_t room, const char* form, va_list values);
#define vsnprintf vsniprintf
#define sscanf(...) 0
#endif
