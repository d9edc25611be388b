/// What stands at a place of the walked bodies: what is built there and what is meant.
final class CodeIndex {
  let resolver: Resolver
  /// By call; nil where several types of one name are built, each in another target.
  private var constructions: [Position: Construction?] = [:]

  /// By file, its declarations by where they begin.
  private var starts: [Int: ArraySlice<Start>] = [:]
  /// By file, the tokens of macros that stand in no other one.
  private var macros: [Int: [Range<UInt32>]] = [:]

  private var program: Program { resolver.program }

  private struct Start {
    let node: NodeIndex
    let id: DeclarationID
  }

  private struct Position: Hashable {
    let file: Int
    let node: NodeIndex
  }

  /// - Complexity: O(constructions).
  init(_ resolver: Resolver) {
    self.resolver = resolver
    for construction in resolver.facts.constructions
    where resolver.program.isSource(construction.place) {
      let position = Position(file: construction.place.file, node: construction.call)
      if let known = constructions[position] {
        if known?.declaration != construction.declaration {
          constructions.updateValue(nil, forKey: position)
        }
      } else {
        constructions[position] = construction
      }
    }
  }

  /// The construction that a call is, if it builds just one declared type.
  func construction(at call: NodeIndex, in file: Int) -> Construction? {
    constructions[Position(file: file, node: call)] ?? nil
  }

  /// Whether a call builds a declared type.
  func isConstruction(_ call: NodeIndex, in file: Int) -> Bool {
    constructions[Position(file: file, node: call)] != nil
  }

  /// The declarations that a name may mean, in source order.
  func meanings(of token: TokenIndex, in file: Int) -> [DeclarationID] {
    let found = resolver.references.references(
      in: file,
      token.rawValue..<token.rawValue + 1
    )
    if found.count < 2 { return found.filter { !$0.isAbsent }.map(\.target) }
    return Set(found.filter { !$0.isAbsent }.map(\.target)).sorted()
  }

  /// The declaration that a name means, if it means just one.
  func meaning(of token: TokenIndex, in file: Int) -> DeclarationID? {
    let all = meanings(of: token, in: file)
    return all.count == 1 ? all[0] : nil
  }

  /// The type of an expression, as far as names and calls tell it.
  /// - Parameter scope: The type around it.
  func type(of node: NodeIndex, in file: Int, scope: DeclarationID?) -> SwiftType {
    let tree = program.trees[file]
    switch tree.kind(node) {
    case .nameExpression where tree.tokens.kinds[tree.mainToken(node).position] == .kwSelf:
      return resolver.selfType(of: scope)
    case .nameExpression, .memberAccess:
      return type(ofMention: node, in: file, scope: scope)
    case .call:
      if isConstruction(node, in: file) {
        return construction(at: node, in: file)?.type ?? .unknown
      }
      guard let callee = tree.expression(in: node),
        let id = meaning(of: tree.mainToken(callee), in: file), program[id].kind == .function
      else { return .unknown }
      return resolver.resultType(of: id)
    case .tupleExpression:
      let parts = Array(tree.children(node))
      return parts.count == 1
        ? tree.expression(in: parts[0]).map { type(of: $0, in: file, scope: scope) } ?? .unknown
        : .unknown
    case .forceUnwrapExpression, .tryExpression, .awaitExpression:
      return tree.expression(in: node).map { type(of: $0, in: file, scope: scope) } ?? .unknown
    default: return .unknown
    }
  }

  private func type(
    ofMention node: NodeIndex,
    in file: Int,
    scope: DeclarationID?
  ) -> SwiftType {
    let tree = program.trees[file]
    let token = tree.mainToken(node)
    guard let id = meaning(of: token, in: file) else {
      guard tree.kind(node) == .nameExpression else { return .unknown }
      return type(ofBound: tree.name(node), at: node, in: file, scope: scope)
    }
    guard program[id].kind == .variable || program[id].kind == .parameter,
      tree.wrappedName(at: token) != program[id].name
    else { return .unknown }
    return resolver.type(of: id)
  }

  /// The type of a name that a condition or a case around it binds.
  private func type(
    ofBound name: Name,
    at node: NodeIndex,
    in file: Int,
    scope: DeclarationID?
  ) -> SwiftType {
    let tree = program.trees[file]
    if let binding = tree.binding(of: name, around: node) {
      return type(ofBinding: binding, in: file, scope: scope)
    }
    for (pattern, value) in tree.patterns(around: node) {
      let matched = type(of: value, in: file, scope: scope)
      let walker = BodyWalker(resolver, file: file, scope: scope)
      if let found = walker.type(of: name, boundBy: pattern, matching: matched) { return found }
    }
    return .unknown
  }

