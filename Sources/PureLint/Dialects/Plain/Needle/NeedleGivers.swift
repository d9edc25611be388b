import PureLintResolution
import PureLintSource
import PureLintWiring

/// The members of components that the library gives to components below them, by their names.
struct NeedleGivers {
  private let resolver: Resolver
  private let library: NeedleLibrary
  /// By component, those whose members make it.
  private let parents: [DeclarationID: Set<DeclarationID>]

  private var program: Program { resolver.program }

  init(_ resolver: Resolver, _ library: NeedleLibrary) {
    self.resolver = resolver
    self.library = library
    let components = Set(library.components)
    parents = resolver.facts.sites.reduce(into: [:]) { found, site in
      guard components.contains(site.declaration), let source = site.place.source,
        let parent = resolver.selfDeclaration(of: source), components.contains(parent),
        parent != site.declaration
      else { return }
      found[site.declaration, default: []].insert(parent)
    }
  }

  /// By property that a protocol asks for, the member that meets it on every way down, if it is one.
  func all() -> [DeclarationID: DeclarationID] {
    var found: [DeclarationID: Set<DeclarationID>] = [:]
    let dependencies = Set(library.dependencies)
    for component in library.components {
      for supertype in resolver.allSupertypes(of: .nominal(component, [])) {
        guard case .nominal(_, let arguments) = supertype.form else { continue }
        for given in arguments.compactMap(\.declaration) where dependencies.contains(given) {
          for property in resolver.symbols.members(heldBy: given) {
            found[property, default: []].formUnion(givers(of: property, to: component))
          }
        }
      }
    }
    return found.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  /// The nearest members of a property's name above a component.
  private func givers(of property: DeclarationID, to component: DeclarationID) -> [DeclarationID] {
    var found: [DeclarationID] = []
    var seen: Set = [component]
    var waiting = Array(parents[component] ?? [])
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      let own = (resolver.members(of: next)[program[property].name] ?? []).filter {
        program[$0].kind == .variable && program.isSource($0)
      }
      if own.isEmpty { waiting += parents[next] ?? [] } else { found += own }
    }
    return found
  }
}
