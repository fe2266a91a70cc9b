# The rooms of the house, and the one direction in which they may know each other.
#
#   room(<name> ROOT <folder below src/>
#        [FILES <header>…]       only these files of ROOT belong to the room (default: the whole folder)
#        [SHOWS <header>…]       only these headers are for others; its own sources see the whole folder
#        [SOURCES <file>…]       relative to src/ROOT, or absolute (generated files); none: a room of headers
#        [SMALL <file>…]         further sources, which the page has rather small than fast
#        [KNOWS <room>…]         rooms whose headers this room and everyone who knows it may include
#        [PRIVATELY <room>…]     rooms only this room's own sources may include
#        [USES <library>…]       third-party libraries (web/third_party.cmake), private to the room
#        [MOSTLY <header>…])     what most of its sources include anyway, read once for the room
#
#   room_program(<name> ROOT … SOURCES … [KNOWS …] [USES …])
#        an executable of the same discipline. Native: <build>/<name>.
#        Emscripten: <build>/engine/<name>.js for node, with the machine's files, stdin and exit status.
#
#   room_page(ROOT … SOURCES … [KNOWS …] [USES …])
#        the program of the page, for Emscripten only: see web/page.cmake.
#
# For example:
#   room(core ROOT core SOURCES rng.cpp hash.cpp)
#   room(contract ROOT games FILES contract.h event.h SOURCES journal.cpp KNOWS core)
#   room(vikings ROOT games/vikings SOURCES apply.cpp legal.cpp KNOWS contract)
#   room(registry ROOT games FILES registry.h SOURCES registry.cpp KNOWS contract PRIVATELY vikings)
#   room(match ROOT match SOURCES match.cpp link.cpp KNOWS registry contract USES zlib)
#   room_program(meadhall ROOT cli SOURCES main.cpp KNOWS match text registry)
#
# Every include is written from src/: `#include "games/vikings/state.h"`. src/ itself is on nobody's
# include path; each room gets a folder of links to its own headers alone, and linking the room is the
# only way to that folder. So a forbidden include is a compile error, not a matter of review.

# What all our own code is compiled with; third-party code is not. Not asked for: a member left out of a
# designated initializer has its default, by intent; and two warnings in which g++ 12 is wrong about
# std::variant and std::string (the sanitizers look for the same faults).
add_library(project_warnings INTERFACE)
target_compile_features(project_warnings INTERFACE cxx_std_20)
target_compile_options(project_warnings INTERFACE -Wall -Wextra -Wconversion -Wsign-conversion -Wshadow
  -Wno-missing-field-initializers $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized;-Wno-restrict> -Werror)

# The shipped code has neither exceptions nor RTTI; doctest, which reports by throwing, keeps both.
add_library(shipped_code INTERFACE)
target_link_libraries(shipped_code INTERFACE project_warnings)
target_compile_options(shipped_code INTERFACE
  $<$<COMPILE_LANGUAGE:CXX>:-fno-exceptions;-fno-rtti>)

# What most files include, read once for each target instead of once for each file. Files include what they use all
# the same: clang-tidy reads them without this (tests/tidy.mjs).
function(_precompile target)
  target_precompile_headers(${target} PRIVATE
    <algorithm> <array> <cstdint> <map> <optional> <span> <string> <string_view> <utility> <variant> <vector> ${ARGN})
endfunction()

# Prefixes each name: `scope::name` is checked by CMake to be a target, a bare name would become -lname.
function(_room_scoped out scope)
  list(TRANSFORM ARGN PREPEND "${scope}::")
  set(${out} ${ARGN} PARENT_SCOPE)
endfunction()

function(_room_sources out root)
  set(sources "")
  foreach(source IN LISTS ARGN)
    cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY "${CMAKE_SOURCE_DIR}/src/${root}")
    list(APPEND sources "${source}")
  endforeach()
  set(${out} ${sources} PARENT_SCOPE)
endfunction()

# The folder a room puts on the include path: links to its headers and to nothing else.
function(_room_headers out name root)
  set(door "${CMAKE_BINARY_DIR}/rooms/${name}")
  file(REMOVE_RECURSE "${door}")
  if(ARGN)
    file(MAKE_DIRECTORY "${door}/${root}")
    foreach(file IN LISTS ARGN)
      file(CREATE_LINK "${CMAKE_SOURCE_DIR}/src/${root}/${file}" "${door}/${root}/${file}" SYMBOLIC)
    endforeach()
  else()
    cmake_path(GET root PARENT_PATH parent)
    file(MAKE_DIRECTORY "${door}/${parent}")
    file(CREATE_LINK "${CMAKE_SOURCE_DIR}/src/${root}" "${door}/${root}" SYMBOLIC)
  endif()
  set(${out} "${door}" PARENT_SCOPE)
