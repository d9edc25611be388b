"""Runs the steps of action.yml as a runner does, and what docs/ci.md shows for other services.

Called by .ci/action. Builds go to .build-ci-action.
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import yaml

repository = pathlib.Path.cwd()
products = repository / ".build-ci-action"
scratch = pathlib.Path(tempfile.mkdtemp())
home = scratch / "home"


def blocks(page, language):
    """The blocks of one language in a page, by their order."""
    text = (repository / page).read_text()
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)


def shell(script, folder, environment, wanted):
    """Runs a script as a runner's bash does; fails unless it ends as wanted."""
    run = subprocess.run(
        ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", script],
        cwd=folder, env={**os.environ, **environment}, text=True, capture_output=True)
    if run.returncode != wanted:
        raise SystemExit(f"ended with {run.returncode}:\n{script}\n{run.stdout}\n{run.stderr}")
    return run.stdout


def holds(condition, values):
    """Whether a condition of a step holds: `name == 'text'` or `name != 'text'`."""
    name, sign, text = re.fullmatch(r"([\w.-]+) (==|!=) '(\w*)'", condition).groups()
    return (values.get(name, "") == text) == (sign == "==")


def run_action(inputs, workspace, wanted, base="", sha=""):
    """Runs the action's steps; returns the names of those that ran and what the last printed."""
    action = yaml.safe_load((repository / "action.yml").read_text())
    values = {f"inputs.{name}": inputs.get(name, field["default"])
              for name, field in action["inputs"].items()}
    values["github.event.pull_request.base.sha"] = base
    ran, output = [], ""

    def filled(text):
        return re.sub(r"\$\{\{ *([\w.-]+) *\}\}", lambda match: values[match[1]], str(text))

    steps = action["runs"]["steps"]
    for step in steps:
        if not all(holds(part, values) for part in step.get("if", "").split(" && ") if part):
            continue
        ran.append(step["name"])
        if "uses" in step:
            assert step["uses"].startswith("actions/cache@"), step
            kept = scratch / "cache" / filled(step["with"]["key"])
            path = pathlib.Path(step["with"]["path"].replace("~", str(home)))
            if kept.exists():
                shutil.copytree(kept, path, dirs_exist_ok=True)
                values["steps.cache.outputs.cache-hit"] = "true"
            continue
        outputs = scratch / "outputs"
        outputs.write_text("")
        environment = {
            "GITHUB_ACTIONS": "true", "GITHUB_ACTION_PATH": str(repository),
            "GITHUB_OUTPUT": str(outputs), "GITHUB_STEP_SUMMARY": str(scratch / "summary"),
            "GITHUB_WORKSPACE": str(workspace), "RUNNER_TEMP": str(products),
            "GITHUB_SERVER_URL": "https://forge.example", "GITHUB_REPOSITORY": "our/app",
            "GITHUB_SHA": sha,
            "HOME": str(home),
            **{name: filled(text) for name, text in step.get("env", {}).items()},
        }
        folder = workspace / filled(step.get("working-directory", "."))
        output = shell(step["run"], folder, environment, wanted if step is steps[-1] else 0)
        for line in outputs.read_text().splitlines():
            name, value = line.split("=", 1)
            values[f"steps.{step['id']}.outputs.{name}"] = value
    if "steps.cache.outputs.cache-hit" not in values and "Build PureLint" in ran:
        shutil.copytree(path, kept)
    return ran, output


def workspace(app):
    """A repository with an app in it."""
    folder = scratch / app
    shutil.copytree(repository / "Fixtures/Apps" / app, folder / "Sources/Our App")
    subprocess.run(["git", "init", "--quiet", folder], check=True)
    return folder


home.mkdir()
broken, clean = workspace("BookshopBroken"), workspace("Bookshop")

ran, output = run_action({}, broken, wanted=1)
assert "Build PureLint" in ran, ran
assert "::error file=Sources/Our App/App/" in output, output
shutil.rmtree(home / ".cache")
ran, output = run_action(
    {"arguments": "check --strict *", "working-directory": "Sources"}, clean, wanted=2)
assert "Build PureLint" not in ran, ran
ran, output = run_action(
    {"arguments": "check --strict", "working-directory": "Sources"}, clean, wanted=0)
assert "::" not in output, output
print(f"action: {len(ran)} steps, the second run with the binary of the first")


# A wheel around the same binary, as the script for releases makes one.
sys.path.insert(0, str(repository / ".ci"))
import wheels

binary = (home / ".cache/purelint/purelint").read_bytes()
wheel, info = scratch / "purelint-0.1.0-py3-none-any.whl", "purelint-0.1.0.dist-info"
wheels.pack(wheel, info, {
    "purelint-0.1.0.data/scripts/purelint": binary,
    f"{info}/METADATA": wheels.metadata("purelint", "0.1.0").encode(),
    f"{info}/WHEEL": wheels.tags(["any"]).encode(),
})
shutil.rmtree(home / ".cache")
ran, output = run_action({"wheel": str(wheel)}, broken, wanted=1)
assert ran[0] == "Install the wheel" and "Build PureLint" not in ran, ran
assert "::error file=Sources/Our App/App/" in output, output
print("action: a wheel instead of a build")


