# SPDX-FileCopyrightText: 2026 The Breakerbox contributors
# SPDX-License-Identifier: MIT
# fish completion for breakerbox

function __breakerbox_connections
    breakerbox connections list --json 2>/dev/null | string match -ra '"name": *"([^"]*)"' -g
end

complete -c breakerbox -f
complete -c breakerbox -l profile -d 'Data folder' -xa '(__fish_complete_directories)'

set -l none __fish_use_subcommand
complete -c breakerbox -n $none -l demo -d 'A window without any key'
complete -c breakerbox -n $none -l quick-ask -d 'A small window for one question'
complete -c breakerbox -n $none -l help -d 'List the commands'
complete -c breakerbox -n $none -l version -d 'Print the version'
complete -c breakerbox -n $none -a connections -d 'List and change connections'
complete -c breakerbox -n $none -a ask -d 'Ask one question'
complete -c breakerbox -n $none -a breakers -d 'What is believed of each connection'
complete -c breakerbox -n $none -a conversations -d 'List, show, export, import'
complete -c breakerbox -n $none -a backup -d 'Make a verified copy'
complete -c breakerbox -n $none -a restore -d 'Take a copy into use'
complete -c breakerbox -n $none -a simulate -d 'Play a scripted outage'
complete -c breakerbox -n $none -a doctor -d 'Look whether all is well'
complete -c breakerbox -n 'not __fish_use_subcommand' -l json -d 'Print JSON for programs'

set -l in '__fish_seen_subcommand_from connections'
complete -c breakerbox -n $in -a 'list add edit remove test models'
complete -c breakerbox -n "$in; and __fish_seen_subcommand_from edit remove test models" -a '(__breakerbox_connections)'
complete -c breakerbox -n $in -l name -x -d 'What it is called'
complete -c breakerbox -n $in -l kind -xa 'cloud endpoint local' -d 'What it is'
complete -c breakerbox -n $in -l protocol -xa 'openai-chat openai-responses anthropic gemini ollama' -d 'What it speaks'
complete -c breakerbox -n $in -l provider -x -d 'A known service'
complete -c breakerbox -n $in -l base-url -x -d 'Where it is'
complete -c breakerbox -n $in -l model -x -d 'The model to ask'
complete -c breakerbox -n $in -l key-stdin -d 'Read the key from standard input'
complete -c breakerbox -n $in -l key-env -xa '(set -nx)' -d 'Read the key from a variable'
complete -c breakerbox -n $in -l header -x -d 'An own header'
complete -c breakerbox -n $in -l organisation -x -d 'The organisation of the account'
complete -c breakerbox -n $in -l space -x -d 'The space within the company'
complete -c breakerbox -n $in -l proxy -xa 'system none http:// socks5://' -d 'How to reach it'
complete -c breakerbox -n $in -l proxy-password-stdin -d 'Read its password from standard input'
complete -c breakerbox -n $in -l ca-file -rF -d 'Certificates to trust'
complete -c breakerbox -n $in -l connect-limit -x -d 'Seconds for connecting'
complete -c breakerbox -n $in -l first-byte-limit -x -d 'Seconds for the first byte'
complete -c breakerbox -n $in -l silence-limit -x -d 'Seconds between bytes'
complete -c breakerbox -n $in -l parallel -x -d 'Requests at the same time'
complete -c breakerbox -n $in -l requests-per-minute -x -d 'Your own pace'
complete -c breakerbox -n $in -l tokens-per-minute -x -d 'Your own pace'
complete -c breakerbox -n $in -l price-in -x -d 'Price of a million tokens asked'
complete -c breakerbox -n $in -l price-out -x -d 'Price of a million tokens answered'
complete -c breakerbox -n $in -l limit-conversation -x -d 'Where spending stops'
complete -c breakerbox -n $in -l limit-month -x -d 'Where spending stops'

set -l in '__fish_seen_subcommand_from ask'
complete -c breakerbox -n $in -l connection -xa '(__breakerbox_connections)' -d 'Which one is asked'
complete -c breakerbox -n $in -l model -x -d 'Another model of it'
complete -c breakerbox -n $in -l conversation -x -d 'Go on with this one'
complete -c breakerbox -n $in -l new -d 'Begin a conversation'
complete -c breakerbox -n $in -l system -x -d 'System prompt'
complete -c breakerbox -n $in -l attach -rF -d 'A file to send'
complete -c breakerbox -n $in -l wait -x -d 'Seconds that a hold is waited out'
complete -c breakerbox -n $in -l no-wait -d 'Do not wait'
complete -c breakerbox -n $in -l probe -d 'Send as the one probe'

set -l in '__fish_seen_subcommand_from breakers'
complete -c breakerbox -n $in -l evidence -d 'Also what it was concluded from'
complete -c breakerbox -n $in -a 'reset pause resume'
complete -c breakerbox -n "$in; and __fish_seen_subcommand_from reset pause resume" -a '(__breakerbox_connections)'

set -l in '__fish_seen_subcommand_from conversations'
complete -c breakerbox -n $in -a 'list show search export import'
complete -c breakerbox -n $in -l format -xa 'json markdown html' -d 'What is written'
complete -c breakerbox -n "$in; and __fish_seen_subcommand_from list" -l archived -d 'What was archived'
complete -c breakerbox -n "$in; and __fish_seen_subcommand_from import" -rF
complete -c breakerbox -n '__fish_seen_subcommand_from conversations backup' -l output -rF -d 'Where to'
complete -c breakerbox -n '__fish_seen_subcommand_from restore' -rF
complete -c breakerbox -n '__fish_seen_subcommand_from simulate' -rF
