import PureLintResolution
import PureLintSource
import PureLintSyntax

/// Finds out whether the value of a call has to be there.
package struct ForcedValues {
  private let resolver: Resolver
  private let endings: EndingCode

  private var program: Program { resolver.program }

  /// - Parameter exit: What counts as an end of the program besides.
  package init(_ resolver: Resolver, orBy exit: EndingCode.Exit? = nil) {
    self.resolver = resolver
    endings = EndingCode(resolver, orBy: exit)
  }

  /// Whether the program ends, now or when the value is read, if a call yields `nil`.
  ///
  /// - Parameter layers: How many optionals stand around the value.
  package func isForced(_ call: NodeIndex, at place: Place, layers: Int = 1) -> Bool {
    var layers = layers
    let tree = program.trees[place.file]
    let start = place.source.map { program[program.memberDeclaration(around: $0)].node }
    var value = call
    var isChained = false
    let around = tree.nodes(around: call, from: start ?? .root)
    for (position, node) in around.enumerated().reversed() {
      switch tree.kind(node) {
      case .optionalChainingExpression: isChained = true
      case .memberAccess, .call, .subscriptCall, .forceUnwrapExpression:
        // What follows in a chain is a part of it: nothing of it happens without a value.
        if isChained, tree.expression(in: node) == value { break }
        guard tree.kind(node) == .forceUnwrapExpression else { return false }
        layers -= 1
        if layers == 0 { return true }
      case .tryExpression where tree.flags(node).contains(.isOptional): return false
      case .tryExpression, .awaitExpression, .unsafeExpression: break
      case .tupleExpression where tree.children(node).count { _ in true } == 1: isChained = false
      case .argument where position > 0 && tree.kind(around[position - 1]) == .tupleExpression:
        break
      case .sequenceExpression where tree.isPassedOn(value, by: node): break
      case .ternaryOperator: break
      case .switchExpression: return endings.ends(node, without: value, in: place.file)
      case .sequenceExpression: return isForced(value, in: node, place)
      case .initializerClause:
        guard position > 0 else { return false }
        let binding = around[position - 1]
        if tree.kind(binding) == .patternBinding { return isReadByForce(binding, place.file) }
        return isChecked(binding, inFrontOf: around[..<(position - 1)], place.file)
      default: return false
      }
      value = node
    }
    return false
  }

  /// Whether the program ends if a call throws.
  package func isForcedToSucceed(_ call: NodeIndex, at place: Place) -> Bool {
    let tree = program.trees[place.file]
    let start = place.source.map { program[program.memberDeclaration(around: $0)].node }
    let around = tree.nodes(around: call, from: start ?? .root)
    guard let index = around.lastIndex(where: { tree.kind($0) == .tryExpression }) else {
      return false
    }
    if tree.flags(around[index]).contains(.isForced) { return true }
    if tree.flags(around[index]).contains(.isOptional) {
      return isForced(around[index], at: place)
    }
    for (position, node) in around[..<index].enumerated().reversed() {
      switch tree.kind(node) {
      case .closure: return false
      case .doExpression:
        guard tree.kind(around[position + 1]) == .codeBlock else { continue }
        let catches = tree.children(node).filter { tree.kind($0) == .catchClause }
        return !catches.isEmpty
          && catches.allSatisfy { clause in
            tree.child(clause, .codeBlock).map { endings.ends($0, in: place.file) } ?? false
          }
      default: break
      }
    }
    return false
  }

  // MARK: Conditions

  /// Whether a binding is a condition of a `guard` or an `if` that ends the program where there is no
  /// value.
  private func isChecked(
    _ binding: NodeIndex,
    inFrontOf around: ArraySlice<NodeIndex>,
    _ file: Int
  ) -> Bool {
    let tree = program.trees[file]
    guard tree.kind(binding) == .optionalBinding,
      let statement = statement(withConditionsIn: around, tree)
    else { return false }
    let blocks = tree.children(statement).filter { tree.kind($0) == .codeBlock }
    switch tree.kind(statement) {
    case .guardStatement: return blocks.contains { endings.ends($0, in: file) }
    case .ifExpression where blocks.count == 1:
      return leaves(blocks[0], tree) && isEnd(behind: statement, around.dropLast(2), file)
    case .ifExpression: return blocks.count == 2 && endings.ends(blocks[1], in: file)
    default: return false
    }
  }

  /// The statement that decides by the conditions which stand innermost around something.
  private func statement(
    withConditionsIn around: ArraySlice<NodeIndex>,
    _ tree: SyntaxTree
  ) -> NodeIndex? {
    guard let conditions = around.last, tree.kind(conditions) == .conditionList else { return nil }
    return around.dropLast().last
  }

  /// Whether a block leaves the function at its end.
  private func leaves(_ block: NodeIndex, _ tree: SyntaxTree) -> Bool {
    Array(tree.children(block)).last.map {
      tree.kind($0) == .returnStatement || tree.kind($0) == .throwStatement
    } ?? false
  }

  /// Whether the program ends by the statement behind another one.
  private func isEnd(
    behind statement: NodeIndex,
    _ around: ArraySlice<NodeIndex>,
    _ file: Int
  ) -> Bool {
    let tree = program.trees[file]
    guard let block = around.last, tree.kind(block) == .codeBlock else { return false }
    return tree.children(block).first { statement < $0 }.map { endings.isEnd($0, in: file) }
      ?? false
  }

  // MARK: Operands

  /// Whether an operand is cast by force, has an end of the program for its other value, or is set
  /// on a property that is read as if it were there.
  private func isForced(_ value: NodeIndex, in sequence: NodeIndex, _ place: Place) -> Bool {
    let tree = program.trees[place.file]
    let parts = Array(tree.children(sequence))
    guard let position = parts.firstIndex(of: value) else { return false }
    if position + 1 < parts.count {
      let next = parts[position + 1]
      if tree.kind(next) == .castOperator { return tree.flags(next).contains(.isForced) }
      if tree.kind(next) == .binaryOperator, tree.text(next) == "??", position + 3 == parts.count {
        return endings.isEnd(parts[position + 2], in: place.file)
      }
    }
    guard position == 2, parts.count == 3, tree.kind(parts[1]) == .assignmentOperator else {
      return false
    }
    if endings.ends(without: parts[0], behind: sequence, in: place.file) { return true }
    let token = tree.mainToken(parts[0]).rawValue
    return resolver.references.references(in: place.file, token..<token + 1).contains {
      $0.isWrite && isReadByForce($0.target)
    }
  }

  // MARK: Variables

  /// Whether a variable that gets its first value is read as if it held one.
  private func isReadByForce(_ binding: NodeIndex, _ file: Int) -> Bool {
    let tree = program.trees[file]
    return tree.children(binding).contains { pattern in
      tree.kind(pattern) == .identifierPattern
        && resolver.declaration(at: tree.mainToken(pattern), in: file).map(isReadByForce) ?? false
    }
  }

  /// Whether a variable is read as if it held a value, and nobody asks whether it does: one with `!`,
  /// or one that gets no other value.
  package func isReadByForce(_ property: DeclarationID) -> Bool {
    guard program[property].kind == .variable else { return false }
    let tree = program.tree(of: property)
    let type = tree.annotatedType(of: program[property].node)
    let isUnwrapped = type.map { tree.kind($0) == .implicitlyUnwrappedType } ?? false
    let mentions = resolver.references.references(to: property)
    let writes = mentions.count(where: \.isWrite)
    let hasFirst = program[property].traits.contains(.hasInitialValue)
    guard isUnwrapped || writes + (hasFirst ? 1 : 0) == 1 else { return false }
    var forced: [Place] = []
    var remarks: [Remark] = []
    for read in mentions where !read.isWrite {
      switch use(at: read.place) {
      case .forced: forced.append(read.place)
      case .asked: return false
      case .remarked(let remark): remarks.append(remark)
      case .other: if isUnwrapped, read.isForced { forced.append(read.place) }
      }
    }
    return forced.contains { place in !remarks.contains { $0.covers(place) } }
  }

  /// A statement that looks whether there is a value, and goes on either way.
  private struct Remark {
    let file: Int
    let tokens: Range<UInt32>

    func covers(_ place: Place) -> Bool {
      file == place.file && tokens.contains(place.token.rawValue)
    }
  }

  /// The effect of a mention of an optional without a value.
  private enum Use {
    /// It ends the program.
    case forced
    /// It goes on without one: a comparison with `nil`, a binding, a chain, another value.
    case asked
    /// It says so in a statement of its own, behind which all goes on as if there were one.
    case remarked(Remark)
    case other
  }

  private func use(at place: Place) -> Use {
    let tree = program.trees[place.file]
    let around = tree.nodes(aroundToken: place.token)
    if let binding = around.lastIndex(where: { tree.kind($0) == .optionalBinding }),
      tree.initialValue(of: around[binding]) == nil
    {
      return isChecked(around[binding], inFrontOf: around[..<binding], place.file)
        ? .forced : .asked
    }
    guard
      let position = around.lastIndex(where: {
        tree.mainToken($0) == place.token && tree.kind($0).isExpression
      }), position > 0
    else { return .other }
    let outer = around[position - 1]
    switch tree.kind(outer) {
    case .forceUnwrapExpression: return .forced
    case .optionalChainingExpression: return .asked
    case .switchExpression:
      return endings.ends(outer, without: around[position], in: place.file) ? .forced : .asked
    case .initializerClause:
      guard position > 1, tree.kind(around[position - 2]) == .optionalBinding else { return .other }
      return isChecked(around[position - 2], inFrontOf: around[..<(position - 2)], place.file)
        ? .forced : .asked
    case .sequenceExpression:
      return use(of: around[position], in: outer, around[..<(position - 1)], place.file)
    default: return .other
    }
  }

  private func use(
    of value: NodeIndex,
    in sequence: NodeIndex,
    _ around: ArraySlice<NodeIndex>,
    _ file: Int
  ) -> Use {
    let tree = program.trees[file]
    let parts = Array(tree.children(sequence))
    if let position = parts.firstIndex(of: value), position + 2 < parts.count,
      tree.text(parts[position + 1]) == "??"
    {
      return endings.isEnd(parts[position + 2], in: file) ? .forced : .asked
    }
    let isComparison =
      parts.contains { tree.kind($0) == .nilLiteral }
      && !parts.contains { tree.kind($0) == .assignmentOperator }
    return isComparison ? use(comparedBy: sequence, around, file) : .other
  }

  /// What becomes of a comparison with `nil`: nothing, if it is a condition of an `if` whose blocks
  /// neither leave nor end anything.
  private func use(
    comparedBy sequence: NodeIndex,
    _ around: ArraySlice<NodeIndex>,
    _ file: Int
  ) -> Use {
    let tree = program.trees[file]
    guard let statement = statement(withConditionsIn: around, tree),
      tree.kind(statement) == .ifExpression, !isValue(statement, in: around.dropLast(2), tree)
    else { return .asked }
    let range = statement.position + 1..<tree.end(of: statement)
    let goesOn = range.allSatisfy { position in
      switch tree.nodes.kind(position) {
      case .returnStatement, .throwStatement, .breakStatement, .continueStatement: false
      default: !endings.isEnd(NodeIndex(position), in: file)
      }
    }
    let node = tree.nodes[statement.position]
    return goesOn
      ? .remarked(Remark(file: file, tokens: node.firstToken..<node.endToken)) : .asked
  }

  /// Whether an `if` yields the value of something around it.
  private func isValue(
    _ statement: NodeIndex,
    in around: ArraySlice<NodeIndex>,
    _ tree: SyntaxTree
  ) -> Bool {
    around.last.map { tree.kind($0) != .codeBlock && tree.kind($0) != .closure } ?? false
  }
}
