import PureLintResolution
import PureLintSource
import PureLintWiring

/// The members by which what protocols ask for may be met.
extension ValueOrigins {
  /// By requirement that something asks for, the members of all types that conform to its protocol;
  /// none where one of them has no such member.
  static func witnesses(
    _ resolver: Resolver,
    _ requirements: some Sequence<DeclarationID>
  ) -> [DeclarationID: [DeclarationID]] {
    var found: [DeclarationID: [DeclarationID]] = [:]
    var known: [DeclarationID: [DeclarationID]] = [:]
    for requirement in requirements {
      let `protocol` = resolver.holder(of: requirement)
      let types = known[`protocol`] ?? conformers(to: `protocol`, resolver)
      known[`protocol`] = types
      let members = types.map { witnesses(of: requirement, in: $0, resolver) }
      found[requirement] =
        members.contains(where: \.isEmpty) ? [] : Set(members.joined()).sorted()
    }
    return found
  }

  /// The members of a type by which it meets a requirement: its own, or else what it inherits.
  private static func witnesses(
    of requirement: DeclarationID,
    in type: DeclarationID,
    _ resolver: Resolver
  ) -> [DeclarationID] {
    let name = resolver.program[requirement].name
    let supertypes = resolver.allSupertypes(of: .nominal(type, [])).compactMap(\.declaration)
    for holder in [type] + supertypes {
      let found = (resolver.members(of: holder)[name] ?? []).filter { member in
        member != requirement && resolver.requirements(of: member)?.contains(requirement) ?? false
      }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The requirements of protocols that mentions ask for and that may lead to objects.
  static func requirements(_ model: WiringModel) -> Set<DeclarationID> {
    let resolver = model.resolver
    let program = resolver.program
    var known: [DeclarationID: Bool] = [:]
    for reference in resolver.facts.references where known[reference.target] == nil {
      let id = reference.target
      let isRequirement =
        program.isSource(id) && program[id].kind != .initializer
        && program[id].parent.map { program[$0].kind == .protocolType } ?? false
      known[id] = isRequirement && leads(id, model)
    }
    return Set(known.filter(\.value).keys)
  }

  /// Whether a variable, or the result of a function, may lead to objects.
  private static func leads(_ id: DeclarationID, _ model: WiringModel) -> Bool {
    let resolver = model.resolver
    switch resolver.program[id].kind {
    case .variable: return model.kinds.kind(of: resolver.type(of: id)).mayLeadToObjects
    case .function: return model.kinds.kind(of: resolver.resultType(of: id)).mayLeadToObjects
    default: return false
    }
  }

  /// The types outside tests that conform to a protocol.
  private static func conformers(
    to protocol: DeclarationID,
    _ resolver: Resolver
  ) -> [DeclarationID] {
    let program = resolver.program
    // An extension may add the conformance.
    let candidates = resolver.symbols.possibleSubtypes(of: [program[`protocol`].name]).map {
      resolver.selfDeclaration(of: $0) ?? $0
    }
    return Set(candidates).filter { subtype in
      program[subtype].kind.isNominalType && program[subtype].kind != .protocolType
        && !program.targets.isTest(file: program[subtype].file)
        && resolver.isSubtype(.nominal(subtype, []), of: .nominal(`protocol`, []))
    }
    .sorted()
  }
}
