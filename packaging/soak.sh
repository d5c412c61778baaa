#!/usr/bin/env bash
# Stress-tests the desk for some hours and prints the figures: packaging/soak.sh [ARGUMENTS OF pytest]
# The environment can set: kills of each desk, damaged files, random sequences, strokes in the window, distance of
# overwritten ranges, flipped bits, files lost under a running desk, tampered values, walks of extreme values, exercises
# and mock exams, matches reported in every form, examples of rulings and of matches, rounds of each monkey, the factor
# by which imported files are larger than usual, and the interval of system calls that an aimed kill hits. The defaults
# are those of the large run.
set -euo pipefail
# shellcheck source=packaging/setup.sh
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/setup.sh"
prepare test
cd "$checkout"

export QT_QPA_PLATFORM=offscreen
export CARROM_DESK_KILLS=${CARROM_DESK_KILLS:-1000}
export CARROM_DESK_STROKES=${CARROM_DESK_STROKES:-10000}
export CARROM_DESK_STEP=${CARROM_DESK_STEP:-512}
export CARROM_DESK_FLIPS=${CARROM_DESK_FLIPS:-1000}
export CARROM_DESK_LOSSES=${CARROM_DESK_LOSSES:-500}
export CARROM_DESK_TAMPERINGS=${CARROM_DESK_TAMPERINGS:-2000}
export CARROM_DESK_WALKS=${CARROM_DESK_WALKS:-1500}
export CARROM_DESK_MONKEY=${CARROM_DESK_MONKEY:-250}
export CARROM_DESK_AIMED=${CARROM_DESK_AIMED:-1}
export CARROM_DESK_REPORTS=${CARROM_DESK_REPORTS:-1000}
export CARROM_DESK_EXAMPLES=${CARROM_DESK_EXAMPLES:-2500}

# Whole matches, their documents and their files take longer than a ruling.
examples_of_matches=${CARROM_DESK_EXAMPLES_OF_MATCHES:-500}

export CARROM_DESK_EVERY_WAY=1
export CARROM_DESK_EXERCISES=${CARROM_DESK_EXERCISES:-100000}
export CARROM_DESK_CONTENT=${CARROM_DESK_CONTENT:-40000} CARROM_DESK_EXAMS=${CARROM_DESK_EXAMS:-100}
export CARROM_DESK_TABLES=${CARROM_DESK_TABLES:-40}
export CARROM_DESK_TABLE_ENTRIES=${CARROM_DESK_TABLE_ENTRIES:-120}
export CARROM_DESK_OVERLAY_ENTRIES=${CARROM_DESK_OVERLAY_ENTRIES:-250}

log=$(mktemp)
trap 'rm -f "$log"' EXIT
status=0
took=()

no_tests() { # EXIT CODE OF pytest: where only some were asked for, a stage may have none
    [ "$1" = 5 ] || status=$1
}

stage() { # NAME, ARGUMENTS OF pytest
    local began=$SECONDS
    "$venv_bin/python" -m pytest --nightly --timeout 14400 --durations=10 --durations-min=10 "${@:2}" | tee -a "$log" || no_tests $?
    took+=("$1: $((SECONDS - began)) s")
}

stage rules -q --hypothesis-profile soak tests/rules
CARROM_DESK_EXAMPLES=$examples_of_matches stage matches -q --hypothesis-profile soak \
    tests/match tests/exchange tests/reports
stage reliability -s -v tests/reliability "$@"
stage halls -s -v tests/hall "$@"
stage devices -s -v tests/e2e/test_one_device.py "$@"
stage exercises -s -v tests/school/test_exercises.py tests/school/test_content.py "$@"

printf '\n== Figures\n'
# Sums the kills of all matches.
grep -oE '(record|window): [0-9]+ kills, .*' "$log" | awk '
{ kills[$1] += $2; kept[$1] += $4; more[$1] += $9 }
END {
    for (desk in kills)
        printf "%s %d kills, %d entries acknowledged before one, %d on disk unanswered, none lost\n",
            desk, kills[desk], kept[desk], more[desk]
}' || true
grep -oE '([a-zA-Z ]+: at most [0-9]+ ms between|[0-9]+ (tables caught up|kills aimed|spoilt match files|random sequences|presses of a monkey|strokes in the window|ranges of|matches in every form)).*' "$log" || true
printf '\n== Time\n'
printf '%s\n' "${took[@]}"
grep -hE '^[0-9.]+s (call|setup) ' "$log" | sort -rn | head -20 || true
grep -hE '^(FAILED|ERROR) |^=* ?[0-9]+ (passed|failed)' "$log" || true
exit "$status"
