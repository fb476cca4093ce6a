// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/highlight/languageparts.h>

namespace breakerbox::ui::highlight {

namespace {

// An apostrophe in the text of JSX comes after a letter; no string begins there.
constexpr std::array kScriptStrings{
    kDoubleQuoted, StringForm{"'", "'", StringForm::Escapes | StringForm::NotAfterWord},
    StringForm{"`", "`", StringForm::Escapes | StringForm::Lines | StringForm::Code, "${"}};
constexpr std::array kScriptRegions{Region{"#!", {}, {}, Kind::Comment, Region::LineStart},
                                    Region{"//"}, Region{"/*", "*/"}};
constexpr std::array kCoffeeRegions{Region{"###", "###"}, Region{"#"}};
constexpr std::array kCoffeeStrings{
    StringForm{"\"\"\"", "\"\"\"", StringForm::Escapes | StringForm::Lines | StringForm::Code,
               "#{"},
    kTripleSingle, StringForm{"\"", "\"", StringForm::Escapes | StringForm::Code, "#{"},
    kSingleQuoted};
constexpr std::array kGraphqlStrings{kTripleDouble, kDoubleQuoted};
constexpr std::array kPrismaStrings{kDoubleQuoted};

constexpr quint64 kScriptTraits = CallIsFunction | UpperIsType | Regex | Jsx | KeyWords;

constexpr std::array kWebLanguages{
    Language{.names = "javascript js jsx mjs cjs node es6 ecmascript react",
             .traits = kScriptTraits,
             .keywords =
                 "as async await break case catch class const continue debugger default delete do "
                 "else export extends finally for from function get if import in instanceof let "
                 "new of return set static super switch this throw try typeof var void while with "
                 "yield",
             .functions = "require fetch alert parseInt parseFloat setTimeout setInterval "
                          "clearTimeout clearInterval",
             .literals = "true false null undefined NaN Infinity globalThis",
             .regions = kScriptRegions,
             .strings = kScriptStrings,
             .annotations = "@",
             .wordStart = "$",
             .wordInside = "$"},
    Language{.names = "typescript ts tsx mts cts angular",
             .traits = kScriptTraits,
             .keywords =
                 "abstract as asserts async await break case catch class const continue debugger "
                 "declare default delete do else enum export extends finally for from function get "
                 "if implements import in infer instanceof interface is keyof let module namespace "
                 "new of override private protected public readonly return satisfies set static "
                 "super switch this throw try type typeof unique using var void while with yield",
             .types = "any bigint boolean never number object string symbol unknown",
             .functions = "require fetch alert parseInt parseFloat setTimeout setInterval "
                          "clearTimeout clearInterval",
             .literals = "true false null undefined NaN Infinity globalThis",
             .regions = kScriptRegions,
             .strings = kScriptStrings,
             .annotations = "@",
             .wordStart = "$",
             .wordInside = "$"},
    Language{.names = "coffeescript coffee livescript ls",
             .traits = CallIsFunction | UpperIsType | Regex | KeyWords,
             .keywords = "and await break by case catch class continue delete do else extends "
                         "finally for if in instanceof is isnt loop new not of or own return super "
                         "switch then this throw try typeof unless until when while yield",
             .literals = "true false null undefined yes no on off",
             .regions = kCoffeeRegions,
             .strings = kCoffeeStrings,
             .sigils = "@",
             .wordStart = "$",
             .wordInside = "$"},
    Language{.names = "html htm xhtml html5 vue svelte handlebars hbs mustache jinja jinja2 django "
                      "erb ejs twig liquid razor cshtml astro",
             .shape = Shape::Markup},
    Language{.names = "xml xsd xsl xslt svg rss atom plist xaml csproj pom mathml kml wsdl qrc ui "
                      "opml dtd",
             .shape = Shape::Markup},
    Language{.names = "css", .shape = Shape::Css},
    Language{.names = "scss sass less stylus postcss styl", .shape = Shape::Css},
    Language{.names = "graphql gql",
             .traits = KeyWords | UpperIsType | CallIsFunction,
             .keywords = "directive enum extend fragment implements input interface mutation on "
                         "query repeatable scalar schema subscription type union",
             .types = "Boolean Float ID Int String",
             .literals = "true false null",
             .regions = kHashComments,
             .strings = kGraphqlStrings,
             .sigils = "$",
             .annotations = "@"},
    Language{.names = "prisma",
             .traits = UpperIsType | CallIsFunction | KeyWords | AssignsSpaced,
             .keywords = "datasource enum generator model type view",
             .types = "BigInt Boolean Bytes DateTime Decimal Float Int Json String",
             .literals = "true false null",
             .regions = kSlashComments,
             .strings = kPrismaStrings,
             .annotations = "@"},
};

} // namespace

std::span<const Language> webLanguages()
{
    return kWebLanguages;
}

} // namespace breakerbox::ui::highlight
