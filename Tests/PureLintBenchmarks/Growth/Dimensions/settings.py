"""Projects and settings that grow: targets, layers, exceptions, patterns, and what a baseline holds.

See `shapes.py`, whose list they are added to. Patterns are tried one by one up to a number, so the
sizes begin behind it.
"""

import json

from crowds import home
from shapes import entry, lines, shape


def chain(n):
    """Files of classes that keep each other, and the one that makes them."""
    kept = {
        f"C{i}.swift": f"final class C{i} {{\n"
        + (f"  let c: C{i - 1}\n  init(c: C{i - 1}) {{ self.c = c }}\n" if i else "")
        + f"  func go() {{ {'c.go()' if i else ''} }}\n}}\n"
        for i in range(n)
    }
    body = lines(f"    let c{i} = C{i}({f'c: c{i - 1}' if i else ''})" for i in range(n))
    return kept | {"Main.swift": entry("", f"{body}    c{n - 1}.go()\n")}


def idle(n, **settings):
    """An app of objects that nobody reads, and its configuration."""
    classes = lines(f"final class X{i} {{ init(lamp: Lamp) {{}} }}" for i in range(n))
    made = lines(f"    print(X{i}(lamp: lamp))" for i in range(n))
    return {"App.swift": home(classes, made), ".purelint.json": json.dumps(settings)}


def connections(pairs):
    """Connections of layers by the numbers of their groups."""
    return [{"from": f"g{source}", "to": f"g{target}"} for source, target in pairs]


@shape(200)
def layers_by_name(n):
    layers = {
        "groups": {f"g{i}": {"names": [f"C{i}"]} for i in range(n)},
        "forbidden": connections((i, i - 1) for i in range(1, n)),
        "allowed": connections((i, i - 1) for i in range(1, n)),
    }
    return chain(n) | {".purelint.json": json.dumps({"layers": layers})}


@shape(200)
def layers_by_place(n):
    layers = {
        "groups": {f"g{i}": {"paths": [f"*C{i}.swift"]} for i in range(n)},
        "forbidden": connections((i, (i + 5) % n) for i in range(n)),
    }
    return chain(n) | {".purelint.json": json.dumps({"layers": layers})}


@shape(200)
def exceptions_by_subject(n):
    rule = {"rule": "unused-dependency", "reason": "later"}
    return idle(n, exceptions=[rule | {"subject": f"*X{i}.*"} for i in range(n)])


@shape(200)
def exceptions_in_folders(n):
    rule = {"rule": "unused-dependency", "reason": "later", "subject": "A"}
    own = json.dumps({"exceptions": [rule]})
    return {f"D{i}/.purelint.json": own for i in range(n)} | {
        f"D{i}/A.swift": "final class A {}\n" for i in range(n)
    }


@shape(200)
def patterns_that_exclude(n):
    settings = json.dumps({"exclude": [f"/D{i}/**/*Mock.swift" for i in range(n)]})
    return {f"D{i}/A.swift": "final class A {}\n" for i in range(n)} | {".purelint.json": settings}


@shape(200)
def lines_that_ignore(n):
    ignored = {".git/HEAD": "ref: refs/heads/main\n", ".gitignore": lines(f"D{i}/*.tmp" for i in range(n))}
    return {f"D{i}/A.swift": "final class A {}\n" for i in range(n)} | ignored


@shape(100)
def targets_of_a_package(n):
    targets = "".join(
        f'    .target(name: "T{i}", dependencies: [{f"{chr(34)}T{i - 1}{chr(34)}" if i else ""}]),\n'
        for i in range(n)
    )
    manifest = f'import PackageDescription\nlet package = Package(name: "P", targets: [\n{targets}])\n'
    return {
        f"Sources/T{i}/C{i}.swift": f"public final class C{i} {{ public init() {{}} }}\n"
        for i in range(n)
    } | {"Package.swift": manifest}


@shape(200, "why A O", "show O")
def names_that_fit(n):
    kinds = lines(
        f"enum N{i} {{\n  final class O {{ func on() {{ print(1) }} }}\n"
        "  final class A { let o: O; init(o: O) { self.o = o }; func go() { o.on() } }\n}"
        for i in range(n)
    )
    return entry(kinds, lines(f"    N{i}.A(o: N{i}.O()).go()" for i in range(n)))
