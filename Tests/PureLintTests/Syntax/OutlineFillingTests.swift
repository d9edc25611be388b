import Testing

@testable import PureLint
@testable import PureLintFindings
@testable import PureLintResolution
@testable import PureLintSource
@testable import PureLintSyntax

/// A file is parsed and its declarations are collected once: first its outline, then its bodies. What
/// comes out is what reading the whole file at once finds, but for directives that belong to nothing.
@Suite struct OutlineFillingTests {
  /// A declaration as it stands in the source, whatever its position.
  private struct Found: Hashable {
    let name: Name
    let kind: Declaration.Kind
    let offset: UInt32
    let end: UInt32
    let traits: UInt16
    let holder: UInt32?
    let conditions: [Condition]

    init(_ index: Int, of file: FileDeclarations, in tree: SyntaxTree) {
      let declaration = file.declarations[index]
      name = declaration.name
      kind = declaration.kind
      offset = tree.range(declaration.nameToken).lowerBound
      end = tree.range(declaration.node).upperBound
      traits = declaration.traits.rawValue
      holder = declaration.parent.map {
        tree.range(file.declarations[Int($0.index)].nameToken).lowerBound
      }
      let condition = declaration.condition
      conditions =
        condition == .none ? [] : file.clauses[Int(condition.rawValue) - 1].conditions
    }
  }

  private func all(_ file: FileDeclarations, in tree: SyntaxTree) -> [Found] {
    file.declarations.indices.map { Found($0, of: file, in: tree) }
  }

  private func source(_ path: String) throws -> SourceFile {
    SourceFile(path: path, bytes: Array(try Repository.text(path).utf8))
  }

  /// Whether a directive that belongs to nothing ends a body where only the parser looks for its end.
  private func hasDirective(endingABodyOf whole: SyntaxTree, notOf filled: SyntaxTree) -> Bool {
    filled.errors.contains { $0.tag == .unbalancedIfConfig }
      && !whole.errors.contains { $0.tag == .unbalancedIfConfig }
  }

  @Test(arguments: swiftFiles()) func fillsTheTree(path: String) throws {
    let file = try source(path)
    let whole = SyntaxTree(parsing: file, bodies: .parse)
    // How deep is too deep depends on what the stack held before.
    if whole.errors.contains(where: { $0.tag == .nestedTooDeeply }) { return }
    let filled = SyntaxTree(parsing: file, bodies: .skip).filled().tree
    if hasDirective(endingABodyOf: whole, notOf: filled) { return }
    #expect(filled.dump() == whole.dump())
    #expect(filled.tokens.starts == whole.tokens.starts)
    #expect(filled.comments.map(\.start) == whole.comments.map(\.start))
    #expect(filled.errors == whole.errors)
  }

  @Test(arguments: swiftFiles()) func findsTheSameDeclarations(path: String) throws {
    let outline = SyntaxTree(parsing: try source(path), bodies: .skip)
    let first = DeclarationCollector.collect(from: outline, file: 0)
    let filled = outline.filled()
    let second = DeclarationCollector.collect(bodiesOf: filled, into: first, file: 0)
    let whole = SyntaxTree(parsing: outline.source, bodies: .parse)
    if hasDirective(endingABodyOf: whole, notOf: filled.tree) { return }
    let wanted = DeclarationCollector.collect(from: whole, file: 0)
    let found = all(second, in: filled.tree)
    #expect(
      found.sorted { $0.offset < $1.offset }
        == all(wanted, in: whole).sorted { $0.offset < $1.offset }
    )
    #expect(second.excludedNames == wanted.excludedNames)
    #expect(second.syntaxErrorCount == wanted.syntaxErrorCount)
    #expect(Set(second.supertypeNames.map(\.name)) == Set(wanted.supertypeNames.map(\.name)))
  }

  @Test(arguments: swiftFiles()) func keepsPositions(path: String) throws {
    let outline = SyntaxTree(parsing: try source(path), bodies: .skip)
    let first = DeclarationCollector.collect(from: outline, file: 0)
    let filled = outline.filled()
    let second = DeclarationCollector.collect(bodiesOf: filled, into: first, file: 0)
    #expect(
      all(first, in: outline) == Array(all(second, in: filled.tree).prefix(first.outlineCount))
    )
    for (index, declaration) in second.declarations.enumerated() {
      let isInBody = index >= first.outlineCount
      #expect(!isInBody || declaration.traits.contains(.isLocal) || declaration.parent != nil)
      guard declaration.kind == .extensionBlock else { continue }
      #expect(second.extensionBlock(at: declaration.node) == index)
    }
  }

  /// Whatever the parser waits for, a body ends at the brace by which the outline skipped it.
  @Test(arguments: [
    "print(\"\\( { { {", "let a = { (", "if a { } }\n  {", "print(\"\\(f { [ {\n    print(1)",
    "#if A\n  {",
    "switch a { case .b: {", "a.b(", "#endif", "let text = \"\"\"",
  ])
  func bodiesEndAtTheirBraces(body: String) {
    let text =
      "struct First {\n  func run() {\n    \(body)\n  }\n  var last = 1\n}\nstruct Second {}\n"
    let outline = SyntaxTree(
      parsing: SourceFile(path: "First.swift", bytes: Array(text.utf8)),
      bodies: .skip
    )
    let first = DeclarationCollector.collect(from: outline, file: 0)
    let filled = outline.filled()
    #expect(Array(filled.tree.tokens.starts) == filled.tree.tokens.starts.sorted())
    #expect(Int(filled.tree.nodes[0].endToken) == filled.tree.tokens.count - 1)
    let second = DeclarationCollector.collect(bodiesOf: filled, into: first, file: 0)
    #expect(
      all(first, in: outline) == Array(all(second, in: filled.tree).prefix(first.outlineCount))
    )
    #expect(second.declarations.count == first.outlineCount)
  }

  @Test func findsChildrenInBodies() {
    let text = """
      struct Zone {
        func next(_ first: Int) -> Int {
          let second = first
          func third(_ inner: Int) -> Int { let last = inner; return last }
          return third(second)
        }
        var fourth: Int { get { let fifth = 5; return fifth } set { let sixth = 6; print(sixth) } }
      }
      """
    let program = ProgramReader(
      files: [SourceFile(path: "Zone.swift", bytes: Array(text.utf8))],
      projects: [],
      jobs: 1,
      roots: [RootName("Zone")]
    ).read().symbols.program
    func names(inside id: DeclarationID) -> [String] { program.children(of: id).map(program.text) }
    let zone = DeclarationID(file: 0, index: 0)
    #expect(names(inside: zone) == ["next", "fourth"])
    let members = program.children(of: zone)
    #expect(names(inside: members[0]) == ["first", "second", "third"])
    #expect(names(inside: members[1]) == ["fifth", "sixth"])
    let third = program.children(of: members[0])[2]
    #expect(names(inside: third) == ["inner", "last"])
    #expect(program.memberDeclaration(around: third) == members[0])
  }
}
