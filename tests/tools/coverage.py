# SPDX-FileCopyrightText: 2026 The Breakerbox contributors
# SPDX-License-Identifier: MIT
"""coverage.py BUILD: what the tests of a coverage build reached, by room of core.

Prints a table of lines and branches and the files that are furthest below the goal; ends with 1
where a goal is missed: core 90 % of lines; breaker, scheduler and providers 95 % of branches.
"""
import collections
import json
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
LINES_OF_CORE = 90
BRANCHES_OF = {"breaker": 95, "scheduler": 95, "providers": 95}


def reached(build):
    profiles = sorted(map(str, (build / "profiles").glob("*.profraw")))
    if not profiles:
        sys.exit("No test left a profile: run tests/run coverage.")
    merged = build / "merged.profdata"
    subprocess.run(["llvm-profdata-19", "merge", "--sparse", "--failure-mode=all", "-o", merged, *profiles],
                   check=True)
    programs = [p for p in sorted((build / "bin").iterdir()) if p.name.startswith(("tst_", "breakerbox"))]
    command = ["llvm-cov-19", "export", "--summary-only", f"--instr-profile={merged}", str(programs[0])]
    for program in programs[1:]:
        command += ["--object", str(program)]
    command += ["--sources", str(ROOT / "core")]
    answer = subprocess.run(command, check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    return json.loads(answer.stdout)["data"][0]["files"]


def percent(part):
    return 100 * part[0] / part[1] if part[1] else 100.0


def main():
    rooms = collections.defaultdict(lambda: {"lines": [0, 0], "branches": [0, 0]})
    files = []
    for entry in reached(pathlib.Path(sys.argv[1])):
        path = pathlib.Path(entry["filename"]).relative_to(ROOT)
        counts = {}
        for kind in ("lines", "branches"):
            counts[kind] = [entry["summary"][kind]["covered"], entry["summary"][kind]["count"]]
            for name in (path.parts[1], "core"):
                rooms[name][kind][0] += counts[kind][0]
                rooms[name][kind][1] += counts[kind][1]
        files.append((path, counts))

    bad = False
    print(f"{'room':<14}{'lines':>9}{'':>8}{'branches':>12}")
    for name in sorted(rooms, key=lambda room: (room == "core", room)):
        lines, branches = rooms[name]["lines"], rooms[name]["branches"]
        goal = BRANCHES_OF.get(name)
        missed = (name == "core" and percent(lines) < LINES_OF_CORE) or (goal and percent(branches) < goal)
        bad = bad or missed
        print(f"{name:<14}{percent(lines):>8.1f}%{lines[1]:>8}{percent(branches):>11.1f}%{branches[1]:>8}"
              f"{'  below the goal' if missed else ''}")
    print("\nBranches not reached, most first:")
    for path, counts in sorted(files, key=lambda one: one[1]["branches"][0] - one[1]["branches"][1])[:25]:
        covered, count = counts["branches"]
        print(f"  {count - covered:>4} of {count:<5} {path}")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
