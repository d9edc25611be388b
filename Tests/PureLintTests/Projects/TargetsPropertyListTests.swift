import Testing

@testable import PureLintProjects
@testable import PureLintSource

@Suite struct TargetsPropertyListTests {
  private func read(_ text: String) -> PropertyList? { try? PropertyList(Array(text.utf8)) }

  @Test func tablesListsAndTextsNest() throws {
    let list = try #require(read("{ a = (b, \"c d\", { e = f; }); g = (); h = {}; }"))
    let elements = list.elements(list.value("a", in: PropertyList.root))
    #expect(elements.count == 3)
    #expect(elements.prefix(2).map { list.text($0) } == ["b", "c d"])
    #expect(list.text(list.value("e", in: elements[2])) == "f")
    #expect(list.elements(list.value("g", in: PropertyList.root)).isEmpty)
    #expect(list.entries(PropertyList.root).map(\.key) == ["a", "g", "h"])
    #expect(list.value("missing", in: PropertyList.root) == nil)
  }

  @Test func commentsStandAnywhere() throws {
    let list = try #require(read("// head\n{ a /* = */ = b /**/; /* ; */ } // tail"))
    #expect(list.text(list.value("a", in: PropertyList.root)) == "b")
  }

  @Test(arguments: [
    ("Foo/Bar.swift", "Foo/Bar.swift"), ("../a-b_c+d@2x", "../a-b_c+d@2x"), ("/bin/sh", "/bin/sh"),
    ("\"a \\\"b\\\" \\\\ c\\n\"", "a \"b\" \\ c\n"), ("''", ""), ("Größe", "Größe"),
  ])
  func textSaysWhatItSays(_ written: String, _ meant: String) throws {
    let list = try #require(read("{ a = \(written); }"))
    #expect(list.text(list.value("a", in: PropertyList.root)) == meant)
  }

  @Test(arguments: [
    "", "{", "}", "{ a = b }", "{ a b; }", "{ a = ; }", "{ a = (b; }", "{ a = (b c); }",
    "{ a = (b;; }",
    "{ a = \"b; }",
    "{ a = b; } c", "{ a = b; /* }", "<<<<<<< HEAD\n{ a = b; }", "{ a = b;\n=======\n c = d; }",
    "{ = b; }", "{ a = b; ; }", "{ a = \"b\\", "<?xml version=\"1.0\"?>",
  ])
  func damagedListIsNone(_ text: String) {
    #expect(read(text) == nil)
  }

  @Test(arguments: [
    ("", 1, "the file is empty"), ("{\na = \"b", 2, "the file ends before all of it is closed"),
    ("{\n<<<<<<< HEAD\na = b; }", 2, "a merge conflict"),
    ("{ a = b;\n=======\n c = d; }", 2, "a merge conflict"),
    ("<?xml version=\"1.0\"?>", 1, "XML, where Xcode writes braces"),
    ("{ a = b\n}", 2, "';' belongs here"), ("{ a b; }", 1, "'=' belongs here"),
    ("{ a = (b c); }", 1, "',' or ')' belongs here"), ("{ a = ; }", 1, "a value belongs here"),
    ("{ a = b; ; }", 1, "a key or '}' belongs here"),
    ("{}\n{}", 2, "the file goes on after its end"),
  ])
  func damageHasAPlaceAndACause(_ text: String, _ line: Int, _ message: String) {
    let damage = #expect(throws: PropertyList.Damage.self) { try PropertyList(Array(text.utf8)) }
    #expect(damage?.line == line && damage?.message == message, "\(String(describing: damage))")
  }

  @Test func depthCostsNoStack() throws {
    let count = 200_000
    let text = String(repeating: "(", count: count) + String(repeating: ")", count: count)
    #expect(try #require(read(text)).elements(PropertyList.root).count == 1)
    #expect(read(String(repeating: "(", count: count)) == nil)
  }
}
