#!/usr/bin/env bash
# House rules a compiler cannot see: prints each line that breaks one, and then has status 1.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

broken=0

# forbid REASON PATTERN PATH…: lines of comment may say anything.
forbid() {
  local reason=$1 pattern="^(?!\s*//).*(?:$2)"
  shift 2
  if grep -rnP --include='*.h' --include='*.cpp' -e "$pattern" "$@"; then
    printf '^ %s\n\n' "$reason"
    broken=1
  fi
}

# Anything else would walk around the rooms' doors (src/rooms.cmake).
forbid 'Our own headers are included by their path from src/, those of others in <>.' \
  '#\s*include\s+"(?!(core|games|match|bots|text|app|table|platform|cli)/)' src
forbid 'No path climbs.' '#\s*include\s+["<][^">]*\.\./' src tests

# One seed has to give one match with every compiler and library.
forbid 'Chance comes from core/rng.h alone.' '<random>|<ctime>|<chrono>|std::(shuffle|sample)|\brand\(' \
  src/core src/games src/match
forbid 'Their order differs between libraries.' 'std::(unordered_\w+|hash)\b' src/core src/games src/match
forbid 'Rules count in whole numbers.' '\b(float|double)\b' src/games

# What a tool dropped at the top is no part of the house.
if git ls-files | cut -d/ -f1 | sort -u |
  grep -vxE 'CMakeLists\.txt|CMakePresets\.json|LICENSE|README\.md|src|web|assets|tests|\..*'; then
  printf '^ %s\n\n' 'Nothing else stands at the top.'
  broken=1
fi

exit "$broken"
