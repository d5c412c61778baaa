#!/usr/bin/env bash
# Publishes a version in one command: packaging/publish.sh VERSION
# Writes the version and today's date, commits them, runs the checklist of release.sh, and only if
# all of it passes, signs a tag and pushes both. After a failure it resumes where it stopped.
set -euo pipefail
# shellcheck source=packaging/setup.sh
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/setup.sh"
prepare test
cd "$checkout"
[ $# -eq 1 ] || die "which version? packaging/publish.sh VERSION"
version=$1

if [ "$("$venv_bin/python" -c 'import carrom_desk; print(carrom_desk.__version__)')" != "$version" ]; then
    [ -z "$(git status --porcelain)" ] || die "commit or put aside what is changed first"
    "$venv_bin/python" packaging/new_version.py "$version" "$(date +%F)" # as git dates the commit
    git commit --quiet --all --message "Release $version"
fi
bash packaging/release.sh
[ -z "$(git status --porcelain)" ] || die "the checks changed files, such as pictures: look at them, commit and try again"
git tag --sign --message "Carrom Desk $version" "v$version"
git push origin main "v$version"
