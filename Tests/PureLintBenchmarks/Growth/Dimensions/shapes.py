"""Sources that grow in one dimension each, and nothing else.

A shape is a function from a size to the text of one file, or to texts by path, registered with the size to begin with and
the command that is run in its folder, where `{last}` stands for the size less one. Twice the size is
twice the text, so that twice the work is right.
"""

SHAPES = {}


class Shape:
    """One dimension: how to write it, where to begin, and what to run."""

    def __init__(self, make, start, command):
        self.make = make
        self.start = start
        self.command = command


def shape(start, *commands):
    """Registers a function, once for each command; with the first, it goes by its own name."""

    def register(make):
        name = make.__name__.replace("_", "-")
        for position, command in enumerate(commands or ("check",)):
            own = f"{name} ({command})" if position else name
            SHAPES[own] = Shape(make, start, command)
        return make

    return register


def lines(items):
    """The items as lines."""
    return "\n".join(items) + "\n"


# Modules of Pure


def module(name, fields):
    """A module that reads all of its fields, given as pairs of names and types."""
    declared = "; ".join(f"let {label}: {type}" for label, type in fields)
    read = ", ".join(f"dependency.{label}" for label, _ in fields)
    return (
        f"final class {name}: FactoryModule {{\n  struct Dependency {{ {declared} }}\n"
        f"  init(dependency: Dependency, payload: Void) {{ print({read}) }}\n}}"
    )


CLOCK = "import Pure\nfinal class Clock {}\n"


def root(body, result="M0.Factory"):
    """A root with one function."""
    return f"enum CompositionRoot {{\n  static func resolve() -> {result} {{\n{body}\n  }}\n}}\n"


def small_root(declarations, body=""):
    """Declarations beside an app of one module, and statements in its root."""
    return (
        f"import Pure\n{declarations}\nfinal class Clock {{}}\n"
        + module("M0", [("clock", "Clock")])
        + "\n"
        + root(f"{body}\n    return M0.Factory(dependency: .init(clock: Clock()))")
    )


@shape(200, "check", "check --format pretty", "why M{last} M0", "why M{last} M0 --all",
       "dependents M0", "dependencies M{last}", "show M0", "modules --all", "roots",
       "graph --format dot", "graph --format mermaid", "graph --format json",
       "graph --format html")
def chain_of_modules(n):
    text = [CLOCK + module("M0", [("clock", "Clock")])]
    text += [
        module(f"M{i}", [("clock", "Clock"), ("next", f"M{i - 1}.Factory")]) for i in range(1, n)
    ]
    body = ["    let clock = Clock()", "    let m0 = M0.Factory(dependency: .init(clock: clock))"]
    body += [
        f"    let m{i} = M{i}.Factory(dependency: .init(clock: clock, next: m{i - 1}))"
        for i in range(1, n)
    ]
    return lines(text) + root("\n".join(body) + f"\n    return m{n - 1}", f"M{n - 1}.Factory")


@shape(10, "why ML{last} MZ --all", "why ML{last} MZ")
def ladder_of_modules(n):
    text = [CLOCK + module("MZ", [("clock", "Clock")])]
    body = ["    let z = MZ.Factory(dependency: .init(clock: Clock()))"]
    for i in range(n):
        needs = [("l", "MZ.Factory")]
        handed = "l: z"
        if i:
            needs = [("l", f"ML{i - 1}.Factory"), ("r", f"MR{i - 1}.Factory")]
            handed = f"l: mL{i - 1}, r: mR{i - 1}"
        for side in "LR":
            text.append(module(f"M{side}{i}", needs))
            body.append(f"    let m{side}{i} = M{side}{i}.Factory(dependency: .init({handed}))")
    return lines(text) + root("\n".join(body) + f"\n    return mL{n - 1}", f"ML{n - 1}.Factory")


@shape(200, "check", "check --format json", "check --format sarif",
       "check --format github", "check --write-baseline --baseline /dev/null")
def modules_that_lack_a_provider(n):
    text = ["import Pure"] + [f"final class Service{i} {{}}" for i in range(n)]
    text += [module(f"M{i}", [(f"service{i}", f"Service{i}")]) for i in range(n)]
    text += ["enum CompositionRoot {"]
    text += [f"  static let service{i} = Service{i}()" for i in range(n)]
    text += ["  static func resolve() {"]
    text += [f"    print(M{i}.Factory(dependency: .init()))" for i in range(n)]
    return lines(text + ["  }", "}"])


@shape(100)
def modules_that_lack_one_of_a_type(n):
    text = [CLOCK] + [module(f"M{i}", [(f"service{i}", "Clock")]) for i in range(n)]
    text += ["enum CompositionRoot {"] + [f"  static let servise{i} = Clock()" for i in range(n)]
    text += ["  static func resolve() {"]
    text += [f"    print(M{i}.Factory(dependency: .init()))" for i in range(n)]
    return lines(text + ["  }", "}"])


@shape(100)
def labels_that_are_misspelt(n):
    fields = [(f"service{i}", "Clock") for i in range(n)]
    handed = ", ".join(f"servise{i}: Clock()" for i in range(n))
    return CLOCK + module("M0", fields) + "\n" + root(f"    .init(dependency: .init({handed}))")


