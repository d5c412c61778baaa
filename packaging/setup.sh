# shellcheck shell=bash
# Shared by run.sh and test.sh. `prepare run` or `prepare test` sets up whatever the checkout lacks and leaves
# $venv_bin naming the programs of its environment. Sourced, not run. Logs to standard error only, so that
# the output of carrom-desk stays clean.

checkout=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
bin_of() { # ENVIRONMENT: the folder of its programs
    case "${OS:-}" in
        Windows_NT) printf '%s/Scripts' "$1" ;;
        *) printf '%s/bin' "$1" ;;
    esac
}
venv="$checkout/.venv"
venv_bin=$(bin_of "$venv")
stamp="$venv/carrom-desk.stamp" # written last: an environment without it was never finished

# Libraries that Qt needs and no Python package brings; where a name changed, either will do.
qt_libraries=(
    'libglib2.0-0t64|libglib2.0-0' libgl1 libegl1 libfontconfig1 libxkbcommon0 libdbus-1-3
    # for a window under X11
    libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1 libxcb-randr0 libxcb-shape0 libxcb-xkb1 libxkbcommon-x11-0
)

say() { printf '%s\n' "carrom-desk: $*" >&2; }
die() { say "$@"; exit 1; }

# --- Fast path: is everything there?

# One line that changes with everything an environment depends on, including its path, as it cannot be moved.
fingerprint() {
    local sum
    sum=$({ sha256sum || shasum -a 256; } <"$checkout/pyproject.toml" 2>/dev/null)
    printf '%s %s' "${sum%% *}" "$checkout"
}

# Checks that its Python finds everything, by folders only: some 30 ms.
works() { # LEVEL
    local modules=(carrom_desk PySide6 sqlalchemy alembic platformdirs openpyxl yaml typst segno babel jinja2 fsrs
        psycopg starlette uvicorn multipart zxingcpp cryptography zeroconf)
    [ "$1" = test ] && modules+=(pypdf pytest pytestqt hypothesis mypy ruff importlinter hatchling)
    [ -x "$venv_bin/python" ] && [ -x "$venv_bin/carrom-desk" ] && "$venv_bin/python" -I -c '
import importlib.util, sys
sys.exit(not all(map(importlib.util.find_spec, sys.argv[1:])))' "${modules[@]}" >/dev/null 2>&1
}

is_ready() { # LEVEL; an environment for tests runs the program too
    local have level
    { read -r level && read -r have; } 2>/dev/null <"$stamp" || return 1
    [ "$have" = "$(fingerprint)" ] && { [ "$level" = test ] || [ "$level" = "$1" ]; } && works "$1"
}

# --- System packages

has_apt() { command -v apt-get >/dev/null && command -v dpkg-query >/dev/null; }
is_installed() { [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]; }
is_available() { apt-cache policy "$1" 2>/dev/null | grep -q 'Candidate: [^(]'; }

apt_install() { # PACKAGE…
    local as=()
    if [ "$(id -u)" -ne 0 ]; then
        if ! command -v sudo >/dev/null; then
            say "please install these packages as root: apt-get install $*"
            return 1
        fi
        as=(sudo)
        [ -t 0 ] || as=(sudo -n) # nobody is there to type a password
    fi
    say "installing system packages: $*"
    "${as[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=300 \
        install -y --no-install-recommends "$@" >&2 ||
        { say "that did not work; please run as root: apt-get install $*"; return 1; }
}

apt_refresh() {
    if [ "$(id -u)" -eq 0 ]; then
        apt-get -q update >&2
    elif command -v sudo >/dev/null; then
        if [ -t 0 ]; then sudo apt-get -q update >&2; else sudo -n apt-get -q update >&2; fi
    fi || say "the lists of packages could not be refreshed; going on with the old ones"
}

