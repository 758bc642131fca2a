"""What each target and each variant defines in its own way, and the entry points with a plain C signature, as LLVM text."""

from __future__ import annotations

from hanashobu.engine.state import State
from hanashobu.layout import offset
from hanashobu.rules.tables import Tables
from hanashobu.rules.uses import VARIANTS
from kernel.layouts import ROWS
from kernel.targets import Target

TABLE_SIZE = 8 * offset(State, "deck")

BMI2 = """
declare i64 @llvm.x86.bmi.pdep.64(i64, i64)
declare i64 @llvm.x86.bmi.pext.64(i64, i64)
define i64 @hana_nth(i64 %mask, i64 %n) alwaysinline {
  %bit = shl i64 1, %n
  %found = call i64 @llvm.x86.bmi.pdep.64(i64 %bit, i64 %mask)
  %place = call i64 @llvm.cttz.i64(i64 %found, i1 false)
  ret i64 %place
}
define i64 @hana_extract(i64 %mask, i64 %cards) alwaysinline {
  %found = call i64 @llvm.x86.bmi.pext.64(i64 %mask, i64 %cards)
  ret i64 %found
}
"""

LOOPS = """
define i64 @hana_nth(i64 %mask, i64 %n) alwaysinline {
start:
  br label %next
next:
  %left = phi i64 [ %mask, %start ], [ %fewer, %drop ]
  %more = phi i64 [ %n, %start ], [ %less, %drop ]
  %done = icmp eq i64 %more, 0
  br i1 %done, label %end, label %drop
drop:
  %below = sub i64 %left, 1
  %fewer = and i64 %left, %below
  %less = sub i64 %more, 1
  br label %next
end:
  %place = call i64 @llvm.cttz.i64(i64 %left, i1 false)
  ret i64 %place
}
define i64 @hana_extract(i64 %mask, i64 %cards) {
start:
  br label %next
next:
  %left = phi i64 [ %cards, %start ], [ %fewer, %take ]
  %place = phi i64 [ 1, %start ], [ %further, %take ]
  %index = phi i64 [ 0, %start ], [ %with, %take ]
  %done = icmp eq i64 %left, 0
  br i1 %done, label %end, label %take
take:
  %minus = sub i64 0, %left
  %low = and i64 %left, %minus
  %there = and i64 %mask, %low
  %has = icmp ne i64 %there, 0
  %bit = select i1 %has, i64 %place, i64 0
  %with = or i64 %index, %bit
  %further = shl i64 %place, 1
  %fewer = xor i64 %left, %low
  br label %next
end:
  ret i64 %index
}
"""

# What Windows calls when it loads a library, where no C runtime brings one.
DLL_START = "define i32 @DllMainCRTStartup(ptr %library, i32 %reason, ptr %reserved) {\n  ret i32 1\n}"


def bodies(target: Target, variant: str) -> str:
    """What one variant calls; every variant gets its own, before it is made internal."""
    inline = "" if target.wasm else ".inline"  # no libc to call, except where copying is an instruction
    copy = f"llvm.memcpy{inline}.p0.p0.i64"
    parts = [
        "declare i64 @llvm.cttz.i64(i64, i1 immarg)",
        BMI2 if target.bmi2 else LOOPS,
        f"declare void @{copy}(ptr, ptr, i64 immarg, i1 immarg)",
        "define void @hana_copy(ptr %to, ptr %from) alwaysinline {",
        f"  call void @{copy}(ptr align 8 %to, ptr align 8 %from, i64 {TABLE_SIZE}, i1 false)",
        "  ret void\n}",
        "define double @sqrt(double %x) alwaysinline {\n  %root = call double @llvm.sqrt.f64(double %x)\n  ret double %root\n}",
        "declare double @llvm.sqrt.f64(double)",
        f"define i64 @hana_uses(i64 %uses) alwaysinline {{\n  %seen = and i64 %uses, {VARIANTS[variant]}\n  ret i64 %seen\n}}",
    ]
    return "\n".join(parts)


def exports(target: Target, entries: dict[str, tuple[int, int]], sources: int) -> str:
    """What stands once in a library."""
    parts = [
        *([DLL_START] if target.windows else []),
        f"define {_exported(target)}i64 @hana_sources() {{\n  ret i64 {sources}\n}}",
        *(_entry(target, name, *shape) for name, shape in entries.items()),
    ]
    return "\n".join(parts)


def _exported(target: Target) -> str:
    return "dllexport " if target.windows else ""


def inner(variant: str, name: str) -> str:
    """What an entry point is called inside a variant."""
    return f"{variant}_{name}"


def _entry(target: Target, name: str, buffers: int, numbers: int) -> str:
    """Call the first variant that has all that a table uses; numba's functions return a status, and pass the result through a pointer."""
    kinds = ["ptr"] * buffers + ["i64"] * numbers
    given = ", ".join(f"{kind} %a{at}" for at, kind in enumerate(kinds))
    declared = [f"declare i32 @{inner(variant, name)}(ptr, ptr, {', '.join(kinds)})" for variant in VARIANTS]
    start = f"""
define {_exported(target)}i64 @hana_{name}({given}) {{
  %result = alloca i64, align 8
  %raised = alloca ptr, align 8
  store i64 0, ptr %result
  %at = getelementptr i64, ptr %a{ROWS[name].index(Tables)}, i64 {offset(Tables, "uses")}
  %uses = load i64, ptr %at
  br label %ask_{next(iter(VARIANTS))}"""
    end = "done:\n  %value = load i64, ptr %result\n  ret i64 %value\n}"
    return "\n".join([*declared, start, *_choices(name, given), end])


def _choices(name: str, given: str) -> list[str]:
    """Ask each variant whether it has everything; the last one has."""
    *_, last = VARIANTS
    following = dict(zip(VARIANTS, [*list(VARIANTS)[1:], last], strict=True))
    return [
        f"""ask_{variant}:
  %lacks_{variant} = and i64 %uses, {~mask}
  %fits_{variant} = icmp eq i64 %lacks_{variant}, 0
  br i1 %fits_{variant}, label %{variant}, label %{f"ask_{following[variant]}" if variant != last else last}
{variant}:
  %status_{variant} = call i32 @{inner(variant, name)}(ptr %result, ptr %raised, {given})
  br label %done"""
        for variant, mask in VARIANTS.items()
    ]