@shape(200)
def one_line(n):
    text = ["import Pure; final class Clock {}; final class Bell {}; "]
    text += [
        module(f"M{i}", [("clock", "Clock"), ("bell", "Bell")]).replace("\n", " ") + "; "
        for i in range(n)
    ]
    text += ["enum CompositionRoot { static func resolve() { let clock = Clock(); "]
    text += [f"print(M{i}.Factory(dependency: .init(clock: clock))); " for i in range(n)]
    return "".join(text) + "} }\n"


@shape(200)
def cycle_of_modules(n):
    text = [CLOCK]
    text += [module(f"M{i}", [("next", f"M{(i - 1) % n}.Factory")]) for i in range(n)]
    text += ["final class CompositionRoot {"]
    text += [
        f"  lazy var m{i}: M{i}.Factory = M{i}.Factory(dependency: .init(next: m{(i - 1) % n}))"
        for i in range(n)
    ]
    return lines(text + ["}"])


@shape(100)
def branches_with_modules(n):
    one = module("M@", [("clock", "Clock")])
    text = [
        f"#if A{i}\n{one}\n#else\n{one}\n#endif".replace("M@", f"M{i}") for i in range(n)
    ]
    body = ["    let clock = Clock()"]
    body += [f"    print(M{i}.Factory(dependency: .init(clock: clock)))" for i in range(n)]
    return CLOCK + lines(text) + root("\n".join(body), "Void")


@shape(100)
def branches_of_one_module(n):
    text = [
        f"{'#elseif' if i else '#if'} A{i}\n" + module("M0", [("clock", "Clock")])
        for i in range(n)
    ]
    made = root("    M0.Factory(dependency: .init(clock: Clock()))")
    return CLOCK + lines(text) + "#endif\n" + made


@shape(100)
def crossing_conditions(n):
    body = [
        f"    #if A{i % 40}\n    let clock{i} = Clock()\n    #else\n    let clock{i} = Clock()\n"
        "    #endif"
        for i in range(n)
    ]
    body += [
        f"    #if A{(i * 7 + 1) % 40} || B{i}\n"
        f"    print(M0.Factory(dependency: .init(clock: clock{i})))\n    #endif"
        for i in range(n)
    ]
    return CLOCK + module("M0", [("clock", "Clock")]) + "\n" + root("\n".join(body), "Void")


# Changes


@shape(10, "fix --dry-run")
def fix_of_unused_modules(n):
    text = [CLOCK] + [module(f"M{i}", [("clock", "Clock")]) for i in range(n)]
    body = ["    let clock = Clock()"]
    body += [
        f"    let m{i} = M{i}.Factory(dependency: .init(clock: clock))" for i in range(1, n)
    ]
    body += ["    return M0.Factory(dependency: .init(clock: clock))"]
    return lines(text) + root("\n".join(body))


@shape(10, "fix --dry-run")
def fix_of_unused_fields(n):
    fields = "struct Dependency { let clock: Clock; let other: Clock }"
    text = [CLOCK]
    text += [
        module(f"M{i}", [("clock", "Clock")]).replace("struct Dependency { let clock: Clock }", fields)
        for i in range(n)
    ]
    body = ["    let clock = Clock()"]
    body += [
        f"    print(M{i}.Factory(dependency: .init(clock: clock, other: clock)))" for i in range(n)
    ]
    return lines(text) + root("\n".join(body), "Void")


@shape(10, "fix --dry-run")
def fix_in_many_roots(n):
    text = [CLOCK + module("M0", [("clock", "Clock")])]
    text += [
        f"enum CompositionRoot{i} {{\n  static func resolve() -> M0.Factory {{\n"
        "    let other = Clock()\n    return M0.Factory(dependency: .init(clock: Clock()))\n  }\n}"
        for i in range(n)
    ]
    return lines(text)


def fix_of_parameters(n, parameter, argument, before="", kept=""):
    """An initializer whose parameters nobody reads, with what stands before it."""
    return (
        CLOCK + lines(f"final class S{i} {{}}" for i in range(n)) + "final class Used {\n"
        f"  let clock: Clock\n{kept}{before}  init(\n    clock: Clock,\n"
        + ",\n".join(f"    {parameter(i)}" for i in range(n)) + "\n  ) {\n    self.clock = clock\n"
        + lines(f"    self.s{i} = s{i}" for i in range(n) if kept) + "  }\n"
        "  func go() { print(clock) }\n}\n"
        "final class Home {\n  let clock = Clock()\n"
        + lines(f"  lazy var s{i} = S{i}()" for i in range(n))
        + "  func make() -> Used {\n    let one = S0()\n    return Used(\n      clock: clock,\n"
        + ",\n".join(f"      s{i}: {argument(i)}" for i in range(n)) + "\n    )\n  }\n}\n"
    ) + entry("", "    Home().make().go()\n")


@shape(60, "fix --dry-run")
def fix_of_parameters_of_one_initializer(n):
    kept = lines(f"  private let s{i}: S{i}" for i in range(n))
    return fix_of_parameters(n, lambda i: f"s{i}: S{i}", lambda i: f"s{i}", kept=kept)


@shape(60, "fix --dry-run")
def fix_of_documented_parameters(n):
    said = "  /// - Parameters:\n" + lines(f"  ///   - s{i}: The one." for i in range(n))
    return fix_of_parameters(n, lambda i: f"s{i}: S{i}", lambda i: f"s{i}", before=said)


