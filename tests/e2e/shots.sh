#!/usr/bin/env bash
# A contact sheet of all screens for a person to look at: builds the page, then see tests/e2e/shots.mjs.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
web/play.sh --build-only
exec node tests/e2e/shots.mjs "$@"
