// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#include <ui/highlight/languageparts.h>

#include <array>

namespace breakerbox::ui::highlight {

namespace {

constexpr std::array kCStrings{kDoubleQuoted, kCharQuoted};
constexpr std::array kCPrefixes{Prefix{"l"}, Prefix{"u"}, Prefix{"u8"}};
constexpr std::array kObjectiveCStrings{StringForm{"@\"", "\"", StringForm::Escapes}, kDoubleQuoted,
                                        kCharQuoted};
constexpr std::array kHdlRegions{Region{"//"}, Region{"/*", "*/"},
                                 Region{"`", {}, {}, Kind::Preprocessor, Region::LineStart}};
constexpr std::array kHdlStrings{kDoubleQuoted};

constexpr quint64 kCTraits = HashDirective | CallIsFunction;

constexpr std::array kCLanguages{
    Language{
        .names = "c h",
        .traits = kCTraits | UpperIsType,
        .keywords =
            "auto break case const continue default do else enum extern for goto if inline "
            "register restrict return sizeof static struct switch typedef union volatile while "
            "_Alignas _Alignof _Atomic _Generic _Noreturn _Static_assert _Thread_local alignas "
            "alignof constexpr static_assert thread_local typeof",
        .types = "void char short int long float double signed unsigned bool _Bool _Complex "
                 "size_t ssize_t ptrdiff_t intptr_t uintptr_t int8_t int16_t int32_t int64_t "
                 "uint8_t uint16_t uint32_t uint64_t wchar_t FILE va_list time_t off_t",
        .literals = "true false NULL nullptr EOF stdin stdout stderr",
        .regions = kSlashComments,
        .strings = kCStrings,
        .prefixes = kCPrefixes},
    Language{
        .names = "cpp c++ cxx cc hpp hxx h++ hh cuda cu arduino ino",
        .traits = kCTraits | UpperIsType | DigitQuote | CppRaw,
        .keywords =
            "alignas alignof and and_eq asm auto bitand bitor break case catch class co_await "
            "co_return co_yield compl concept const const_cast consteval constexpr constinit "
            "continue decltype default delete do dynamic_cast else enum explicit export extern "
            "final for friend goto if import inline module mutable namespace new noexcept not "
            "not_eq operator or or_eq override private protected public register "
            "reinterpret_cast requires return sizeof static static_assert static_cast struct "
            "switch template this thread_local throw try typedef typeid typename union using "
            "virtual volatile while xor xor_eq __global__ __device__ __host__ __shared__ emit "
            "signals slots Q_OBJECT Q_SIGNALS Q_SLOTS Q_EMIT",
        .types = "void char char8_t char16_t char32_t short int long float double signed "
                 "unsigned bool wchar_t size_t ssize_t ptrdiff_t intptr_t uintptr_t int8_t "
                 "int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t string wstring "
                 "string_view vector map unordered_map set unordered_set pair tuple array "
                 "deque list optional variant expected span unique_ptr shared_ptr weak_ptr "
                 "function thread mutex atomic byte",
        .literals = "true false nullptr NULL",
        .regions = kSlashAttributed,
        .strings = kCStrings,
        .prefixes = kCPrefixes},
    Language{.names = "objective-c objectivec objc obj-c mm objective-c++ objcpp",
             .traits = kCTraits | UpperIsType,
             .keywords =
                 "auto break case const continue default do else enum extern for goto if in inline "
                 "register restrict return self sizeof static struct super switch typedef typeof "
                 "union volatile while nonatomic strong weak copy assign readonly readwrite "
                 "nullable nonnull __weak __strong __block class namespace template using new",
             .types = "void char short int long float double signed unsigned bool id instancetype "
                      "size_t SEL IMP",
             .literals = "YES NO nil Nil NULL true false nullptr",
             .regions = kSlashComments,
             .strings = kObjectiveCStrings,
             .annotations = "@"},
    Language{.names = "glsl vert frag hlsl wgsl metal shader opencl",
             .traits = kCTraits,
             .keywords =
                 "attribute break case const continue default discard do else flat for fn if in "
                 "inout layout let out return smooth static struct switch uniform var varying "
                 "while precision highp mediump lowp cbuffer register loop kernel",
             .types = "void bool int uint float double half vec2 vec3 vec4 ivec2 ivec3 ivec4 uvec2 "
                      "uvec3 uvec4 bvec2 bvec3 bvec4 mat2 mat3 mat4 float2 float3 float4 float3x3 "
                      "float4x4 sampler2D sampler3D samplerCube Texture2D SamplerState f32 i32 u32 "
                      "f16 array ptr texture_2d sampler",
             .literals = "true false",
             .directives = "precision",
             .regions = kSlashComments,
             .strings = kCStrings,
             .annotations = "@"},
    Language{.names = "verilog systemverilog sv v",
             .traits = CallIsFunction,
             .keywords =
                 "always always_comb always_ff always_latch assert assign automatic begin case "
                 "casex casez class clocking const constraint default defparam disable edge else "
                 "end endcase endclass endfunction endgenerate endinterface endmodule endpackage "
                 "endtask enum extends for force forever fork function generate genvar if import "
                 "initial inout input interface join localparam modport module negedge new or "
                 "output package packed parameter posedge property repeat return struct super task "
                 "this typedef union unique virtual wait while",
             .types = "bit byte int integer logic longint real reg shortint signed string supply0 "
                      "supply1 time tri unsigned void wand wire wor",
             .regions = kHdlRegions,
             .strings = kHdlStrings,
             .sigils = "$"},
};

} // namespace

std::span<const Language> cLanguages()
{
    return kCLanguages;
}

} // namespace breakerbox::ui::highlight