@shape(60, "fix --dry-run")
def fix_of_parameters_for_one_local(n):
    return fix_of_parameters(n, lambda i: f"s{i}: S0", lambda i: "one")


@shape(60, "fix --dry-run")
def fix_of_overloads(n):
    made = lines(
        f"  init(a{i}: Clock, b{i}: Lamp) {{ clock = a{i} }}" for i in range(n)
    )
    calls = lines(f"  func make{i}() -> Used {{ Used(a{i}: clock, b{i}: lamp) }}" for i in range(n))
    return (
        f"{CLOCK}final class Lamp {{}}\nfinal class Used {{\n  let clock: Clock\n{made}"
        "  func go() { print(clock) }\n}\n"
        f"final class Home {{\n  let clock = Clock(), lamp = Lamp()\n{calls}}}\n"
    ) + entry("", "    let home = Home()\n" + lines(f"    home.make{i}().go()" for i in range(n)))


# Roots made by hand


def services(n, last=True):
    """Classes that take each other; the first one takes nothing, or the last one."""
    text = []
    for i in range(n):
        if i or not last:
            text.append(
                f"final class S{i} {{\n  let next: S{(i - 1) % n}\n"
                f"  init(next: S{(i - 1) % n}) {{ self.next = next }}\n  func go() {{ next.go() }}\n}}"
            )
        else:
            text.append("final class S0 {\n  init() {}\n  func go() {}\n}")
    return text


def main(n):
    return f"@main struct Main {{\n  static func main() {{ AppContainer().s{n - 1}.go() }}\n}}"


@shape(200)
def root_by_hand(n):
    text = services(n) + ["final class AppContainer {"]
    text += [f"  let s{i}: S{i}" for i in range(n)] + ["  init() {", "    s0 = S0()"]
    text += [f"    s{i} = S{i}(next: s{i - 1})" for i in range(1, n)]
    return lines(text + ["  }", "}", main(n)])


@shape(200)
def lazy_root_by_hand(n):
    text = services(n) + ["final class AppContainer {", "  lazy var s0 = S0()"]
    text += [f"  lazy var s{i} = S{i}(next: s{i - 1})" for i in range(1, n)]
    return lines(text + ["}", main(n)])


@shape(200)
def cycle_by_hand(n):
    text = services(n, last=False) + ["final class AppContainer {"]
    text += [f"  lazy var s{i}: S{i} = S{i}(next: s{(i - 1) % n})" for i in range(n)]
    return lines(text + ["}", main(n)])


# Constructions


@shape(100)
def construction_in_a_construction(n):
    made = "Node(" * n + "nil" + ")" * n
    return small_root("final class Node { init(_ node: Node?) {} }", f"    print({made})")


@shape(100)
def constructions_of_many_types(n):
    made = "".join(f"S{i}(next: " for i in range(n - 1, 0, -1)) + "S0()" + ")" * (n - 1)
    return small_root("\n".join(services(n)), f"    print({made})")


@shape(50)
def factories_in_factories(n):
    text = [CLOCK + module("M0", [("clock", "Clock")])]
    text += [
        module(f"M{i}", [("clock", "Clock"), ("next", f"M{i - 1}.Factory")]) for i in range(1, n)
    ]
    made = "".join(
        f"M{i}.Factory(dependency: .init(clock: Clock(), next: " for i in range(n - 1, 0, -1)
    )
    made += "M0.Factory(dependency: .init(clock: Clock()))" + "))" * (n - 1)
    return lines(text) + root("    " + made, f"M{n - 1}.Factory")


# Types and functions


@shape(200)
def class_hierarchy(n):
    text = ["class C0 {\n  init() {}\n  func m() {}\n}"]
    text += [
        f"class C{i}: C{i - 1} {{\n  override init() {{ super.init() }}\n"
        "  override func m() { super.m() }\n}"
        for i in range(1, n)
    ]
    return small_root("\n".join(text), f"    C{n - 1}().m()")


@shape(200)
def chain_of_protocols(n):
    text = ["protocol P0 {}"] + [f"protocol P{i}: P{i - 1} {{}}" for i in range(1, n)]
    text += [f"final class X{i}: P{i} {{}}" for i in range(n)]
    body = [f"    let x{i}: P{i} = X{i}()\n    print(x{i}.thing)" for i in range(n)]
    return small_root("\n".join(text), "\n".join(body))


@shape(200)
def chain_of_protocols_with_members(n):
    text = ["protocol P0 {}"]
    text += [f"protocol P{i}: P{i - 1} {{ func m{i}() }}" for i in range(1, n)]
    text += [f"extension P{i} {{ func e{i}() {{ print(self.nothing) }} }}" for i in range(n)]
    return small_root("import UIKit\n" + "\n".join(text))


@shape(100)
def lattice_of_protocols(n):
    text = ["protocol A0 {}\nprotocol B0 {}"]
    text += [
        f"protocol A{i}: A{i - 1}, B{i - 1} {{ func m{i}() }}\nprotocol B{i}: A{i - 1}, B{i - 1} {{}}"
        for i in range(1, n)
    ]
    text += [f"final class X: A{n - 1} {{}}"]
    body = [f"    let x{i}: A{i} = X()\n    print(x{i}.thing)" for i in range(n)]
    return small_root("\n".join(text), "\n".join(body))