  /// The type of what `if let x = y` or `guard let x` unwraps.
  private func type(
    ofBinding binding: NodeIndex,
    in file: Int,
    scope: DeclarationID?
  ) -> SwiftType {
    let tree = program.trees[file]
    if let value = tree.initialValue(of: binding) {
      return type(of: value, in: file, scope: scope).unwrappedOnce
    }
    guard let name = tree.namesBound(by: binding).first, let id = meaning(of: name, in: file) else {
      return .unknown
    }
    return resolver.type(of: id).unwrappedOnce
  }

  /// The innermost declaration around a node.
  /// - Complexity: O(log declarations + declarations around the node), once a file was asked for.
  func declaration(around node: NodeIndex, in file: Int) -> DeclarationID? {
    let starts = declarations(of: file)
    let behind = starts.partitioningIndex { $0.node > node }
    var next = behind > 0 ? starts[behind - 1].id : nil
    while let id = next, program.trees[file].end(of: program[id].node) <= node.position {
      next = program[id].parent
    }
    return next
  }

  private func declarations(of file: Int) -> ArraySlice<Start> {
    if let known = starts[file] { return known }
    let found = program.files[file].declarations.enumerated().map { index, declaration in
      Start(node: declaration.node, id: DeclarationID(file: file, index: index))
    }
    let sorted = found.sorted { ($0.node, $0.id) < ($1.node, $1.id) }[...]
    starts[file] = sorted
    return sorted
  }

  /// Whether a token is in an argument of a macro, as those of previews are.
  /// - Complexity: O(log macros), once a file was asked for.
  func isInMacro(_ token: TokenIndex, in file: Int) -> Bool {
    let ranges = macros[file] ?? macroTokens(in: file)
    macros[file] = ranges
    let behind = ranges[...].partitioningIndex { $0.lowerBound > token.rawValue }
    return behind > 0 && ranges[behind - 1].contains(token.rawValue)
  }

  /// The tokens of macros that stand in no other one, in source order.
  private func macroTokens(in file: Int) -> [Range<UInt32>] {
    let nodes = program.trees[file].nodes
    return nodes.filter { $0.kind == .macroExpansion }.reduce(into: []) { found, node in
      if found.last.map({ node.firstToken >= $0.upperBound }) ?? true {
        found.append(node.firstToken..<node.endToken)
      }
    }
  }
}

extension SyntaxTree {
  /// The condition around a name, or in front of it, that binds it: `if let x = y`, `guard let x`.
  /// - Complexity: O(nodes around the name and beside them).
  fileprivate func binding(of name: Name, around node: NodeIndex) -> NodeIndex? {
    for outer in nodes(around: node).reversed() {
      var lists: [NodeIndex] = []
      switch kind(outer) {
      case .functionDeclaration, .initializerDeclaration, .memberBlock: return nil
      case .ifExpression, .whileStatement: lists = children(outer).filter { isConditions($0) }
      case .codeBlock, .closure, .switchCase:
        lists = children(outer).filter { kind($0) == .guardStatement && $0 < node }
          .compactMap { child($0, .conditionList) }
      default: break
      }
      for list in lists.reversed() {
        let bindings = children(list).filter { kind($0) == .optionalBinding && $0 < node }
        let found = bindings.last { binding in
          namesBound(by: binding).contains { self.name($0) == name }
        }
        if let found { return found }
      }
    }
    return nil
  }

  private func isConditions(_ node: NodeIndex) -> Bool { kind(node) == .conditionList }

  /// The patterns of the cases and conditions around a node, innermost first, each with the value
  /// that it is matched with: `switch y { case .some(let x): … }`, `if case .some(let x) = y`.
  fileprivate func patterns(around node: NodeIndex) -> [(pattern: NodeIndex, value: NodeIndex)] {
    var found: [(NodeIndex, NodeIndex)] = []
    var matching: [NodeIndex] = []
    for outer in nodes(around: node).reversed() {
      switch kind(outer) {
      case .switchCase:
        matching = children(outer).filter { kind($0) == .caseItem }
      case .switchExpression:
        guard let subject = firstChild(of: outer) else { break }
        found += matching.flatMap { children($0) }.filter { kind($0).isPattern }
          .map { ($0, subject) }
        matching = []
      case .ifExpression:
        let conditions = children(outer).filter { isConditions($0) }.flatMap { children($0) }
        for condition in conditions where kind(condition) == .caseCondition && condition < node {
          let pattern = children(condition).first { kind($0).isPattern }
          guard let pattern, let value = initialValue(of: condition) else { continue }
          found.append((pattern, value))
        }
      case .functionDeclaration, .initializerDeclaration, .memberBlock: return found
      default: break
      }
    }
    return found
  }
}
