"""Compares what purelint says of Swift sources and of a copy whose names say nothing.

    rename.py PURELINT SCRATCH_FOLDER PATH…

In the copy each type, member, function, parameter and file that the sources declare is called by a
number, wherever its name stands, and lines stay where they are. What somebody else has named stays:
what is a string in the analyser's own tables of Swift, of Pure and of the libraries that the sources
use (`Sources/PureLint/Dialects`, `Resolution` and `Syntax`), the modules that are imported or that a
project declares, and what `.purelint.json` speaks of. A difference is a verdict that rests on a name.
"""

import collections
import fnmatch
import json
import os
import pathlib
import re
import subprocess
import sys

REPOSITORY = pathlib.Path(__file__).resolve().parent.parent
TABLES = REPOSITORY / "Sources" / "PureLint"

# Rules that are off by default are compared too.
OPTIONS = ["--no-baseline", "--format", "json"]
OPTIONS += [f"--enable-rule={rule}" for rule in ("pass-through-dependency", "hidden-dependency")]

# What the last line counts, without what the number of findings says.
COUNTS = "modules roots testRoots objects dependencies unresolved".split()

# What Swift reserves, always or at some places; the function that fills in a root's struct and that
# struct (docs/pure.md); names of the system of which the analyser's tables hold the beginning; and
# platforms.
LANGUAGE = """
actor any as associatedtype async await borrowing break case catch class consuming continue
convenience default defer deinit didSet do dynamic each else enum extension fallthrough false
fileprivate final for func get guard if import in indirect infix init inout internal is isolated
lazy left let macro mutating nil none nonisolated nonmutating open operator optional override
package postfix precedencegroup prefix private protocol public repeat required rethrows return right
self Self sending set some static struct subscript super switch throw throws true try typealias
unowned unsafe var weak where while willSet yield Any AnyObject Protocol Type
unavailable deprecated introduced obsoleted message renamed noasync
AppDependency resolve
didFinishLaunchingWithOptions willFinishLaunchingWithOptions
iOS iOSApplicationExtension macOS macOSApplicationExtension macCatalyst tvOS visionOS watchOS swift
""".split()

# Inputs in which a name decides, with the reason.
EXCEPTIONS = {
    name: "without modules, what a static `resolve()` makes is a root's if called `…Dependency`"
    for name in ("root-struct-for-clients.swift", "root-struct-without-modules.swift")
}

# Folders that purelint passes over, too.
SKIPPED_FOLDERS = {"Carthage", "DerivedData", "Pods", "SourcePackages", "checkouts", "node_modules"}

# Files whose names mean something to the compiler or to a tool that builds.
FIXED_FILES = re.compile(r"main\.swift|Package(@swift-.*)?\.swift|(Project|Tuist|Workspace)\.swift")

TOKEN = re.compile(
    r"""
    //[^\n]* | /\*                      # comments
    | \#(?:if|elseif)\b[^\n]*           # conditions of a build, whose names are set elsewhere
    | \#+/(?:[^\n]*?)/\#+               # regular expressions
    | \#*\"\"\" | \#*\"                 # strings
    | `[^`\n]+` | \$?[^\W\d]\w*         # names
    | \#?\w+ | \S                       # macros, numbers and signs
    """,
    re.VERBOSE,
)
WORD = re.compile(r"[^\W\d]\w*")
# A string that is a name as keys are: `"clock"`, `"make(clock:)"`.
KEY = re.compile(r"\w+(\([\w:]*\))?")
# A comment that speaks to a tool: `purelint:disable unused-provider`.
DIRECTIVE = re.compile(r"\w:\w")
NESTED_COMMENT = re.compile(r"/\*|\*/")
TYPES = {"class", "struct", "enum", "protocol", "actor", "typealias", "associatedtype"}
NAMED = TYPES | {"func", "let", "var", "case"}
PATTERNS = {"let", "var"}
CALLABLE = {"func", "init", "subscript"}


class Token(str):
    """A word or a sign of a source, and where it begins; not of code in strings and comments."""

    def __new__(cls, text, start, is_code=True):
        token = super().__new__(cls, text)
        token.start, token.is_code = start, is_code
        return token

    def is_name(self):
        """Whether it may name a declaration."""
        return base(self).isidentifier()