@shape(200)
def chain_of_aliases(n):
    text = ["typealias T0 = Clock"] + [f"typealias T{i} = T{i - 1}" for i in range(1, n)]
    return small_root("\n".join(text), "\n".join(f"    print(T{i}())" for i in range(n)))


@shape(200)
def initializers_by_label(n):
    text = ["final class Bell {"] + [f"  init(label{i}: Int) {{}}" for i in range(n)] + ["}"]
    body = [f"    print(Bell(label{i}: {i}))" for i in range(n)]
    return small_root("\n".join(text), "\n".join(body))


@shape(100)
def initializers_by_type(n):
    text = [f"final class T{i} {{}}" for i in range(n)] + ["final class Bell {"]
    text += [f"  init(_ value: T{i}) {{}}" for i in range(n)] + ["}"]
    return small_root("\n".join(text), "\n".join(f"    print(Bell(T{i}()))" for i in range(n)))


@shape(200)
def overloads_by_label(n):
    text = [f"func make(label{i}: Int) -> Clock {{ Clock() }}" for i in range(n)]
    return small_root("\n".join(text), "\n".join(f"    print(make(label{i}: 1))" for i in range(n)))


@shape(100)
def overloads_by_type(n):
    text = [f"final class T{i} {{}}" for i in range(n)]
    text += [f"func make(_ value: T{i}) -> Clock {{ Clock() }}" for i in range(n)]
    return small_root("\n".join(text), "\n".join(f"    print(make(T{i}()))" for i in range(n)))


@shape(400)
def overloads_that_nothing_tells_apart(n):
    text = [f"final class T{i} {{}}\nfunc make(_ value: T{i}) -> Clock {{ Clock() }}" for i in range(n)]
    return small_root("\n".join(text), "\n".join(f"    print(make(nothing.x{i}))" for i in range(n)))


@shape(200)
def overloads_by_full_name(n):
    text = [f"func make(label{i}: Int) -> Clock {{ Clock() }}" for i in range(n)]
    return small_root("\n".join(text), "\n".join(f"    print(make(label{i}:))" for i in range(n)))


@shape(200)
def cases_that_are_printed(n):
    cases = "\n".join(f"  case make(label{i}: Int)" for i in range(n))
    prints = "\n".join(f"    print(Kind.make(label{i}: 1))" for i in range(n))
    return small_root(f"enum Kind {{\n{cases}\n}}", prints)


@shape(200)
def extensions_of_one_type(n):
    text = ["final class Bell {}"] + [f"extension Bell {{ func m{i}() {{}} }}" for i in range(n)]
    return small_root("\n".join(text), "\n".join(f"    Bell().m{i}()" for i in range(n)))


# Bindings and statements


@shape(200)
def bindings_one_by_one(n):
    bound = ", ".join(f"let x{i} = x{i - 1}" for i in range(1, n))
    return small_root("var x0: Clock?", f"    if {bound} {{ print(x{n - 1}) }}")


@shape(200)
def else_if_by_else_if(n):
    body = " else ".join(f"if let x{i} = x{i}() {{ print(x{i}) }}" for i in range(n))
    text = [f"func x{i}() -> Clock? {{ nil }}" for i in range(n)]
    return small_root("\n".join(text), "    " + body)


@shape(200)
def locals_one_by_one(n):
    body = ["    let x0 = Clock()"] + [f"    let x{i} = x{i - 1}" for i in range(1, n)]
    return small_root("", "\n".join(body))


@shape(200)
def members_one_by_one(n):
    text = ["struct Chain {", "  var x0: Clock { Clock() }"]
    text += [f"  var x{i}: Clock {{ x{i - 1} }}" for i in range(1, n)]
    return small_root("\n".join(text + ["}"]), f"    print(Chain().x{n - 1})")


@shape(200)
def suppressions(n):
    text = [
        f"// purelint:ignore unwired-module: later\n{module(f'N{i}', [('clock', 'Clock')])}"
        for i in range(n)
    ]
    return small_root("\n".join(text))


# Syntax


def syntax(start, name, text):
    """Registers a piece of text, repeated in a function or in front of it."""
    SHAPES[name] = Shape(text, start, "check")


syntax(2000, "attributes", lambda n: small_root("@a(b) " * n + "final class Q {}"))
syntax(2000, "attributes-in-code", lambda n: small_root("", "    " + "@a(b) " * n + "let x = 1"))
syntax(1000, "errors", lambda n: small_root("", "    let = 3 )\n" * n))
syntax(1000, "errors-in-declarations", lambda n: small_root("func ( {} let \n" * n))
syntax(1000, "errors-in-a-line", lambda n: small_root("", "x x " * n))
syntax(1000, "questions", lambda n: small_root("", "    let y = " + "x ? " * n))
syntax(1000, "ternaries", lambda n: small_root("", "    let y = " + "x ? x : " * n + "x"))
syntax(1000, "do-by-do", lambda n: small_root("", "    " + "do " * n))
syntax(1000, "generics", lambda n: small_root("", "    let y: " + "G<A, " * n))
syntax(1000, "lets", lambda n: small_root("", "    if case " + "let " * n + "x = y"))
syntax(1000, "arrows", lambda n: small_root("", "    let y = " + "A -> " * n + "A"))
syntax(1000, "sums", lambda n: small_root("", "    let y = 1" + " + 1" * n))
syntax(1000, "texts", lambda n: small_root("", "    let y = \"a\"" + " + \"b\"" * n))
syntax(1000, "list", lambda n: small_root("", "    let y = [" + "Clock(), " * n + "]"))
syntax(1000, "calls", lambda n: small_root("", "    let y = x" + ".f()" * n))
syntax(200, "closures", lambda n: small_root("", "    let y = f" + " { g() }.h" * n))


