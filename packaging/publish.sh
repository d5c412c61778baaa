#!/usr/bin/env bash
# Publishes a version in one command: packaging/publish.sh VERSION
# Asks for the signing key, writes the version, today's date and the documents of this version, commits them, runs the
# checklist of release.sh, and only if all of it passes, signs a tag and pushes both. After a failure it resumes where it
# stopped.
set -euo pipefail
# shellcheck source=packaging/setup.sh
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/setup.sh"
prepare test
cd "$checkout"
[ $# -eq 1 ] || die "which version? packaging/publish.sh VERSION"
version=$1

[ -z "$(git tag --list "v$version")" ] || die "$version is published already: there is a tag v$version"
[ -z "$(git status --porcelain)" ] || die "commit or put aside what is changed first"
[ "$(git branch --show-current)" = main ] || die "a version is published from main"
git fetch --quiet origin main || die "origin cannot be reached"
git merge-base --is-ancestor FETCH_HEAD main || die "origin has commits that are not here: pull them first"
# Now, and not after hours of checks.
git tag --sign --message "A trial of the key" "trial-of-v$version" ||
    die "no tag can be signed: set user.signingkey to a key of yours, and unlock it"
git tag --delete "trial-of-v$version" >/dev/null

if [ "$(git log -1 --format=%s)" != "Release $version" ]; then
    "$venv_bin/python" packaging/new_version.py "$version" "$(date +%F)"
    "$venv_bin/python" -m tests.desk.golden_documents # of each version they stay in the tests
    git add --all
    git commit --quiet --allow-empty --message "Release $version"
fi
bash packaging/release.sh
[ -z "$(git status --porcelain)" ] || die "the checks changed files, such as pictures: look at them, commit and try again"
git tag --sign --message "Carrom Desk $version" "v$version"
git push --atomic origin main "v$version" || {
    git tag --delete "v$version" >/dev/null
    die "origin has taken neither the commits nor the tag: see above, and try again"
}
