# shellcheck shell=bash
# Trees of other systems in build/, for building and trying packages. Sourced, not run.

# Prints the path of a tree with these packages; debootstrap creates it the first time. Callers mount
# only in a separate namespace (unshare --mount), so that nothing stays mounted below a checkout.
system_tree() { # NAME CODENAME PACKAGE…
    local tree="$checkout/build/$1" codename=$2 options=(--variant=minbase)
    shift 2
    if [ ! -e "$tree/made" ]; then
        command -v debootstrap >/dev/null || die "debootstrap is missing: apt-get install debootstrap"
        say "making $codename in $tree"
        rm -rf "$tree"
        if [ "$codename" = jammy ]; then
            options+=(--components=main,universe)
            [ -e /usr/share/keyrings/ubuntu-archive-keyring.gpg ] || options+=(--no-check-gpg) # Debian has no keys of Ubuntu
        fi
        # Under a name without a space, which debootstrap does not take.
        local IFS=, place
        place=$(mktemp -d)
        mkdir -p "$tree"
        ln -s "$tree" "$place/tree"
        debootstrap "${options[@]}" --include="$*" "$codename" "$place/tree" >&2
        rm -r "$place"
        umount -q "$tree/proc" "$tree/sys" || true
        touch "$tree/made"
    fi
    printf '%s' "$tree"
}
