#!/usr/bin/env bash
# Renews the exact versions that packages are built from, in packaging/locks: packaging/lock.sh
# desk.txt pins what a package contains, tools.txt what builds it, for every supported system and Python.
set -euo pipefail
# shellcheck source=packaging/setup.sh
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/setup.sh"
prepare test
cd "$checkout"
"$venv_bin/python" -m venv build/tools
"$(bin_of build/tools)/python" -m pip install --quiet --disable-pip-version-check uv >&2

compile() { # FROM TO [OPTIONS OF uv]
    "$(bin_of build/tools)/uv" pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate \
        --custom-compile-command packaging/lock.sh "$1" --output-file "packaging/locks/$2" "${@:3}"
}

compile pyproject.toml desk.txt --extra hall
"$venv_bin/python" -c '
import tomllib
print("\n".join(tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]["build"]))' >build/tools.in
compile build/tools.in tools.txt
