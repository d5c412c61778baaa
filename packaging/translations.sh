#!/usr/bin/env bash
# Brings the words of every language up to date with the sources: packaging/translations.sh [NEW LANGUAGE…]
# A language is named by its ISO 639 code. The words that are new stand in resources/i18n as unfinished: translate them
# with Qt Linguist or an editor; the tests fail until none is left. What the umpire calls has a file of its own, so that
# the calls can stand in another language than the window.
set -euo pipefail
# shellcheck source=packaging/setup.sh
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/setup.sh"
prepare test
cd "$checkout"

calls=carrom_desk/rules/call_text.py
mapfile -t others < <(find carrom_desk -name '*.py' ! -path "$calls" | LC_ALL=C sort)
options=(-silent -no-obsolete -locations none -source-language en)

# What stands in no source of ours, as other languages have it: what Qt says, and carrom's terms.
begin() { # LANGUAGE
    local known=(resources/i18n/*.toml)
    "$venv_bin/pyside6-lupdate" resources/i18n/qt_*.ts -ts "resources/i18n/qt_$1.ts" "${options[@]}" -target-language "$1"
    sed -e '/^#/d' -e 's/ = ".*/ = ""/' "${known[0]}" >"resources/i18n/$1.toml"
}

update() { # LANGUAGE
    "$venv_bin/pyside6-lupdate" "${others[@]}" -ts "resources/i18n/carrom-desk_$1.ts" "${options[@]}" -target-language "$1"
    "$venv_bin/pyside6-lupdate" "$calls" -ts "resources/i18n/calls_$1.ts" "${options[@]}" -target-language "$1"
}

languages=("$@")
for file in resources/i18n/carrom-desk_*.ts; do
    [ -e "$file" ] || continue
    language=${file#resources/i18n/carrom-desk_}
    languages+=("${language%.ts}")
done
[ ${#languages[@]} -gt 0 ] || die "name a language, such as de"
for language in "${languages[@]}"; do
    [ -e "resources/i18n/$language.toml" ] || begin "$language"
    update "$language"
    unfinished=$(cat "resources/i18n/"*"_$language.ts" | grep -c 'type="unfinished"' || true)
    say "$language: $unfinished unfinished"
done
build_words