endfunction()

function(room name)
  cmake_parse_arguments(PARSE_ARGV 1 ROOM "" "ROOT" "FILES;SHOWS;SOURCES;SMALL;KNOWS;PRIVATELY;USES;MOSTLY")
  if(NOT ROOM_ROOT OR ROOM_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "room(${name}): needs ROOT; did not understand '${ROOM_UNPARSED_ARGUMENTS}'")
  endif()
  _room_headers(door ${name} ${ROOM_ROOT} ${ROOM_FILES} ${ROOM_SHOWS})
  _room_sources(sources ${ROOM_ROOT} ${ROOM_SOURCES})
  _room_sources(small ${ROOM_ROOT} ${ROOM_SMALL})
  _room_scoped(knows room ${ROOM_KNOWS})
  _room_scoped(privately room ${ROOM_PRIVATELY})
  _room_scoped(uses third ${ROOM_USES})
  list(TRANSFORM ROOM_MOSTLY REPLACE "(.+)" "<\\1>" OUTPUT_VARIABLE mostly)
  if(sources OR small)
    add_library(${name} STATIC ${sources})
    target_include_directories(${name} PUBLIC "${door}")
    if(ROOM_SHOWS)
      _room_headers(own ${name}-own ${ROOM_ROOT})
      target_include_directories(${name} PRIVATE "${own}")
    endif()
    target_link_libraries(${name} PUBLIC ${knows} PRIVATE ${privately} ${uses} shipped_code)
    if(MEADHALL_FUZZ AND NOT ROOM_ROOT MATCHES "^table")  # fuzzers reach all but what is drawn
      target_compile_options(${name} PRIVATE -fsanitize=fuzzer-no-link)
    endif()
    _precompile(${name} ${mostly})
    if(EMSCRIPTEN AND small)
      # Apart, since a precompiled header is optimised as what it is made for.
      add_library(${name}_small OBJECT ${small})
      target_compile_options(${name}_small PRIVATE -Oz)
      target_include_directories(${name}_small PRIVATE "${door}")
      target_link_libraries(${name}_small PRIVATE ${knows} ${privately} ${uses} shipped_code)
      _precompile(${name}_small ${mostly})
      set(small $<TARGET_OBJECTS:${name}_small>)
    endif()
    target_sources(${name} PRIVATE ${small})
  else()
    add_library(${name} INTERFACE)
    target_include_directories(${name} INTERFACE "${door}")
    target_link_libraries(${name} INTERFACE ${knows})
  endif()
  add_library(room::${name} ALIAS ${name})
  set_property(GLOBAL APPEND PROPERTY MEADHALL_ROOMS room::${name})
endfunction()

function(_room_executable name)
  cmake_parse_arguments(PARSE_ARGV 1 ROOM "" "ROOT" "SOURCES;KNOWS;USES")
  if(NOT ROOM_ROOT OR NOT ROOM_SOURCES OR ROOM_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "program ${name}: needs ROOT and SOURCES; "
      "did not understand '${ROOM_UNPARSED_ARGUMENTS}'")
  endif()
  _room_headers(door ${name}-program ${ROOM_ROOT})
  _room_sources(sources ${ROOM_ROOT} ${ROOM_SOURCES})
  _room_scoped(knows room ${ROOM_KNOWS})
  _room_scoped(uses third ${ROOM_USES})
  add_executable(${name} ${sources})
  target_include_directories(${name} PRIVATE "${door}")
  target_link_libraries(${name} PRIVATE ${knows} ${uses} shipped_code)
  _precompile(${name})
endfunction()

# A program for the command line: with Emscripten, for node.
function(room_program name)
  _room_executable(${ARGV})
  if(EMSCRIPTEN)
    set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/engine")
    # NODERAWFS makes files and stdin the machine's own; without EXIT_RUNTIME the status is always 0.
    target_link_options(${name} PRIVATE -fno-exceptions -fno-rtti
      -sENVIRONMENT=node -sNODERAWFS=1 -sEXIT_RUNTIME=1 -sALLOW_MEMORY_GROWTH=1 -sSTACK_SIZE=1MB)
  else()
    set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}")
  endif()
endfunction()
