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
      let name = resolver.program[requirement].name
      let members = types.map { type in
        (resolver.members(of: type)[name] ?? []).filter { member in
          member != requirement && resolver.requirements(of: member)?.contains(requirement) ?? false
        }
      }
      found[requirement] = members.contains(where: \.isEmpty) ? [] : members.flatMap(\.self)
    }
    return found
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
    return resolver.symbols.possibleSubtypes(of: [program[`protocol`].name]).filter { subtype in
      program[subtype].kind.isNominalType && program[subtype].kind != .protocolType
        && !program.targets.isTest(file: program[subtype].file)
        && resolver.isSubtype(.nominal(subtype, []), of: .nominal(`protocol`, []))
    }
  }
}
