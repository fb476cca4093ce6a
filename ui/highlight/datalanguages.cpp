// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/highlight/languageparts.h>

namespace breakerbox::ui::highlight {

namespace {

constexpr std::array kJsonStrings{kDoubleQuoted, kSingleQuoted};
constexpr std::array kTomlStrings{kTripleDouble, StringForm{"'''", "'''", StringForm::Lines},
                                  kDoubleQuoted, StringForm{"'", "'"}};
constexpr std::array kIniStrings{kDoubleQuoted};
constexpr std::array kIniRegions{Region{"#", {}, {}, Kind::Comment, Region::WordStart},
                                 Region{";", {}, {}, Kind::Comment, Region::WordStart}};
constexpr std::array kProtoStrings{kDoubleQuoted, kSingleQuoted};
constexpr std::array kHclRegions{Region{"#"}, Region{"//"}, Region{"/*", "*/"}};
constexpr std::array kHclStrings{
    StringForm{"\"", "\"", StringForm::Escapes | StringForm::Code, "${"}};
constexpr std::array kJqStrings{
    StringForm{"\"", "\"", StringForm::Escapes | StringForm::Code, "\\("}};
constexpr std::array kGherkinStrings{kTripleDouble, kDoubleQuoted};
constexpr std::array kDotRegions{Region{"//"}, Region{"/*", "*/"}, Region{"#"}};
constexpr std::array kMermaidRegions{Region{"%%"}};
constexpr std::array kQuotedText{kDoubleQuoted};

constexpr std::array kDataLanguages{
    Language{.names = "json jsonc json5 jsonl ndjson geojson webmanifest topojson hjson har avsc",
             .traits = KeyStrings | KeyWords,
             .literals = "true false null Infinity NaN",
             .regions = kSlashComments,
             .strings = kJsonStrings},
    Language{.names = "yaml yml docker-compose compose openapi k8s ansible cff",
             .shape = Shape::Yaml},
    Language{.names = "toml cargo.toml",
             .shape = Shape::KeyValue,
             .literals = "true false inf nan",
             .regions = kHashComments,
             .strings = kTomlStrings},
    Language{.names = "ini cfg conf config properties env dotenv editorconfig systemd service "
                      "desktop gitconfig inf reg",
             .shape = Shape::KeyValue,
             .traits = BracedSigil,
             .literals = "true false yes no on off",
             .regions = kIniRegions,
             .strings = kIniStrings,
             .sigils = "$"},
    Language{.names = "markdown md mdx commonmark gfm mdown quarto qmd", .shape = Shape::Markdown},
    Language{.names = "tex latex context bibtex bib sty", .shape = Shape::Tex},
    Language{.names = "diff patch udiff git-diff", .shape = Shape::Diff},
    Language{.names = "protobuf proto proto3 thrift capnp avdl",
             .traits = UpperIsType,
             .keywords =
                 "const enum exception extend extends extensions import include message "
                 "namespace oneof oneway option optional package public repeated required "
                 "reserved returns rpc service stream struct syntax throws to typedef union "
                 "weak map",
             .types = "bool bytes double fixed32 fixed64 float i16 i32 i64 int32 int64 list set "
                      "sfixed32 sfixed64 sint32 sint64 string uint32 uint64 void",
             .literals = "true false",
             .regions = kHclRegions,
             .strings = kProtoStrings},
    Language{.names = "hcl terraform tf tfvars opentofu nomad packer bicep",
             .traits = AssignsSpaced | CallIsFunction | Heredoc,
             .keywords = "backend data dynamic else for for_each if import in lifecycle locals "
                         "module moved output param provider provisioner required_providers "
                         "resource terraform variable",
             .types = "any bool list map number object set string tuple",
             .literals = "true false null",
             .regions = kHclRegions,
             .strings = kHclStrings,
             .wordInside = "-"},
    Language{.names = "jq jsonnet cue",
             .traits = CallIsFunction | KeyWords,
             .keywords = "and as assert def elif else end error for foreach function if import in "
                         "include label local not or reduce self super then try catch",
             .literals = "true false null",
             .regions = kHashComments,
             .strings = kJqStrings,
             .sigils = "$"},
    Language{.names = "gherkin feature cucumber",
             .traits = KeyWords,
             .keywords =
                 "And Background But Examples Feature Given Outline Rule Scenario Then When",
             .regions = kHashComments,
             .strings = kGherkinStrings,
             .annotations = "@"},
    Language{.names = "dot graphviz gv",
             .traits = FoldCase | AssignsSpaced,
             .keywords = "digraph edge graph node strict subgraph",
             .regions = kDotRegions,
             .strings = kQuotedText},
    Language{.names = "mermaid plantuml puml",
             .keywords =
                 "activate actor alt as class classDiagram deactivate direction else end "
                 "erDiagram flowchart gantt gitGraph graph loop note opt participant pie "
                 "section sequenceDiagram state stateDiagram stateDiagram-v2 style subgraph "
                 "title over of left right",
             .types = "BT LR RL TB TD",
             .directives = "startuml enduml",
             .regions = kMermaidRegions,
             .strings = kQuotedText,
             .wordInside = "-"},
    Language{.names = "http https rest",
             .traits = KeyWords | KeyStrings,
             .keywords = "CONNECT DELETE GET HEAD HTTP OPTIONS PATCH POST PUT TRACE",
             .literals = "true false null",
             .strings = kQuotedText,
             .wordInside = "-"},
};

} // namespace

std::span<const Language> dataLanguages()
{
    return kDataLanguages;
}

} // namespace breakerbox::ui::highlight
