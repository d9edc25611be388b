import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The tuples that functions of roots yield, of which callers may select some elements and leave
/// others.
final class TupleResults {
  private let model: WiringModel
  private var known: [DeclarationID: Selection] = [:]

  private var resolver: Resolver { model.resolver }
  private var program: Program { model.resolver.program }

  /// The elements of a function's tuple that callers select.
  private enum Selection {
    case all
    case some(Set<Int>)

    func contains(_ element: Int) -> Bool {
      switch self {
      case .all: true
      case .some(let elements): elements.contains(element)
      }
    }

    mutating func formUnion(_ other: Selection) {
      guard case .some(let own) = self, case .some(let others) = other else {
        self = .all
        return
      }
      self = .some(own.union(others))
    }

    static let none = Selection.some([])
  }

  init(_ model: WiringModel) { self.model = model }

  /// Whether a local only goes into an element of a tuple that no caller selects, and is of no use by
  /// being there.
  func leave(_ mention: Reference) -> Bool {
    guard program[mention.target].traits.contains(.isLocal), !mention.isWrite,
      !mention.place.isDeferred, let function = mention.place.source,
      program[function].kind == .function, program[mention.target].parent == function,
      let elements = elements(of: function),
      let index = element(at: mention.place, of: elements.count),
      !selection(of: function, elements).contains(index)
    else { return false }
    return !model.mayWorkAlone(resolver.type(of: mention.target))
      && !SoleOwners(model).mayBeKnownElsewhere(mention.place.token, in: mention.place.file)
  }

  private func elements(of function: DeclarationID) -> [Name?]? {
    guard case .tuple(let elements) = resolver.resultType(of: function).form else { return nil }
    return elements.map(\.label)
  }

  /// The element of the tuple yielded by the code around it that a name is all of.
  private func element(at place: Place, of count: Int) -> Int? {
    let tree = program.trees[place.file]
    let around = Array(tree.nodes(aroundToken: place.token).reversed())
    guard around.count > 4, tree.kind(around[0]) == .nameExpression else { return nil }
    let start = tree.kind(around[1]) == .argument ? 1 : 0
    let (item, tuple, outer) = (around[start], around[start + 1], around[start + 2])
    let items = Array(tree.children(tuple))
    guard tree.kind(tuple) == .tupleExpression, items.count == count,
      tree.kind(outer) == .returnStatement
        || tree.kind(outer) == .codeBlock && Array(tree.children(outer)) == [tuple]
    else { return nil }
    return items.firstIndex(of: item)
  }

  // MARK: Callers

  private func selection(of function: DeclarationID, _ labels: [Name?]) -> Selection {
    if let found = known[function] { return found }
    let found = findSelection(of: function, labels)
    known[function] = found
    return found
  }

  private func findSelection(of function: DeclarationID, _ labels: [Name?]) -> Selection {
    let calls = resolver.references.references(to: function)
    guard isInSight(function), !calls.isEmpty else { return .all }
    var found = Selection.none
    for call in calls {
      found.formUnion(selection(by: call, labels))
      if case .all = found { return .all }
    }
    return found
  }

  /// Whether all who call a function are known, and get what its own code yields.
  private func isInSight(_ function: DeclarationID) -> Bool {
    let holder = resolver.holder(of: function)
    return !program.isForClients(function) && !program[function].traits.contains(.isOverride)
      && program.bearsOnly(.changesNoUse, function)
      && (!program[holder].kind.holdsMembers || !resolver.mayBeRequired(function))
      && resolver.heirs(of: holder).allSatisfy { heir in
        resolver.members(of: heir)[program[function].name]?.contains { $0 != function } != true
      }
      && !resolver.unknownReads.hasReads(of: function) && !model.openNames.mayMean(function)
  }

  private func selection(by call: Reference, _ labels: [Name?]) -> Selection {
    let (token, tree) = (call.place.token, program.trees[call.place.file])
    guard tree.isCalled(token) else { return .all }
    var around = tree.nodes(aroundToken: token)
    guard let node = around.lastIndex(where: { tree.kind($0) == .call }) else { return .all }
    around.removeSubrange((node + 1)...)
    var value = around.removeLast()
    while let outer = around.last {
      switch tree.kind(outer) {
      case .tryExpression, .awaitExpression:
        value = outer
        around.removeLast()
      case .memberAccess: return selection(of: tree.mainToken(outer), labels, tree)
      case .initializerClause: return selection(bound: around.dropLast(), labels, call.place.file)
      case .sequenceExpression:
        let parts = Array(tree.children(outer))
        return parts.count == 3 && tree.kind(parts[0]) == .wildcardExpression && parts[2] == value
          ? .none : .all
      default: return .all
      }
    }
    return .all
  }

  private func selection(of name: TokenIndex, _ labels: [Name?], _ tree: SyntaxTree) -> Selection {
    let text = tree.text(name)
    let index = labels.firstIndex { $0 == tree.name(name) } ?? Int(text)
    return index.map { .some([$0]) } ?? .all
  }

  /// The elements that are selected of what is bound to a name, or to the names of a pattern.
  private func selection(bound around: [NodeIndex], _ labels: [Name?], _ file: Int) -> Selection {
    let tree = program.trees[file]
    guard let binding = around.last, tree.kind(binding) == .patternBinding,
      let pattern = tree.children(binding).first(where: { tree.kind($0).isPattern })
    else { return .all }
    switch tree.kind(pattern) {
    case .wildcardPattern: return .none
    case .tuplePattern: return selection(by: pattern, labels, tree)
    case .identifierPattern:
      guard let variable = resolver.declaration(at: tree.mainToken(pattern), in: file),
        !program[variable].traits.isDisjoint(with: [.isLocal, .isPrivate])
      else { return .all }
      var found = Selection.none
      for use in resolver.references.references(to: variable) {
        let tree = program.trees[use.place.file]
        let around = tree.nodes(aroundToken: use.place.token)
        guard !use.isWrite, let outer = around.dropLast().last, tree.kind(outer) == .memberAccess
        else { return .all }
        found.formUnion(selection(of: tree.mainToken(outer), labels, tree))
      }
      return found
    default: return .all
    }
  }

  private func selection(
    by pattern: NodeIndex,
    _ labels: [Name?],
    _ tree: SyntaxTree
  ) -> Selection {
    let parts = Array(tree.children(pattern))
    guard parts.count == labels.count else { return .all }
    var found: Set<Int> = []
    for (index, part) in parts.enumerated() {
      guard let inner = tree.children(part).first(where: { _ in true }),
        tree.mainToken(part) == tree.mainToken(inner)
      else { return .all }
      if tree.kind(inner) != .wildcardPattern { found.insert(index) }
    }
    return .some(found)
  }
}
