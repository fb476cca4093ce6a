// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/highlight/languageparts.h>

namespace breakerbox::ui::highlight {

namespace {

constexpr std::array kBasicRegions{
    Region{"'"}, Region{"rem", {}, {}, Kind::Comment, Region::LineStart | Region::BlankAfter},
    Region{"<", ">", {}, Kind::Preprocessor, Region::LineStart | Region::OneLine}};
constexpr std::array kBasicStrings{
    StringForm{"$\"", "\"", StringForm::Doubled | StringForm::Code, "{"}, kDoubledDouble};
constexpr std::array kPascalRegions{Region{"{$", "}", {}, Kind::Preprocessor}, Region{"{", "}"},
                                    Region{"(*", "*)"}, Region{"//"}};
constexpr std::array kPascalStrings{kDoubledSingle};
constexpr std::array kFortranRegions{Region{"!"}};
constexpr std::array kFortranStrings{kDoubledDouble, kDoubledSingle};
constexpr std::array kAdaRegions{Region{"--"}};
constexpr std::array kAdaStrings{kDoubledDouble,
                                 StringForm{"'", "'", StringForm::Char | StringForm::NotAfterWord}};
constexpr std::array kAssemblyRegions{
    Region{";"}, Region{"//"}, Region{"/*", "*/"},
    Region{"#", {}, {}, Kind::Comment, Region::WordStart | Region::BlankAfter},
    Region{"@", {}, {}, Kind::Comment, Region::WordStart | Region::BlankAfter}};
constexpr std::array kAssemblyStrings{kDoubleQuoted, kSingleQuoted};
constexpr std::array kCobolRegions{Region{"*>"},
                                   Region{"*", {}, {}, Kind::Comment, Region::LineStart}};
constexpr std::array kCobolStrings{kDoubledDouble, kDoubledSingle};
constexpr std::array kAppleRegions{Region{"--"}, Region{"#"}, Region{"(*", "*)", "(*"}};
constexpr std::array kAppleStrings{kDoubleQuoted};

constexpr std::array kClassicLanguages{
    Language{
        .names = "vb vbnet vb.net vba vbscript vbs visual-basic visualbasic basic bas",
        .traits = FoldCase | AmpersandHex | CallIsFunction | HashDirective,
        .keywords =
            "addhandler addressof and andalso as byref byval call case catch class const "
            "continue declare delegate dim do each else elseif end enum erase error event exit "
            "finally for friend function get gosub goto handles if implements imports in "
            "inherits interface is isnot let lib like loop me mod module mustinherit "
            "mustoverride mybase namespace new next not of on operator option optional or "
            "orelse overloads overridable overrides paramarray partial preserve print private "
            "property protected public raiseevent readonly redim resume return select set "
            "shadows shared static step stop structure sub synclock then throw to try typeof "
            "until using wend when while with withevents xor",
        .types = "boolean byte char collection currency date decimal double integer long "
                 "object short single string variant uinteger ulong",
        .literals = "true false nothing null empty vbcrlf vbnewline",
        .regions = kBasicRegions,
        .strings = kBasicStrings},
    Language{
        .names = "pascal delphi pas objectpascal object-pascal freepascal fpc lazarus dpr",
        .traits = FoldCase | DollarHex | CallIsFunction,
        .keywords =
            "and array as asm begin case class const constructor destructor div do downto else "
            "end except exports file finalization finally for function goto if implementation "
            "in inherited initialization inline interface is label library mod nil not object "
            "of on or out override packed private procedure program property protected public "
            "published raise read record repeat resourcestring set shl shr then "
            "threadvar to try type unit until uses var virtual while with write xor",
        .types = "ansistring boolean byte cardinal char double extended int64 integer longint "
                 "longword pchar real shortint single smallint string tobject word widestring",
        .literals = "true false nil",
        .regions = kPascalRegions,
        .strings = kPascalStrings},
    Language{.names = "fortran f90 f95 f03 f08 f77 for fortran90 fpp",
             .traits = FoldCase | CallIsFunction | HashDirective,
             .keywords =
                 "allocatable allocate associate block call case class close common concurrent "
                 "contains continue cycle data deallocate dimension do elemental else elseif end "
                 "enddo endif endprogram endsubroutine endfunction endmodule exit external final "
                 "format function go goto if implicit import in include inout intent interface "
                 "intrinsic kind module none nullify only open operator optional out parameter "
                 "pointer print private procedure program protected public pure read recursive "
                 "result return rewind save select stop subroutine target then to type use value "
                 "where while write",
             .types = "character complex double integer logical precision real",
             .literals = "true false",
             .regions = kFortranRegions,
             .strings = kFortranStrings},
    Language{
        .names = "ada adb ads gnat vhdl vhd",
        .traits = FoldCase | BasedHash,
        .keywords =
            "abort abs abstract accept access aliased all and architecture array at begin body "
            "case component configuration constant declare delay delta digits do downto else "
            "elsif end entity entry exception exit for function generate generic goto if in "
            "inout interface is library limited loop map mod new not null of on or others out "
            "overriding package port pragma private procedure process protected raise range "
            "record rem renames requeue return reverse select separate signal some subtype "
            "synchronized tagged task terminate then to type until use variable wait when "
            "while with xor",
        .types = "bit boolean character duration float integer natural positive real signed "
                 "std_logic std_logic_vector string time unsigned",
        .literals = "true false",
        .regions = kAdaRegions,
        .strings = kAdaStrings},
    Language{.names = "assembly asm nasm x86asm x86 masm gas arm armasm s mips riscv wasm wat llvm",
             .traits = FoldCase | FirstWord | LineLabels | HashDirective,
             .types = "byte word dword qword ptr db dw dd dq resb resw resd resq equ times i32 i64 "
                      "f32 f64",
             .literals =
                 "rax rbx rcx rdx rsi rdi rbp rsp r8 r9 r10 r11 r12 r13 r14 r15 eax ebx ecx "
                 "edx esi edi ebp esp ax bx cx dx al ah bl bh cl ch dl dh rip xmm0 xmm1 "
                 "xmm2 xmm3 r0 r1 r2 r3 r4 r5 r6 r7 sp lr pc x0 x1 x2 x3 x4 x5 x8 x29 x30 "
                 "w0 w1 w2 a0 a1 a2 a3 a7 t0 t1 t2 s0 s1 ra zero",
             .directives = "section global extern bits org default segment include align",
             .regions = kAssemblyRegions,
             .strings = kAssemblyStrings,
             .sigils = "%$",
             .annotations = "."},
    Language{
        .names = "cobol cbl cob abap",
        .traits = FoldCase,
        .keywords =
            "accept add after by call close compute copy data delete display divide division "
            "else end-if end-perform end-read environment evaluate exit file from giving go if "
            "identification initialize input into is move multiply not open output perform "
            "pic picture procedure program-id read report return run section select sort stop "
            "string subtract then thru times to unstring until using value varying when "
            "working-storage write endloop endif form endform loop at",
        .literals = "space spaces zero zeros zeroes high-values low-values true false",
        .regions = kCobolRegions,
        .strings = kCobolStrings,
        .wordInside = "-"},
    Language{.names = "applescript osascript",
             .keywords = "and as by contains considering copy div does else end equal error every "
                         "exit first from get global if ignoring in into is it its last my not of "
                         "on or property put repeat return script set some tell then through times "
                         "to transaction try until using where while whose with without",
             .literals = "true false missing",
             .regions = kAppleRegions,
             .strings = kAppleStrings},
};

} // namespace

std::span<const Language> classicLanguages()
{
    return kClassicLanguages;
}

} // namespace breakerbox::ui::highlight
