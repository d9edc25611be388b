"""Sources in which many things meet many others, where to compare each with each is a scan in a scan.

See `shapes.py`, whose list they are added to.
"""

from shapes import entry, lines, shape

LAMP = "final class Lamp { func light() {} }\n"


def home(declarations, body, members="  let lamp = Lamp()\n"):
    """A composer with a lamp, and what it does with it."""
    return (
        f"{LAMP}final class Reader {{\n  let lamp: Lamp\n"
        "  init(lamp: Lamp) { self.lamp = lamp }\n  func read() { lamp.light() }\n}\n"
        f"{declarations}final class Home {{\n{members}"
        f"  func run() {{\n    Reader(lamp: lamp).read()\n{body}  }}\n}}\n"
    ) + entry("", "    Home().run()\n")


def stored(model, body, declarations=""):
    """An app that shows something of a store for a model."""
    return (
        "import SwiftUI\nimport SwiftData\n@Model final class Plant { init() {} }\n"
        f"@Model final class {model} {{ init() {{}} }}\n"
        f"struct Rows: View {{ @Query var all: [{model}]; var body: some View {{ Text(\"\\(all.count)\") }} }}\n"
        f"let store = try! ModelContainer(for: Plant.self)\n{declarations}"
        f"@main struct Main: App {{\n  var body: some Scene {{ WindowGroup {{ {body} }} }}\n}}\n"
    )


@shape(100)
def requests_of_a_type_with_many_registrations(n):
    asked = lines(f"    shelf.resolve(Book.self, name: \"b{i}\")!.open()" for i in range(n))
    registered = lines(
        f"  shelf.register(Book.self, name: \"b{i}\") {{ _ in Novel() }}\n"
        f"  shelf.register(Reader.self, name: \"r{i}\") {{ _ in Reader() }}\n"
        f"  shelf.resolve(Reader.self, name: \"r{i}\")!.read()"
        for i in range(n)
    )
    return (
        "import Swinject\nlet shelf = Container()\nprotocol Book { func open() }\n"
        "final class Novel: Book { func open() {} }\n"
        f"final class Reader {{\n  init() {{\n{asked}  }}\n  func read() {{}}\n}}\n"
        f"func boot() {{\n{registered}}}\n"
    ) + entry("", "    boot()\n")


@shape(100)
def registrations_that_make_each_other(n):
    types = lines(
        f"final class S{i} {{ let next = S{i + 1}() }}" for i in range(n)
    )
    registered = lines(
        f"  shelf.register(S{i}.self) {{ _ in S{i}() }}\n  print(shelf.resolve(S{i}.self)!)"
        for i in range(n)
    )
    return (
        f"import Swinject\nlet shelf = Container()\n{types}final class S{n} {{}}\n"
        f"func boot() {{\n{registered}}}\n"
    ) + entry("", "    boot()\n")


@shape(100)
def containers_that_ask_the_first(n):
    made = lines(f"  let c{i + 1} = Container(parent: c{i})" for i in range(n))
    others = lines(
        f"  let k{i} = Container()\n  k{i}.register(Book.self) {{ _ in Book() }}\n"
        f"  print(k{i}.resolve(Book.self)!)"
        for i in range(20)
    )
    asked = lines(f"  print(c{i}.resolve(Reader.self)!)" for i in range(n))
    return (
        "import Swinject\nfinal class Book {}\n"
        "final class Reader { let book: Book; init(book: Book) { self.book = book } }\n"
        f"func boot() {{\n  let c0 = Container()\n{made}{others}"
        f"  c0.register(Reader.self) {{ r in Reader(book: r.resolve(Book.self)!) }}\n{asked}}}\n"
    ) + entry("", "    boot()\n")


@shape(400)
def assemblies_that_assemble(n):
    text = "import Swinject\nfinal class Book {}\n" + lines(
        f"final class A{i}: Assembly {{ func assemble(container: Container) {{ "
        f"A{i + 1}().assemble(container: container) }} }}"
        for i in range(n)
    )
    last = "container.register(Book.self) { _ in Book() }"
    return (
        f"{text}final class A{n}: Assembly {{ func assemble(container: Container) {{ {last} }} }}\n"
        "func boot() {\n  print(Assembler([A0()]).resolver.resolve(Book.self)!)\n}\n"
    ) + entry("", "    boot()\n")


