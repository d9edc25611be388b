import PureLintProjects
import PureLintResolution
import PureLintSource
import PureLintWiring

/// The members of composers, and the fields of the structs that composers fill in, which others may
/// use.
///
/// Who uses one names it. So the bodies that may answer whether anybody does are those with its name,
/// which are asked for where no body of a candidate has used it.
struct OpenMembers {
  private let resolver: Resolver
  private let kinds: ObjectKinds

  private var program: Program { resolver.program }

  /// - Parameter resolver: One that knows the bodies of the candidates.
  init(_ resolver: Resolver, _ kinds: ObjectKinds) {
    self.resolver = resolver
    self.kinds = kinds
  }

  /// The names of the open members of some composers.
  func names(of composers: Set<DeclarationID>) -> Set<Name> {
    let fields = Carriers(filledBy: composers, resolver, kinds, except: [])
    let offered =
      composers.flatMap(members) + fields.structs.flatMap { fields.fields(of: $0) }
    return Set(offered.filter(isOpen).map { program[$0].name })
  }

  private func members(of composer: DeclarationID) -> [DeclarationID] {
    guard program[composer].kind.holdsMembers else { return [composer] }
    return ([composer] + resolver.extensions(of: composer))
      .flatMap { resolver.symbols.members(heldBy: $0) }
      .filter { member in
        let kind = program[member].kind
        return (kind == .variable || kind == .function)
          && !program[member].traits.contains(.isPrivate) && offersObject(member)
      }
  }

  private func offersObject(_ member: DeclarationID) -> Bool {
    let type =
      program[member].kind == .function
      ? resolver.resultType(of: member) : resolver.type(of: member)
    return type != .void && kinds.kind(of: type) != .data
  }

  /// Whether nothing that has been looked at uses a member; its own code is no use. Of tuples each
  /// caller may use another element.
  private func isOpen(_ member: DeclarationID) -> Bool {
    if program[member].kind == .function, case .tuple = resolver.resultType(of: member).form {
      return true
    }
    return !resolver.references.references(to: member).contains { reference in
      !reference.isWrite
        && reference.place.source.map(program.memberDeclaration) != member
    }
  }
}
