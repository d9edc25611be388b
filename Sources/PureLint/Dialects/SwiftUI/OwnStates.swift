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
      if tree.text(place.token).hasPrefix("$") { return isHandedOn(around, tree) }
      return isMutated(around, tree)
    }
  }

  /// Whether a binding goes to something else than what it presents.
  private func isHandedOn(_ around: [NodeIndex], _ tree: SyntaxTree) -> Bool {
    guard let call = around.last(where: { tree.kind($0) == .call }),
      let callee = tree.expression(in: call)
    else { return true }
    return !SwiftUINames.presents(tree.name(tree.mainToken(callee)))
  }

  /// `isOpen.toggle()`, `items.append(item)`
  private func isMutated(_ around: [NodeIndex], _ tree: SyntaxTree) -> Bool {
    guard let position = around.lastIndex(where: { tree.kind($0) == .memberAccess }), position > 0,
      tree.kind(around[position - 1]) == .call,
      tree.expression(in: around[position - 1]) == around[position]
    else { return false }
    return SwiftUINames.mutates(tree.name(around[position]))
  }
}
