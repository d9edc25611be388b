import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// The search for the places that read a value, from its declaration through its copies. Belongs to
/// one thread.
struct ReadSearch {
  let resolver: Resolver
  /// What the searches of all threads look at.
  let members: MemberIndex
  /// The types whose properties keep what their initializers are given: modules and their bases.
  let storingTypes: Set<DeclarationID>
  /// The parameters of other types' initializers that are only kept.
  private let kept: KeptParameters

  private var program: Program { resolver.program }

  init(
    _ resolver: Resolver,
    _ members: MemberIndex,
    storingTypes: Set<DeclarationID>,
    _ known: KnownSearches?
  ) {
    self.resolver = resolver
    self.members = members
    self.storingTypes = storingTypes
    kept = KeptParameters(resolver, known)
  }

  /// The fate of a dependency's value.
  struct Outcome: Sendable {
    /// The places that read it, each with what the value is handed to there; one is enough for a
    /// verdict, all are for the graph.
    let reads: [(place: Place, destination: DeclarationID?)]
    /// Where nobody reads it, the copies on the way.
    let copies: [Reference]
  }

  /// Searches for the places that read a dependency's value.
  func reads(of field: DeclarationID) -> Outcome {
    var found: [(place: Place, destination: DeclarationID?)] = []
    var copies: [Reference] = []
    var handedOn: [(reference: Reference, destination: DeclarationID)] = []
    var queue = [field]
    var visited: Set<DeclarationID> = [field]
    while let next = queue.popLast() {
      for reference in mentions(of: next) {
        guard let destination = reference.destination else {
          found.append((reference.place, nil))
          continue
        }
        if isRepacking(reference, destination) { continue }
        if isCopy(destination) {
          copies.append(reference)
          if visited.insert(destination).inserted { queue.append(destination) }
        } else {
          handedOn.append((reference, destination))
        }
      }
      if !program[next].traits.contains(.isLocal) {
        found += resolver.unknownReads.someReads(of: next).map { ($0.place, nil) }
      }
    }
    let isRead = !found.isEmpty
    for (reference, destination) in handedOn {
      // What others only keep matters where nobody else reads the value.
      if !isRead, let property = kept.property(keeping: destination) {
        copies.append(reference.going(to: property))
      } else {
        found.append((reference.place, destination))
      }
    }
    return Outcome(
      reads: found.count < 2
        ? found
        : found.sorted { ($0.place.file, $0.place.token) < ($1.place.file, $1.place.token) },
      copies: found.isEmpty ? copies : []
    )
  }

  /// The mentions of a declaration, and of members of the same name through which it may be
  /// reached: a protocol's requirement, an inherited or overriding member.
  private func mentions(of id: DeclarationID) -> [Reference] {
    var found: [Reference] = []
    addReads(named: id, to: &found)
    guard !program[id].traits.contains(.isLocal), program[id].kind == .variable else {
      return found
    }
    for other in members.related(to: id, resolver) { addReads(named: other, to: &found) }
    return found
  }

  private func addReads(named id: DeclarationID, to found: inout [Reference]) {
    for reference in resolver.references.references(to: id) where !reference.isWrite {
      found.append(reference)
    }
  }

  /// The same field of another value of the same struct.
  private func isRepacking(_ reference: Reference, _ destination: DeclarationID) -> Bool {
    guard program[destination].kind == .variable || program[destination].kind == .parameter else {
      return false
    }
    return destination == reference.target
  }

  /// Whether a destination only keeps the value: a stored property or a local, a parameter of a
  /// module's own function; not a computed property, or a property that code observes.
  private func isCopy(_ destination: DeclarationID) -> Bool {
    let declaration = program[destination]
    if declaration.kind == .parameter { return isFollowed(destination) }
    guard declaration.kind == .variable, program.isSource(destination),
      declaration.traits.isDisjoint(with: [.isComputed, .hasWrapper, .isStatic, .isOverride])
    else { return false }
    guard !declaration.traits.contains(.isLocal) else { return true }
    let tree = program.trees[declaration.file]
    guard tree.child(declaration.node, .accessorBlock) == nil,
      declaration.traits.contains(.isPrivate) || !resolver.mayBeRequired(destination),
      let scope = program.memberScope(of: destination)
    else { return false }
    // A field of another type is handed on; a property of the module, or of its base, is kept.
    return resolver.selfDeclaration(of: scope).map(storingTypes.contains) ?? false
  }

  /// Whether all that becomes of a parameter's value is in sight: it is one of a function of a
  /// module or a base of it, which no subtype overrides.
  private func isFollowed(_ parameter: DeclarationID) -> Bool {
    guard let function = program[parameter].parent, program.isSource(function),
      program.trees.hasBodies(program[function].file), !program.isBroken(around: function),
      program.tree(of: function).child(program[function].node, .codeBlock) != nil,
      let scope = program[function].parent, program[scope].kind.holdsMembers,
      let holder = resolver.selfDeclaration(of: scope), storingTypes.contains(holder)
    else { return false }
    return !isOverridden(function, of: holder)
  }

  /// Whether another function may run where one is called.
  private func isOverridden(_ function: DeclarationID, of holder: DeclarationID) -> Bool {
    let declaration = program[function]
    let tree = program.tree(of: function)
    let isRequired = tree.children(declaration.node).contains {
      tree.tokens.kinds[tree.mainToken($0).position] == .cwRequired
    }
    guard declaration.kind == .function || isRequired, program[holder].kind == .classType,
      !declaration.traits.contains(.isPrivate)
    else { return false }
    return resolver.heirs(of: holder).contains { subclass in
      resolver.members(of: subclass)[declaration.name] != nil
    }
  }
}

extension Reference {
  /// The same mention of a value that ends up elsewhere.
  fileprivate func going(to destination: DeclarationID) -> Reference {
    var copy = self
    copy.destination = destination
    return copy
  }
}
