// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/highlight/languageparts.h>

namespace breakerbox::ui::highlight {

namespace {

constexpr std::array kHaskellRegions{Region{"{-#", "#-}", {}, Kind::Preprocessor},
                                     Region{"{-", "-}", "{-"}, Region{"--"}};
constexpr std::array kHaskellStrings{kDoubleQuoted, kCharQuoted};
constexpr std::array kElmStrings{kTripleDouble, kDoubleQuoted, kCharQuoted};
constexpr std::array kOcamlRegions{Region{"(*", "*)", "(*"},
                                   Region{"[@", "]", "[", Kind::Preprocessor}};
constexpr std::array kOcamlStrings{StringForm{"{|", "|}", StringForm::Lines},
                                   StringForm{"\"", "\"", StringForm::Escapes | StringForm::Lines},
                                   kCharQuoted};
constexpr std::array kFsharpRegions{Region{"(*)", ")"}, Region{"(*", "*)", "(*"}, Region{"//"},
                                    Region{"[<", ">]", {}, Kind::Preprocessor}};
constexpr std::array kFsharpStrings{
    StringForm{"$\"\"\"", "\"\"\"", StringForm::Lines | StringForm::Code, "{"},
    StringForm{"\"\"\"", "\"\"\"", StringForm::Lines},
    StringForm{"$\"", "\"", StringForm::Escapes | StringForm::Lines | StringForm::Code, "{"},
    StringForm{"@\"", "\"", StringForm::Doubled | StringForm::Lines},
    StringForm{"\"", "\"", StringForm::Escapes | StringForm::Lines},
    kCharQuoted};
constexpr std::array kElixirStrings{
    StringForm{"\"\"\"", "\"\"\"", StringForm::Escapes | StringForm::Lines | StringForm::Code,
               "#{"},
    kTripleSingle,
    StringForm{"\"", "\"", StringForm::Escapes | StringForm::Lines | StringForm::Code, "#{"},
    StringForm{"'", "'", StringForm::Escapes | StringForm::Code, "#{"}};
constexpr std::array kErlangRegions{
    Region{"%"},
    Region{"-module", {}, {}, Kind::Preprocessor, Region::LineStart | Region::OneLine}};
constexpr std::array kErlangStrings{kDoubleQuoted, kSingleQuoted};
constexpr std::array kPrologRegions{Region{"%"}, Region{"/*", "*/"}};
constexpr std::array kLispRegions{Region{"#|", "|#", "#|"}, Region{";"}};
constexpr std::array kLispStrings{StringForm{"\"", "\"", StringForm::Escapes | StringForm::Lines}};
constexpr std::array kClojureRegions{Region{";"}};
constexpr std::array kClojureStrings{
    StringForm{"#\"", "\"", StringForm::Escapes | StringForm::Lines},
    StringForm{"\"", "\"", StringForm::Escapes | StringForm::Lines}};
constexpr std::array kNixStrings{
    StringForm{"''", "''", StringForm::Lines | StringForm::Code, "${"},
    StringForm{"\"", "\"", StringForm::Escapes | StringForm::Lines | StringForm::Code, "${"}};
constexpr std::array kNixRegions{Region{"#"}, Region{"/*", "*/"}};

constexpr std::string_view kLispLetters = "-+*/?!<>=:%&$^~.";
constexpr std::string_view kLispStarts = "#-+*/?!<>=%&$^~";

constexpr std::array kFunctionalLanguages{
    Language{.names = "haskell hs lhs purescript purs agda idris",
             .traits = UpperIsType,
             .keywords = "case class data default deriving do else family forall foreign hiding if "
                         "import in infix infixl infixr instance let mdo module newtype of "
                         "pattern proc qualified rec then type where",
             .functions = "concat concatMap error filter flip foldl foldr fst getLine head id "
                          "length lines map mapM mapM_ not null otherwise print pure putStr "
                          "putStrLn return reverse show snd sum tail unlines unwords words zip "
                          "zipWith",
             .literals = "True False Nothing",
             .regions = kHaskellRegions,
             .strings = kHaskellStrings,
             .wordInside = "'"},
    Language{.names = "elm",
             .traits = UpperIsType,
             .keywords = "alias as case else exposing if import in let module of port then type",
             .literals = "True False Nothing",
             .regions = kHaskellRegions,
             .strings = kElmStrings},
    Language{.names = "ocaml ml mli reasonml reason sml",
             .traits = UpperIsType | Lifetimes,
             .keywords =
                 "and as assert begin class constraint do done downto else end exception external "
                 "for fun function functor if in include inherit initializer lazy let match method "
                 "module mutable new nonrec object of open or private rec sig struct then to try "
                 "type val virtual when while with",
             .types = "bool bytes char exn float int int32 int64 list option array string unit ref",
             .functions = "failwith ignore not print_endline print_int print_string raise",
             .literals = "true false None",
             .regions = kOcamlRegions,
             .strings = kOcamlStrings,
             .wordInside = "'"},
    Language{.names = "fsharp f# fs fsx fsi",
             .traits = UpperIsType | Lifetimes | HashDirective,
             .keywords =
                 "abstract and as assert async base begin class default delegate do done downcast "
                 "downto elif else end exception extern finally for fun function global if in "
                 "inherit inline interface internal lazy let match member module mutable namespace "
                 "new not null of open or override private public rec return sig static struct "
                 "then to try type upcast use val void when while with yield",
             .types = "bool byte char decimal double float float32 int int16 int64 list obj option "
                      "seq string uint32 unit",
             .functions = "failwith fst ignore id not printf printfn raise snd sprintf",
             .literals = "true false None",
             .regions = kFsharpRegions,
             .strings = kFsharpStrings,
             .wordInside = "'"},
    Language{.names = "elixir ex exs eex heex iex",
             .traits = UpperIsType | CallIsFunction | TildeQuotes | Symbols | KeyWords,
             .keywords =
                 "after alias and case catch cond def defdelegate defexception defguard defimpl "
                 "defmacro defmacrop defmodule defoverridable defp defprotocol defstruct do else "
                 "end fn for if import in not or quote raise receive require rescue super throw "
                 "try unless unquote use when with",
             .literals = "true false nil __MODULE__",
             .regions = kHashComments,
             .strings = kElixirStrings,
             .annotations = "@",
             .wordInside = "?!"},
    Language{.names = "erlang erl hrl escript gleam",
             .traits = UpperIsVariable | CallIsFunction | BasedHash | DollarChar,
             .keywords = "after and andalso band begin bnot bor bsl bsr bxor case catch cond div "
                         "else end fun if let maybe not of or orelse receive rem try when xor",
             .literals = "true false undefined ok error nil",
             .regions = kErlangRegions,
             .strings = kErlangStrings,
             .annotations = "-",
             .wordInside = "@"},
    Language{.names = "prolog swipl datalog",
             .traits = UpperIsVariable | CallIsFunction,
             .keywords = "is mod not rem dynamic discontiguous module use_module",
             .literals = "true false fail",
             .regions = kPrologRegions,
             .strings = kErlangStrings},
    Language{.names = "clojure clj cljs cljc edn",
             .traits = HeadIsFunction | Symbols | CharNames,
             .keywords = "binding case catch cond cond-> cond->> condp def defmacro defmethod "
                         "defmulti defn defn- defonce defprotocol defrecord deftype do doseq "
                         "dotimes fn for if if-let if-not let letfn loop ns quote recur reify "
                         "require throw try when when-let when-not while -> ->>",
             .literals = "true false nil",
             .regions = kClojureRegions,
             .strings = kClojureStrings,
             .wordStart = kLispStarts,
             .wordInside = "-+*/?!<>='&$.#%|:"},
    Language{.names = "lisp common-lisp commonlisp cl emacs-lisp elisp el scheme scm racket rkt "
                      "guile janet fennel",
             .traits = HeadIsFunction | Symbols | CharNames,
             .keywords = "and begin case cond cons defclass defconst defconstant defcustom defface "
                         "defgeneric define define-record-type define-syntax defmacro defmethod "
                         "defpackage defparameter defstruct defun defvar do dolist dotimes else "
                         "flet if in-package labels lambda let let* letrec loop macrolet module "
                         "multiple-value-bind named-let or progn provide quote require return "
                         "return-from set! setf setq syntax-rules unless use-package values when "
                         "while",
             .literals = "nil t #t #f #true #false",
             .regions = kLispRegions,
             .strings = kLispStrings,
             .wordStart = kLispStarts,
             .wordInside = kLispLetters},
    Language{.names = "nix",
             .traits = AssignsSpaced,
             .keywords = "assert else if import in inherit let or rec then with",
             .functions = "builtins fetchurl fetchFromGitHub map toString throw abort derivation",
             .literals = "true false null",
             .regions = kNixRegions,
             .strings = kNixStrings,
             .wordInside = "-'"},
};

} // namespace

std::span<const Language> functionalLanguages()
{
    return kFunctionalLanguages;
}

} // namespace breakerbox::ui::highlight
