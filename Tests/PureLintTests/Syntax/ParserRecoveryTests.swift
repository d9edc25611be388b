import Foundation
import Testing

@testable import PureLintSource
@testable import PureLintSyntax

/// Broken input: one unfinished line costs no other declaration.
@Suite struct ParserRecoveryTests {
  /// Breaks each declaration at each of its tokens; all others are still seen.
  @Test(arguments: SyntaxFixture.all.filter(\.isValid), Breakage.allCases)
  func losesNoOtherDeclaration(_ fixture: SyntaxFixture, _ breakage: Breakage) {
    let tree = fixture.tree
    let ranges = declarations(of: tree)
    let names = DeclaredName.all(in: tree, ranges)
    var lost: [String] = []
    for range in ranges {
      for token in cuts(range) {
        let removed = breakage.removedTokens(from: token, in: range, of: tree)
        if isAmbiguous(tree, without: removed) { continue }
        let seen = Set(broken(tree, without: removed).outlineEntries().map(\.text))
        for name in names where !seen.contains(name.text) && name.tokens != range {
          // What stands in the broken declaration may be broken with it.
          if range.contains(name.tokens.lowerBound) && name.tokens.overlaps(removed) { continue }
          lost.append("'\(name.text)' without '\(tree.text(removed))'")
        }
      }
    }
    #expect(lost.isEmpty, "\(lost.count): \(lost.prefix(5).joined(separator: "; "))")
  }

  /// Whether what follows can belong to what is broken: a condition on the line behind `if`, text
  /// in a string of several lines.
  private func isAmbiguous(_ tree: SyntaxTree, without removed: Range<Int>) -> Bool {
    let previous = tree.tokens.kinds[removed.lowerBound - 1]
    let kinds = tree.tokens.kinds[removed]
    let opened = kinds.count { $0 == .stringHead }
    return [.kwIf, .kwGuard, .kwWhile].contains(previous)
      || opened != kinds.count { $0 == .stringTail }
  }

  /// The tokens of each declaration.
  private func declarations(of tree: SyntaxTree) -> [Range<Int>] {
    tree.nodes.filter { $0.kind.isDeclaration && $0.kind != .accessorDeclaration }
      .filter { "\($0.kind)".hasSuffix("Declaration") }
      .map { Int($0.firstToken)..<Int($0.endToken) }
  }

  /// The tokens to break at: each one of a short declaration, fewer of a long one.
  private func cuts(_ tokens: Range<Int>) -> [Int] {
    let all = Array(tokens.dropFirst())
    guard all.count > 40 else { return all }
    return Array(all.prefix(24))
      + stride(from: 24, to: all.count, by: all.count / 12).map { all[$0] }
  }

  /// The file without some of its tokens.
  private func broken(_ tree: SyntaxTree, without tokens: Range<Int>) -> SyntaxTree {
    var bytes = tree.source.bytes
    bytes.removeSubrange(
      Int(tree.tokens.starts[tokens.lowerBound])..<Int(tree.tokens.ends[tokens.upperBound - 1])
    )
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

/// What is missing where a declaration is not finished.
enum Breakage: CaseIterable {
  /// All from a token to the end of the declaration.
  case restOfDeclaration
  /// All from a token to the end of its line.
  case restOfLine
  /// One token.
  case token

  func removedTokens(from token: Int, in tokens: Range<Int>, of tree: SyntaxTree) -> Range<Int> {
    switch self {
    case .restOfDeclaration:
      return token..<tokens.upperBound
    case .restOfLine:
      let next = (token + 1..<tokens.upperBound).first {
        tree.tokens.flags[$0].contains(.isAtStartOfLine)
      }
      return token..<(next ?? tokens.upperBound)
    case .token:
      return token..<token + 1
    }
  }
}

/// A name that a declaration declares.
private struct DeclaredName {
  /// Kind and name.
  let text: String
  /// Those of the declaration.
  let tokens: Range<Int>

  static func all(in tree: SyntaxTree, _ declarations: [Range<Int>]) -> [DeclaredName] {
    tree.outlineEntries().filter { $0.kind != "call" }.compactMap { entry in
      guard let token = tree.tokens.starts.firstIndex(of: entry.offset) else { return nil }
      // The innermost one begins last.
      let tokens = declarations.last { $0.contains(token) }
      return tokens.map { DeclaredName(text: entry.text, tokens: $0) }
    }
  }
}

extension SyntaxTree.OutlineEntry {
  fileprivate var text: String { "\(kind) \(name)" }
}

extension SyntaxTree {
  /// The source of some tokens.
  fileprivate func text(_ tokens: Range<Int>) -> String {
    source.text(self.tokens.starts[tokens.lowerBound]..<self.tokens.ends[tokens.upperBound - 1])
  }
}