# Swinject


def swinject(text, body):
    return lines(
        ["import Swinject"] + text
        + ["@main enum Main {", "  static func main() {", "    let c0 = Container()"] + body
        + ["  }", "}"]
    )


@shape(200)
def calls_of_a_helper_that_completes(n):
    text = [f"final class S{i} {{}}" for i in range(n)] + ["extension Container {"]
    text += ["  func put<T>(_ type: T.Type, _ make: @escaping () -> T) {"]
    text += ["    register(type) { _ in make() }.initCompleted { _, _ in print(type) }", "  }", "}"]
    body = ["    let c = Container()"] + [f"    c.put(S{i}.self) {{ S{i}() }}" for i in range(n)]
    return swinject(text, body + [f"    print(c.resolve(S{i}.self)!)" for i in range(n)])


@shape(200)
def registrations_that_complete(n):
    text = [f"final class S{i} {{ var n: S{(i + 1) % n}? }}" for i in range(n)]
    body = [
        f"    c0.register(S{i}.self) {{ _ in S{i}() }}"
        f".initCompleted {{ r, s in s.n = r.resolve(S{(i + 1) % n}.self) }}"
        for i in range(n)
    ]
    return swinject(text, body + ["    print(c0.resolve(S0.self)!)"])


@shape(100)
def child_containers(n):
    text = [f"final class S{i} {{}}" for i in range(n)]
    body = ["    c0.register(S0.self) { _ in S0() }"]
    body += [
        f"    let c{i} = Container(parent: c{i - 1})\n    c{i}.register(S{i}.self) {{ _ in S{i}() }}"
        for i in range(1, n)
    ]
    body += [f"    print(c{n - 1}.resolve(S{i}.self)!)" for i in range(n)]
    return swinject(text, body)


@shape(100)
def one_key_in_child_containers(n):
    body = ["    c0.register(S.self) { _ in S() }"]
    body += [
        f"    let c{i} = Container(parent: c{i - 1})\n    c{i}.register(S.self) {{ _ in S() }}"
        for i in range(1, n)
    ]
    body += [f"    print(c{i}.resolve(S.self)!)" for i in range(n)]
    return swinject(["final class S {}"], body)


@shape(100)
def child_assemblers(n):
    text = [
        f"final class S{i} {{}}\nfinal class A{i}: Assembly {{\n"
        "  func assemble(container: Container) {\n"
        f"    container.register(S{i}.self) {{ _ in S{i}() }}\n  }}\n}}"
        for i in range(n)
    ]
    body = ["    let a0 = Assembler([A0()])"]
    body += [
        f"    let a{i} = Assembler([A{i}()], parent: a{i - 1})\n"
        f"    print(a{i}.resolver.resolve(S{i}.self)!)"
        for i in range(1, n)
    ]
    return swinject(text, body)


def registrations(n, is_cycle):
    text, body = [], []
    for i in range(n):
        last = i + 1 == n and not is_cycle
        text.append(f"final class S{i} {{ init({'' if last else f'_ n: S{(i + 1) % n}'}) {{}} }}")
        asked = "" if last else f"r.resolve(S{(i + 1) % n}.self)!"
        body.append(f"    c0.register(S{i}.self) {{ r in S{i}({asked}) }}")
    return swinject(text, body + ["    print(c0.resolve(S0.self)!)"])


@shape(200)
def registrations_in_one_function(n):
    return registrations(n, False)


@shape(200)
def cycle_of_registrations(n):
    return registrations(n, True)


@shape(100)
def registrations_by_near_names(n):
    body = [f'    c0.register(S.self, name: "service{i}") {{ _ in S() }}' for i in range(n)]
    body += [f'    print(c0.resolve(S.self, name: "servixe{i}")!)' for i in range(n)]
    return swinject(["final class S {}"], body)


@shape(100)
def registrations_by_open_names(n):
    body = [f"    c0.register(S.self, name: names[{i}]) {{ _ in S() }}" for i in range(n)]
    body += [f"    print(c0.resolve(S.self, name: names[{i}])!)" for i in range(n)]
    return swinject(["final class S {}", "let names: [String] = load()"], body)


@shape(100)
def registrations_by_near_types(n):
    text = [f"final class S{i}x {{}}\nprotocol S{i}xProtocol {{}}" for i in range(n)]
    body = [f"    c0.register(S{i}x.self) {{ _ in S{i}x() }}" for i in range(n)]
    body += [f"    print(c0.resolve(S{i}xProtocol.self)!)" for i in range(n)]
    return swinject(text, body)


# Dirk, Resolver, Factory


def dirk(text, entries, rest):
    return lines(
        ["import Dirk"] + text
        + ["@main enum Main {", "  static func main() throws {", "    try Dirk.start {"]
        + ["      Module {"] + entries + ["      }", "    }"] + rest + ["  }", "}"]
    )


