# Completion of carrom-desk's commands, options and files, for bash.
_carrom_desk() {
    local cur prev words cword
    _init_completion || return
    local commands="blank check day export generate hall import keys laws matches open record replay report results rule
        statistics verify"
    local word command=
    for word in "${words[@]:1:cword-1}"; do
        [[ " ${commands//$'\n'/ } " == *" $word "* ]] && { command=$word; break; }
    done
    if [[ $cur == -* ]]; then
        # shellcheck disable=SC2207 # options have no spaces
        COMPREPLY=($(compgen -W "$("$1" $command --help 2>/dev/null | grep -o -- '--[a-z-]*' | sort -u)" -- "$cur"))
    elif [[ -z $command && $prev != --database ]]; then
        # shellcheck disable=SC2207 # nor have commands
        COMPREPLY=($(compgen -W "$commands" -- "$cur"))
    else
        _filedir
    fi
}
complete -F _carrom_desk carrom-desk
