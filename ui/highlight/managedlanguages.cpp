// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/highlight/languageparts.h>

namespace breakerbox::ui::highlight {

namespace {

constexpr unsigned kLinesWithCode = StringForm::Lines | StringForm::Code | StringForm::Variables;

constexpr std::array kJavaStrings{kTripleDouble, kDoubleQuoted, kCharQuoted};
constexpr std::array kCSharpRegions{
    Region{"//"}, Region{"/*", "*/"},
    Region{"[", "]", "[", Kind::Preprocessor, Region::LineStart | Region::OneLine}};
constexpr std::array kCSharpStrings{
    StringForm{"$\"\"\"", "\"\"\"", StringForm::Lines | StringForm::Code, "{"},
    StringForm{"\"\"\"", "\"\"\"", StringForm::Lines},
    StringForm{"$@\"", "\"", StringForm::Doubled | StringForm::Lines | StringForm::Code, "{"},
    StringForm{"@$\"", "\"", StringForm::Doubled | StringForm::Lines | StringForm::Code, "{"},
    StringForm{"@\"", "\"", StringForm::Doubled | StringForm::Lines},
    StringForm{"$\"", "\"", StringForm::Escapes | StringForm::Code, "{"},
    kDoubleQuoted,
    kCharQuoted};
constexpr std::array kKotlinStrings{
    StringForm{"\"\"\"", "\"\"\"", kLinesWithCode, "${"},
    StringForm{"\"", "\"", StringForm::Escapes | StringForm::Code | StringForm::Variables, "${"},
    kCharQuoted};
constexpr std::array kScalaStrings{StringForm{"\"\"\"", "\"\"\"", StringForm::Lines, "${"},
                                   StringForm{"\"", "\"", StringForm::Escapes, "${"}, kCharQuoted};
constexpr std::array kScalaPrefixes{Prefix{"s", Prefix::WithCode}, Prefix{"f", Prefix::WithCode},
                                    Prefix{"raw", Prefix::WithCode | Prefix::Raw}};
constexpr std::array kGroovyStrings{
    StringForm{"\"\"\"", "\"\"\"", kLinesWithCode | StringForm::Escapes, "${"}, kTripleSingle,
    StringForm{"\"", "\"", StringForm::Escapes | StringForm::Code | StringForm::Variables, "${"},
    kSingleQuoted};
constexpr std::array kDartStrings{
    StringForm{"\"\"\"", "\"\"\"", kLinesWithCode | StringForm::Escapes, "${"},
    StringForm{"'''", "'''", kLinesWithCode | StringForm::Escapes, "${"},
    StringForm{"\"", "\"", StringForm::Escapes | StringForm::Code | StringForm::Variables, "${"},
    StringForm{"'", "'", StringForm::Escapes | StringForm::Code | StringForm::Variables, "${"}};
constexpr std::array kDartPrefixes{Prefix{"r", Prefix::Raw}};
constexpr std::array kApexStrings{kSingleQuoted, kDoubleQuoted};

constexpr quint64 kManagedTraits = UpperIsType | CallIsFunction;

constexpr std::array kManagedLanguages{
    Language{.names = "java jsp",
             .traits = kManagedTraits,
             .keywords =
                 "abstract assert break case catch class const continue default do else enum "
                 "exports extends final finally for goto if implements import instanceof interface "
                 "module native new non-sealed package permits private protected public record "
                 "requires return sealed static strictfp super switch synchronized this throw "
                 "throws transient try var volatile when while yield",
             .types = "boolean byte char double float int long short void",
             .literals = "true false null",
             .regions = kSlashComments,
             .strings = kJavaStrings,
             .annotations = "@"},
    Language{.names = "csharp c# cs dotnet",
             .traits = kManagedTraits | HashDirective,
             .keywords =
                 "abstract add alias as async await base break case catch checked class const "
                 "continue default delegate do else enum event explicit extern file finally fixed "
                 "for foreach from get global goto group if implicit in init interface internal "
                 "into is join let lock nameof namespace new notnull on operator or and not "
                 "orderby out override params partial private protected public readonly record ref "
                 "remove required return scoped sealed select set sizeof stackalloc static struct "
                 "switch this throw try typeof unchecked unmanaged unsafe using value virtual "
                 "volatile when where while with yield",
             .types = "bool byte char decimal double dynamic float int long nint nuint object "
                      "sbyte short string uint ulong ushort var void",
             .literals = "true false null",
             .regions = kCSharpRegions,
             .strings = kCSharpStrings},
    Language{.names = "kotlin kt kts",
             .traits = kManagedTraits,
             .keywords =
                 "abstract actual annotation as break by catch class companion const constructor "
                 "continue crossinline data do dynamic else enum expect external final finally for "
                 "fun get if import in infix init inline inner interface internal is lateinit "
                 "noinline object open operator out override package private protected public "
                 "reified return sealed set super suspend tailrec this throw try typealias typeof "
                 "val value var vararg when where while",
             .literals = "true false null",
             .regions = kNestedComments,
             .strings = kKotlinStrings,
             .sigils = "$",
             .annotations = "@"},
    Language{.names = "scala sbt sc",
             .traits = kManagedTraits,
             .keywords =
                 "abstract case catch class def derives do else end enum export extends extension "
                 "final finally for forSome given if implicit import inline lazy match new object "
                 "opaque override package private protected return sealed super then this throw "
                 "trait transparent try type using val var while with yield",
             .literals = "true false null",
             .regions = kNestedComments,
             .strings = kScalaStrings,
             .prefixes = kScalaPrefixes,
             .sigils = "$",
             .annotations = "@"},
    Language{.names = "groovy gradle jenkinsfile",
             .traits = kManagedTraits,
             .keywords =
                 "abstract as assert break case catch class continue def default do else enum "
                 "extends final finally for if implements import in instanceof interface native "
                 "new package private protected public return static super switch synchronized "
                 "this throw throws trait transient try var volatile while",
             .types = "boolean byte char double float int long short void",
             .functions = "pipeline agent stages stage steps plugins dependencies repositories "
                          "task sh echo println implementation testImplementation api",
             .literals = "true false null",
             .regions = kSlashComments,
             .strings = kGroovyStrings,
             .sigils = "$",
             .annotations = "@"},
    Language{.names = "dart flutter",
             .traits = kManagedTraits,
             .keywords =
                 "abstract as assert async await base break case catch class const continue "
                 "covariant default deferred do else enum export extends extension external "
                 "factory final finally for get hide if implements import in interface is late "
                 "library mixin new on operator part required rethrow return sealed set show "
                 "static super switch sync this throw try typedef var when while with yield",
             .types = "bool double dynamic int num void",
             .literals = "true false null",
             .regions = kNestedComments,
             .strings = kDartStrings,
             .prefixes = kDartPrefixes,
             .sigils = "$",
             .annotations = "@"},
    Language{.names = "apex processing haxe hx",
             .traits = kManagedTraits | FoldCase,
             .keywords =
                 "abstract break case catch class continue default delete do else enum extends "
                 "extern final finally for function get global if implements import in insert "
                 "interface merge new override package private protected public return set "
                 "sharing static super switch this throw trigger try typedef update upsert using "
                 "var virtual while with without",
             .types = "blob bool boolean byte char date datetime decimal double float id int "
                      "integer list long map object set string time void",
             .literals = "true false null",
             .regions = kSlashComments,
             .strings = kApexStrings,
             .annotations = "@"},
};

} // namespace

std::span<const Language> managedLanguages()
{
    return kManagedLanguages;
}

} // namespace breakerbox::ui::highlight