def dirk_services(n, is_cycle):
    text = []
    for i in range(n):
        last = i + 1 == n and not is_cycle
        body = "func go()" if last else f"@Inject var n: S{(i + 1) % n}\n  func go() {{ n.go() }}"
        text.append(f"final class S{i} {{\n  {body}\n}}")
    text.append("final class Page {\n  @Inject var s: S0\n  func show() { s.go() }\n}")
    entries = [f"        Factory {{ S{i}() }}" for i in range(n)]
    return dirk(text, entries, ["    Page().show()"])


@shape(200)
def dirk_properties(n):
    return dirk_services(n, False)


@shape(200)
def dirk_cycle(n):
    return dirk_services(n, True)


@shape(200)
def dirk_definitions(n):
    text = [
        f"final class S{i} {{ init({f'_ n: S{i + 1}' if i + 1 < n else ''}) {{}} }}"
        for i in range(n)
    ]
    entries = [
        f"        Factory {{ try S{i}({f'inject(S{i + 1}.self)' if i + 1 < n else ''}) }}"
        for i in range(n)
    ]
    return dirk(text, entries, ["    print(try inject(S0.self))"])


@shape(100)
def dirk_missing(n):
    text = [
        f"final class S{i} {{ func go() {{}} }}\nfinal class T{i} {{ func go() {{}} }}\n"
        f"final class P{i} {{\n  @Inject var t: T{i}\n  @Inject var s: S{i}\n"
        "  func go() { s.go(); t.go() }\n}"
        for i in range(n)
    ]
    entries = [f"        Factory {{ S{i}() }}" for i in range(n)]
    return dirk(text, entries, [f"    P{i}().go()" for i in range(n)])


def resolver(n, is_cycle, is_reversed):
    text, entries = ["import Resolver"], []
    for i in range(n):
        last = i + 1 == n and not is_cycle
        text.append(f"final class S{i} {{ init({'' if last else f'_ n: S{(i + 1) % n}'}) {{}} }}")
        entries.append(f"    register {{ S{i}({'' if last else 'resolve()'}) }}")
    text += ["extension Resolver: ResolverRegistering {", "  public static func registerAllServices() {"]
    text += entries[::-1] if is_reversed else entries
    return lines(text + ["  }", "}", "let s: S0 = Resolver.resolve()", "print(s)"])


@shape(200)
def resolver_registrations(n):
    return resolver(n, False, False)


@shape(200)
def resolver_registrations_reversed(n):
    return resolver(n, False, True)


@shape(200)
def resolver_cycle(n):
    return resolver(n, True, False)


def factory(n, is_cycle, is_reversed):
    members = [f"  var s{i}: Factory<S{i}> {{ self {{ S{i}() }} }}" for i in range(n)]
    text = []
    for i in range(n):
        following = (i + 1) % n
        body = f"@Injected(\\.s{following}) var n: S{following}\n  func go() {{ n.go() }}"
        text.append(
            f"final class S{i} {{\n  {'func go() {}' if i + 1 == n and not is_cycle else body}\n}}"
        )
    return lines(
        ["import FactoryKit", "extension Container {"] + members + ["}"]
        + (text[::-1] if is_reversed else text) + ["print(Container.shared.s0().go())"]
    )


@shape(200)
def factory_members(n):
    return factory(n, False, False)


@shape(200)
def factory_members_reversed(n):
    return factory(n, False, True)


@shape(200)
def factory_cycle(n):
    return factory(n, True, False)


# EasyDi, Needle


@shape(100)
def easydi_assemblies_that_inherit(n):
    text = ["import EasyDi"]
    for i in range(n):
        text.append(
            f"final class P{i} {{\n  var x: Int?\n  func go() {{ print(x!) }}\n}}\n"
            f"class A{i}: {f'A{i - 1}' if i else 'Assembly'} {{\n"
            f"  var p{i}: P{i} {{ define(init: P{i}()) {{ "
            f"{f'print(self.p{i - 1}); ' if i else ''}return $0 }} }}\n}}"
        )
    return lines(text + [f"print(A{n - 1}.instance().p{n - 1})"])


def easydi_services(n):
    return [
        f"final class P{i} {{\n  var next: P{min(i + 1, n - 1)}!\n  func go() {{ next.go() }}\n}}"
        for i in range(n)
    ]


@shape(100)
def easydi_assemblies(n):
    text = ["import EasyDi"] + easydi_services(n)
    for i in range(n):
        other = f"  lazy var other: A{i + 1} = self.context.assembly()\n" if i + 1 < n else ""
        filled = f"$0.next = self.other.p{i + 1}; " if i + 1 < n else ""
        text.append(
            f"final class A{i}: Assembly {{\n{other}"
            f"  var p{i}: P{i} {{ define(init: P{i}()) {{ {filled}return $0 }} }}\n}}"
        )
    return lines(text + ["A0.instance().p0.go()"])


@shape(100)
def easydi_large_assembly(n):
    text = ["import EasyDi"] + easydi_services(n) + ["final class A: Assembly {"]
    for i in range(n):
        filled = f"$0.next = self.p{i + 1}; " if i + 1 < n else ""
        text.append(f"  var p{i}: P{i} {{ define(init: P{i}()) {{ {filled}return $0 }} }}")
    return lines(text + ["}", "A.instance().p0.go()"])


