# Code and fonts of others, as web/toolchain.sh lays them out; web/third_party.json says what and whose.
# Their headers are SYSTEM includes and our warnings do not apply to them.

set(MEADHALL_THIRD_PARTY "${CMAKE_SOURCE_DIR}/build/third-party" CACHE PATH
  "The folder web/toolchain.sh fills")
if(NOT EXISTS "${MEADHALL_THIRD_PARTY}/imgui")
  message(FATAL_ERROR "${MEADHALL_THIRD_PARTY} is not there yet: run web/play.sh --build-only once.")
endif()

function(_third_party name)
  cmake_parse_arguments(PARSE_ARGV 1 LIB "" "" "SOURCES;INCLUDES;DEFINES")
  add_library(${name} STATIC ${LIB_SOURCES})
  target_include_directories(${name} SYSTEM PUBLIC ${LIB_INCLUDES})
  target_compile_definitions(${name} PUBLIC ${LIB_DEFINES})
  target_compile_options(${name} PRIVATE -w $<$<COMPILE_LANGUAGE:CXX>:-fno-exceptions;-fno-rtti>)
  add_library(third::${name} ALIAS ${name})
endfunction()

# Raw deflate for links (Debian has no miniz): the same sources everywhere, so the same links everywhere.
# Without gzip's half; deflateInit2() and inflateInit2() with windowBits -15 are raw deflate.
set(zlib "${MEADHALL_THIRD_PARTY}/zlib")
_third_party(zlib
  SOURCES ${zlib}/adler32.c ${zlib}/deflate.c ${zlib}/inffast.c ${zlib}/inflate.c ${zlib}/inftrees.c
    ${zlib}/trees.c ${zlib}/zutil.c
  INCLUDES ${zlib}
  DEFINES NO_GZIP)
# Links and saves have kilobytes: small rather than fast.
if(EMSCRIPTEN)
  target_compile_options(zlib PRIVATE -Oz)
endif()

# The functions of a library are weak (its sources are compiled so): one of the same name in its ..._left_out takes the
# place of it. All of the library is handed to the linker, which fetches nothing from an archive for a weak function.
function(_stand_ins library)
  target_link_options(${library} INTERFACE
    "SHELL:LINKER:--whole-archive $<TARGET_FILE:${library}> LINKER:--no-whole-archive")
endfunction()

# imgui_config.h and imgui_left_out.cpp say what we leave out.
set(imgui "${MEADHALL_THIRD_PARTY}/imgui")
_third_party(imgui
  SOURCES ${imgui}/imgui.cpp ${imgui}/imgui_draw.cpp ${imgui}/imgui_widgets.cpp
    "${CMAKE_SOURCE_DIR}/web/third_party/imgui_left_out.cpp"
  INCLUDES ${imgui} "${CMAKE_SOURCE_DIR}/web/third_party"
  DEFINES "IMGUI_USER_CONFIG=<imgui_config.h>")

# The page draws with draw lists alone: what is not drawing is rather small than fast.
if(EMSCRIPTEN)
  set_source_files_properties(${imgui}/imgui.cpp ${imgui}/imgui_widgets.cpp
    PROPERTIES COMPILE_OPTIONS -Oz COMPILE_DEFINITIONS "IMGUI_API=__attribute__((weak))")
  _stand_ins(imgui)
  # Glyphs are drawn from outlines here, often: fast, but not by copying small functions everywhere.
  set_source_files_properties(${imgui}/imgui_draw.cpp
    PROPERTIES COMPILE_FLAGS "-mllvm -inline-threshold=40")
endif()

# The outlines of letters (web/pack_fonts.py) as C++ arrays: `#include <fonts.h>`.
find_program(NODE node REQUIRED)
set(fonts "${CMAKE_BINARY_DIR}/fonts")
file(GLOB font_files CONFIGURE_DEPENDS "${MEADHALL_THIRD_PARTY}/fonts/*.outlines")
set(font_arrays ${font_files})
list(TRANSFORM font_arrays REPLACE ".*/(.*)\\.outlines" "${fonts}/\\1.cpp")
add_custom_command(
  OUTPUT ${fonts}/fonts.h ${font_arrays}
  COMMAND ${NODE} "${CMAKE_SOURCE_DIR}/web/embed.mjs" "${fonts}" ${font_files}
  DEPENDS "${CMAKE_SOURCE_DIR}/web/embed.mjs" ${font_files}
  VERBATIM)
_third_party(fonts SOURCES ${font_arrays} ${fonts}/fonts.h INCLUDES ${fonts})
target_compile_features(fonts PUBLIC cxx_std_20)

# The window and its events, and the drawing of ImGui in the browser. Not emcc's own port of SDL: that has
# everything, and half of it would be shipped (web/third_party/sdl_config.h says what we leave out).
if(EMSCRIPTEN)
  set(sdl "${MEADHALL_THIRD_PARTY}/sdl2")
  set(sdl_sources
    SDL.c SDL_assert.c SDL_error.c SDL_guid.c SDL_hints.c SDL_list.c SDL_log.c SDL_utils.c atomic/SDL_atomic.c
    atomic/SDL_spinlock.c cpuinfo/SDL_cpuinfo.c events/SDL_clipboardevents.c events/SDL_displayevents.c
    events/SDL_dropevents.c events/SDL_events.c events/SDL_keyboard.c events/SDL_keysym_to_scancode.c
    events/SDL_mouse.c events/SDL_quit.c events/SDL_scancode_tables.c events/SDL_touch.c events/SDL_windowevents.c
    file/SDL_rwops.c stdlib/SDL_iconv.c stdlib/SDL_malloc.c stdlib/SDL_qsort.c
    stdlib/SDL_stdlib.c stdlib/SDL_string.c stdlib/SDL_strtokr.c
    thread/SDL_thread.c thread/generic/SDL_syscond.c thread/generic/SDL_sysmutex.c thread/generic/SDL_syssem.c
    thread/generic/SDL_systhread.c thread/generic/SDL_systls.c timer/SDL_timer.c timer/unix/SDL_systimer.c
    video/SDL_clipboard.c video/SDL_rect.c video/SDL_video.c video/emscripten/SDL_emscriptenevents.c
    video/emscripten/SDL_emscriptenmouse.c video/emscripten/SDL_emscriptenvideo.c)
  list(TRANSFORM sdl_sources PREPEND "${sdl}/src/")
  _third_party(sdl SOURCES ${sdl_sources} "${CMAKE_SOURCE_DIR}/web/third_party/sdl_left_out.c" INCLUDES ${sdl}/include)
  target_compile_options(sdl PRIVATE -Oz -include "${CMAKE_SOURCE_DIR}/web/third_party/sdl_config.h")
  set_source_files_properties(${sdl_sources} PROPERTIES COMPILE_DEFINITIONS "DECLSPEC=__attribute__((weak))")
  _stand_ins(sdl)

  _third_party(imgui_browser
    SOURCES ${imgui}/backends/imgui_impl_sdl2.cpp ${imgui}/backends/imgui_impl_opengl3.cpp
    INCLUDES ${imgui}/backends
    DEFINES IMGUI_IMPL_OPENGL_ES3)
  target_compile_options(imgui_browser PRIVATE -Oz)
  target_link_libraries(imgui_browser PUBLIC imgui sdl)
endif()
