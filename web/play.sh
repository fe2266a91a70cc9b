#!/usr/bin/env bash
# From a bare Debian to the game in the browser: installs what is missing, builds, serves.
set -euo pipefail

usage() {
  cat <<'TEXT'
web/play.sh [--port N] [--build-only]

Builds Meadhall and serves it at http://localhost:8080/ until Ctrl-C.

  --port N       another port than 8080
  --build-only   only build: build/web/site/ (static files), build/web/meadhall.html (one file, plays
                 without a server) and build/web/engine/meadhall.js (the command line, for node)
  --help         this text

Wants Debian 12 or 13. Missing packages are installed with root or sudo; what Debian 12 has too old is
kept in the user's cache folder, never in the system. Interrupt it as you like and run it again.
TEXT
}

port=8080
serve=yes
while (($#)); do
  case $1 in
    --port)
      port=${2:-}
      if ! [[ $port =~ ^[1-9][0-9]{0,4}$ ]] || ((port > 65535)); then
        echo '--port wants a number up to 65535.' >&2
        exit 2
      fi
      shift
      ;;
    --build-only) serve='' ;;
    --help | -h) usage; exit ;;
    *) usage >&2; exit 2 ;;
  esac
  shift
done

# shellcheck source=web/toolchain.sh
. "$(dirname "${BASH_SOURCE[0]}")/toolchain.sh"

prepare
step 'Building the page' build web

if [[ -z $serve ]]; then
  say "Built: build/web/site/, build/web/meadhall.html and build/web/engine/meadhall.js"
  exit
fi
exec node "$root/web/serve.mjs" "$root/build/web/site" "$port"
