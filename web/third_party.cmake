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

# Indices of 32 bits: one board of many shapes overruns 16. The demo, the debug tools
# and the built-in font are not shipped.
set(imgui "${MEADHALL_THIRD_PARTY}/imgui")
_third_party(imgui
  SOURCES ${imgui}/imgui.cpp ${imgui}/imgui_draw.cpp ${imgui}/imgui_tables.cpp ${imgui}/imgui_widgets.cpp
  INCLUDES ${imgui}
  DEFINES "ImDrawIdx=unsigned int" IMGUI_DISABLE_DEMO_WINDOWS IMGUI_DISABLE_DEBUG_TOOLS IMGUI_DISABLE_DEFAULT_FONT
    IMGUI_DISABLE_OBSOLETE_FUNCTIONS IMGUI_DISABLE_DEFAULT_SHELL_FUNCTIONS IMGUI_DISABLE_FILE_FUNCTIONS)

# The page draws with draw lists alone: what is not drawing is rather small than fast.
if(EMSCRIPTEN)
  set_source_files_properties(${imgui}/imgui.cpp ${imgui}/imgui_tables.cpp ${imgui}/imgui_widgets.cpp
    PROPERTIES COMPILE_OPTIONS -Oz)
endif()

# Subset fonts as C++ arrays: `#include <fonts.h>`.
find_program(NODE node REQUIRED)
set(fonts "${CMAKE_BINARY_DIR}/fonts")
file(GLOB font_files CONFIGURE_DEPENDS "${MEADHALL_THIRD_PARTY}/fonts/*.ttf")
add_custom_command(
  OUTPUT ${fonts}/fonts.h ${fonts}/fonts.cpp
  COMMAND ${NODE} "${CMAKE_SOURCE_DIR}/web/embed.mjs" "${fonts}" ${font_files}
  DEPENDS "${CMAKE_SOURCE_DIR}/web/embed.mjs" ${font_files}
  VERBATIM)
_third_party(fonts SOURCES ${fonts}/fonts.cpp ${fonts}/fonts.h INCLUDES ${fonts})
target_compile_features(fonts PUBLIC cxx_std_20)

# The window, events and drawing of ImGui in the browser. SDL2 is emcc's own port, built from the
# sources that the preset's EMCC_LOCAL_PORTS names.
if(EMSCRIPTEN)
  _third_party(imgui_browser
    SOURCES ${imgui}/backends/imgui_impl_sdl2.cpp ${imgui}/backends/imgui_impl_opengl3.cpp
    INCLUDES ${imgui}/backends
    DEFINES IMGUI_IMPL_OPENGL_ES3)
  target_compile_options(imgui_browser PUBLIC -sUSE_SDL=2 PRIVATE -Oz)
  target_link_libraries(imgui_browser PUBLIC imgui)
endif()
