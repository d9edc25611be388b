import PureLintResolution
import PureLintWiring

/// The calls of functions by members of the same type: `lazy var home = makeHome()`.
struct MemberCalls {
  private var callees: [DeclarationID: [DeclarationID]] = [:]
  private var callers: [DeclarationID: [DeclarationID]] = [:]

  /// - Parameter holders: The types to whose members the calls belong.
  init(within holders: Set<DeclarationID>, _ resolver: Resolver) {
    let program = resolver.program
    let mentions = resolver.references.references { function in
      program[function].kind == .function && !program[function].traits.contains(.isLocal)
        && program[function].parent != nil && program.isSource(function)
        && holders.contains(resolver.holder(of: function))
    }
    for mention in mentions {
      guard let source = mention.place.source else { continue }
      let member = program.memberDeclaration(around: source)
      guard resolver.holder(of: member) == resolver.holder(of: mention.target) else { continue }
      callees[member, default: []].append(mention.target)
      callers[mention.target, default: []].append(member)
    }
  }

  /// Some members with all whose calls lead to them.
  func callers(of members: Set<DeclarationID>) -> Set<DeclarationID> {
    closure(of: members) { callers[$0] ?? [] }
  }

  /// Some members with all that calls connect with them, in either direction.
  func connected(to members: Set<DeclarationID>) -> Set<DeclarationID> {
    closure(of: members) { (callees[$0] ?? []) + (callers[$0] ?? []) }
  }

  private func closure(
    of members: Set<DeclarationID>,
    _ next: (DeclarationID) -> [DeclarationID]
  ) -> Set<DeclarationID> {
    var found = members
    var queue = Array(members)
    while let member = queue.popLast() {
      for other in next(member) where found.insert(other).inserted { queue.append(other) }
    }
    return found
  }
}