@shape(200)
def needle_components(n):
    text = [
        "import NeedleFoundation\nfinal class T { init() {} }\nfinal class Root: BootstrapComponent {\n"
        "  var t: T { shared { T() } }\n  var c0: C0 { C0(parent: self) }\n}"
    ]
    for i in range(n):
        child = f"  var c{i + 1}: C{i + 1} {{ C{i + 1}(parent: self) }}\n" if i + 1 < n else ""
        text.append(
            f"protocol D{i}: Dependency {{ var t: T {{ get }} }}\n"
            f"final class C{i}: Component<D{i}> {{\n{child}  func go() {{ print(dependency.t) }}\n}}"
        )
    return lines(text + ["registerProviderFactories()", "Root().c0.go()"])


# SwiftUI


def views(n, shown):
    text = ["import SwiftUI"]
    for i in range(n):
        taken = f"  @EnvironmentObject var s: S{i - 1}\n" if i else ""
        body = shown(i) if i + 1 < n else 'Text("x")'
        text.append(
            f"final class S{i}: ObservableObject {{ @Published var t = 0 }}\n"
            f"struct V{i}: View {{\n{taken}  var body: some View {{\n    {body}\n  }}\n}}"
        )
    return lines(text + ["@main struct MainApp: App { var body: some Scene { WindowGroup { V0() } } }"])


@shape(100)
def views_that_inject(n):
    return views(n, lambda i: f"V{i + 1}().environmentObject(S{i}())")


@shape(100)
def views_that_lack_an_object(n):
    text = ["import SwiftUI"]
    text += [f"final class S{i}: ObservableObject {{}}" for i in range(n)]
    text += [
        f"struct V{i}: View {{\n  @EnvironmentObject var s: S{i}\n"
        f"  var body: some View {{ Text(String(describing: s)) }}\n}}"
        for i in range(n)
    ]
    text += ["struct All: View {\n  var body: some View {\n    VStack {"]
    text += [f"      V{i}()" for i in range(n)]
    text += ["    }\n  }\n}\n@main struct Main: App {"]
    text += ["  var body: some Scene { WindowGroup { All() } }\n}"]
    return lines(text)


@shape(50)
def views_shown_two_ways(n):
    return views(n, lambda i: f"VStack {{ V{i + 1}().environmentObject(S{i}()); V{i + 1}() }}")


# swift-dependencies


@shape(100)
def dependency_keys(n):
    text = ["import Dependencies"]
    for i in range(n):
        text.append(
            f"struct K{i}: DependencyKey {{ static let liveValue = {i} }}\n"
            f"extension DependencyValues {{ var k{i}: Int {{ get {{ self[K{i}.self] }} "
            f"set {{ self[K{i}.self] = newValue }} }} }}\n"
            f"struct F{i} {{\n  @Dependency(\\.k{i}) var k\n  func go() {{ print(k) }}\n}}"
        )
    return lines(text + [f"F{i}().go()" for i in range(n)])


# A registry of an app's own


def registry(classes, n, make):
    """A registry of an app's own, `n` classes in it, and what makes each."""
    text = [
        "final class Registry {\n  static let shared = Registry()\n"
        "  private var makers: [ObjectIdentifier: () -> Any] = [:]\n"
        "  func register<T>(_ type: T.Type, _ make: @escaping () -> T) {\n"
        "    makers[ObjectIdentifier(type)] = make\n  }\n"
        "  func resolve<T>(_ type: T.Type) -> T {\n"
        "    makers[ObjectIdentifier(type)]!() as! T\n  }\n}"
    ]
    text += classes + ["@main enum Main {", "  static func main() {"]
    text += [f"    Registry.shared.register(S{i}.self) {{ {make(i)} }}" for i in range(n)]
    text += [f"    Registry.shared.resolve(S{i}.self).go()" for i in range(n)]
    return lines(text + ["  }", "}"])


@shape(100)
def own_registry(n):
    classes = [f"final class S{i} {{ func go() {{}} }}" for i in range(n)]
    return registry(classes, n, lambda i: f"S{i}()")


@shape(100)
def cycles_in_own_registry(n):
    pairs = [
        f"final class S{i} {{\n  let s: S{i ^ 1}\n  init(s: S{i ^ 1}) {{ self.s = s }}\n"
        f"  func go() {{ print(s) }}\n}}"
        for i in range(n)
    ]
    return registry(pairs, n, lambda i: f"S{i}(s: Registry.shared.resolve(S{i ^ 1}.self))")


# Wired by hand


def classes(n):
    """As many classes that do something."""
    return lines(f"final class S{i} {{ func go() {{}} }}" for i in range(n))


def entry(declarations, body):
    """A composer that the system starts."""
    return f"@main final class Boot {{\n{declarations}  static func main() {{\n{body}  }}\n}}\n"


@shape(400)
def objects_that_nobody_reads(n):
    held = lines(f"  let s{i} = S{i}()" for i in range(n))
    made = "    let boot = Boot()\n" + lines(f"    _ = V{i}(s: boot.s{i})" for i in range(n))
    return classes(n) + entry(held, made) + lines(
        f"final class V{i} {{ private let s: S{i}; init(s: S{i}) {{ self.s = s }} }}"
        for i in range(n)
    )


