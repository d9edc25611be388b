import Foundation
import Testing

@testable import PureLint

/// Broken input: one unfinished line costs no other declaration.
@Suite struct ParserRecoveryTests {
  /// Cuts off each declaration behind each of its tokens; all others are still seen.
  @Test(arguments: SyntaxFixture.all.filter(\.isValid))
  func losesNoOtherDeclaration(_ fixture: SyntaxFixture) {
    let tree = fixture.tree
    let names = Declaration.all(in: tree)
    var lost: [String] = []
    for (number, declaration) in names.enumerated() where declaration.tokens.count > 1 {
      let others = names.indices.filter { other in
        other != number && !declaration.tokens.contains(names[other].name)
      }
      for token in declaration.cuts {
        let broken = remove(tree, declaration.tokens.lowerBound + token, declaration.tokens)
        let seen = Set(Declaration.all(in: broken).map(\.text))
        for other in others where !seen.contains(names[other].text) {
          lost.append("\(names[other].text) behind \(declaration.text) cut at \(token)")
        }
        if !lost.isEmpty { break }
      }
    }
    #expect(lost.isEmpty, "\(lost.prefix(5))")
  }

  /// The file without the tokens from one to the end of the declaration.
  private func remove(_ tree: SyntaxTree, _ token: Int, _ tokens: Range<Int>) -> SyntaxTree {
    var bytes = tree.source.bytes
    let range =
      Int(tree.tokens.starts[token])..<Int(tree.tokens.ends[tokens.upperBound - 1])
    bytes.removeSubrange(range)
    return SyntaxTree(parsing: SourceFile(path: "broken.swift", bytes: bytes), bodies: .parse)
  }

  @Test(arguments: SyntaxFixture.all)
  func nestsWhereverItEnds(_ fixture: SyntaxFixture) {
    let tree = fixture.tree
    for token in stride(from: 0, to: tree.tokens.count, by: 7) {
      let bytes = Array(tree.source.bytes[..<Int(tree.tokens.ends[token])])
      for bodies in [Bodies.parse, .skip] {
        expectNesting(
          SyntaxTree(parsing: SourceFile(path: "cut.swift", bytes: bytes), bodies: bodies)
        )
      }
    }
  }

  @Test(arguments: [
    ("func a( {\nfunc b() {}", ["func a()", "func b()"]),
    ("let a = f(1,\nlet b = 2", ["let a", "let b"]),
    ("let a =\nlet b = 2", ["let a", "let b"]),
    ("let a: \nlet b = 2", ["let a", "let b"]),
    ("let a = [\nfunc b() {}", ["let a", "func b()"]),
    ("let a = \"abc\nlet b = 2", ["let a", "let b"]),
    ("let a = \"\\(f(\"\nlet b = 2", ["let a", "let b"]),
    (
      "class A {\n  func b() {\n    if c {\n  }\n}\nclass D {}", ["class A", "func b()", "class D"]
    ),
    ("class A {\n  init(\n  func b() {}\n}\nclass D {}", ["class A", "func b()", "class D"]),
    ("struct A: \nstruct B {}", ["struct A", "struct B"]),
    ("struct A<\nstruct B {}", ["struct A", "struct B"]),
    ("enum A { case }\nenum B { case c }", ["enum A", "enum B", "case c"]),
    ("}\n}\nfunc a() {}", ["func a()"]),
    ("func a() { x. }\nfunc b() {}", ["func a()", "func b()"]),
    ("func a() { x.\n  y()\n}\nfunc b() {}", ["func a()", "func b()"]),
    ("switch a { case .b: func c() {}\ncase\nfunc d() {} }", ["func c()", "func d()"]),
    ("#if A\nfunc a() {}\nfunc b() {}", ["func a()", "func b()"]),
    ("#endif\nfunc a() {}", ["func a()"]),
    ("@\nfunc a() {}", ["func a()"]),
    ("extension\nfunc a() {}", ["func a()"]),
    ("func a() -> \nfunc b() {}", ["func a()", "func b()"]),
    ("var a: Int { get { 1 }\nfunc b() {}", ["var a", "func b()"]),
    ("struct A { subscript(\nlet b = 1 }", ["struct A", "let b"]),
    ("let a = { (b, c\nfunc d() {}", ["let a", "func d()"]),
    ("import\nfunc a() {}", ["func a()"]),
    ("guard let a = b\nfunc c() {}", ["func c()"]),
  ])
  func recovers(_ source: String, _ expected: [String]) {
    let tree = SyntaxTree(
      parsing: SourceFile(path: "a.swift", bytes: Array(source.utf8)),
      bodies: .parse
    )
    expectNesting(tree)
    #expect(tree.errors != [])
    let seen = tree.outlineEntries().map { "\($0.kind) \($0.name)" }
    for name in expected { #expect(seen.contains(name), "\(name) in \(seen)") }
  }
}

/// A declaration that may be broken.
private struct Declaration {
  /// Kind and name.
  let text: String
  /// The token of its name.
  let name: Int
  let tokens: Range<Int>

  /// How many tokens to keep: each number for short declarations, fewer for long ones.
  var cuts: [Int] {
    tokens.count < 40
      ? Array(1..<tokens.count)
      : Array(1..<24) + Array(stride(from: 24, to: tokens.count, by: tokens.count / 12))
  }

  static func all(in tree: SyntaxTree) -> [Declaration] {
    let outline = tree.outlineEntries().filter { $0.kind != "call" }
    var names: [UInt32: String] = [:]
    for entry in outline { names[entry.offset] = "\(entry.kind) \(entry.name)" }
    var result: [Declaration] = []
    for node in tree.nodes where "\(node.kind)".hasSuffix("Declaration") {
      let offset = tree.tokens.starts[Int(node.mainToken)]
      guard let text = names[offset] else { continue }
      result.append(
        Declaration(
          text: text,
          name: Int(node.mainToken),
          tokens: Int(node.firstToken)..<Int(node.endToken)
        )
      )
    }
    return result
  }
}
