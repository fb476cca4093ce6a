// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/highlight/languageparts.h>

namespace breakerbox::ui::highlight {

namespace {

constexpr std::array kGoStrings{kBackquoted, kDoubleQuoted, kCharQuoted};
constexpr std::array kRustRegions{Region{"//"}, Region{"/*", "*/", "/*"},
                                  Region{"#![", "]", "[", Kind::Preprocessor},
                                  Region{"#[", "]", "[", Kind::Preprocessor}};
constexpr std::array kRustStrings{StringForm{"\"", "\"", StringForm::Escapes | StringForm::Lines},
                                  kCharQuoted};
constexpr std::array kRustPrefixes{Prefix{"b"}, Prefix{"c"}};
constexpr std::array kSwiftStrings{
    StringForm{"\"\"\"", "\"\"\"", StringForm::Escapes | StringForm::Lines | StringForm::Code,
               "\\("},
    StringForm{"\"", "\"", StringForm::Escapes | StringForm::Code, "\\("}};
constexpr std::array kSwiftRegions{Region{"//"}, Region{"/*", "*/", "/*"},
                                   Region{"#if", {}, {}, Kind::Preprocessor, Region::LineStart},
                                   Region{"#e", {}, {}, Kind::Preprocessor, Region::LineStart}};
constexpr std::array kZigRegions{Region{"//"}};
constexpr std::array kZigStrings{StringForm{"\\\\", "\n"}, kDoubleQuoted, kCharQuoted};
constexpr std::array kDRegions{Region{"//"}, Region{"/*", "*/"}, Region{"/+", "+/", "/+"}};
constexpr std::array kDStrings{StringForm{"`", "`", StringForm::Lines},
                               StringForm{"\"", "\"", StringForm::Escapes | StringForm::Lines},
                               kCharQuoted};
constexpr std::array kDPrefixes{Prefix{"r", Prefix::Raw}, Prefix{"x"}};
constexpr std::array kNimRegions{Region{"#[", "]#", "#["}, Region{"#"},
                                 Region{"{.", ".}", {}, Kind::Preprocessor, Region::OneLine}};
constexpr std::array kNimStrings{kTripleDouble, kDoubleQuoted, kCharQuoted};
constexpr std::array kNimPrefixes{Prefix{"r", Prefix::Raw}, Prefix{"f"}, Prefix{"fmt"}};
constexpr std::array kSolidityStrings{kDoubleQuoted, kSingleQuoted};

constexpr std::array kSystemsLanguages{
    Language{.names = "go golang",
             .traits = CallIsFunction,
             .keywords = "break case chan const continue default defer else fallthrough for func "
                         "go goto if import interface map package range return select struct "
                         "switch type var",
             .types = "any bool byte comparable complex64 complex128 error float32 float64 int "
                      "int8 int16 int32 int64 rune string uint uint8 uint16 uint32 uint64 uintptr",
             .functions = "append cap clear close complex copy delete imag len make max min new "
                          "panic print println real recover",
             .literals = "true false nil iota",
             .regions = kSlashComments,
             .strings = kGoStrings},
    Language{.names = "rust rs",
             .traits = UpperIsType | CallIsFunction | RustRaw | Lifetimes,
             .keywords =
                 "as async await break const continue crate dyn else enum extern fn for if impl in "
                 "let loop macro_rules match mod move mut pub ref return self Self static struct "
                 "super trait try type union unsafe use where while yield",
             .types = "bool char f32 f64 i8 i16 i32 i64 i128 isize str u8 u16 u32 u64 u128 usize",
             .functions = "println print eprintln eprint format vec panic assert assert_eq "
                          "assert_ne debug_assert todo unimplemented unreachable write writeln dbg "
                          "matches",
             .literals = "true false",
             .regions = kRustRegions,
             .strings = kRustStrings,
             .prefixes = kRustPrefixes},
    Language{.names = "swift",
             .traits = UpperIsType | CallIsFunction | SwiftRaw,
             .keywords =
                 "actor any as associatedtype async await break case catch class continue "
                 "convenience default defer deinit didSet do dynamic else enum extension "
                 "fallthrough fileprivate final for func get guard if import in indirect infix "
                 "init inout internal is isolated lazy let mutating nonisolated nonmutating open "
                 "operator optional override postfix precedencegroup prefix private protocol "
                 "public repeat required rethrows return self Self set some static struct "
                 "subscript super switch throw throws try typealias unowned var weak where while "
                 "willSet",
             .literals = "true false nil",
             .regions = kSwiftRegions,
             .strings = kSwiftStrings,
             .annotations = "@#"},
    Language{.names = "zig",
             .traits = UpperIsType | CallIsFunction,
             .keywords =
                 "addrspace align allowzero and asm async await break callconv catch comptime "
                 "const continue defer else enum errdefer error export extern fn for if inline "
                 "linksection noalias nosuspend opaque or orelse packed pub resume return struct "
                 "suspend switch test threadlocal try union unreachable usingnamespace var "
                 "volatile while",
             .types = "anyerror anyopaque anytype bool comptime_float comptime_int c_int f16 f32 "
                      "f64 f128 i8 i16 i32 i64 i128 isize noreturn type u8 u16 u32 u64 u128 usize "
                      "void",
             .literals = "true false null undefined",
             .regions = kZigRegions,
             .strings = kZigStrings,
             .annotations = "@"},
    Language{.names = "d dlang",
             .traits = UpperIsType | CallIsFunction,
             .keywords =
                 "abstract alias align asm assert auto body break case cast catch class const "
                 "continue debug default delegate deprecated do else enum export extern final "
                 "finally for foreach foreach_reverse function goto if immutable import in inout "
                 "interface invariant is lazy mixin module new nothrow out override package pragma "
                 "private protected public pure ref return scope shared static struct super switch "
                 "synchronized template this throw try typeid typeof union unittest version while "
                 "with",
             .types = "bool byte char dchar double dstring float int long real short string ubyte "
                      "uint ulong ushort void wchar wstring size_t",
             .literals = "true false null __FILE__ __LINE__",
             .regions = kDRegions,
             .strings = kDStrings,
             .prefixes = kDPrefixes,
             .annotations = "@"},
    Language{.names = "nim nims",
             .traits = UpperIsType | CallIsFunction,
             .keywords =
                 "addr and as asm bind block break case cast concept const continue converter "
                 "defer discard distinct div do elif else end enum except export finally for from "
                 "func if import in include interface is isnot iterator let macro method mixin mod "
                 "not notin object of or out proc ptr raise ref return shl shr static template try "
                 "tuple type using var when while xor yield",
             .types = "bool char cstring float float32 float64 int int8 int16 int32 int64 seq set "
                      "string uint uint8 uint16 uint32 uint64 void array openArray",
             .functions = "echo len add",
             .literals = "true false nil",
             .regions = kNimRegions,
             .strings = kNimStrings,
             .prefixes = kNimPrefixes},
    Language{.names = "solidity sol",
             .traits = UpperIsType | CallIsFunction,
             .keywords =
                 "abstract anonymous as assembly break calldata catch constant constructor "
                 "continue contract delete do else emit enum error event external fallback final "
                 "for function if immutable import indexed interface internal is library mapping "
                 "memory modifier new override payable pragma private public pure receive return "
                 "returns solidity storage struct super this throw try unchecked using view "
                 "virtual while",
             .types = "address bool bytes bytes4 bytes32 fixed int int256 string uint uint8 uint16 "
                      "uint32 uint64 uint128 uint256 ufixed",
             .literals = "true false wei gwei ether seconds minutes hours days weeks",
             .regions = kSlashComments,
             .strings = kSolidityStrings},
};

} // namespace

std::span<const Language> systemsLanguages()
{
    return kSystemsLanguages;
}

} // namespace breakerbox::ui::highlight