def scan(text):
    """The tokens of a source in their order."""
    tokens = []
    scan_code(text, 0, tokens, in_string=False)
    return tokens


def scan_code(text, at, tokens, in_string):
    """Appends tokens up to the end, or in a string up to the closing parenthesis."""
    depth = 1
    while match := TOKEN.search(text, at):
        word, start, at = match.group(), match.start(), match.end()
        if word == "/*" or word.startswith("//"):
            at = at if word != "/*" else end_of_comment(text, at)
            tokens += [] if DIRECTIVE.search(text, start, at) else words(text, start, at)
        elif word.strip("#") in ('"', '"""'):
            at = scan_string(text, at, word, tokens)
        elif not word.startswith(("#if", "#elseif", "#/", "##")):
            tokens.append(Token(word, start))
            depth += {"(": 1, ")": -1}.get(word, 0)
            if in_string and depth == 0:
                return at
    return len(text)


def words(text, start, end):
    """The words in a comment, or in a string that is a key."""
    return [Token(word[0], word.start(), False) for word in WORD.finditer(text, start, end)]


def end_of_comment(text, at):
    """Where a comment ends, with those in it."""
    depth = 1
    while depth > 0 and (match := NESTED_COMMENT.search(text, at)):
        depth += 1 if match.group() == "/*" else -1
        at = match.end()
    return at if depth == 0 else len(text)


def scan_string(text, begin, opening, tokens):
    """Where a string ends; a quote that nothing closes on its line is none, but in a regex."""
    hashes = opening.rstrip('"')
    quotes = opening[len(hashes):]
    sign = re.compile(rf"\\{hashes}(.|\n)|{quotes}{hashes}" + ("" if len(quotes) == 3 else r"|\n"))
    at, found = begin, []
    while match := sign.search(text, at):
        at = match.end()
        if match.group() == "\n":
            return begin
        if match.group(1) is None:
            is_key = KEY.fullmatch(text, begin, match.start())
            tokens += words(text, begin, match.start()) if is_key else found
            return at
        if match.group(1) == "(":
            at = scan_code(text, at, found, in_string=True)
    return begin


def group(tokens, at):
    """The tokens in brackets that open at a position, each with its depth, and where they end."""
    closing = {"(": ")", "<": ">"}.get(tokens[at] if at < len(tokens) else "")
    if not closing:
        return [], at
    depth, inner = 0, []
    for position in range(at, len(tokens)):
        token = tokens[position]
        depth += (token == tokens[at]) - (token == closing and tokens[position - 1] != "-")
        if depth == 0:
            return inner, position + 1
        inner.append((token, depth))
    return [], at


def declared(tokens):
    """The names that a source declares, but those behind commas and of closures' parameters."""
    names = set()
    tokens = [token for token in tokens if token.is_code]
    for at, token in enumerate(tokens[:-1]):
        if token in NAMED and tokens[at + 1].is_name():
            names.add(tokens[at + 1])
        elif token in PATTERNS:
            names.update(inner for inner, _ in group(tokens, at + 1)[0])
        if token == "case":
            names.update(cases(tokens, at + 1))
        elif token in CALLABLE or token in TYPES:
            names.update(parameters(tokens, at + (token in NAMED) + 1))
    return {name for name in names if name.is_name()}


def declared_types(tokens):
    """The names of types alone."""
    return {after for token, after in zip(tokens, tokens[1:]) if token.is_code and token in TYPES}


def cases(tokens, at):
    """The further cases of an enumeration that stand behind commas, and the labels of all."""
    names = []
    while at < len(tokens) and tokens[at].is_name():
        inner, at = group(tokens, at + 1)
        names += labels(inner)
        if at + 1 >= len(tokens) or tokens[at] != ",":
            break
        at += 1
        names.append(tokens[at])
    return names


def parameters(tokens, at):
    """The names of type parameters and parameters, with their labels."""
    generic, at = group(tokens, at)
    names = [token for token, depth in generic[:2]]
    names += [generic[i + 1][0] for i in range(len(generic) - 1) if generic[i][0] == ","]
    return names + labels(group(tokens, at)[0])


def labels(inner):
    """What stands in front of colons, outside of further brackets: `for name: String`."""
    names = []
    for at, (token, depth) in enumerate(inner):
        if token == ":" and depth == 1:
            names += [other for other, _ in inner[max(0, at - 2):at] if other.is_name()]
    return names


