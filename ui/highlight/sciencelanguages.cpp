// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/highlight/languageparts.h>

namespace breakerbox::ui::highlight {

namespace {

constexpr std::array kRStrings{StringForm{"\"", "\"", StringForm::Escapes | StringForm::Lines},
                               StringForm{"'", "'", StringForm::Escapes | StringForm::Lines}};
constexpr std::array kJuliaRegions{Region{"#=", "=#", "#="}, Region{"#"}};
constexpr std::array kJuliaStrings{
    StringForm{"\"\"\"", "\"\"\"",
               StringForm::Escapes | StringForm::Lines | StringForm::Code | StringForm::Variables,
               "$("},
    StringForm{"\"", "\"",
               StringForm::Escapes | StringForm::Lines | StringForm::Code | StringForm::Variables,
               "$("},
    StringForm{"`", "`", StringForm::Escapes | StringForm::Variables}, kCharQuoted};
constexpr std::array kJuliaPrefixes{Prefix{"r", Prefix::Raw}, Prefix{"raw", Prefix::Raw},
                                    Prefix{"b"}, Prefix{"v"}, Prefix{"l", Prefix::Raw}};
constexpr std::array kMatlabRegions{Region{"%{", "%}", "%{", Kind::Comment, Region::LineStart},
                                    Region{"%"}, Region{"...", {}, {}, Kind::Comment}};
constexpr std::array kOctaveRegions{Region{"%{", "%}", "%{", Kind::Comment, Region::LineStart},
                                    Region{"%"}, Region{"#"}};
constexpr std::array kMatlabStrings{
    kDoubledDouble, StringForm{"'", "'", StringForm::Doubled | StringForm::NotAfterWord}};
constexpr std::array kSqlRegions{Region{"--"}, Region{"/*", "*/", "/*"}};
constexpr std::array kSqlStrings{StringForm{"'", "'", StringForm::Doubled | StringForm::Lines},
                                 StringForm{"\"", "\"", StringForm::Doubled},
                                 StringForm{"`", "`", StringForm::Doubled}};
constexpr std::array kSqlPrefixes{Prefix{"e"}, Prefix{"n"}, Prefix{"b"}, Prefix{"x"}};
constexpr std::array kMathematicaRegions{Region{"(*", "*)", "(*"}};
constexpr std::array kMathematicaStrings{
    StringForm{"\"", "\"", StringForm::Escapes | StringForm::Lines}};
constexpr std::array kStataRegions{Region{"//"}, Region{"/*", "*/"},
                                   Region{"*", {}, {}, Kind::Comment, Region::LineStart}};
constexpr std::array kStataStrings{kDoubledDouble, kDoubledSingle};

constexpr std::array kScienceLanguages{
    Language{.names = "r rscript splus rmd",
             .traits = CallIsFunction,
             .keywords = "break else for function if in next repeat return while library require",
             .literals = "TRUE FALSE NULL NA NaN Inf NA_integer_ NA_real_ NA_character_ T F",
             .regions = kHashComments,
             .strings = kRStrings,
             .wordStart = ".",
             .wordInside = "."},
    Language{.names = "julia jl",
             .traits = CallIsFunction | UpperIsType | Symbols,
             .keywords = "abstract baremodule begin break catch const continue do else elseif end "
                         "export finally for function global if import in isa let local macro "
                         "module mutable primitive quote return struct try type using where while",
             .literals = "true false nothing missing pi Inf NaN",
             .regions = kJuliaRegions,
             .strings = kJuliaStrings,
             .prefixes = kJuliaPrefixes,
             .sigils = "$",
             .annotations = "@",
             .wordInside = "!"},
    Language{.names = "matlab m",
             .traits = CallIsFunction,
             .keywords = "break case catch classdef continue else elseif end enumeration events "
                         "for function global if methods otherwise parfor persistent properties "
                         "return spmd switch try while",
             .literals = "true false pi Inf NaN eps",
             .regions = kMatlabRegions,
             .strings = kMatlabStrings},
    Language{.names = "octave scilab",
             .traits = CallIsFunction,
             .keywords = "break case catch continue do else elseif end endfor endfunction endif "
                         "endswitch endwhile for function global if otherwise persistent return "
                         "switch try until while",
             .literals = "true false pi Inf NaN eps",
             .regions = kOctaveRegions,
             .strings = kMatlabStrings},
    Language{
        .names = "sql mysql postgresql postgres pgsql plpgsql sqlite tsql t-sql mssql plsql "
                 "oracle mariadb bigquery snowflake duckdb ddl",
        .traits = FoldCase | CallIsFunction | DollarQuote,
        .keywords =
            "add all alter analyze and any as asc begin between by cascade case check collate "
            "column commit conflict constraint create cross current database declare default "
            "deferrable delete desc distinct do drop each else elsif end except exec execute "
            "exists explain fetch filter following for foreign from full function generated "
            "grant group having if ignore ilike in index inner insert intersect into is "
            "isolation join key language lateral left like limit loop materialized merge "
            "natural not nothing of offset on only or order outer over partition pragma "
            "preceding primary procedure raise range recursive references refresh rename "
            "replace restrict return returning returns revoke right rollback row rows schema "
            "select set table temp temporary then to top transaction trigger truncate unbounded "
            "union unique update use using values vacuum view when where while window with "
            "without",
        .types = "bigint bigserial binary bit blob boolean bool bytea char character clob date "
                 "datetime decimal double float int integer interval json jsonb money nchar "
                 "number numeric nvarchar real serial smallint text time timestamp timestamptz "
                 "tinyint uuid varbinary varchar varchar2 varying xml",
        .functions = "avg cast coalesce count current_date current_timestamp dense_rank "
                     "extract first_value lag last_value lead lower max min now nullif rank "
                     "round row_number sum upper",
        .literals = "true false null unknown",
        .regions = kSqlRegions,
        .strings = kSqlStrings,
        .prefixes = kSqlPrefixes,
        .sigils = "@$"},
    Language{.names = "mathematica wolfram wl nb",
             .traits = CallIsFunction,
             .keywords = "Block Do For Function If Module Return Switch Table Which While With",
             .literals = "True False Null Pi Infinity E I",
             .regions = kMathematicaRegions,
             .strings = kMathematicaStrings},
    Language{.names = "stata sas spss",
             .traits = CallIsFunction | FoldCase,
             .keywords =
                 "by bysort data do drop else end foreach forvalues gen generate if in keep "
                 "local global merge proc program quietly regress replace reshape run sort "
                 "summarize tabulate use using run quit set input datalines where then",
             .regions = kStataRegions,
             .strings = kStataStrings},
};

} // namespace

std::span<const Language> scienceLanguages()
{
    return kScienceLanguages;
}

} // namespace breakerbox::ui::highlight
