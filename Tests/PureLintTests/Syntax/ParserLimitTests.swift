import Foundation
import Testing

@testable import PureLintSource
@testable import PureLintSyntax

/// Inputs made to be slow or deep. What grows must be the number of nodes and tokens, in a straight
/// line; the stack must not.
@Suite struct ParserLimitTests {
  @Test(arguments: [
    "(", "[", "{", "a(", "a[", "a {", "f({", "\"\\(", "a<", "A<(", "-(", "a ? ", "if ", "if a {",
    "class A {", "func f() {", "{ (", "{ [", "{ @A ", "switch a { case ", "case .a(", "let a: [",
    "let a: (", "typealias A = A<", "typealias A = (A) -> ", "@A(", "#if A\n", "a.", "try ",
    "- ", "!", "a!", "a?", "a = ", "\\A.", "#a(", "&", "((a) -> ", "a as ", "if a {} else ",
    "{ a in ", "a { b in ", "}", ")", "]", ">", "x < y > ", "a<b, c", "var a: Int { @A({ ",
    "{ @A({ ", "a {} b: { ", "#a { ", "A & ", "(A) -> ", "await ", "repeat ", "each ",
    "any ", "some ", "~", "var a: Int { get { ", "do { ", "guard a else { ", "\\(", "'", "`", "@",
    "#", ".", ",", ":", ";", "\"", "\"\"\"\n", "/", "#/", "/*", "case ", "import ", "a b ",
    "for a in ",
    "a { } b: ", "{ a, ", "let (", "where ", "a: ", "a(b: ", "[a: ", "var a = 1 { didSet { ",
    "#if A\n.b\n", "a\n#if A\n.b\n", "unsafe ", "copy ", "A::", "x is ", "func f(a: ", "func f<A: ",
  ])
  func staysLinear(_ piece: String) {
    for count in [2_000, 4_000] {
      let source = SourceFile(
        path: "a.swift",
        bytes: Array(String(repeating: piece, count: count).utf8)
      )
      for bodies in [Bodies.parse, .skip] {
        let tree = SyntaxTree(parsing: source, bodies: bodies)
        expectNesting(tree)
        #expect(tree.nodes.count <= 4 * tree.tokens.count + 16)
      }
    }
  }

  @Test func boundsDepth() {
    let pieces = [
      "(", "[", "{", "f(", "-(", "\"\\(", "A<", "if a {", "try ", "let ", "var ",
    ]
    for piece in pieces {
      let prefix = piece == "A<" ? "let a: " : "let a = "
      let text = prefix + String(repeating: piece, count: 100_000)
      let source = SourceFile(path: "a.swift", bytes: Array(text.utf8))
      let tree = SyntaxTree(parsing: source, bodies: .parse)
      #expect(tree.errors.filter { $0.tag == .nestedTooDeeply }.count == 1, "\(piece)")
      #expect(depth(tree) < 4_500, "\(piece)")
    }
  }

  /// Helper threads of Darwin have 512 KB, a debug build the largest frames.
  @Test func fitsASmallStack() async {
    let pieces = [
      "(", "[", "{", "f({ (", "a { if b { ", "switch a { case .a(", "let a: [A<(", "-(", "\"\\(",
      "class A { func f() { ", "if a { } else if { ", "var a: Int { get { ", "#if A\n", "\\A[",
      "f { a in switch b { case c: ", "let ",
    ]
    let trees = await withCheckedContinuation { continuation in
      let thread = Thread {
        let errors = pieces.map { piece in
          let source = SourceFile(
            path: "a.swift",
            bytes: Array(String(repeating: piece, count: 1_000).utf8)
          )
          return SyntaxTree(parsing: source, bodies: .parse).errors.count
        }
        continuation.resume(returning: errors)
      }
      thread.stackSize = 512 * 1024
      thread.start()
    }
    #expect(trees.allSatisfy { $0 > 0 })
  }

  @Test func keepsLongChains() {
    let source = "a" + String(repeating: ".b()", count: 1_000)
    let tree = SyntaxTree(
      parsing: SourceFile(path: "a.swift", bytes: Array(source.utf8)),
      bodies: .parse
    )
    #expect(tree.errors == [])
    #expect(tree.outlineEntries().count == 1_000)
  }

  private func depth(_ tree: SyntaxTree) -> Int {
    var ends: [Int] = []
    var deepest = 0
    for (position, node) in tree.nodes.enumerated() {
      while let end = ends.last, end <= position { ends.removeLast() }
      ends.append(position + Int(node.size))
      deepest = max(deepest, ends.count)
    }
    return deepest
  }
}
