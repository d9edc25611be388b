import Foundation
import Testing

@testable import PureLintSource
@testable import PureLintSyntax

/// `Fixtures/Syntax`: each `NAME.swift` and its tree, `NAME.tree`.
///
/// `PURELINT_UPDATE=1 swift test` writes the trees anew.
@Suite struct ParserSnapshotTests {
  @Test(arguments: SyntaxFixture.all)
  func parsesAsBefore(_ fixture: SyntaxFixture) throws {
    let seen = fixture.tree.dump()
    if ProcessInfo.processInfo.environment["PURELINT_UPDATE"] != nil {
      try Data(seen.utf8).write(to: fixture.golden)
    }
    let expected = try String(contentsOf: fixture.golden, encoding: .utf8)
    if seen == expected { return }
    let difference = zip(
      seen.split(separator: "\n"),
      expected.split(separator: "\n")
    ).first { $0 != $1 }
    Issue.record(
      "\(fixture.name): saw '\(difference?.0 ?? "")', expected '\(difference?.1 ?? "")'"
    )
  }

  @Test(arguments: SyntaxFixture.all.filter(\.isValid))
  func acceptsWhatIsValid(_ fixture: SyntaxFixture) {
    #expect(fixture.tree.errors == [])
  }

  @Test(arguments: SyntaxFixture.all.filter { !$0.isValid })
  func reportsWhatIsInvalid(_ fixture: SyntaxFixture) {
    #expect(fixture.tree.errors != [])
  }

  @Test(arguments: SyntaxFixture.all)
  func nests(_ fixture: SyntaxFixture) {
    for bodies in [Bodies.parse, .skip] {
      expectNesting(SyntaxTree(parsing: fixture.source, bodies: bodies))
    }
  }

  @Test(arguments: SyntaxFixture.all.filter(\.isValid))
  func skipsBodiesOnly(_ fixture: SyntaxFixture) {
    let whole = fixture.tree
    let skipped = SyntaxTree(parsing: fixture.source, bodies: .skip)
    #expect(declarationsOutsideBodies(whole) == declarationsOutsideBodies(skipped))
    #expect(skipped.errors == [])
    #expect(skipped.nodes.count <= whole.nodes.count)
  }

  /// Kind and position of each declaration that no body holds.
  private func declarationsOutsideBodies(_ tree: SyntaxTree) -> [String] {
    var result: [String] = []
    var bodyEnd = 0
    for (position, node) in tree.nodes.enumerated() where position >= bodyEnd {
      if node.kind == .codeBlock { bodyEnd = position + Int(node.size) }
      let name = "\(node.kind)"
      if name.hasSuffix("Declaration") && name != "accessorDeclaration" {
        result.append("\(name) \(tree.tokens.starts[Int(node.mainToken)])")
      }
    }
    return result
  }
}

/// Records an issue unless nodes nest as `SyntaxTree` promises.
func expectNesting(
  _ tree: SyntaxTree,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(Int(tree.nodes[0].size) == tree.nodes.count, sourceLocation: sourceLocation)
  #expect(
    Int(tree.nodes[0].endToken) == tree.tokens.count - 1,
    sourceLocation: sourceLocation
  )
  for (position, node) in tree.nodes.enumerated() {
    var previousEnd = node.firstToken
    for child in tree.children(NodeIndex(position)) {
      let inner = tree.nodes[child.position]
      let nests =
        inner.firstToken >= previousEnd && inner.endToken >= inner.firstToken
        && inner.endToken <= node.endToken
      if !nests {
        Issue.record(
          "\(inner.kind) leaves \(node.kind) at token \(inner.firstToken)",
          sourceLocation: sourceLocation
        )
        return
      }
      previousEnd = inner.endToken
    }
  }
}

/// One file under `Fixtures/Syntax`.
struct SyntaxFixture: CustomTestStringConvertible, Sendable {
  let folder: String
  let name: String

  static let root = URL(fileURLWithPath: Repository.path).appendingPathComponent("Fixtures/Syntax")

  static let all: [SyntaxFixture] = ["valid", "invalid"].flatMap { folder in
    let names = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
    return (names?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
      .map { SyntaxFixture(folder: folder, name: String($0.dropLast(6))) }
  }

  var testDescription: String { "\(folder)/\(name)" }
  var isValid: Bool { folder == "valid" }
  var golden: URL { Self.root.appendingPathComponent("\(folder)/\(name).tree") }

  var source: SourceFile {
    let url = Self.root.appendingPathComponent("\(folder)/\(name).swift")
    return SourceFile(
      path: "\(name).swift",
      bytes: (try? Data(contentsOf: url)).map { [UInt8]($0) } ?? []
    )
  }

  var tree: SyntaxTree { SyntaxTree(parsing: source, bodies: .parse) }
}