@shape(200)
def stores_handed_on(n):
    parameters = ", ".join(f"s{i}: ModelContainer" for i in range(n))
    shown = lines(f"  Rows().modelContainer(s{i})" for i in range(n))
    given = ", ".join(f"s{i}: store" for i in range(n))
    return stored(
        "Seed",
        f"rows({given})",
        f"@ViewBuilder func rows({parameters}) -> some View {{\n{shown}}}\n",
    )


@shape(200)
def required_initializers(n):
    base = lines(f"  init(b{i}: Lamp) {{}}" for i in range(n))
    own = lines(f"  required init(l{i}: Lamp) {{ lamp = l{i}; super.init() }}" for i in range(n))
    made = lines(f"    print(Box(l{i}: lamp))" for i in range(n))
    return home(
        f"class Base {{\n  init() {{}}\n{base}}}\n"
        f"final class Box: Base {{\n  let lamp: Lamp\n{own}}}\n",
        made,
    )


@shape(200)
def dynamic_members(n):
    keys = lines(f"struct K{i} {{ var a{i}: Int }}" for i in range(n))
    members = lines(
        f"  subscript(dynamicMember path: KeyPath<K{i}, Int>) -> String {{ \"\" }}"
        for i in range(n)
    )
    read = lines(f"    print(box.a{i})" for i in range(n))
    return home(
        f"{keys}@dynamicMemberLookup struct Box {{\n  let lamp: Lamp\n{members}}}\n",
        f"    let box = Box(lamp: lamp)\n{read}",
    )


@shape(200)
def parts_that_are_printed(n):
    parts = lines(f"final class P{i} {{ var a = 1 }}" for i in range(n))
    held = lines(f"  let p{i} = P{i}()" for i in range(n))
    return home(f"{parts}final class Box {{\n{held}}}\n", "    dump(Box())\n" * n)


@shape(200)
def parts_in_parts_that_are_printed(n):
    parts = lines(f"struct P{i} {{ let next: P{i + 1} }}" for i in range(n))
    makers = lines(f"func make{i}() -> P{i} {{ fatalError() }}" for i in range(n))
    printed = lines(f"    dump(make{i}())" for i in range(n))
    return home(f"{parts}struct P{n} {{}}\n{makers}", printed)


@shape(200)
def reads_of_what_is_unknown(n):
    types = lines(
        f"final class C{i} {{ private let lamp: Lamp; init(lamp: Lamp) {{ self.lamp = lamp }} }}"
        for i in range(n)
    )
    body = lines(f"    print(C{i}(lamp: lamp))\n    nothing{i}.lamp.x()" for i in range(n))
    return home(types, body)


@shape(200)
def properties_of_one_tuple(n):
    properties = lines(f"  private let l{i}: Lamp" for i in range(n))
    taken = ", ".join(f"l{i}: Lamp" for i in range(n))
    kept = ", ".join(f"self.l{i}" for i in range(n))
    values = ", ".join(f"l{i}" for i in range(n))
    given = ", ".join(f"l{i}: lamp" for i in range(n))
    box = f"final class Box {{\n{properties}  init({taken}) {{ ({kept}) = ({values}) }}\n}}\n"
    return home(box, f"    print(Box({given}))\n")


@shape(400)
def local_functions_of_one_name(n):
    body = lines(
        f"    func make(l{i}: Int) -> Lamp {{ Lamp() }}\n    print(make(l{i}: 1))"
        for i in range(n)
    )
    return home("", body)


@shape(200)
def objects_that_a_type_makes_itself(n):
    kept = lines(f"  private let l{i} = makeLamp()" for i in range(n))
    made = "func makeLamp() -> Lamp { Lamp() }\n"
    return home(f"{made}final class Box {{\n{kept}  func go() {{}}\n}}\n", "    Box().go()\n")


@shape(200)
def imports_out_of_sight(n):
    imports = lines(f"import Kit{i}" for i in range(n))
    shown = lines(f"  V().frame{i}()" for i in range(n))
    return (
        f"import SwiftUI\n{imports}final class M: ObservableObject {{ @Published var v = 0 }}\n"
        "struct V: View { @EnvironmentObject var m: M; var body: some View { Text(\"\\(m.v)\") } }\n"
        "@main struct Main: App {\n"
        f"  var body: some Scene {{ WindowGroup {{ VStack {{\n{shown}  }} }} }}\n}}\n"
    )