def base(name):
    """A name without what a wrapper or backticks put in front; none of what Xcode fills in."""
    return "" if "___" in name else name.strip("`").lstrip("_$")


class Library:
    """What the analyser's tables say of a library: all names, and the types that it declares."""

    def __init__(self):
        self.names, self.types = set(), set()

    def add(self, text):
        """Adds the names in the strings of a file of tables."""
        texts = re.findall(r'"""(.*?)"""', text, re.DOTALL)
        self.types.update(re.findall(r"(?:class|struct|protocol) (\w+)", " ".join(texts)))
        texts += re.findall(r'"([\w$]+)"', text) + re.findall(r'names\(\s*"([^"]*)"', text)
        self.names.update(re.findall(r"\w+", " ".join(texts)))

    def is_used(self, imports, types):
        """Whether sources import the library, or declare a part of it themselves."""
        return bool(self.names & imports or self.types & types)


def tables():
    """The analyser's tables, by the folders of libraries; those of Swift and of Pure under ""."""
    libraries = collections.defaultdict(Library)
    for room in ("Dialects", "Resolution", "Syntax"):
        for file in sorted((TABLES / room).rglob("*.swift")):
            name = file.parent.name if room == "Dialects" else ""
            libraries["" if name in ("Swift", "Pure") else name].add(file.read_text())
    libraries[""].names.update(LANGUAGE)
    return libraries


def fixed_names(libraries, sources):
    """The names of Swift, of Pure, and of the libraries that sources use."""
    imports, types = modules(sources, {}), set().union(*map(declared_types, sources.values()))
    used = (library for library in libraries.values() if library.is_used(imports, types))
    return libraries[""].names.union(*(library.names for library in used))


def modules(sources, projects):
    """The modules that are imported, and those that projects declare."""
    names = set()
    for tokens in sources.values():
        for at, token in enumerate(tokens[:-2]):
            if token == "import" and token.is_code:
                following = tokens[at + 1:at + 3]
                names.update(following[1:] if following[0] in NAMED else following[:1])
    for path, text in projects.items():
        setting = r"(?:productName|PRODUCT_MODULE_NAME|PRODUCT_NAME|target) = \"?(\w+)\"?;"
        names.update(re.findall(setting if path.suffix == ".pbxproj" else r'"(\w+)"', text))
    return names


class Renaming:
    """The new names of what the sources in a folder declare."""

    def __init__(self, texts, libraries):
        self.texts = texts
        self.sources = {
            path: scan(text) for path, text in texts.items()
            if path.suffix == ".swift" and not is_project(path)
        }
        self.projects = {path: text for path, text in texts.items() if path not in self.sources}
        fixed = fixed_names(libraries, self.sources)
        self.names = self.new_names(fixed | modules(self.sources, self.projects))
        self.files = new_files(sorted(self.sources))

    def new_names(self, fixed):
        """Numbers in the order of the names, with the case of the first letter."""
        names = {base(name) for tokens in self.sources.values() for name in declared(tokens)}
        patterns = self.configured()
        names = sorted(
            name for name in names - fixed
            if name and not any(fnmatch.fnmatchcase(name, pattern) for pattern in patterns)
        )
        return {
            name: f"{'N' if name[0].isupper() else 'n'}{number:05}"
            for number, name in enumerate(names)
        }

    def configured(self):
        """The names and patterns of names in configurations."""
        texts = [text for path, text in self.projects.items() if path.suffix == ".json"]
        words = {word for text in texts for word in re.findall(r'"([\w*?]+)"', text)}
        return {word for word in words if re.search(r"\w", word)}

    def renamed(self, token):
        """A token under its new name, with its backticks, dollar and underscores."""
        new = self.names.get(base(token)) if token.is_name() else None
        return token.replace(base(token), new) if new else token

    def text(self, path):
        """The text of a file under its new names."""
        text = self.texts[path]
        if path not in self.sources:
            return re.sub(r'[^\s/"=;]+\.swift', lambda match: self.file(match.group()), text)
        parts, end = [], 0
        for token in self.sources[path]:
            parts += [text[end:token.start], self.renamed(token)]
            end = token.start + len(token)
        return "".join(parts) + text[end:]

    def file(self, name):
        """The new name of a file."""
        return self.files.get(name, name)

    def path(self, path):
        """The path of a file under its new name."""
        return path if path not in self.sources else path.with_name(self.file(path.name))


