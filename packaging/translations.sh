#!/usr/bin/env bash
# Brings the translations of every language up to date with the sources: packaging/translations.sh [NEW LANGUAGE…]
# A language is named by its ISO 639 code. New sentences are in resources/i18n/*.po without a translation. Add it
# there with Poedit or an editor. Until then they are shown in English.
set -euo pipefail
# shellcheck source=packaging/setup.sh
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/setup.sh"
prepare test
exec "$venv_bin/python" "$checkout/packaging/translations.py" "$@"
