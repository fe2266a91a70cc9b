#!/usr/bin/env bash
# All tests, from formatting to three browsers; sets itself up like web/play.sh.
set -euo pipefail

steps=(format native asan tidy fuzz web signature release e2e)
longer=(mutate)  # only when asked for
fuzz_seconds=20
fuzz_usual=1
matches=8000            # of which each test of random matches takes a share
matches_sanitized=400   # each takes a dozen times as long there
tidy_words=(--minutes 6)
mutate_words=()
pictures=--check
game=''

usage() {
  cat <<TEXT
tests/run.sh [--quick [GAME] | --coverage | --nightly | STEP…] [--all] [--fuzz-minutes N] [-- WORD…]

Runs all tests, stops at the first failure, and ends with a line "N passed, N failed".

  --quick           only build natively and run what needs no browser; of a GAME (vikings) only the tests in
                    files of its name and those of the contract, with a tenth of the random matches: for each
                    small change
  --coverage        only the step asan: under the sanitizers, what the tests of doctest reach
  --nightly         everything at length: 20,000 matches a game, all files tidied, ten minutes a fuzzer, all
                    pictures, and a sample of 200 mutants
  --all             clang-tidy reads every file, not only those that changed since they passed, newest first,
                    for six minutes
  STEP…             only these, in this order: ${steps[*]}
                    (signature, release and e2e test what native and web have built;
                    release packs it in build/release, as the version that the tag in MEADHALL_TAG says), or ${longer[*]}:
                    breaks the rules in one small place at a time and tells what no test notices;
                    takes hours, unless WORDs say for which part (see tests/mutate/mutate.mjs):
                      tests/run.sh mutate -- --only vikings/scoring.cpp
  --fuzz-minutes N  how long each fuzzer runs, each time otherwise, instead of $fuzz_seconds seconds as always
  --help            this text
TEXT
}

refuse() { usage >&2; exit 2; }

chosen=()
while (($#)); do
  case $1 in
    --quick)
      chosen=(native)
      if [[ -n ${2:-} && -f $(dirname "$0")/../src/games/$2/CMakeLists.txt ]]; then
        chosen=(game)
        game=$2
        shift
      fi
      ;;
    --coverage) chosen=(asan) ;;
    --nightly)
      steps+=("${longer[@]}")
      matches=80000
      matches_sanitized=2000
      tidy_words=(--all)
      fuzz_seconds=600
      fuzz_usual=''
      mutate_words=(--sample 200 --seed "$(date +%Y%m%d)")
      pictures=--night
      ;;
    --all) tidy_words=(--all) ;;
    --fuzz-minutes)
      [[ ${2:-} =~ ^[1-9][0-9]*$ ]] || refuse
      fuzz_seconds=$(($2 * 60))
      fuzz_usual=''
      shift
      ;;
    --help | -h) usage; exit ;;
    --)
      [[ " ${chosen[*]} " == *' mutate '* ]] || refuse
      mutate_words=("${@:2}")
      break
      ;;
    *)
      [[ " ${steps[*]} ${longer[*]} " == *" $1 "* ]] || refuse
      chosen+=("$1")
      ;;
  esac
  shift
done
steps=("${chosen[@]:-${steps[@]}}")

# shellcheck source=web/toolchain.sh
. "$(dirname "${BASH_SOURCE[0]}")/../web/toolchain.sh"
cd "$root"
jobs=$(nproc)
passed=0
failed=0

