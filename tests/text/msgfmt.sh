#!/usr/bin/env bash
# What gettext's own checker says of the catalogues: headers, plural forms, quotes, ids that come twice.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
while IFS= read -r -d '' catalogue; do
  msgfmt --check -o /dev/null "$catalogue" || { echo "^ $catalogue"; exit 1; }
done < <(find assets/i18n -name '*.po' -print0)
