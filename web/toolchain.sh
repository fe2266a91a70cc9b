# shellcheck shell=bash disable=SC2164 # the scripts that source this run under set -e
# What web/play.sh and tests/run.sh share: they source this file and call prepare.
#
# Tools come from the machine's own Debian packages. What those are too old for (Emscripten, Dear ImGui,
# SDL, and the fonts) goes into a folder of the user's cache, never into the system, and
# build/third-party and build/emscripten are links to it. Each such folder is filled under another name
# and renamed when complete, so an interrupted run leaves nothing half done.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cache=${XDG_CACHE_HOME:-$HOME/.cache}/meadhall
logs=$root/build/logs

emcc_oldest=3.1.69       # the first whose Binaryen takes a program into several parts (web/split.mjs)
emscripten_suite=trixie  # its emcc works with the clang-19 that Debian 12 and 13 both have
node_oldest=18
recipe=1                 # raise it when the functions that fill a folder change what they put there

# --- Talking ---------------------------------------------------------------------------------------------

exec 3>&1 4>&2  # the user, also from within a step, whose own output goes to a log

say() { printf '%s\n' "$@" >&3; }
fail() { printf '%s\n' "$@" >&4; step_log=''; exit 1; }

step_log=''      # of the step under way
step_watcher=''
last_log=''      # of the step before; tests/run.sh counts in it

# step TITLE COMMAND…: the title while the command runs and its time afterwards; if it fails, the end of its log.
step() {
  local title=$1 started=$SECONDS
  shift
  mkdir -p "$logs"
  step_log=$logs/$(tr -cs 'A-Za-z0-9.\n' - <<<"$title").log
  : >"$step_log"
  watch_step "$title" "$step_log" 9>&- &  # not holding the lock of the cache
  step_watcher=$!
  "$@" >"$step_log" 2>&1
  stop_watching
  last_log=$step_log
  step_log=''
  say "$title: $((SECONDS - started)) s"
}

# On a terminal one line that moves; elsewhere a sign of life now and then.
watch_step() {
  local started=$SECONDS last
  while sleep 1; do
    if [[ -t 3 ]]; then
      last=$(tail -c 400 "$2" | tr '\r' '\n' | tail -n 1 | cut -c 1-60)
      printf '\r\033[K%s… %d s  %s' "$1" $((SECONDS - started)) "$last" >&3
    elif (((SECONDS - started) % 30 == 0)); then
      say "$1… $((SECONDS - started)) s"
    fi
  done
}

stop_watching() {
  [[ -n $step_watcher ]] || return 0
  kill "$step_watcher" 2>/dev/null || true
  wait "$step_watcher" 2>/dev/null || true
  step_watcher=''
  if [[ -t 3 ]]; then printf '\r\033[K' >&3; fi
}

on_exit() {
  local status=${1:-$?}
  stop_watching
  if ((status)) && [[ -n $step_log ]]; then
    printf '\nThis step failed; the end of %s:\n' "$step_log" >&4
    tail -n 40 "$step_log" >&4
  fi
}
trap on_exit EXIT
trap 'step_log=; exit 130' INT
trap 'step_log=; exit 143' TERM

# --- Debian's packages -----------------------------------------------------------------------------------

# Either a package, or `command:package` where any such command on PATH will do.
is_installed() {
  case $1 in
    *:*) command -v "${1%%:*}" >/dev/null ;;
    *) dpkg-query -W -f '${db:Status-Status}\n' "$1" 2>/dev/null | grep -qx installed ;;
  esac
}

