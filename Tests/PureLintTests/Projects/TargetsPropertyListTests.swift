import Testing

@testable import PureLintProjects
@testable import PureLintSource

@Suite struct TargetsPropertyListTests {
  private func read(_ text: String) -> PropertyList? { PropertyList(Array(text.utf8)) }

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

  @Test func depthCostsNoStack() throws {
    let count = 200_000
    let text = String(repeating: "(", count: count) + String(repeating: ")", count: count)
    #expect(try #require(read(text)).elements(PropertyList.root).count == 1)
    #expect(read(String(repeating: "(", count: count)) == nil)
  }
}
