import PureLintProjects
import PureLintSource
import PureLintSyntax

/// Reads a file's declarations off its tree in one pass over the nodes.
public struct DeclarationCollector {
  let tree: SyntaxTree
  private let file: Int
  private let configuration: BuildConfiguration
  var found = FileDeclarations()
  /// The scopes around the node at hand, innermost last.
  var scopes: [Scope] = []

  struct Scope {
    let node: NodeIndex
    /// The index after the scope's last node.
    let end: Int
    let declaration: Int?
    let condition: ConditionID
    let isLocal: Bool
    /// Whether the scope is that of `declaration` itself rather than of something inside it.
    var opensDeclaration = false
  }

  /// The declarations of a file; ids of parents count from 0 within the file.
  public static func collect(
    from tree: SyntaxTree,
    file: Int,
    _ configuration: BuildConfiguration = BuildConfiguration()
  ) -> FileDeclarations {
    var collector = DeclarationCollector(tree: tree, file: file, configuration)
    // Application code has about six nodes of an outline to a declaration (November 2026).
    collector.found.declarations.reserveCapacity(tree.nodes.count / 5)
    collector.walk(tree.nodes.indices)
    collector.finishOutline()
    return collector.found
  }

  init(tree: SyntaxTree, file: Int, _ configuration: BuildConfiguration) {
    self.tree = tree
    self.file = file
    self.configuration = configuration
    scopes.reserveCapacity(16)
  }

  /// Collects what some nodes declare, and leaves all scopes.
  mutating func walk(_ nodes: Range<Int>) {
    let kinds = Self.kinds
    var position = nodes.lowerBound
    while let next = tree.first(of: kinds, in: position..<nodes.upperBound) {
      position = next
      while let scope = scopes.last, position >= scope.end { leave(scope) }
      let node = NodeIndex(position)
      if tree.kind(node) == .ifConfigClause, !enterClause(node) {
        exclude(node)
        found.excludedClauses.append(node)
        position = tree.end(of: node)
        continue
      }
      visit(node)
      position += 1
    }
    while let scope = scopes.last { leave(scope) }
  }

  private mutating func finishOutline() {
    found.noteErrors(of: tree)
    found.orderClauses()
    found.hasTopLevelCode = tree.hasStatements(in: .root)
    var index = 0
    while index < found.declarations.count {
      let declaration = found.declarations[index]
      found.topLevel.append(.init(declaration: index, range: tree.range(declaration.node)))
      index += Int(declaration.size)
    }
    found.endOutline()
  }

  private mutating func addImport(_ node: NodeIndex) {
    guard let path = tree.child(node, .importPath) else { return }
    found.imports.append(tree.name(path))
    let isExported = tree.children(node).contains { child in
      tree.kind(child) == .attribute
        && tree.type(in: child).map { tree.name($0) == "_exported" } == true
    }
    if isExported { found.exports.append(tree.name(path)) }
  }

  private mutating func leave(_ scope: Scope) {
    if scope.opensDeclaration, let declaration = scope.declaration { found.close(declaration) }
    scopes.removeLast()
  }

  private mutating func visit(_ node: NodeIndex) {
    let kind = tree.kind(node)
    switch kind {
    case .importDeclaration:
      addImport(node)
    case .extensionDeclaration:
      addExtension(node)
    case .inheritanceClause:
      addSupertypes(in: node)
    case .variableDeclaration, .ifConfig:
      enter(node, declaration: scopes.last?.declaration, isLocal: scopes.last?.isLocal ?? false)
    case .patternBinding:
      addVariables(node)
    case .closure:
      enter(node, declaration: scopes.last?.declaration, isLocal: true)
    default:
      guard let declared = Declaration.Kind.declared(by: kind) else { return }
      addNamed(declared, node)
    }
  }

  private mutating func enter(
    _ node: NodeIndex,
    declaration: Int?,
    isLocal: Bool,
    opensDeclaration: Bool = false
  ) {
    scopes.append(
      Scope(
        node: node,
        end: tree.end(of: node),
        declaration: declaration,
        condition: scopes.last?.condition ?? .none,
        isLocal: isLocal,
        opensDeclaration: opensDeclaration
      )
    )
  }

  /// - Returns: Whether some build in question compiles the clause.
  private mutating func enterClause(_ node: NodeIndex) -> Bool {
    let outer = scopes.last?.condition ?? .none
    let conditions = conditions(of: node, in: scopes.last?.node ?? node, outer)
    guard configuration.mayHold(conditions) else { return false }
    found.clauses.append(.init(node: node, outer: outer, conditions: conditions))
    scopes.append(
      Scope(
        node: node,
        end: tree.end(of: node),
        declaration: scopes.last?.declaration,
        condition: ConditionID(rawValue: UInt32(found.clauses.count)),
        isLocal: scopes.last?.isLocal ?? false
      )
    )
    return true
  }

  /// The number of conditions that are kept for one clause; of what stands in more, too little is
  /// known.
  private static let conditionLimit = 40

