#!/usr/bin/env bash
# Starts Carrom Desk from this checkout: packaging/run.sh [ARGUMENTS OF carrom-desk]
# The first run sets up what is missing. Later runs start at once.
set -euo pipefail
# shellcheck source=packaging/setup.sh
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/setup.sh"
prepare run
exec "$venv_bin/carrom-desk" "$@"