install_libraries() {
    local entry names name found missing=() wanted=()
    [ "$(uname -s)" = Linux ] || return 0
    if ! has_apt; then
        say "this is not Debian or Ubuntu: if the window does not open, install what your system calls"
        say "  ${qt_libraries[*]##*|}"
        return 0
    fi
    for entry in "${qt_libraries[@]}"; do
        found=
        IFS='|' read -ra names <<<"$entry"
        for name in "${names[@]}"; do is_installed "$name" && found=yes; done
        [ -n "$found" ] || missing+=("$entry")
    done
    [ ${#missing[@]} -gt 0 ] || return 0
    apt_refresh
    for entry in "${missing[@]}"; do
        IFS='|' read -ra names <<<"$entry"
        found=${names[0]}
        for name in "${names[@]}"; do
            if is_available "$name"; then found=$name; break; fi
        done
        wanted+=("$found")
    done
    apt_install "${wanted[@]}" || true # whether Qt starts is asked later, and says more
}

# Programs that some tests run: a hall's database and its pages in a browser. Without one those tests are skipped and
# say so; unasked they are installed only where nobody needs to type a password.
install_for_tests() {
    local name missing=()
    has_apt && [ "$(id -u)" -eq 0 ] || return 0
    for name in postgresql chromium; do is_installed "$name" || missing+=("$name"); done
    [ ${#missing[@]} -gt 0 ] || return 0
    apt_refresh
    for name in "${missing[@]}"; do
        if is_available "$name"; then apt_install "$name" || true; fi
    done
}

# --- Python

# Prints a suitable Python that can create environments, or nothing.
find_python() {
    local candidate
    for candidate in python3 python3.13 python3.12 python3.11 python; do
        if "$candidate" -c '
import ensurepip, sqlite3, ssl, sys, venv
sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 13))' >/dev/null 2>&1; then
            printf '%s' "$candidate"
            return 0
        fi
    done
    return 1
}

install_python() {
    local package
    has_apt || return 1
    apt_refresh
    for package in python3-venv python3.13-venv python3.12-venv python3.11-venv; do
        if is_available "$package" && apt_install "$package" && find_python >/dev/null; then return 0; fi
    done
    return 1
}

make_venv() {
    local python
    find_python >/dev/null || install_python || true
    python=$(find_python) || die "Python 3.11, 3.12 or 3.13 with its venv module is needed and was not found." \
        "On Debian and Ubuntu: apt-get install python3-venv; elsewhere see https://www.python.org/downloads/"
    say "making an environment with $("$python" --version)"
    rm -rf "$venv"
    "$python" -m venv "$venv" >&2 || die "the environment could not be made in $venv"
}

# Checks for an environment created here and not moved, of a suitable Python, with a working pip.
is_venv() {
    [ -x "$venv_bin/python" ] && grep -qF -- "$venv" "$venv_bin/activate" 2>/dev/null && "$venv_bin/python" -I -c '
import os, pip, sys
here = os.path.samefile(sys.prefix, sys.argv[1]) and sys.prefix != sys.base_prefix
sys.exit(not (here and (3, 11) <= sys.version_info[:2] <= (3, 13)))' "$venv" >/dev/null 2>&1
}

install_packages() { # LEVEL
    local what='.[hall]'
    [ "$1" = test ] && what='.[dev]'
    say "installing Python packages; the first time this takes a minute or two"
    # Without hooks, which are for wheels and would need Qt twice.
    (cd "$checkout" && HATCH_BUILD_NO_HOOKS=true "$venv_bin/python" -I -m pip install --quiet --disable-pip-version-check -e "$what" >&2) &&
        works "$1"
}

# Qt names the missing library.
check_qt() {
    local answer
    answer=$("$venv_bin/python" -I -c 'import PySide6.QtWidgets' 2>&1) ||
        die "Qt does not start: ${answer##*$'\n'}. Install the system's package of that library."
}

# --- Translations

# Compiles the translations whose source is newer. Without them the window is English.
build_words() {
    local source
    for source in "$checkout"/resources/i18n/*.po; do
        if [ -e "$source" ] && [ ! "${source%.po}.mo" -nt "$source" ]; then
            "$venv_bin/python" "$checkout/packaging/translations.py" --compile >&2 ||
                say "the translations could not be compiled; the window will speak English"
            return 0
        fi
    done
}

# --- Everything

build() { # LEVEL
    local level=$1 had_stamp=
    if [ -s "$stamp" ]; then
        had_stamp=yes
        [ "$(head -n 1 "$stamp")" = test ] && level="test" # what was there for tests stays
    fi
    install_libraries
    [ "$level" = test ] && install_for_tests
    is_venv || { make_venv; had_stamp=; }
    if ! install_packages "$level"; then
        if [ -n "$had_stamp" ] && [ "$1" = run ] && works run; then
            say "the Python packages could not be updated; starting with the installed ones"
            return 0
        fi
        say "starting afresh"
        make_venv
        install_packages "$level" || die "the Python packages could not be installed. Is there a network?"
    fi
    check_qt
    printf '%s\n' "$level" "$(fingerprint)" >"$stamp"
}

prepare() { # run | test
    is_ready "$1" || set_up "$1"
    build_words
}

set_up() { # run | test
    (
        # A second process waits and finds the work done.
        if command -v flock >/dev/null; then
            flock -n 9 || { say "waiting for another set-up to finish"; flock 9; }
        fi
        is_ready "$1" || build "$1" 9<&-
    ) 9<"$checkout/pyproject.toml" || exit 1
}
