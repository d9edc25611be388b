import PureLintResolution
import PureLintSource
import PureLintSyntax

/// The states that views keep for themselves, and whether something changes them.
final class OwnStates {
  private let code: CodeIndex
  private var known: [DeclarationID: Bool] = [:]
  /// The number of properties that are being looked at.
  private var depth = 0
  /// Whether an answer may come out otherwise once what is being looked at is known.
  var isProvisional: Bool { depth > 0 }
  /// Whether the view is sure to get to a mention once it is shown, or waits for nothing but the user.
  private var isReached: (Reference) -> Bool = { _ in false }

  private var resolver: Resolver { code.resolver }
  private var program: Program { resolver.program }

  init(_ code: CodeIndex) { self.code = code }

  /// Takes the reads that tell whether a view is sure to get to a mention. They ask for conditions, which
  /// ask for these states: whoever is done with both lets go of them.
  func ask(_ reads: EnvironmentReads) { isReached = { reads.isSure($0) } }

  /// Ends the cycle with the reads. Nothing is asked any more.
  func letGoOfReads() { isReached = { _ in false } }

  /// Whether a property is a state that starts with the same value wherever its view is shown, and
  /// that something changes then.
  func isOpen(_ property: DeclarationID) -> Bool {
    if let found = known[property] { return found }
    // Whoever comes by again while it is looked for learns nothing.
    known[property] = false
    depth += 1
    let found = isState(property) && isChanged(property)
    depth -= 1
    known[property] = found
    return found
  }

  /// The expressions that a state starts with, and that are assigned to it; nil if it may come to hold
  /// something else.
  func values(of property: DeclarationID) -> [(node: NodeIndex, file: Int)]? {
    guard isState(property), !isGiven(property),
      let first = program.tree(of: property).initialValue(of: program[property].node)
    else { return nil }
    var found = [(first, Int(program[property].file))]
    for reference in resolver.references.references(to: property) {
      let (file, token) = (reference.place.file, reference.place.token)
      let tree = program.trees[file]
      let around = tree.nodes(aroundToken: token)
      if tree.text(token).hasPrefix("$"), reference.destination != nil,
        !changes(behind: reference.destination)
      {
        continue
      }
      guard tree.wrappedName(at: token) != program[property].name, !isMutated(around, tree),
        !around.contains(where: { tree.kind($0) == .inoutExpression })
      else { return nil }
      guard reference.isWrite else { continue }
      guard let value = tree.valueAssigned(at: token) else { return nil }
      found.append((value, file))
    }
    return found
  }

  /// Whether who makes a view says what a state of it starts with.
  private func isGiven(_ property: DeclarationID) -> Bool {
    guard !program[property].traits.contains(.isPrivate),
      let owner = resolver.selfDeclaration(of: property)
    else { return false }
    return resolver.constructions.of(owner).contains { construction in
      construction.arguments.contains { $0.parameter == property }
    }
  }

  private func isState(_ property: DeclarationID) -> Bool {
    let declaration = program[property]
    guard declaration.kind == .variable, program.isSource(property),
      declaration.traits.contains(.hasWrapper)
    else { return false }
    let isOfView = resolver.wrappers(of: property).contains { wrapper in
      if case .external(let name, _) = wrapper.type.form {
        return SwiftUINames.ownStates.contains(name)
      }
      return false
    }
    guard isOfView else { return false }
    // An object tells what others do with it.
    if let type = resolver.type(of: property).unwrapped.declaration {
      return !program[type].kind.isReferenceType
    }
    return true
  }

  /// Whether something is assigned to a state, or its binding goes to something that may do so.
  private func isChanged(_ property: DeclarationID) -> Bool {
    resolver.references.references(to: property).contains { reference in
      let place = reference.place
      guard place.source != nil, isReached(reference) else { return false }
      if reference.isWrite { return true }
      let tree = program.trees[place.file]
      let around = tree.nodes(aroundToken: place.token)
      if tree.text(place.token).hasPrefix("$") {
        return isHandedOn(around, tree) && changes(behind: reference.destination)
      }
      return isMutated(around, tree)
    }
  }

  /// More views that hand a binding on are not followed.
  private static let bindingLimit = 6

  /// Whether whoever is handed a binding may change what is behind it: not a view that only reads it.
  private func changes(behind binding: DeclarationID?, depth: Int = 0) -> Bool {
    guard let binding, depth < Self.bindingLimit, program.isSource(binding),
      program[binding].kind == .variable, program[binding].traits.contains(.hasWrapper)
    else { return true }
    return resolver.references.references(to: binding).contains { reference in
      if reference.isWrite { return true }
      let tree = program.trees[reference.place.file]
      let around = tree.nodes(aroundToken: reference.place.token)
      if tree.text(reference.place.token).hasPrefix("$") {
        return isHandedOn(around, tree)
          && changes(behind: reference.destination, depth: depth + 1)
      }
      return tree.wrappedName(at: reference.place.token) == program[binding].name
        || isMutated(around, tree)
    }
  }

  /// Whether a binding goes to something else than what it presents.
  private func isHandedOn(_ around: [NodeIndex], _ tree: SyntaxTree) -> Bool {
    guard let call = around.last(where: { tree.kind($0) == .call }),
      let callee = tree.expression(in: call)
    else { return true }
    return !SwiftUINames.presents(tree.name(tree.mainToken(callee)))
  }

  /// `isOpen.toggle()`, `items.append(item)`, `count += 1`
  private func isMutated(_ around: [NodeIndex], _ tree: SyntaxTree) -> Bool {
    if let name = around.last, let outer = around.dropLast().last,
      tree.kind(outer) == .sequenceExpression, tree.changesFirst(outer, name)
    {
      return true
    }
    guard let position = around.lastIndex(where: { tree.kind($0) == .memberAccess }), position > 0,
      tree.kind(around[position - 1]) == .call,
      tree.expression(in: around[position - 1]) == around[position]
    else { return false }
    return SwiftUINames.mutates(tree.name(around[position]))
  }
}

extension SyntaxTree {
  /// Whether a sequence changes a value in front of it by an operator: `+=`.
  fileprivate func changesFirst(_ sequence: NodeIndex, _ value: NodeIndex) -> Bool {
    let parts = Array(children(sequence).prefix(2))
    guard parts.count == 2, parts[0] == value, kind(parts[1]) == .binaryOperator else {
      return false
    }
    return SwiftUINames.assigningOperators.contains(text(parts[1]))
  }
}
