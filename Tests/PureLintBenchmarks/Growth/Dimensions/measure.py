#!/usr/bin/env python3
"""Tells how the work of a run grows with its sources, one dimension at a time, and fails where that
is more than in proportion.

Usage: measure.py [--seconds] [--times N] [--limit EXPONENT] PURELINT [NAME...]

Each shape of `shapes.py`, `crowds.py` and `settings.py` is written in three sizes, each twice the last. Instructions are counted by
valgrind, on one thread; what a run costs before it reads the first file drops out, as the exponent is
that of the growth from the second to the third size over that from the first to the second. With
--seconds, processor time is measured instead, for larger sizes (--times).
"""

import argparse
import math
import os
import re
import resource
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

import crowds  # Adds its shapes to the list, as the next does.
import settings
from shapes import SHAPES


def instructions(purelint, arguments, folder):
    """The instructions of a run."""
    run = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", purelint, *arguments],
        cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, errors="replace",
    )
    if run.returncode not in (0, 1):
        raise RuntimeError(f"'{' '.join(arguments)}' ends with {run.returncode}: {run.stderr[-400:]}")
    return int(re.search(r"Collected : (\d+)", run.stderr).group(1))


def seconds(purelint, arguments, folder):
    """The processor time of a run."""
    with open(os.devnull, "wb") as nothing:
        run = subprocess.Popen([purelint, *arguments], cwd=folder, stdout=nothing, stderr=nothing)
        _, status, usage = os.wait4(run.pid, 0)
    if os.waitstatus_to_exitcode(status) not in (0, 1):
        raise RuntimeError(f"'{' '.join(arguments)}' ends with {status}")
    return usage.ru_utime + usage.ru_stime


def write(made, folder):
    """Writes what a shape makes: the text of one file, or texts by path."""
    for path, text in (made if isinstance(made, dict) else {"App.swift": made}).items():
        path = os.path.join(folder, path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)


def costs(shape, options):
    """The costs of the three sizes."""
    count = seconds if options.seconds else instructions
    found = []
    for size in (shape.start * options.times * factor for factor in (1, 2, 4)):
        with tempfile.TemporaryDirectory() as folder:
            write(shape.make(size), folder)
            words = shape.command.replace("{last}", str(size - 1)).split() + ["--jobs", "1"]
            found.append(count(os.path.abspath(options.purelint), words, folder))
    return found


def exponent(found):
    """That of the growth; 0 where there is none."""
    first, second = found[1] - found[0], found[2] - found[1]
    return math.log2(second / first) if first > 0 and second > 0 else 0.0


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", action="store_true")
    parser.add_argument("--times", type=int, default=1)
    parser.add_argument("--limit", type=float, default=1.3)
    parser.add_argument("purelint")
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    unknown = [name for name in options.names if name not in SHAPES]
    if unknown:
        sys.exit(f"there is no shape '{unknown[0]}', only {', '.join(SHAPES)}")
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    failed = []
    with ThreadPoolExecutor(1 if options.seconds else os.cpu_count()) as pool:
        names = options.names or list(SHAPES)
        for name, found in zip(names, pool.map(lambda name: costs(SHAPES[name], options), names)):
            growth = exponent(found)
            unit = "s" if options.seconds else "million instructions"
            numbers = ", ".join(
                f"{cost:.2f}" if options.seconds else f"{cost / 1e6:.0f}" for cost in found
            )
            print(f"{growth:5.2f}  {name}: {numbers} {unit}", flush=True)
            if growth > options.limit:
                failed.append(name)
    if failed:
        sys.exit(f"these grow faster than n^{options.limit}: {', '.join(failed)}")


if __name__ == "__main__":
    main()
