import PureLintResolution
import PureLintSource
import PureLintSyntax

/// The body of one initializer, asked for what becomes of its parameters.
struct InitializerCode {
  let tree: SyntaxTree
  /// The tokens of the body that are words, by what they say.
  private let positionsByName: [Name: [Int]]
  private let parameters: [Name: DeclarationID]
  private let tuples: AssignedTuples

  /// The parameter whose value a property keeps; nil if the initializer leaves the property alone.
  struct Kept {
    var parameter: DeclarationID?
    /// Whether something else has a member of the property's name, or the object itself by another one.
    var isDoubtful = false
    /// What else the property is filled with, be it in another branch.
    var others: [NodeIndex] = []
    /// Whether something else becomes of the parameter, too.
    var isUsedOtherwise = false
  }

  /// - Parameter tree: The file with its bodies.
  init(of initializer: DeclarationID, _ tree: SyntaxTree, _ program: Program) {
    self.tree = tree
    tuples = AssignedTuples(tree)
    let range = program.tree(of: initializer).range(program[initializer].node)
    let starts = tree.tokens.starts[...]
    let first = starts.partitioningIndex { $0 >= range.lowerBound }
    let end = starts.partitioningIndex { $0 >= range.upperBound }
    let open = (first..<end).first { position in
      let around = tree.nodes(aroundToken: TokenIndex(UInt32(position)))
      return around.last.map { tree.kind($0) == .codeBlock } ?? false
    }
    positionsByName = ((open ?? end)..<end).reduce(into: [:]) { positions, position in
      guard tree.tokens.kinds[position].isIdentifierLike else { return }
      positions[tree.name(TokenIndex(UInt32(position))), default: []].append(position)
    }
    let found = program.children(of: initializer).filter { program[$0].kind == .parameter }
    parameters = Dictionary(found.map { (program[$0].name, $0) }) { first, _ in first }
  }

  /// What the initializer keeps in a property of a name: nil if it reads the property.
  func parameter(keptIn property: Name) -> Kept? {
    var found = Kept(parameter: nil)
    var values: Set<TokenIndex> = []
    for position in positionsByName[property] ?? [] {
      let token = TokenIndex(UInt32(position))
      if isLabel(token) { continue }
      let isOfSelf = isOfSelf(position)
      guard isOfSelf || !isMember(position) else {
        found.isDoubtful = true
        continue
      }
      if !isOfSelf, parameters[property] != nil { continue }
      guard let value = value(assignedTo: token) else { return nil }
      guard let name = name(value), let parameter = parameters[tree.name(name)] else {
        found.others.append(value)
        continue
      }
      guard found.parameter == nil || found.parameter == parameter else { return nil }
      found.parameter = parameter
      values.insert(name)
    }
    guard let name = values.first.map(tree.name) else { return found }
    found.isUsedOtherwise = (positionsByName[name] ?? []).contains { position in
      let token = TokenIndex(UInt32(position))
      return !values.contains(token) && !isMember(position) && !isLabel(token)
    }
    return found
  }

  private func isMember(_ position: Int) -> Bool { text(position - 1) == "." }

  private func isOfSelf(_ position: Int) -> Bool {
    isMember(position) && text(position - 2) == "self"
  }

  private func text(_ position: Int) -> String {
    position >= 0 ? String(tree.text(TokenIndex(UInt32(position)))) : ""
  }

  private func isLabel(_ token: TokenIndex) -> Bool {
    guard let node = tree.nodes(aroundToken: token).last, tree.kind(node) == .argument else {
      return false
    }
    return text(token.position + 1) == ":"
  }

  /// The value that is assigned to the name at a token, alone or in a tuple.
  private func value(assignedTo target: TokenIndex) -> NodeIndex? {
    guard
      let sequence = tree.nodes(aroundToken: target).last(where: {
        tree.kind($0) == .sequenceExpression
      })
    else { return nil }
    guard let (left, value) = tree.assignment(sequence), tree.covers(target, left) else {
      return nil
    }
    guard tree.kind(left) == .tupleExpression else {
      return tree.isPlain(left) && tree.mainToken(left) == target ? value : nil
    }
    return tuples.values(of: sequence, left, value)[target]
  }

  private func name(_ node: NodeIndex) -> TokenIndex? {
    tree.kind(node) == .nameExpression ? tree.mainToken(node) : nil
  }
}

/// The tuples that are assigned to others, each looked at once.
private final class AssignedTuples {
  private let tree: SyntaxTree
  /// By assignment, the values by the names that get them.
  private var known: [NodeIndex: [TokenIndex: NodeIndex]] = [:]

  init(_ tree: SyntaxTree) { self.tree = tree }

  /// The values by the names that get them.
  func values(
    of assignment: NodeIndex,
    _ target: NodeIndex,
    _ value: NodeIndex
  ) -> [TokenIndex: NodeIndex] {
    if let values = known[assignment] { return values }
    let (targets, values) = (elements(target), elements(value))
    var found: [TokenIndex: NodeIndex] = [:]
    if tree.kind(value) == .tupleExpression, targets.count == values.count {
      for (target, value) in zip(targets, values) where tree.isPlain(target) {
        found[tree.mainToken(target)] = value
      }
    }
    known[assignment] = found
    return found
  }

  private func elements(_ tuple: NodeIndex) -> [NodeIndex] {
    tree.children(tuple).map { element in
      tree.kind(element) == .argument ? Array(tree.children(element)).last ?? element : element
    }
  }
}

extension SyntaxTree {
  /// Whether an expression is a property's name, alone or behind `self`.
  fileprivate func isPlain(_ node: NodeIndex) -> Bool {
    kind(node) == .nameExpression || kind(node) == .memberAccess
  }
}
