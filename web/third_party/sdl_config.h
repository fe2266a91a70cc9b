// Included before every source of SDL: of SDL the page wants a window and its events. All else is left
// out: sound, pads, sensors, renderers, blitters, and contexts of EGL, which would drag in every function
// of OpenGL by its name. The page's loop makes its WebGL context itself.
#include "SDL_config_emscripten.h"

#undef SDL_AUDIO_DRIVER_DISK
#undef SDL_AUDIO_DRIVER_DUMMY
#undef SDL_AUDIO_DRIVER_EMSCRIPTEN
#undef SDL_JOYSTICK_EMSCRIPTEN
#undef SDL_SENSOR_DUMMY
#undef SDL_LOADSO_DLOPEN
#undef SDL_VIDEO_RENDER_OGL_ES2
#undef SDL_VIDEO_OPENGL_ES2
#undef SDL_VIDEO_OPENGL_EGL
#undef SDL_POWER_EMSCRIPTEN
#undef SDL_FILESYSTEM_EMSCRIPTEN

#define SDL_AUDIO_DISABLED 1
#define SDL_JOYSTICK_DISABLED 1
#define SDL_SENSOR_DISABLED 1
#define SDL_RENDER_DISABLED 1
#define SDL_POWER_DISABLED 1
#define SDL_LOADSO_DISABLED 1
#define SDL_FILESYSTEM_DISABLED 1
#define SDL_LEAN_AND_MEAN 1

// SDL's own in place of libc's, which read and write fractions with more code than a window takes,
// and know how to write Chinese in ten ways.
#undef HAVE_VSSCANF
#undef HAVE_STRTOD
#undef HAVE_ATOF
#undef HAVE_VSNPRINTF
#undef HAVE_ICONV
#undef HAVE_ICONV_H
