import PureLintResolution
import PureLintSource

/// The classes that are assemblies of the library: those that inherit from its class, or from the
/// class of a copy of it among the sources. A type of that name alone is none.
struct EasyDiAssemblies {
  static let className: Name = "Assembly"

  private let resolver: Resolver
  /// The library's class, and those of copies.
  private let bases: Set<DeclarationID>
  /// In source order.
  let all: [DeclarationID]

  private var program: Program { resolver.program }

  init(_ resolver: Resolver) {
    self.resolver = resolver
    let program = resolver.program
    bases = Set(
      resolver.symbols.topLevel(Self.className).filter { Self.isBase($0, resolver) }
    )
    let bases = bases
    all =
      bases.isEmpty
      ? []
      : Set(resolver.symbols.possibleSubtypes(of: [Self.className])).filter { id in
        program.isSource(id) && program[id].kind == .classType && !bases.contains(id)
          && !resolver.ancestors(of: id).isDisjoint(with: bases)
      }
      .sorted()
  }

  /// Whether a class has the members by which the library's assemblies define things.
  private static func isBase(_ id: DeclarationID, _ resolver: Resolver) -> Bool {
    guard resolver.program[id].kind == .classType else { return false }
    let members = resolver.members(of: id)
    return EasyDiDefinitions.functionNames.allSatisfy { members[$0]?.isEmpty == false }
  }

  var relevantNames: RelevantNames {
    let names = Set(all.map { program[$0].name })
    return RelevantNames(leading: names, secondary: yielded, imports: ["EasyDi"])
  }

  /// The names of the declared types that members of assemblies yield or are given: what becomes of
  /// such a value may matter.
  private var yielded: Set<Name> {
    all.reduce(into: []) { names, assembly in
      for member in resolver.members(of: assembly).all {
        let kind = program[member].kind
        let types =
          kind == .function
          ? [resolver.resultType(of: member)] + resolver.parameterList(of: member).map(\.type)
          : kind == .variable ? [resolver.type(of: member)] : []
        for type in types.compactMap(\.declaration) where program.isSource(type) {
          names.insert(program[type].name)
        }
      }
    }
  }
}
