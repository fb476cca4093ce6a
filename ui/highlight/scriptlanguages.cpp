// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/highlight/languageparts.h>

namespace breakerbox::ui::highlight {

namespace {

constexpr unsigned kPythonQuotes = StringForm::Escapes | StringForm::RawQuotes;
constexpr std::array kPythonStrings{
    StringForm{"\"\"\"", "\"\"\"", kPythonQuotes | StringForm::Lines, "{"},
    StringForm{"'''", "'''", kPythonQuotes | StringForm::Lines, "{"},
    StringForm{"\"", "\"", kPythonQuotes, "{"}, StringForm{"'", "'", kPythonQuotes, "{"}};
constexpr std::array kPythonPrefixes{Prefix{"f", Prefix::WithCode},
                                     Prefix{"t", Prefix::WithCode},
                                     Prefix{"r", Prefix::Raw},
                                     Prefix{"b"},
                                     Prefix{"u"},
                                     Prefix{"rb", Prefix::Raw},
                                     Prefix{"br", Prefix::Raw},
                                     Prefix{"fr", Prefix::WithCode | Prefix::Raw},
                                     Prefix{"rf", Prefix::WithCode | Prefix::Raw}};
constexpr std::array kRubyRegions{Region{"=begin", "=end", {}, Kind::Comment, Region::LineStart},
                                  Region{"__END__", {}, {}, Kind::Comment, Region::LineStart},
                                  Region{"#"}};
constexpr std::array kRubyStrings{
    StringForm{"\"", "\"", StringForm::Escapes | StringForm::Lines | StringForm::Code, "#{"},
    StringForm{"'", "'", StringForm::Escapes | StringForm::Lines},
    StringForm{"`", "`", StringForm::Escapes | StringForm::Code, "#{"}};
constexpr std::array kPerlRegions{Region{"=pod", "=cut", {}, Kind::Comment, Region::LineStart},
                                  Region{"=head", "=cut", {}, Kind::Comment, Region::LineStart},
                                  Region{"=over", "=cut", {}, Kind::Comment, Region::LineStart},
                                  Region{"=item", "=cut", {}, Kind::Comment, Region::LineStart},
                                  Region{"=begin", "=cut", {}, Kind::Comment, Region::LineStart},
                                  Region{"=encoding", "=cut", {}, Kind::Comment, Region::LineStart},
                                  Region{"=for", "=cut", {}, Kind::Comment, Region::LineStart},
                                  Region{"__END__", {}, {}, Kind::Comment, Region::LineStart},
                                  Region{"#", {}, {}, Kind::Comment, Region::WordStart}};
constexpr std::array kPerlStrings{
    StringForm{"\"", "\"", StringForm::Escapes | StringForm::Lines | StringForm::Variables},
    StringForm{"'", "'", StringForm::Escapes | StringForm::Lines},
    StringForm{"`", "`", StringForm::Escapes}};
constexpr std::array kPhpRegions{
    Region{"//"},
    Region{"/*", "*/"},
    Region{"#[", "]", "[", Kind::Preprocessor},
    Region{"#"},
    Region{"?>", "<?php", {}, Kind::Tag},
};
constexpr std::array kPhpStrings{
    StringForm{"\"", "\"", StringForm::Escapes | StringForm::Lines | StringForm::Variables},
    StringForm{"'", "'", StringForm::Escapes | StringForm::Lines}, kBackquoted};
constexpr std::array kLuaRegions{Region{"--"}};
constexpr std::array kLuaStrings{kDoubleQuoted, kSingleQuoted};
constexpr std::array kLuauStrings{kDoubleQuoted, kSingleQuoted, kBackquoted};
constexpr std::array kTclStrings{
    StringForm{"\"", "\"", StringForm::Escapes | StringForm::Lines | StringForm::Variables}};
constexpr std::array kTclRegions{Region{"#", {}, {}, Kind::Comment, Region::WordStart}};

constexpr std::array kScriptLanguages{
    Language{.names = "python py python3 py3 pyi gyp sage ipython starlark bazel bzl cython pyx "
                      "python2",
             .traits = CallIsFunction | UpperIsType,
             .keywords = "and as assert async await break case class continue def del elif else "
                         "except finally for from global if import in is lambda match nonlocal not "
                         "or pass raise return try type while with yield",
             .types = "bool bytearray bytes complex dict float frozenset int list object set str "
                      "tuple type self cls",
             .functions = "abs all any callable chr dir divmod enumerate eval filter getattr "
                          "hasattr hash hex id input isinstance issubclass iter len map max min "
                          "next open ord pow print range repr reversed round setattr sorted sum "
                          "super vars zip __import__",
             .literals = "True False None NotImplemented Ellipsis __name__ __file__",
             .regions = kHashComments,
             .strings = kPythonStrings,
             .prefixes = kPythonPrefixes,
             .annotations = "@"},
    Language{.names = "ruby rb rake gemfile crystal cr rakefile podfile",
             .traits = CallIsFunction | UpperIsType | Regex | PercentQuotes | Heredoc | Symbols |
                       KeyWords,
             .keywords =
                 "BEGIN END alias and begin break case class def defined? do else elsif end ensure "
                 "for if in module next not or redo rescue retry return self super then undef "
                 "unless until when while yield require require_relative include extend prepend "
                 "private protected public attr_reader attr_writer attr_accessor raise loop lambda "
                 "proc macro struct abstract",
             .functions = "puts print p pp gets format sprintf printf catch throw",
             .literals = "true false nil __FILE__ __LINE__ __method__",
             .regions = kRubyRegions,
             .strings = kRubyStrings,
             .sigils = "@$",
             .wordInside = "?!"},
    Language{.names = "perl pl pm raku perl6",
             .traits = CallIsFunction | Regex | PerlQuotes | Heredoc | BracedSigil | SpecialSigils,
             .keywords =
                 "and cmp continue do else elsif eq for foreach ge given goto gt if last le local "
                 "lt my ne next no not or our package redo require return sub unless until use "
                 "when while x xor state has method class",
             .functions = "abs bless chomp chop chr close defined delete die each eval exists exit "
                          "grep hex index join keys lc length local map oct open ord pop print "
                          "printf push ref reverse say scalar shift sort splice split sprintf "
                          "substr uc undef unshift values wantarray warn",
             .literals = "__FILE__ __LINE__ __PACKAGE__ STDIN STDOUT STDERR",
             .regions = kPerlRegions,
             .strings = kPerlStrings,
             .sigils = "$@%&"},
    Language{.names = "php php3 php4 php5 php7 php8 phtml",
             .traits = CallIsFunction | UpperIsType | PhpHeredoc,
             .keywords =
                 "abstract and array as break callable case catch class clone const continue "
                 "declare default die do echo else elseif empty enddeclare endfor endforeach endif "
                 "endswitch endwhile enum eval exit extends final finally fn for foreach function "
                 "global goto if implements include include_once instanceof insteadof interface "
                 "isset list match namespace new or print private protected public readonly "
                 "require require_once return self parent static switch throw trait try unset use "
                 "var while xor yield",
             .types = "bool boolean float int integer iterable mixed never object string void",
             .literals = "true false null TRUE FALSE NULL __DIR__ __FILE__ __LINE__ __CLASS__ "
                         "__FUNCTION__ __METHOD__ __NAMESPACE__",
             .directives = "php",
             .regions = kPhpRegions,
             .strings = kPhpStrings,
             .sigils = "$"},
    Language{.names = "lua",
             .traits = CallIsFunction | LuaLong,
             .keywords = "and break do else elseif end for function goto if in local not or repeat "
                         "return then until while",
             .functions = "assert error getmetatable ipairs next pairs pcall print rawget rawset "
                          "require select setmetatable tonumber tostring type unpack xpcall",
             .literals = "true false nil self _G _VERSION _ENV",
             .regions = kLuaRegions,
             .strings = kLuaStrings},
    Language{.names = "luau moonscript moon",
             .traits = CallIsFunction | LuaLong,
             .keywords = "and break class continue do else elseif end export extends for function "
                         "if import in local not or repeat return switch then type unless until "
                         "when while with",
             .types = "string number boolean any never unknown thread",
             .literals = "true false nil self",
             .regions = kLuaRegions,
             .strings = kLuauStrings},
    Language{.names = "tcl tk expect sdc xdc",
             .traits = FirstWord | BracedSigil | Options,
             .keywords = "else elseif then default",
             .literals = "true false yes no on off",
             .regions = kTclRegions,
             .strings = kTclStrings,
             .sigils = "$"},
    Language{.names = "gdscript gd godot",
             .traits = CallIsFunction | UpperIsType,
             .keywords = "and as assert await break breakpoint class class_name const continue "
                         "elif else enum extends for func if in is match not or pass preload "
                         "return self setget signal static super tool var while yield",
             .types = "bool int float void",
             .literals = "true false null PI TAU INF NAN",
             .regions = kHashComments,
             .strings = kPythonStrings,
             .sigils = "$",
             .annotations = "@"},
};

} // namespace

std::span<const Language> scriptLanguages()
{
    return kScriptLanguages;
}

} // namespace breakerbox::ui::highlight