def is_project(path):
    """Whether a file describes targets."""
    is_fixed = FIXED_FILES.fullmatch(path.name) is not None
    return is_fixed and path.name != "main.swift" or "Tuist" in path.parts


def new_files(paths):
    """Numbers for names of files, in their order, with their first letter: what is found first in
    the order of paths stays first. Where a folder beside would change its place, a name stays."""
    names = sorted({path.name for path in paths if not FIXED_FILES.fullmatch(path.name)})
    new = {name: f"{name[0]}{number:05}.swift" for number, name in enumerate(names)}
    folders = collections.defaultdict(set)
    for path in paths:
        for inner in path.parents:
            if inner.name:
                folders[inner.parent].add(inner.name + "/")
    for path in paths:
        for folder in folders[path.parent]:
            if (path.name < folder) != (new.get(path.name, path.name) < folder):
                new.pop(path.name, None)
    return new


def read(path):
    """The files that purelint reads in a folder, or the one file, with their paths in it."""
    if path.is_file():
        return {pathlib.Path(path.name): content(path)}
    texts = {}
    for folder, folders, names in os.walk(path):
        folders[:] = sorted(f for f in folders if f[0] != "." and f not in SKIPPED_FOLDERS)
        for name in sorted(names):
            file = pathlib.Path(folder, name)
            known = name.endswith(".swift") or name in ("project.pbxproj", ".purelint.json")
            if known and file.is_file():
                texts[file.relative_to(path)] = content(file)
    return texts


def content(path):
    """The text of a file, whatever its bytes and the ends of its lines are."""
    return path.read_bytes().decode("utf-8", "surrogateescape")


def write(folder, files):
    """Writes texts to their paths in a folder."""
    for path, text in files:
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(text.encode("utf-8", "surrogateescape"))


def answers(purelint, folder):
    """What purelint says of a folder: messages by file, line and rule, and what it counts."""
    done = subprocess.run([purelint, ".", *OPTIONS], cwd=folder, capture_output=True)
    assert done.returncode in (0, 1), (folder, done.returncode, done.stderr.decode())
    found = collections.defaultdict(list)
    report = json.loads(done.stdout)
    for finding in report["findings"]:
        place = finding["location"]
        path = pathlib.Path(os.path.normpath(place["file"]))
        found[path, place["line"], finding["rule"]].append(finding["message"])
    return found, {name: report["summary"][name] for name in COUNTS}


def differences(purelint, path, scratch, libraries):
    """A line for each place or count that differs, and the number of findings."""
    renaming = Renaming(read(path), libraries)
    before, after = scratch / "before", scratch / "after"
    write(before, renaming.texts.items())
    write(after, [(renaming.path(path), renaming.text(path)) for path in renaming.texts])
    (old, old_counts), (new, new_counts) = answers(purelint, before), answers(purelint, after)
    old_paths = {renaming.path(path): path for path in renaming.texts}
    new = {(old_paths[file], line, rule): texts for (file, line, rule), texts in new.items()}
    lines = []
    for key in sorted(old.keys() | new.keys()):
        texts = old.get(key, []), new.get(key, [])
        if len(texts[0]) != len(texts[1]):
            lines.append("{}:{}: {}: {} → {}".format(path / key[0], *key[1:], *texts))
    lines += [
        f"{path}: {name}: {count} → {new_counts[name]}"
        for name, count in old_counts.items() if count != new_counts[name]
    ]
    return lines, sum(map(len, old.values()))


def main(purelint, scratch, *paths):
    """Compares each input, prints what differs and fails if anything does."""
    libraries = tables()
    differing = total = 0
    for number, path in enumerate(paths):
        lines, count = differences(
            purelint, pathlib.Path(path), pathlib.Path(scratch, str(number)), libraries
        )
        if pathlib.Path(path).name in EXCEPTIONS:
            assert lines, f"{path} is no exception any more"
            continue
        differing += bool(lines)
        total += count
        print("\n".join(lines), end="\n" if lines else "")
    print(f"{len(paths)} inputs, {total} findings; {differing} differ under other names")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
