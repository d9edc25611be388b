import PureLintSource
import PureLintSyntax

/// The declarations of one file, with its imports, `#if` clauses and errors.
///
/// The declarations of the outline come first, in source order. Those of the bodies that it skips
/// follow, body by body.
public struct FileDeclarations: Sendable {
  /// Element `i` is the declaration of index `i`.
  public var declarations: [Declaration] = []
  /// The number of declarations in the outline.
  private(set) var outlineCount = 0
  /// The extensions that stand in bodies, by their nodes; it takes an error to put one there.
  private var extensionsInBodies: [NodeIndex: Int] = [:]
  /// The positions of declarations whose bodies declare many things.
  private(set) var crowded: Set<Int> = []
  /// Element `i` is the clause of condition `i + 1`: first those of the outline, in source order.
  var clauses: [Clause] = []
  /// The positions of all clauses in source order.
  private var orderOfClauses: [Int] = []
  /// The clauses of the outline that no build in question compiles.
  var excludedClauses: [NodeIndex] = []
  /// The names that clauses declare which no build in question compiles.
  var excludedNames: Set<Name> = []
  /// Whether some statement stands outside of all declarations, in a clause of `#if` or in none.
  public var hasTopLevelCode = false
  /// The names of imported modules: the first component of each path.
  public var imports: [Name] = []
  /// Those of them that whoever imports this file's module imports too: `@_exported import X`.
  var exports: [Name] = []
  /// The last names of the types in inheritance clauses and behind type aliases, each with the
  /// declaration that names it.
  public var supertypeNames: [(declaration: Int, name: Name)] = []

  /// The declarations at top level with the bytes that each takes up, in source order.
  public var topLevel: [TopLevel] = []

  /// The number of syntax errors outside of bodies that the parser skipped.
  var syntaxErrorCount = 0
  /// The offset of the first of them.
  var firstSyntaxError: UInt32?
  /// Whether the file is in UTF-16 or UTF-32, so that nothing is known of it.
  var isWide = false

  /// Whether some type is declared in a body that the outline skips.
  public var declaresTypesInBodies: Bool {
    declarations[outlineCount...].contains { $0.kind.isType || $0.kind == .extensionBlock }
  }

  /// Whether a program begins in the file, by an attribute.
  public var startsProgram: Bool {
    topLevel.contains { declarations[$0.declaration].traits.contains(.isMain) }
  }

  /// Sets the size of a declaration once everything inside it is known.
  mutating func close(_ index: Int) {
    declarations[index].close(size: declarations.count - index)
  }

  /// A declaration at top level, and where it stands.
  public struct TopLevel: Sendable {
    /// The index of the declaration.
    public let declaration: Int
    /// The bytes of its node, in the outline and in the full tree alike.
    public let range: Range<UInt32>
  }

  /// The declaration at top level that takes up the byte at an offset.
  /// - Complexity: O(log declarations).
  public func topLevelDeclaration(at offset: UInt32) -> TopLevel? {
    var low = 0
    var high = topLevel.count
    while low < high {
      let middle = (low + high) / 2
      if topLevel[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low < topLevel.count && topLevel[low].range.contains(offset) ? topLevel[low] : nil
  }

  struct Clause: Sendable {
    fileprivate(set) var node: NodeIndex
    let outer: ConditionID
    /// The conditions that hold inside: those around the clause, its own, and that none of the
    /// clauses before it in the same `#if` holds.
    let conditions: [Condition]
  }
}

extension FileDeclarations {
  /// Moves what an outline declares to where its bodies push it.
  mutating func move(into filled: FilledOutline) {
    var node = PushedPositions.Lookup(filled.nodes)
    var token = PushedPositions.Lookup(filled.tokens)
    for index in declarations.indices { declarations[index].move(&node, &token) }
    for index in clauses.indices {
      clauses[index].node = NodeIndex(node(clauses[index].node.rawValue))
    }
    excludedClauses = excludedClauses.map { NodeIndex(node($0.rawValue)) }
  }

  /// Takes all declarations from a position on for those in a body of a declaration.
  mutating func noteLocals(from start: Int, of owner: Int) {
    guard start < declarations.count else { return }
    if declarations[owner].firstLocal == 0 { declarations[owner].setFirstLocal(start) }
    let count = declarations.count - Int(declarations[owner].firstLocal)
    if count > DeclarationCollector.crowd { crowded.insert(owner) }
  }

  /// Takes all declarations for those of the outline, and gives back what was reserved for more.
  mutating func endOutline() {
    outlineCount = declarations.count
    declarations = declarations.fitted
    topLevel = topLevel.fitted
    supertypeNames = supertypeNames.fitted
  }

  /// Takes note of the extensions in bodies, and gives back what was reserved for more.
  mutating func endBodies() {
    for index in outlineCount..<declarations.count
    where declarations[index].kind == .extensionBlock {
      extensionsInBodies[declarations[index].node] = index
    }
    declarations = declarations.fitted
    supertypeNames = supertypeNames.fitted
  }

  /// To be called when all clauses are known.
  mutating func orderClauses() {
    orderOfClauses = clauses.indices.sorted { clauses[$0].node < clauses[$1].node }
  }

  mutating func noteErrors(of tree: SyntaxTree) {
    syntaxErrorCount = tree.errors.count
    firstSyntaxError = tree.errors.lazy.map(\.offset).min()
    isWide = tree.errors.first?.tag == .wideEncoding
  }

  /// The extension that a node is.
  /// - Complexity: O(log declarations).
  func extensionBlock(at node: NodeIndex) -> Int? {
    var low = 0
    var high = outlineCount
    // Declarations of the outline stand in the order of their nodes.
    while low < high {
      let middle = (low + high) / 2
      if declarations[middle].node < node { low = middle + 1 } else { high = middle }
    }
    let isFound = low < outlineCount && declarations[low].node == node
    return isFound ? low : extensionsInBodies[node]
  }

  /// The innermost clause around a node.
  /// - Complexity: O(log clauses), and the number of clauses around it.
  func condition(around node: NodeIndex, in tree: SyntaxTree) -> ConditionID {
    var low = 0
    var high = orderOfClauses.count
    while low < high {
      let middle = (low + high) / 2
      if clauses[orderOfClauses[middle]].node <= node { low = middle + 1 } else { high = middle }
    }
    var next = low == 0 ? .none : ConditionID(rawValue: UInt32(orderOfClauses[low - 1] + 1))
    while next != .none {
      let clause = clauses[Int(next.rawValue) - 1]
      if node.position < tree.end(of: clause.node) { return next }
      next = clause.outer
    }
    return .none
  }
}
