import PureLintResolution
import PureLintSource

/// The names that subclasses of some classes declare again, or that their protocols require.
final class OverriddenNames {
  private let resolver: Resolver
  /// The subclasses of the classes, and others of such names.
  private let subclasses: [DeclarationID]
  private lazy var owners = findOwners()

  private var program: Program { resolver.program }

  /// The types that have members of a name: classes below, and what these inherit from.
  private struct Owners {
    var byName: [Name: [DeclarationID]] = [:]
    /// By type that is no class, the subclasses that inherit from it.
    var heirs: [DeclarationID: [DeclarationID]] = [:]
  }

  /// - Parameter types: Those of which subclasses matter.
  init(_ types: some Sequence<DeclarationID>, _ resolver: Resolver) {
    self.resolver = resolver
    let program = resolver.program
    let classes = types.filter { program[$0].kind == .classType }
    let names = Set(classes.map { program[$0].name })
    subclasses = resolver.symbols.possibleSubtypes(of: Array(names)).filter {
      program[$0].kind == .classType
    }
  }

  /// Whether a subclass has a name among what it does not share with the class.
  func contain(_ name: Name, of base: DeclarationID) -> Bool {
    guard program[base].kind == .classType, let found = owners.byName[name] else { return false }
    let known = resolver.ancestors(of: base)
    return found.contains { type in
      guard type != base, !known.contains(type) else { return false }
      return program[type].kind == .classType
        ? resolver.ancestors(of: type).contains(base)
        // A protocol that the subclass alone conforms to may require what it inherits.
        : (owners.heirs[type] ?? []).contains {
          $0 != base && resolver.ancestors(of: $0).contains(base)
        }
    }
  }

  private func findOwners() -> Owners {
    var found = Owners()
    var seen: Set<DeclarationID> = []
    for subclass in subclasses {
      for type in resolver.ancestors(of: subclass).union([subclass]) {
        if program[type].kind != .classType { found.heirs[type, default: []].append(subclass) }
        guard seen.insert(type).inserted else { continue }
        for name in Set(resolver.members(of: type).all.map { program[$0].name }) {
          found.byName[name, default: []].append(type)
        }
      }
    }
    return found
  }
}
