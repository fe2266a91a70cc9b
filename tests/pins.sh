#!/usr/bin/env bash
# What is fetched is what was pinned: web/toolchain.sh's fetch_source over an archive made here, with apt's part
# played. Prints what went wrong, and then has status 1.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT

mkdir -p "$made/top/web" "$made/horn-1.0"
echo 'a drinking horn' >"$made/horn-1.0/horn.c"
tar -C "$made" -cJf "$made/horn_1.0.orig.tar.xz" horn-1.0
sum=$(sha256sum <"$made/horn_1.0.orig.tar.xz" | cut -d ' ' -f 1)
printf '[\n  {\n    "name": "Horn", "source": "horn", "pin": "1.0-1",\n    "sha256": "%s"\n  }\n]\n' "$sum" \
  >"$made/top/web/third_party.json"

# fetch FOLDER PIN SUM: in a shell of its own, as fail() ends it.
fetch() (
  # shellcheck source=web/toolchain.sh
  . "$here/web/toolchain.sh"
  trap - EXIT
  root=$made/top
  view_apt() {
    case $1 in
      apt-cache) printf '%s\n' '      horn | 1.0-1 | http://mirror trixie/main Sources' \
        '      horn | 1.1-2 | http://mirror forky/main Sources' '      horn | 1.2-1 | http://mirror trixie/main amd64 Packages' ;;
      apt-get) cp "$made/horn_1.0.orig.tar.xz" . ;;
    esac
  }
  fetch_source "$made/$1" horn "$2" trixie "$3"
)

# expect_refusal WORDS… -- ARGUMENT…: fetch fails, says all the words, and leaves nothing to build with.
expect_refusal() {
  local words=() said
  while [[ $1 != -- ]]; do words+=("$1"); shift; done
  shift
  if said=$(fetch "$@" 2>&1); then echo "fetch_source $*: was taken, and should not have been."; exit 1; fi
  for word in "${words[@]}"; do
    if [[ $said != *"$word"* ]]; then printf 'fetch_source %s: does not say “%s”, but: %s\n' "$*" "$word" "$said"; exit 1; fi
  done
  if [[ -e $made/$1/horn.c ]]; then echo "fetch_source $*: unpacked it nevertheless."; exit 1; fi
}

fetch good 1.0-1 "$sum"
if ! cmp -s "$made/horn-1.0/horn.c" "$made/good/horn.c"; then echo 'What was pinned is not unpacked.'; exit 1; fi

expect_refusal 'horn_1.0.orig.tar.xz' 'not what was pinned' "$sum" 'line 3' -- other_sum 1.0-1 "${sum//[0-9]/0}"
expect_refusal 'not what was pinned' -- no_sum 1.0-1 undefined
# Of another suite, or a package instead of a source, is not what was pinned either.
for gone in 0.9-1 1.1-2 1.2-1; do
  expect_refusal "no longer has the source horn $gone" 'it has: 1.0-1.' 'web/third_party.json' -- "gone_$gone" "$gone" "$sum"
done
