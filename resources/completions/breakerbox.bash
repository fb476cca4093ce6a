# SPDX-FileCopyrightText: 2026 The Breakerbox contributors
# SPDX-License-Identifier: MIT
# bash completion for breakerbox

_breakerbox_connections() {
    local IFS=$'\n' name
    for name in $(breakerbox connections list --json 2>/dev/null |
        grep -o '"name": *"[^"]*"' | cut -d'"' -f4); do
        [[ $name == "$1"* ]] && COMPREPLY+=("$(printf '%q' "$name")")
    done
}

_breakerbox() {
    local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
    local command=${COMP_WORDS[1]} words=
    COMPREPLY=()
    case $before in
    --profile) COMPREPLY=($(compgen -d -- "$current")); return ;;
    --attach | --ca-file | --output | import | restore) COMPREPLY=($(compgen -f -- "$current")); return ;;
    --connection) _breakerbox_connections "$current"; return ;;
    --key-env) COMPREPLY=($(compgen -v -- "$current")); return ;;
    --format) words="json markdown html" ;;
    --kind) words="cloud endpoint local" ;;
    --protocol) words="openai-chat openai-responses anthropic gemini ollama" ;;
    --proxy) words="system none http:// socks5://" ;;
    edit | remove | test | models | reset | pause | resume)
        _breakerbox_connections "$current"; return ;;
    esac
    if [ -z "$words" ]; then
        if [ "$COMP_CWORD" = 1 ]; then
            words="connections ask breakers conversations backup restore simulate doctor --demo --quick-ask --profile --help --version"
        else
            case $command in
            connections)
                words="--json --profile"
                if [ "$COMP_CWORD" = 2 ]; then
                    words="list add edit remove test models"
                elif [ "${COMP_WORDS[2]}" = add ] || [ "${COMP_WORDS[2]}" = edit ]; then
                    words="--name --kind --protocol --provider --base-url --model --key-stdin --key-env
                        --header --organisation --space --proxy --proxy-password-stdin --ca-file
                        --connect-limit --first-byte-limit --silence-limit --parallel
                        --requests-per-minute --tokens-per-minute --price-in --price-out
                        --limit-conversation --limit-month --profile"
                fi ;;
            ask) words="--connection --model --conversation --new --system --attach --wait --no-wait
                --probe --json --profile" ;;
            breakers) words="--json --evidence --profile reset pause resume" ;;
            conversations) words="list show search export import --archived --format --output --json --profile" ;;
            backup) words="--output --profile" ;;
            simulate) COMPREPLY=($(compgen -f -X '!*.json' -- "$current")); words="--json" ;;
            doctor) words="--json --profile" ;;
            esac
        fi
    fi
    COMPREPLY+=($(compgen -W "$words" -- "$current"))
}
complete -o filenames -F _breakerbox breakerbox