def git(folder, *words):
    """Runs git as somebody, and returns what it prints."""
    return subprocess.run(
        ["git", "-c", "user.name=a", "-c", "user.email=a@example.com", *words],
        cwd=folder, check=True, text=True, capture_output=True).stdout.strip()


def pull_request():
    """A shallow copy of a merge, as a runner checks it out, and the commit that the branch is at."""
    origin = workspace("Potluck")
    git(origin, "checkout", "--quiet", "-b", "main")
    git(origin, "add", "--all")
    git(origin, "commit", "--quiet", "-m", "one")
    base = git(origin, "rev-parse", "HEAD")
    git(origin, "checkout", "--quiet", "-b", "change")
    (origin / "Sources/More.swift").write_text(
        "final class More {}\nfinal class Extra { let more: More; init(more: More) { self.more = more } }\n"
        "@main struct Tool { static func main() { let more = More(); print(Extra(more: more).more) } }\n")
    git(origin, "add", "--all")
    git(origin, "commit", "--quiet", "-m", "two")
    git(origin, "checkout", "--quiet", "main")
    git(origin, "merge", "--quiet", "--no-ff", "-m", "merge", "change")
    merge = git(origin, "rev-parse", "HEAD")
    git(origin, "config", "uploadpack.allowAnySHA1InWant", "true")
    copy = scratch / "copy"
    git(scratch, "clone", "--quiet", "--depth=1", f"file://{origin}", str(copy))
    return copy, base, merge


copy, base, merge = pull_request()
summary = scratch / "summary"
summary.unlink(missing_ok=True)
run_action({}, copy, wanted=0, base=base, sha=merge)
text = summary.read_text()
assert "### Wiring: " in text and "More" in text and "```mermaid" in text, text
assert f"(<https://forge.example/our/app/blob/{merge}/Sources/More.swift#L" in text, text
summary.unlink()
ran, _ = run_action({"changes": "false"}, copy, wanted=0, base=base, sha=merge)
assert "Tell what changes in the wiring" not in ran, ran
assert not summary.exists() or "### Wiring" not in summary.read_text()
run_action({}, copy, wanted=0, base="0" * 40, sha="")
print("action: a pull request's summary tells what changes, unless it shall not")

# The binary of the action stands for one that the job builds or finds in its cache.
tools = scratch / "bin"
tools.mkdir()
(tools / "purelint").symlink_to(home / ".cache/purelint/purelint")
path = {"PATH": f"{tools}:{os.environ['PATH']}", "GITHUB_ACTIONS": ""}

gitlab = [text for text in blocks("docs/ci.md", "yaml") if "codequality" in text]
assert len(gitlab) == 2, gitlab
for job in [yaml.safe_load(text)["purelint"] for text in gitlab]:
    (check,) = [line for line in job["script"] if "--format gitlab" in line]
    for folder, wanted in [(broken, 1), (clean, 0)]:
        shell(check.replace(".purelint/source/.build/release/", ""), folder, path, wanted)
        report = json.loads((folder / job["artifacts"]["reports"]["codequality"]).read_text())
        assert isinstance(report, list) and bool(report) == bool(wanted), report
print("GitLab: a report with findings, and one without")

(reviewdog,) = [text for text in blocks("docs/ci.md", "sh") if "-efm" in text]
formats = re.findall(r"-efm='([^']*)'", reviewdog)
apps = repository / "Fixtures/Apps"
lines = shell("purelint check --format text BookshopBroken 2>&1", apps, path, 1)
program = scratch / "src/lines/main.go"
program.parent.mkdir(parents=True)
program.write_text("""package main

import (
  "encoding/json"
  "os"

  "github.com/reviewdog/errorformat"
)

func main() {
  formats, err := errorformat.NewErrorformat(os.Args[1:])
  if err != nil {
    panic(err)
  }
  for scanner := formats.NewScanner(os.Stdin); scanner.Scan(); {
    entry := scanner.Entry()
    if entry.Valid {
      json.NewEncoder(os.Stdout).Encode(entry)
    }
  }
}
""")
go = {**os.environ, "GOPATH": f"{scratch}:/usr/share/gocode", "GO111MODULE": "off",
      "GOCACHE": str(scratch / "gocache")}
entries = subprocess.run(
    ["go", "run", str(program), *formats], input=lines, env=go, text=True, capture_output=True)
assert entries.returncode == 0, entries.stderr
found = [json.loads(line) for line in entries.stdout.splitlines()]
wanted = re.findall(r"^(.+?):(\d+):(\d+): (error|warning|note): (.*)$", lines, re.MULTILINE)
kinds = {ord("E"): "error", ord("W"): "warning", ord("I"): "note"}
assert wanted and [
    (entry["filename"], str(entry["lnum"]), str(entry["col"]), kinds[entry["type"]], entry["text"])
    for entry in found] == wanted, found[:3]
print(f"reviewdog's lines: {len(found)} places, with types")
shutil.rmtree(scratch)
