# Where the machine has ccache, what was compiled once is not compiled again, in whichever clone: paths below
# the sources are hashed as they stand relative to the build folder. Precompiled headers need the sloppiness, and
# that what is read is compared as it stands (DEPEND), not as it is preprocessed: compilers know their headers again
# by comments, too.
find_program(CCACHE ccache)
if(CCACHE)
  foreach(language C CXX)
    set(CMAKE_${language}_COMPILER_LAUNCHER "${CMAKE_COMMAND}" -E env
      "CCACHE_BASEDIR=${CMAKE_SOURCE_DIR}" CCACHE_NOHASHDIR=yes CCACHE_DEPEND=yes
      CCACHE_SLOPPINESS=pch_defines,time_macros "${CCACHE}")
  endforeach()
endif()

# A precompiled header is the same whenever it was made, so that ccache knows it again; ccache wants to see
# from the preprocessed text that there is one.
add_compile_options($<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess> "$<$<CXX_COMPILER_ID:Clang>:SHELL:-Xclang -fno-pch-timestamp>")