@shape(400)
def objects_for_one_type(n):
    fields = lines(f"  private let s{i}: S{i}" for i in range(n))
    parameters = ", ".join(f"s{i}: S{i}" for i in range(n))
    kept = lines(f"    self.s{i} = s{i}" for i in range(n))
    made = "    _ = V(" + ", ".join(f"s{i}: S{i}()" for i in range(n)) + ")\n"
    return (
        classes(n) + entry("", made)
        + f"final class V {{\n{fields}  init({parameters}) {{\n{kept}  }}\n}}\n"
    )


@shape(800)
def composers_in_a_chain(n):
    keeps = "let s: S0; init(s: S0) { self.s = s }; func run()"
    return (
        classes(1) + entry("", "    C0(s: S0()).run()\n")
        + lines(f"final class C{i} {{ {keeps} {{ C{i + 1}(s: s).run() }} }}" for i in range(n))
        + f"final class C{n} {{ {keeps} {{ s.go() }} }}\n"
    )


@shape(800)
def makers_that_nobody_calls(n):
    made = "    let boot = Boot()\n    V(s: boot.inner.one).run()\n"
    held = "  let inner = Inner()\n" + lines(
        f"  func make{i}() -> S0 {{ inner.make{i}() }}" for i in range(n)
    )
    inner = lines(f"  func make{i}() -> S0 {{ one }}" for i in range(n))
    user = "private let s: S0; init(s: S0) { self.s = s }; func run() { s.go() }"
    return (
        classes(1) + entry(held, made)
        + f"final class Inner {{\n  let one = S0()\n{inner}}}\nfinal class V {{ {user} }}\n"
    )


@shape(400)
def protocols_of_one_struct(n):
    protocols = lines(f"protocol HasS{i} {{ var s{i}: S{i} {{ get }} }}" for i in range(n))
    all_of_them = "typealias All = " + " & ".join(f"HasS{i}" for i in range(n)) + "\n"
    struct = "struct Deps: All {\n" + lines(f"  let s{i} = S{i}()" for i in range(n)) + "}\n"
    users = lines(
        f"final class V{i} {{ let d: HasS{i}; init(d: HasS{i}) {{ self.d = d }}; "
        f"func run() {{ d.s{i}.go() }} }}"
        for i in range(n)
    )
    made = "    let deps = Deps()\n" + lines(f"    V{i}(d: deps).run()" for i in range(n))
    return classes(n) + protocols + all_of_them + struct + users + entry("", made)


@shape(400)
def registrars_in_a_chain(n):
    registers = lines(
        f"final class S{i} {{}}\nfunc register{i}(_ c: Container) {{ "
        f"c.register(S{i}.self) {{ _ in S{i}() }}; register{i + 1}(c) }}"
        for i in range(n)
    )
    asks = lines(f"  print(c.resolve(S{i}.self)!)" for i in range(n))
    return (
        f"import Swinject\n{registers}func register{n}(_ c: Container) {{}}\n"
        f"func boot() {{\n  let c = Container()\n  register0(c)\n{asks}}}\n"
    )


@shape(200)
def injections_of_one_view(n):
    models = lines(f"final class M{i}: ObservableObject {{ @Published var v = 0 }}" for i in range(n))
    injected = "".join(f".environmentObject(M{i}())" for i in range(n))
    held = lines(f"  @EnvironmentObject var m{i}: M{i}" for i in range(n))
    return (
        f"import SwiftUI\n{models}@main struct Main: App {{\n"
        f"  var body: some Scene {{ WindowGroup {{ V(){injected} }} }}\n}}\n"
        f"struct V: View {{\n{held}  var body: some View {{ Text(\"\\(m0.v)\") }}\n}}\n"
    )


@shape(25)
def variants_by_build(n):
    """What a view shows of itself, once for each of several builds, on each level."""
    levels = lines(
        f"#if A{i}\n  var p{i}: some View {{ p{i + 1} }}\n"
        + "".join(f"#elseif A{i}x{k}\n  var p{i}: some View {{ p{i + 1} }}\n" for k in range(4))
        + "#endif"
        for i in range(n)
    )
    return (
        "import SwiftUI\nfinal class M: ObservableObject { @Published var v = 0 }\n"
        f"struct V: View {{\n  @EnvironmentObject var m: M\n  var body: some View {{ p0 }}\n{levels}"
        f"  var p{n}: some View {{ Text(\"\\(m.v)\") }}\n}}\n"
        "@main struct Main: App {\n"
        "  var body: some Scene { WindowGroup { V().environmentObject(M()) } }\n}\n"
    )


@shape(400)
def bindings_of_one_name(n):
    """Each level binds a name to what it stood for before, twice."""
    bound = lines("  if let k = k + k {" for _ in range(n))
    return (
        "import SwiftUI\nimport SwiftData\n@Model final class X { init() {} }\n"
        "struct Q: View { @Query var all: [X]; var body: some View { Text(\"\\(all.count)\") } }\n"
        f"func show(_ k: [any PersistentModel.Type]?) {{\n{bound}"
        "  print(Q().modelContainer(try! ModelContainer(for: Schema(k))))\n" + "}" * n + "\n}\n"
        "@main struct Main: App {\n"
        "  var body: some Scene { WindowGroup { Text(\"\").onAppear { show([X.self]) } } }\n}\n"
    )
