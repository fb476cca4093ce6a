// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/highlight/languageparts.h>

namespace breakerbox::ui::highlight {

namespace {

constexpr std::array kShellRegions{Region{"#", {}, {}, Kind::Comment, Region::WordStart}};
constexpr std::array kShellStrings{
    StringForm{"$'", "'", StringForm::Escapes},
    StringForm{"\"", "\"",
               StringForm::Escapes | StringForm::Lines | StringForm::Code | StringForm::Variables,
               "$("},
    StringForm{"'", "'", StringForm::Lines}};
constexpr std::array kFishStrings{
    StringForm{"\"", "\"", StringForm::Escapes | StringForm::Lines | StringForm::Variables},
    StringForm{"'", "'", StringForm::Escapes | StringForm::Lines}};
constexpr std::array kPowershellRegions{Region{"<#", "#>"}, Region{"#"},
                                        Region{"[CmdletBinding(", "]", {}, Kind::Preprocessor},
                                        Region{"[Parameter(", "]", {}, Kind::Preprocessor}};
constexpr std::array kPowershellStrings{
    StringForm{"@\"", "\"@", StringForm::Lines | StringForm::ByLine | StringForm::Variables},
    StringForm{"@'", "'@", StringForm::Lines | StringForm::ByLine},
    StringForm{"\"", "\"",
               StringForm::Backtick | StringForm::Doubled | StringForm::Lines | StringForm::Code |
                   StringForm::Variables,
               "$("},
    StringForm{"'", "'", StringForm::Doubled | StringForm::Lines}};
constexpr std::array kBatchRegions{
    Region{"rem", {}, {}, Kind::Comment, Region::LineStart | Region::BlankAfter},
    Region{"@rem", {}, {}, Kind::Comment, Region::LineStart | Region::BlankAfter}};
constexpr std::array kBatchStrings{StringForm{"\"", "\""}};
constexpr std::array kNginxRegions{Region{"#", {}, {}, Kind::Comment, Region::WordStart}};
constexpr std::array kNginxStrings{
    StringForm{"\"", "\"", StringForm::Escapes | StringForm::Lines | StringForm::Variables},
    StringForm{"'", "'", StringForm::Escapes | StringForm::Lines | StringForm::NotAfterWord}};
constexpr std::array kVimRegions{Region{"\"", {}, {}, Kind::Comment, Region::LineStart}};
constexpr std::array kVimStrings{kDoubleQuoted, kDoubledSingle};
constexpr std::array kCmakeRegions{Region{"#[[", "]]"}, Region{"#"}};
constexpr std::array kCmakeStrings{
    StringForm{"\"", "\"", StringForm::Escapes | StringForm::Lines | StringForm::Variables}};

constexpr std::array kShellLanguages{
    Language{.names = "bash sh zsh shell ksh dash bashrc zshrc ash",
             .traits = Heredoc | HeredocBlank | BracedSigil | SpecialSigils | Options | Assigns |
                       Commands,
             .keywords = "case coproc do done elif else esac export fi for function if in local "
                         "readonly declare typeset return select then time until while break "
                         "continue exit",
             .literals = "true false",
             .regions = kShellRegions,
             .strings = kShellStrings,
             .sigils = "$",
             .wordInside = "-."},
    Language{.names = "fish",
             .traits = BracedSigil | Options | Commands,
             .keywords = "and begin break case continue else end for function if in not or return "
                         "switch while set",
             .literals = "true false",
             .regions = kShellRegions,
             .strings = kFishStrings,
             .sigils = "$",
             .wordInside = "-."},
    Language{.names = "console shell-session shellsession terminal sh-session bash-session pycon "
                      "python-repl session cmd-session term",
             .shape = Shape::Console},
    Language{.names = "powershell ps1 ps pwsh psm1 psd1 posh",
             .traits = FoldCase | DashNames | Options | SpecialSigils | BracedSigil,
             .keywords = "begin break catch class continue data do dynamicparam else elseif end "
                         "enum exit filter finally for foreach from function if in param process "
                         "return switch throw trap try until using var while workflow",
             .types = "string int bool array hashtable object psobject pscustomobject datetime "
                      "switch void double long byte char xml regex",
             .functions = "cd cls copy del dir echo ls md mkdir move rm type write where select "
                          "sort",
             .literals = "$true $false $null",
             .regions = kPowershellRegions,
             .strings = kPowershellStrings,
             .sigils = "$@"},
    Language{.names = "batch bat cmd dos winbatch",
             .traits = FoldCase | ColonLabels | PercentVariables,
             .keywords = "call choice cls defined do echo else endlocal equ errorlevel exist exit "
                         "for geq goto gtr if in leq lss neq not pause popd pushd set setlocal "
                         "shift start title",
             .functions = "cd chdir copy del dir erase find findstr ipconfig md mkdir more move "
                          "net ping rd reg ren rename rmdir robocopy sc taskkill tasklist timeout "
                          "type xcopy where powershell",
             .literals = "on off nul con",
             .regions = kBatchRegions,
             .strings = kBatchStrings},
    Language{.names = "makefile make mk gnumakefile mak", .shape = Shape::Make},
    Language{.names = "dockerfile docker containerfile", .shape = Shape::Docker},
    Language{.names = "cmake cmakelists",
             .traits = FoldCase | BracedSigil | CallIsFunction,
             .keywords = "if elseif else endif foreach endforeach while endwhile function "
                         "endfunction macro endmacro return break continue include "
                         "add_subdirectory find_package project cmake_minimum_required and or not "
                         "matches strequal equal less greater version_less version_greater "
                         "defined exists target",
             .types = "public private interface static shared module imported alias object "
                      "required components quiet",
             .literals = "true false on off yes no",
             .regions = kCmakeRegions,
             .strings = kCmakeStrings,
             .sigils = "$",
             .wordInside = "-"},
    Language{.names = "nginx nginxconf apacheconf apache caddyfile caddy haproxy",
             .traits = FirstWord | BracedSigil,
             .literals = "on off true false",
             .regions = kNginxRegions,
             .strings = kNginxStrings,
             .sigils = "$",
             .wordInside = "-"},
    Language{.names = "vim viml vimscript vimrc nvim",
             .traits = CallIsFunction | SpecialSigils,
             .keywords =
                 "abort augroup autocmd break call catch cnoremap colorscheme command const "
                 "continue def echo echom echomsg else elseif enddef endfor endfunction endif "
                 "endtry endwhile execute finally filetype for func function highlight if imap "
                 "import in inoremap let map nmap nnoremap noremap normal plugin return set "
                 "setlocal silent source syntax try unlet vim9script vmap vnoremap while Plug",
             .literals = "v:true v:false v:null on off",
             .regions = kVimRegions,
             .strings = kVimStrings,
             .sigils = "&$",
             .wordInside = ":#"},
};

} // namespace

std::span<const Language> shellLanguages()
{
    return kShellLanguages;
}

} // namespace breakerbox::ui::highlight