# Adds up what doctest (under `ctest -V`, as runner.mjs may be) and run.mjs say in a log; a step that says nothing of the kind counts as one test.
tally() {
  local log=$1 status=$2 ok bad
  read -r ok bad < <(awk '
    /^([0-9]+: )?\[doctest\] test cases:/ { for (i = 2; i <= NF; ++i) { if ($i == "passed") ok += $(i - 1); if ($i == "failed") bad += $(i - 1) } }
    /^([0-9]+: )?[0-9]+ passed, [0-9]+ failed$/ { ok += $(NF - 3); bad += $(NF - 1) }
    END { print ok + 0, bad + 0 }' "$log")
  if ((status == 0 && ok == 0)); then ok=1; fi
  if ((status != 0 && bad == 0)); then bad=1; fi
  passed=$((passed + ok))
  failed=$((failed + bad))
}

check() {
  step "$@"
  tally "$last_log" 0
}

report() {
  local status=$?
  if ((status)) && [[ -n $step_log ]]; then
    tally "$step_log" "$status"
  elif ((status)); then  # stopped from outside
    failed=$((failed + 1))
  fi
  on_exit "$status"
  say '' "$passed passed, $failed failed"
}
trap report EXIT

run_format() {
  find src tests -name node_modules -prune -o \( -name '*.h' -o -name '*.cpp' \) -print0 >"$root/build/sources"
  check 'Formatting' xargs -0 -a "$root/build/sources" clang-format-19 --dry-run -Werror
}

run_native() {
  step 'Building natively' build native
  check 'Tests, native' env MEADHALL_MATCHES="${MEADHALL_MATCHES:-$matches}" ctest --preset native -V -j "$jobs"
}

run_game() {
  step 'Building natively' build native meadhall_tests
  check "Tests of $game" env MEADHALL_GAME="$game" MEADHALL_MATCHES="${MEADHALL_MATCHES:-$((matches / 10))}" \
    build/native/tests/meadhall_tests "--source-file=*/${game}_*,*/tests/contract/*"
}

# The same run counts which branches and lines the tests reach; how, and why: tests/coverage.mjs.
run_asan() {
  local out=$root/build/coverage program=tests/meadhall_tests
  step 'Building with sanitizers' build native-asan
  rm -rf "$out" build/native-asan/counts
  check 'Tests, sanitizers' env MEADHALL_MATCHES="${MEADHALL_MATCHES:-$matches_sanitized}" LLVM_PROFILE_FILE=/dev/null \
    ctest --preset native-asan -V -j "$jobs"
  mkdir -p "$out"
  cd build/native-asan  # ccache has the compiler told paths relative to it
  step 'Merging the counts' llvm-profdata-19 merge -sparse counts/*.profraw -o "$out/tests.profdata"
  # A level down, since "../../src" stays "../../src".
  step 'Writing build/coverage/page/index.html' llvm-cov-19 show "$program" "-instr-profile=$out/tests.profdata" \
    '-ignore-filename-regex=/tests/|/third-party/|doctest' -format=html -show-branches=count "-output-dir=$out/page"
  cd "$root"
  check 'Coverage of the rules, the app and the table' \
    node tests/coverage.mjs "build/native-asan/$program" "$out/tests.profdata" build/native-asan
  grep '^all of' "$last_log" >&3
}

run_mutate() {
  step 'Mutants of the rules' node tests/mutate/mutate.mjs "${mutate_words[@]}"
  sed -n '/^file .*killed/,$p' "$last_log" >&3
}

# What passed is remembered for all clones of this machine.
run_tidy() {
  step 'Building natively' build native
  check 'clang-tidy' node tests/tidy.mjs build/native "$cache/tidy" --jobs "$jobs" "${tidy_words[@]}"
  tail -n 1 "$last_log" >&3
}

# The corpus in the repository only begins a run; what the run finds goes to build/. A run of the usual
# length goes the same way each time, so that the same commit meets the same verdict: with one seed, and
# without what libFuzzer learns from comparisons, which has addresses in it. Longer runs are for finding.
# A fuzzer has one thread: there is one for each core at a time.
run_fuzz() {
  local fuzzers
  step 'Building the fuzzers' build native-asan
  fuzzers=(build/native-asan/tests/fuzz_*)
  check "Fuzzing ${fuzzers[*]##*/fuzz_}" fuzz_all "${fuzzers[@]##*/fuzz_}"
}
fuzz_all() {
  export -f fuzz
  rm -f build/fuzz/*.failed
  if ! printf '%s\0' "$@" \
    | fuzz_seconds=$fuzz_seconds fuzz_usual=$fuzz_usual LLVM_PROFILE_FILE=/dev/null xargs -0 -n 1 -P "$jobs" bash -c 'fuzz "$1"' bash
  then
    tail -n 25 build/fuzz/*.failed
    return 1
  fi
  printf '%s passed, 0 failed\n' $#
}
# Shows what it says when it is done, so that two do not talk at once. A failure is shown again after all.
fuzz() {
  local name=$1 said status=0 found=build/fuzz/$1 way=() longest
  case $name in  # beyond the limits that each reader has
    save | app) longest=1000000 ;;
    link) longest=70000 ;;
    *) longest=20000 ;;
  esac
  if [[ $fuzz_usual ]]; then
    way=(-seed=1 -use_cmp=0 -reload=0)
    found+=-usual
    rm -rf "$found"
  fi
  mkdir -p "$found"
  said=$("build/native-asan/tests/fuzz_$name" "${way[@]}" "-max_total_time=$fuzz_seconds" "-max_len=$longest" \
    "-artifact_prefix=build/fuzz/$name-" "$found" "tests/fuzz/corpus/$name" 2>&1) || status=1
  printf '%s: %s\n' "$name" "$said" | tail -n 60
  if ((status)); then printf '%s\n' "$said" >"build/fuzz/$name.failed"; fi
  return $status
}

run_web() {
  step 'Building the page' build web
  check 'What a first load takes' node tests/first_load.mjs
}

# One seed, one match, whatever the compiler: thousands of matches, through every mix of presets, must end
# in the same states everywhere, and as many ways must lead on from a deal.
run_signature() {
  check 'Signature: native and node agree' same_everywhere simulate vikings --games 6000 --seed 1 --signature
  check 'Ways to play on, basic' same_everywhere perft vikings --seed 1 --depth 7
  check 'Ways to play on, advanced' same_everywhere perft vikings --preset advanced --seed 1 --depth 5
  check 'Signature of Graenaland' same_everywhere simulate graenaland --games 1500 --seed 1 --signature
  check 'Bots of Graenaland decide alike' same_everywhere match graenaland --levels thrall,karl,skald --players 3 --seed 1
  check 'Signature of A Feast for Odin' same_everywhere simulate feast --games 400 --seed 1 --signature
  check 'Signature of its mini-expansions' same_everywhere simulate feast --set islands=true --set harvest=true --games 200 --seed 2 --signature
  check 'Ways to play on, A Feast for Odin' same_everywhere perft feast --players 2 --seed 1 --depth 5
  check 'Bots of A Feast for Odin decide alike' same_everywhere match feast --preset short --levels karl,skald --players 2 --seed 1
  check 'Bots decide alike, basic' same_everywhere match vikings --levels skald --seed 1
  check 'Bots decide alike, advanced' same_everywhere match vikings --preset advanced --players 3 --levels thrall,karl,skald --seed 1
  check 'The command line, in node' node tests/cli/run.mjs node build/web/engine/meadhall.js
}
same_everywhere() {
  local native node
  native=$(build/native/meadhall "$@")
  node=$(node build/web/engine/meadhall.js "$@")
  printf 'native:\n%s\nnode:\n%s\n' "$native" "$node"
  [[ -n $native && $native == "$node" ]]
}

run_release() {
  check 'What is released can be used' node tests/released.mjs build
  step 'Packing build/release' node web/release.mjs build build/release ${MEADHALL_TAG:+"$MEADHALL_TAG"}
}

run_e2e() {
  if [[ ! tests/e2e/node_modules/.package-lock.json -nt tests/e2e/package-lock.json ]]; then
    step 'Fetching the browser drivers' npm --prefix tests/e2e ci --ignore-scripts
  fi
  check 'In three browsers' node tests/e2e/run.mjs
  grep '^ok at the second try' "$last_log" >&3 || true
  check 'Every screen as it was' node tests/e2e/shots.mjs $pictures
}

packages=()
native=native
for name in "${steps[@]}"; do
  case $name in
    format) packages+=(clang-format-19) ;;
    native | game) packages+=(g++ ccache doctest-dev msgfmt:gettext) ;;
    asan | fuzz) packages+=(clang-19 libclang-rt-19-dev llvm-19 g++ ccache doctest-dev msgfmt:gettext) ;;
    mutate) packages+=(clang-19 lld-19 g++ doctest-dev prlimit:util-linux) ;;
    tidy) packages+=(clang-tidy-19 g++ ccache doctest-dev) ;;
    web) native='' ;;
    release) packages+=(strip:binutils) ;;
    e2e) packages+=(chromium chromium-headless-shell firefox-esr libgl1-mesa-dri libegl1 libgl1 libpci3 xvfb xauth webkit2gtk-driver) ;;
  esac
done
prepare ${native:+native} "${packages[@]}"
for name in "${steps[@]}"; do "run_$name"; done
