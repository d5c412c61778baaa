#!/usr/bin/env bash
# Tries the hall as a large tournament uses it: packaging/hall.sh (both of these), or one of them:
#   packaging/hall.sh loads [--seconds N]  measures the hub under forty tables and three hundred spectators, and idle, and
#                                          with 900 stored matches; fails if a figure is too high (five minutes)
#   packaging/hall.sh trial [--desks N] [--entries N] [--seconds N] [--only sqlite|postgresql]
#                                          forty desk processes with kills, cuts, rejoins and wrong clocks, on SQLite and
#                                          with two hubs on PostgreSQL; fails if an entry is lost, doubled or differs
set -euo pipefail
# shellcheck source=packaging/setup.sh
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/setup.sh"
what=${1:-}
case $what in loads | trial) shift ;; "") ;; *) die "Use: packaging/hall.sh [loads | trial]" ;; esac
prepare test
cd "$checkout"
failed=0
for each in ${what:-loads trial}; do
  "$venv_bin/python" -m "tests.hall.$each" "$@" || failed=1
done
exit $failed
