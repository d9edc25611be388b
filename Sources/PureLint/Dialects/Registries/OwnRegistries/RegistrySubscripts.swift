import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// Registries that are asked in brackets: `depot[Clock.self]`, and filled so: `depot[Clock.self] = clock`.
extension Resolver {
  /// Whether a member is a subscript that is assigned to as well.
  func isSettable(_ member: DeclarationID) -> Bool {
    let tree = program.tree(of: member)
    guard program[member].kind == .subscriptMember,
      let accessors = tree.child(program[member].node, .accessorBlock)
    else { return false }
    return tree.children(accessors).contains {
      tree.kind($0) == .accessorDeclaration && tree.text(tree.mainToken($0)) == "set"
    }
  }

  /// What a call in brackets is assigned; nil if it is no target of an assignment.
  func assignedValue(of call: GenericCall) -> NodeIndex? {
    let tree = program.trees[call.place.file]
    guard tree.kind(call.call) == .subscriptCall,
      let outer = tree.nodes(around: call.call).last,
      let (target, value) = tree.assignment(outer), target == call.call
    else { return nil }
    return value
  }
}

extension RegistryCandidate {
  /// The names by which bodies may ask in brackets, which name no function: those of the variables that
  /// hold a registry.
  static func holders(of candidates: [RegistryCandidate], _ outline: Resolver) -> Set<Name> {
    let program = outline.program
    let types = Set(
      candidates.filter { $0.readers.contains { program[$0].kind == .subscriptMember } }.map(\.type)
    )
    guard !types.isEmpty else { return [] }
    let holders = program.sourceDeclarations { $0.kind == .variable }.filter {
      outline.type(of: $0).unwrapped.declaration.map(types.contains) ?? false
    }
    return Set(holders.map { program[$0].name })
  }
}