install_packages() {
  local missing=() as_root=() entry
  for entry; do
    is_installed "$entry" || [[ " ${missing[*]} " == *" ${entry#*:} "* ]] || missing+=("${entry#*:}")
  done
  ((${#missing[@]})) || return 0
  command -v apt-get >/dev/null || fail "Meadhall is built on Debian 12 or 13, and needs of it: ${missing[*]}"
  if ((EUID)); then
    as_root=(sudo)
    if ! { command -v sudo && sudo -v; } >/dev/null; then
      fail "Some Debian packages are missing, and installing them takes root or sudo. Please have them installed:" \
        "  apt-get install ${missing[*]}" "and run this again."
    fi
  fi
  step "Reading Debian's package lists" "${as_root[@]}" apt-get update
  # An earlier run may have been stopped in the middle of this; dpkg then wants to finish first.
  step "Finishing earlier installations" "${as_root[@]}" dpkg --configure -a
  step "Installing Debian packages (${missing[*]})" \
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "${missing[@]}"
}

# --- A private view of newer suites ----------------------------------------------------------------------

view_apt() { "$1" -q -o "Dir::Etc::SourceList=$view/sources.list" -o Dir::Etc::SourceParts=/dev/null \
  -o "Dir::State::Lists=$view/lists" -o "Dir::Cache=$view/cache" -o APT::Sandbox::User=root "${@:2}"; }
apt_view() { view_apt apt-get "$@"; }

# versions_in SUITE KIND NAME: the versions the view has of a source (Sources) or a package (Packages).
versions_in() {
  view_apt apt-cache madison "$3" | awk -v suite="$1/" -v kind="$2" -F ' *[|] *' \
    '{ sub(/^ +/, "", $1) } index($3, " " suite) && $3 ~ kind "$" { print $2 }'
}

# The addresses this machine has its own release of Debian from, whatever the format of its sources.
debian_mirrors() {
  local codename
  codename=$(. /etc/os-release && printf '%s' "${VERSION_CODENAME:-}")
  # shellcheck disable=SC2016 # apt replaces these
  apt-get indextargets --no-release-info --format '$(RELEASE) $(COMPONENT) $(REPO_URI)' 'Created-By: Packages' \
    | awk -v own="$codename" '($1 == own || $1 ~ /^(old)?stable$/) && $2 == "main" && !seen[$3]++ { print $3 }'
}

# open_apt_view LINE…: each line is `deb SUITE` or `deb-src SUITE`. apt checks signatures and sums as ever.
open_apt_view() {
  local mirror line keys=/usr/share/keyrings/debian-archive-keyring.gpg
  view=$(mktemp -d "$cache/apt.XXXXXX.partial")
  mkdir -p "$view/lists/partial" "$view/cache/archives/partial"
  for mirror in $(debian_mirrors); do
    for line; do printf '%s [signed-by=%s] %s %s main\n' "${line% *}" "$keys" "$mirror" "${line#* }"; done \
      >"$view/sources.list"
    if apt_view update --error-on=any; then return; fi
  done
  fail "None of this machine's Debian sources has: $*." \
    "(Is the package debian-archive-keyring up to date?)"
}

close_apt_view() { rm -rf "$view"; }

# --- Folders of the cache --------------------------------------------------------------------------------

# provide FOLDER FUNCTION: has the function fill the folder, which it gets as $1, unless it is there already.
provide() {
  local folder=$1 stage
  if [[ -d $folder ]]; then return; fi
  stage=$(mktemp -d "$folder.XXXXXX.partial")
  "$2" "$stage"
  chmod 755 "$stage"
  mv -T "$stage" "$folder"
}

# One set-up at a time; what an earlier one left half done is rubbish.
lock_cache() {
  mkdir -p "$cache" "$root/build"
  exec 9>"$cache/lock"
  flock -n 9 || { say "Waiting for another run of Meadhall's scripts…"; flock 9; }
  rm -rf "$cache"/*.partial
}
unlock_cache() { exec 9>&-; }

link_into_build() {
  [[ $(readlink "$root/build/$2" || true) == "$1" ]] && return
  ln -sfnT "$1" "$root/build/$2"
  rm -rf "$root/build/web"  # built with another; ninja would not notice
}

# --- Sources and fonts of others -------------------------------------------------------------------------

# Where web/third_party.json speaks of a pin.
line_of_pin() { printf 'line %s of web/third_party.json' "$(grep -nF "\"pin\": \"$1\"" "$root/web/third_party.json" | cut -d : -f 1)"; }

# fetch_source DIR NAME PIN SUITE SUM: the upstream archive of a Debian source package, unpacked into DIR. Only
# the version and the bytes that were chosen: what others are built of is nothing to be decided here.
fetch_source() {
  local dir=$1 name=$2 pin=$3 suite=$4 sum=$5 versions archive
  versions=$(versions_in "$suite" Sources "$name")
  if ! grep -qxF "$pin" <<<"$versions"; then
    fail "Debian $suite no longer has the source $name $pin, which Meadhall is built with; it has: ${versions//$'\n'/, }." \
      "To take another: change \"pin\", \"version\" and \"sha256\" in $(line_of_pin "$pin")," \
      "let tests/run.sh pass with it, and commit that."
  fi
  mkdir "$dir" "$dir.download"
  cd "$dir.download"
  apt_view source --download-only --only-source "$name=$pin"
  archive=$(echo ./*.orig.tar.?z)
  if ! sha256sum --check --status <<<"$sum  $archive"; then
    fail "${archive#./} is not what was pinned: its SHA-256 is $(sha256sum <"$archive" | cut -d ' ' -f 1)," \
      "and $(line_of_pin "$pin") and the next say $sum." \
      "Do not build with it before you know why; if it is right, change \"sha256\" there."
  fi
  tar -x --strip-components=1 -C "$dir" -f "$archive"
  cd "$root"
  rm -r "$dir.download"
}

# What npm brings: the fonts, of which only the subsets and the licences stay, and the minifier, which stays
# in DIR/npm. `npm ci` takes only what has the sums that package-lock.json says.
fetch_npm() {
  local dir=$1 npm=$1/npm family
  mkdir "$dir/fonts" "$npm"
  cp "$root"/web/{package.json,package-lock.json,.npmrc} "$npm"
  npm --prefix "$npm" ci --ignore-scripts
  # Debian's own Python, whatever is on PATH: it is the one that python3-fonttools belongs to.
  /usr/bin/python3 "$root/web/pack_fonts.py" "$npm/node_modules/@expo-google-fonts" "$dir/fonts"
  for family in alegreya alegreya-sans; do
    cp "$npm/node_modules/@expo-google-fonts/$family/LICENSE_FONT" "$dir/fonts/$family.txt"
  done
  rm -r "$npm/node_modules/@expo-google-fonts"
}

fill_third_party() {
  local dir=$1 sources folder name pin suite sum
  sources=$(node -e 'for (const t of require(process.argv[1])) if (t.source) console.log(t.folder, t.source, t.pin, t.suite, t.sha256)' \
    "$root/web/third_party.json")
  open_apt_view 'deb-src trixie' 'deb-src forky'
  while read -r folder name pin suite sum; do
    fetch_source "$dir/$folder" "$name" "$pin" "$suite" "$sum"
  done <<<"$sources"
  close_apt_view
  fetch_npm "$dir"
}

prepare_third_party() {
  local key
  key=$({ echo "$recipe"; cat "$root"/web/{third_party,package-lock}.json "$root/web/pack_fonts.py"; } \
    | sha256sum | cut -c 1-12)
  if [[ ! -d $cache/third-party-$key ]]; then
    step 'Fetching Dear ImGui, SDL, zlib and the fonts' provide "$cache/third-party-$key" fill_third_party
  fi
  link_into_build "$cache/third-party-$key" third-party
}

# --- Emscripten ------------------------------------------------------------------------------------------

has_new_emcc() {
  local version
  version=$(emcc --version 2>/dev/null | sed -nE '1s/.* ([0-9]+\.[0-9]+\.[0-9]+).*/\1/p') || return 1
  [[ -n $version && $(printf '%s\n' "$emcc_oldest" "$version" | sort -V | head -n 1) == "$emcc_oldest" ]]
}

# Debian's emcc may not add to its own cache. Given a cache made of links to that one, it may.
open_frozen_cache() {
  [[ $(em-config FROZEN_CACHE) == True ]] || return 0
  local frozen
  frozen=$(em-config CACHE)
  EM_CACHE=$cache/emcc-cache-$(stat -c %Y "$frozen")
  export EM_CACHE EM_FROZEN_CACHE=0
  provide "$EM_CACHE" copy_frozen_cache
}
copy_frozen_cache() {
  cp -rs "$frozen/." "$1"
  find "$1" -name '*.lock' -delete  # emcc opens these for writing
}

# Any emcc that is new enough will do, so that another version is only told of. apt checks its packages'
# signatures and sums.
note_other_emscripten() {
  local pin version
  pin=$(node -p 'require(process.argv[1]).find((each) => each.package === "emscripten").pin' "$root/web/third_party.json")
  version=$(versions_in "$emscripten_suite" Packages emscripten | head -n 1)
  [[ $version == "$pin" ]] || say "Note: Debian $emscripten_suite has emscripten $version now; $(line_of_pin "$pin") says" \
    "$pin, with which Meadhall was tested last."
}

# Debian's emscripten and binaryen of a newer suite, with the libc that this binaryen was built for beside it.
fill_emscripten() {
  local dir=$1 final=$private_emscripten share=$1/usr/share/emscripten deb interpreter libraries
  open_apt_view "deb $emscripten_suite"
  note_other_emscripten
  mkdir "$dir/rt" "$dir/download"
  cd "$dir/download"
  apt_view download emscripten binaryen libc6 libstdc++6 libgcc-s1
  cd "$root"
  close_apt_view
  for deb in "$dir"/download/*.deb; do
    case $deb in
      */emscripten_* | */binaryen_*) unpack_deb "$deb" "$dir" ;;
      *) unpack_deb "$deb" "$dir/rt" ;;
    esac
  done
  rm -r "$dir/download"

  interpreter=$(find "$dir/rt/usr/lib" -name 'ld-linux*.so.*' -type f)
  libraries=$(dirname "${interpreter/#"$dir/rt"/"$final"}")
  libraries=$libraries:${libraries/#"$final"/"$final/rt"}
  patchelf --set-interpreter "${interpreter/#"$dir"/"$final"}" --set-rpath "$libraries" "$dir"/usr/bin/wasm*
  patchelf --set-rpath "$libraries" "$dir"/usr/lib/*/libbinaryen.so*

  sed -i -e "s|^BINARYEN_ROOT.*|BINARYEN_ROOT = '$final/usr'|" -e 's|^FROZEN_CACHE.*|FROZEN_CACHE = False|' \
    -e "\$aCACHE = '$final/usr/share/emscripten/cache'" "$share/.emscripten"
  ln -s /usr/share/nodejs "$share/node_modules"  # acorn: emcc's modules look for it beside themselves only
}

# Without emcc's test suite and the system libraries for link-time optimisation: 1.3 GB nobody here uses.
unpack_deb() {
  dpkg-deb --fsys-tarfile "$1" | tar -x -C "$2" --exclude='*/wasm32-emscripten/pic' \
    --exclude='*/wasm32-emscripten/lto*' --exclude='*/emscripten/test' --exclude='*/usr/share/doc'
}

prepare_emscripten() {
  private_emscripten=$cache/emscripten-$emscripten_suite-$recipe
  if has_new_emcc; then
    open_frozen_cache
    link_into_build "$(em-config EMSCRIPTEN_ROOT)" emscripten
  else
    if [[ ! -d $private_emscripten ]]; then
      step 'Fetching Emscripten (about 250 MB)' provide "$private_emscripten" fill_emscripten
    fi
    link_into_build "$private_emscripten/usr/share/emscripten" emscripten
  fi
}

# --- Building --------------------------------------------------------------------------------------------

# prepare [native] PACKAGE…: all packages in one go, so that who lacks the rights is told of all at once.
prepare() {
  local packages=(node:nodejs npm:npm cmake ninja:ninja-build python3-fonttools xz:xz-utils) node web=yes
  if [[ ${1:-} == native ]]; then web=''; shift; fi
  if [[ -n $web ]] && ! has_new_emcc; then packages+=(clang-19 lld-19 llvm-19 patchelf node-acorn python3); fi
  install_packages "${packages[@]}" "$@"
  node=$(node -p 'process.versions.node')
  ((${node%%.*} >= node_oldest)) || fail "Node $node is on PATH; Meadhall needs $node_oldest or newer."
  lock_cache
  prepare_third_party
  if [[ -n $web ]]; then
    prepare_emscripten
  fi
  unlock_cache
}

# build PRESET [TARGET…]
build() {
  local preset=$1
  shift
  # Configured anew when the presets changed: ninja would keep the flags of the old ones.
  [[ $root/build/$preset/build.ninja -nt $root/CMakePresets.json ]] || (cd "$root" && cmake --preset "$preset")
  (cd "$root" && cmake --build --preset "$preset" ${1:+--target "$@"})
}
