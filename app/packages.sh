# SPDX-FileCopyrightText: 2026 The Breakerbox contributors
# SPDX-License-Identifier: MIT
# Sourced by app/run and tests/run: names the packages, and installs what is missing where it can.

building=(g++ cmake ninja-build ccache git
    qt6-base-dev qt6-svg-dev qt6-declarative-dev qt6-tools-dev qt6-l10n-tools
    qtkeychain-qt6-dev libsecret-1-0 libmd4c-dev libmd4c-html0-dev libsqlite3-dev zlib1g-dev libhunspell-dev)
# Asked for, done without where a system has none: icons and MathJax come from npm, fonts make text legible,
# a dictionary (hunspell-de-de, …) checks what is written.
running=(fonts-dejavu-core fonts-noto-core fonts-noto-color-emoji gnome-keyring
    qt6-translations-l10n hunspell-en-us)

# ensure_packages NAME…: on a system with apt, installs those that are missing. Elsewhere it says
# what is needed and goes on: the build then says what it does not find.
ensure_packages() {
    if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
        echo "This system has no apt. Breakerbox needs, by their Debian names:" >&2
        printf '  %s\n' "$*" | fold -s -w 78 >&2
        return 0
    fi
    local missing=() name
    for name in "$@"; do
        dpkg-query -W -f '${Status}' "$name" 2>/dev/null | grep -q 'ok installed' || missing+=("$name")
    done
    [ ${#missing[@]} -gt 0 ] || return 0
    local root=()
    if [ "$(id -u)" != 0 ]; then
        if ! command -v sudo >/dev/null; then
            echo "These packages are missing: ${missing[*]}" >&2
            echo "Install them as root: apt-get install --no-install-recommends ${missing[*]}" >&2
            return 1
        fi
        root=(sudo)
    fi
    echo "Installing ${#missing[@]} packages: ${missing[*]}" >&2
    # Quiet unless it fails: then all of it.
    local log; log=$(mktemp)
    if ! { "${root[@]}" apt-get update \
        && DEBIAN_FRONTEND=noninteractive "${root[@]}" apt-get install -y --no-install-recommends \
            "${missing[@]}"; } >"$log" 2>&1; then
        cat "$log" >&2
        rm -f "$log"
        return 1
    fi
    rm -f "$log"
}

# Prints what ccache adds to a configure line, if it is there.
compiler_launcher() {
    if command -v ccache >/dev/null; then
        echo -DCMAKE_CXX_COMPILER_LAUNCHER=ccache
    fi
}
