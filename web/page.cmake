# The page: its program, and what web/assemble.mjs makes of it and of the files beside this one.
#   <build>/site/           static files, names with their content's hash, wasm compiled while it streams: the house
#                           first, and each game when it is needed (web/split.mjs)
#   <build>/meadhall.html   the same in one file that plays from file://

# The preset has the whole program optimised as one when it is linked (-flto), and nothing inlined there that would
# make it longer: 8 % fewer bytes than file by file, and matches are played out a tenth faster.

# Link options of a program for the page, NAME.js and NAME.wasm in <build>/<folder>.
function(page_program target name folder)
  set_target_properties(${target} PROPERTIES
    OUTPUT_NAME ${name} RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/${folder}")
  # No file system: saves are text in the browser's storage. No eval: the page's policy forbids it.
  # The page gets createMeadhall(), a function that loads the wasm and resolves to the module.
  target_link_options(${target} PRIVATE -Oz -fno-exceptions -fno-rtti
    -sMIN_WEBGL_VERSION=2 -sMAX_WEBGL_VERSION=2 -sENVIRONMENT=web,worker -sFILESYSTEM=0 -sDYNAMIC_EXECUTION=0
    -sALLOW_MEMORY_GROWTH=1 -sMALLOC=emmalloc -sSTACK_SIZE=1MB -sMODULARIZE=1 -sEXPORT_NAME=createMeadhall)
  # What of Emscripten's script we have no use for: lookups of OpenGL functions by name, its bookkeeping of
  # errors, extensions, what a page might hand over or ask for, and browsers without WebGL 2.
  target_link_options(${target} PRIVATE -sGL_ENABLE_GET_PROC_ADDRESS=0 -sGL_TRACK_ERRORS=0
    -sGL_SUPPORT_AUTOMATIC_ENABLE_EXTENSIONS=0 -sGL_SUPPORT_SIMPLE_ENABLE_EXTENSIONS=0
    -sGL_EXTENSIONS_IN_PREFIXED_FORMAT=0 -sHTML5_SUPPORT_DEFERRING_USER_SENSITIVE_REQUESTS=0 -sTEXTDECODER=2
    -sPOLYFILL=0 -sBINARYEN_EXTRA_PASSES=--converge  # passes again while they still make it smaller: 3.5 kB
    -sINCOMING_MODULE_JS_API=canvas,instantiateWasm,noExitRuntime,noInitialRun)  # without the last, main() ends all
  # Names of functions, the linker's map, and what the optimiser made of the whole (.lto.o), all with names as the
  # compiler writes them: web/split.mjs goes by them, and nothing of it is shipped. Texts are not joined by the linker
  # (-O0 of its own), or they would be nobody's.
  target_link_options(${target} PRIVATE --profiling-funcs -Wl,--no-demangle -Wl,-O0 -Wl,--save-temps
    "-Wl,-Map=${CMAKE_BINARY_DIR}/${folder}/${name}.map")
endfunction()

# Like room_program(), and becomes the page; called once, by src/platform.
function(room_page)
  _room_executable(page ${ARGV})
  page_program(page meadhall page)

  # The program in parts, as the site fetches it.
  set(parts "${CMAKE_BINARY_DIR}/parts")
  execute_process(COMMAND "${EMSCRIPTEN_ROOT_PATH}/em-config" BINARYEN_ROOT
    OUTPUT_VARIABLE binaryen OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
  add_custom_command(
    OUTPUT "${parts}/meadhall.wasm"
    COMMAND ${NODE} "${CMAKE_SOURCE_DIR}/web/split.mjs" "${binaryen}/bin/wasm-split"
      "$<TARGET_FILE_DIR:page>/meadhall.wasm" "${parts}" ${games}
    DEPENDS page "${CMAKE_SOURCE_DIR}/web/split.mjs" "${CMAKE_SOURCE_DIR}/web/objects.mjs" "${CMAKE_SOURCE_DIR}/web/similar.mjs"
      "${CMAKE_SOURCE_DIR}/web/wasm.mjs"
    COMMENT "Taking the program apart"
    VERBATIM)

  set(site "${CMAKE_BINARY_DIR}/site")
  set(single "${CMAKE_BINARY_DIR}/meadhall.html")
  file(GLOB page_files CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/web/*.html" "${CMAKE_SOURCE_DIR}/web/*.css"
    "${CMAKE_SOURCE_DIR}/web/*.js" "${CMAKE_SOURCE_DIR}/web/*.svg" "${CMAKE_SOURCE_DIR}/web/*.png"
    "${CMAKE_SOURCE_DIR}/web/*.webmanifest" "${CMAKE_SOURCE_DIR}/web/licences/*.txt"
    "${CMAKE_SOURCE_DIR}/assets/news/*.md")
  add_custom_command(
    OUTPUT "${site}/index.html" "${single}"
    COMMAND ${NODE} "${CMAKE_SOURCE_DIR}/web/assemble.mjs"
      "${CMAKE_SOURCE_DIR}/web" "$<TARGET_FILE_DIR:page>" "${parts}" "${CMAKE_BINARY_DIR}/words"
      "${MEADHALL_THIRD_PARTY}/fonts" "${MEADHALL_THIRD_PARTY}/npm" "${site}" "${single}"
    DEPENDS "${parts}/meadhall.wasm" "${CMAKE_SOURCE_DIR}/web/assemble.mjs" "${CMAKE_SOURCE_DIR}/web/gather_licences.mjs"
      "${CMAKE_SOURCE_DIR}/web/news.mjs"
      "${CMAKE_SOURCE_DIR}/web/third_party.json" ${page_files} ${font_files}
    COMMENT "Assembling the site and the single file"
    VERBATIM)
  add_custom_target(site ALL DEPENDS "${site}/index.html")
  add_custom_target(single ALL DEPENDS "${single}")
  add_dependencies(single site)  # one command makes both: not twice at the same time
endfunction()
