"""Types into bash, zsh and fish, and looks at what they complete.

Usage: shells.py FOLDER, called by .ci/shells in a folder that holds a folder "Our App".
"""

import os
import pty
import re
import select
import subprocess
import sys
import time

scratch = sys.argv[1]

# What is typed, and what stands there when the shell has completed it.
cases = [
    ("purelint expl", "purelint explain"),
    ("purelint explain missing", "purelint explain missing-provider"),
    ("purelint --unr", "purelint --unresolved"),
    ("purelint check --unr", "purelint check --unresolved"),
    ("purelint syntax --outl", "purelint syntax --outline"),
    ("purelint check --outl", "purelint check --outl"),
    ("purelint --color al", "purelint --color always"),
    ("purelint --color=al", "purelint --color=always"),
    ("purelint --rule lazy", "purelint --rule lazy-cycle"),
    ("purelint completions f", "purelint completions fish"),
    ("purelint check Our", "purelint check Our App"),
]


def run_in_terminal(command, setup):
    """What an interactive shell echoes of each case: completed, put behind `echo` and run."""
    process, terminal = pty.fork()
    if process == 0:
        os.environ.update(TERM="dumb", PS1="$ ", COLUMNS="200")
        os.execvp(command[0], command)
    transcript = ""

    def wait(mark):
        nonlocal transcript
        end = time.time() + 30
        while mark not in transcript:
            if not select.select([terminal], [], [], max(end - time.time(), 0))[0]:
                raise SystemExit(f"{command[0]} did not print {mark!r}:\n{transcript}")
            transcript += os.read(terminal, 65536).decode(errors="replace")

    def send(text):
        os.write(terminal, text.encode())

    send(setup + "; echo re''ady\n")
    wait("ready")
    found = []
    for number, (typed, _) in enumerate(cases):
        send(typed + "\t")
        time.sleep(0.5)
        # To the beginning of the line; what stands there is printed with a mark on both sides.
        send(f"\x01printf '<%s' 'en''d{number}' \x05 '>'\n")
        wait(f"<end{number}<")
        wait("<>")
        words = re.search(rf"<end{number}<([^>]*)<>", transcript)[1].replace("<", " ").strip()
        # Zsh takes a slash back when something else is typed.
        found.append(words.removesuffix("/"))
        transcript = ""
    os.close(terminal)
    return found


def run_fish():
    """What fish completes each case to, where one candidate is left."""
    found = []
    for typed, _ in cases:
        run = subprocess.run(
            ["fish", "--no-config", "-c",
             f"source {scratch}/completions.fish; complete -C '{typed}'"],
            text=True, capture_output=True, check=True)
        candidates = [line.split("\t")[0].removesuffix("/") for line in run.stdout.splitlines()]
        begun = typed.rsplit(" ", 1)[0]
        found.append(f"{begun} {candidates[0]}" if len(candidates) == 1 else typed)
    return found


shells = {
    "bash": lambda: run_in_terminal(
        ["bash", "--norc", "--noprofile", "-i"], f"source {scratch}/completions.bash"),
    "zsh": lambda: run_in_terminal(
        ["zsh", "-f", "-i"],
        f"bindkey -e; autoload -U compinit; compinit -u -D; source {scratch}/completions.zsh"),
    "fish": run_fish,
}
for name, run in shells.items():
    found = run()
    for (typed, wanted), result in zip(cases, found, strict=True):
        if result != wanted:
            raise SystemExit(f"{name} completes {typed!r} to {result!r}, not to {wanted!r}")
    print(f"{name}: {len(cases)} completions")