  private func conditions(
    of node: NodeIndex,
    in block: NodeIndex,
    _ outer: ConditionID
  ) -> [Condition] {
    var all = outer == .none ? [] : found.clauses[Int(outer.rawValue) - 1].conditions
    for clause in tree.children(block) where tree.kind(clause) == .ifConfigClause {
      guard all.count < Self.conditionLimit else {
        return all + [.platform(Name("\(file):\(node.position)"))]
      }
      if clause == node { return all + [Condition(of: node, in: tree)] }
      all.append(.not(Condition(of: clause, in: tree)))
    }
    return all
  }

  /// Notes the names that are declared in a node of an excluded clause, which nobody can use.
  mutating func exclude(_ node: NodeIndex) {
    for position in node.position..<tree.end(of: node) {
      let node = NodeIndex(position)
      switch tree.kind(node) {
      case .identifierPattern, .functionDeclaration: found.excludedNames.insert(tree.name(node))
      default: break
      }
    }
  }

  private mutating func append(
    _ kind: Declaration.Kind,
    node: NodeIndex,
    nameToken: TokenIndex,
    traits: Declaration.Traits
  ) {
    var traits = traits
    if scopes.last?.isLocal == true { traits.insert(.isLocal) }
    if kind == .genericParameter, let parent = scopes.last?.declaration {
      found.declarations[parent].traits.insert(.isGeneric)
    }
    found.declarations.append(
      Declaration(
        kind,
        tree.name(nameToken),
        traits: traits,
        node: node,
        nameToken: nameToken,
        file: file,
        parent: scopes.last?.declaration,
        condition: scopes.last?.condition ?? .none
      )
    )
  }

  private mutating func addNamed(_ kind: Declaration.Kind, _ node: NodeIndex) {
    var nameToken = tree.mainToken(node)
    if kind == .parameter {
      guard let scope = scopes.last, tree.kind(scope.node) != .closure else { return }
      if tree.flags(node).contains(.hasSecondName) { nameToken = nameToken + 1 }
    }
    // A type without a name, or with a template's placeholder for one, is nobody's.
    if kind.isNominalType, !isName(nameToken) {
      enter(node, declaration: scopes.last?.declaration, isLocal: true)
      return
    }
    var traits = tree.traits(ofModifiersIn: node)
    if kind.isNominalType, tree.isMarkedMain(node) { traits.insert(.isMain) }
    append(kind, node: node, nameToken: nameToken, traits: traits)
    enter(
      node,
      declaration: found.declarations.count - 1,
      isLocal: !kind.holdsMembers,
      opensDeclaration: true
    )
    if kind == .typealiasType, let type = tree.type(in: node) { addSupertypes(in: type) }
  }

  private func isName(_ token: TokenIndex) -> Bool {
    let range = tree.range(token)
    let bytes = tree.source.bytes[Int(range.lowerBound)..<Int(range.upperBound)]
    return tree.tokens.kinds[token.position].isIdentifierLike && !isPlaceholder(bytes)
  }

  /// Whether a name is one that a template's tool replaces: `___NAME___Module`, `__NAME__Module`.
  private func isPlaceholder(_ name: ArraySlice<UInt8>) -> Bool {
    var marks = 0
    var underscores = 0
    for byte in name {
      underscores = byte == UInt8(ascii: "_") ? underscores + 1 : 0
      if underscores == 2 { marks += 1 }
    }
    return marks > 1
  }

  private mutating func addExtension(_ node: NodeIndex) {
    guard let type = tree.children(node).first(where: { tree.kind($0).isType }) else { return }
    append(.extensionBlock, node: node, nameToken: tree.mainToken(type), traits: [])
    enter(
      node,
      declaration: found.declarations.count - 1,
      isLocal: false,
      opensDeclaration: true
    )
  }

  /// Notes the last names of the types that a clause or an alias names: of `A.B`, that is `B`.
  private mutating func addSupertypes(in node: NodeIndex) {
    guard let declaration = scopes.last?.declaration else { return }
    var isBase = false
    for position in node.position..<tree.end(of: node) {
      let kind = tree.kind(NodeIndex(position))
      guard kind == .identifierType || kind == .memberType else { continue }
      if !isBase { found.supertypeNames.append((declaration, tree.name(NodeIndex(position)))) }
      // What a type is a member of stands right behind it.
      isBase = kind == .memberType
    }
  }

  private mutating func addVariables(_ node: NodeIndex) {
    guard let pattern = tree.children(node).first(where: { tree.kind($0).isPattern }) else {
      return
    }
    var traits = variableTraits()
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .initializerClause: traits.insert(.hasInitialValue)
      case .codeBlock, .skippedBody: traits.insert(.isComputed)
      case .accessorBlock where !tree.isObserverBlock(child): traits.insert(.isComputed)
      default: break
      }
    }
    let count = found.declarations.count
    tree.forEachName(boundBy: pattern) {
      append(.variable, node: node, nameToken: $0, traits: traits)
    }
    let bindsNames = found.declarations.count > count
    let holder = bindsNames ? found.declarations.count - 1 : scopes.last?.declaration
    enter(node, declaration: holder, isLocal: true, opensDeclaration: bindsNames)
  }
}
