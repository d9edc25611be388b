import Testing

@testable import PureLint
@testable import PureLintFindings
@testable import PureLintResolution
@testable import PureLintSource
@testable import PureLintSyntax
@testable import PureLintWiring

/// Sources as a walk sees them, with the type of everything that it follows.
struct TypeProgram {
  let files: [SourceFile]
  let resolver: Resolver
  let text: TypeText
  private let recording = TypeRecording()

  /// - Parameter name: What every file mentions, so that none is passed over.
  init(
    _ files: [SourceFile],
    dialects: [Dialect] = Dialect.all,
    mentioning name: String
  ) throws {
    self.files = files
    let reader = ProgramReader(
      files: files,
      projects: [],
      dialects: dialects,
      jobs: 1,
      roots: [RootName(name)]
    )
    let symbols = reader.read().symbols
    let program = symbols.program
    for (index, file) in files.enumerated() {
      try #require(program.trees.hasBodies(index), "\(file.path) does not mention '\(name)'")
    }
    resolver = Resolver(symbols)
    let recorder = FactRecorder(types: recording)
    for file in files.indices { BodyWalker.walk(file: file, resolver, recorder) }
    resolver.facts = recorder.takeFacts()
    text = TypeText(program, files)
  }

  /// The types of what a statement is about; none if nothing of that kind stands there.
  func types(of stated: StatedType, in file: Int) -> [SwiftType] {
    let line = Line(stated.line, of: resolver.program.trees[file])
    let subjects =
      stated.subject.map { line.subjects(reading: $0) } ?? line.lastSubject.map { [$0] } ?? []
    return subjects.compactMap { type(of: $0, in: file) }
  }

  private func type(of subject: Line.Subject, in file: Int) -> SwiftType? {
    switch subject {
    case .expression(let node): recording.expressions[file]?[node]
    case .name(let token):
      recording.names[file]?[token]
        ?? resolver.declaration(at: token, in: file).map { resolver.type(of: $0) }
    }
  }
}

/// The tokens that begin on one line, and what may have a type among them.
struct Line {
  let tree: SyntaxTree
  let tokens: Range<Int>

  enum Subject: Hashable {
    case expression(NodeIndex)
    /// A name where it is declared or bound.
    case name(TokenIndex)
  }

  init(_ line: Int, of tree: SyntaxTree) {
    self.tree = tree
    let lines = LineIndex(tree.source.bytes)
    let positions = tree.tokens.kinds.indices.filter { position in
      tree.tokens.kinds[position] != .endOfFile
        && lines.position(of: Int(tree.tokens.starts[position])).line == line
    }
    tokens = (positions.first ?? 0)..<(positions.last.map { $0 + 1 } ?? 0)
  }

  /// The names that are bound so, else all expressions that read so.
  func subjects(reading text: String) -> [Subject] {
    let names = tokens.map { TokenIndex($0) }.filter { tree.text($0) == text && isBound($0) }
    guard names.isEmpty else { return names.map { .name($0) } }
    let expressions = tree.nodes.indices.map { NodeIndex($0) }.filter { node in
      tree.kind(node).isExpression && tokens.contains(Int(tree.nodes[node.position].firstToken))
        && tree.text(node) == text
    }
    return expressions.map { .expression($0) }
  }

  /// The largest expression that ends the line's code, else the name; assignments, and what opens a
  /// block or goes on behind it, aside.
  var lastSubject: Subject? {
    let trailing: Set<TokenKind> = [.leftBrace, .comma, .colon, .kwIn, .kwElse]
    guard let last = tokens.last(where: { !trailing.contains(tree.tokens.kinds[$0]) }) else {
      return nil
    }
    let expression = tree.nodes.indices.first { position in
      let node = tree.nodes[position]
      return node.kind.isExpression && Int(node.endToken) == last + 1
        && !isAssignment(NodeIndex(position))
    }
    if let expression { return .expression(NodeIndex(expression)) }
    return isBound(TokenIndex(last)) ? .name(TokenIndex(last)) : nil
  }

  private func isAssignment(_ node: NodeIndex) -> Bool {
    tree.children(node).contains { tree.kind($0) == .assignmentOperator }
  }

  /// Whether a name is declared or bound at a token, rather than used: by a pattern, a closure, or
  /// as what a declaration is called.
  private func isBound(_ token: TokenIndex) -> Bool {
    tree.nodes.contains { node in
      guard Int(node.mainToken) == token.position || Int(node.mainToken) == token.position - 1
      else { return false }
      switch node.kind {
      case .parameter where node.flags.contains(.hasSecondName):
        return Int(node.mainToken) == token.position - 1
      case .identifierPattern, .closureParameter, .capture, .parameter, .functionDeclaration,
        .enumCaseElement:
        return Int(node.mainToken) == token.position
      case .nameExpression:
        return Int(node.mainToken) == token.position && binds(node)
      default: return false
      }
    }
  }

  /// Whether a name that reads like an expression stands in a pattern behind `let`.
  private func binds(_ name: SyntaxNode) -> Bool {
    tree.nodes.indices.contains { position in
      let node = tree.nodes[position]
      guard node.kind == .valueBindingPattern else { return false }
      return node.firstToken <= name.mainToken && name.mainToken < node.endToken
    }
  }
}
