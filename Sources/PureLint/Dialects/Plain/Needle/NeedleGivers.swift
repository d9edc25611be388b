import PureLintResolution
import PureLintSource
import PureLintWiring

/// The members of components that the library gives to components below them, by their names.
struct NeedleGivers {
  private let resolver: Resolver
  private let library: NeedleLibrary
  /// By component, those whose members make it.
  private let parents: [DeclarationID: Set<DeclarationID>]
  /// By name, the components that have a property of it, with their own.
  private let owners: [Name: [(component: DeclarationID, properties: [DeclarationID])]]
  /// By name, the components whose plugin extension has a property of it, with that.
  private let plugins: [Name: [(component: DeclarationID, property: DeclarationID)]]

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
    let program = resolver.program
    owners = library.components.reduce(into: [:]) { found, component in
      let properties = resolver.members(of: component).all.filter {
        program[$0].kind == .variable && program.isSource($0)
      }
      for (name, own) in Dictionary(grouping: properties, by: { program[$0].name }) {
        found[name, default: []].append((component, own))
      }
    }
    plugins = library.components.reduce(into: [:]) { found, component in
      for property in library.pluginProperties(of: component) {
        found[program[property].name, default: []].append((component, property))
      }
    }
  }

  /// By property that a protocol asks for, the member that meets it on every way down, if it is one.
  func all() -> [DeclarationID: DeclarationID] {
    var found: [DeclarationID: Set<DeclarationID>] = [:]
    for (name, asks) in asks() {
      let given = given(name, to: asks.map(\.component))
      for ask in asks {
        found[ask.property, default: []].formUnion(given[ask.component] ?? [])
      }
    }
    return found.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  /// The properties of a name that protocols ask for, each with a component that gets it from above.
  func asks() -> [Name: [(property: DeclarationID, component: DeclarationID)]] {
    let dependencies = Set(library.dependencies)
    let all = library.components.flatMap { component in
      resolver.allSupertypes(of: .nominal(component, [])).flatMap { supertype in
        guard case .nominal(_, let arguments) = supertype.form else { return [DeclarationID]() }
        return arguments.compactMap(\.declaration).filter(dependencies.contains)
      }
      .flatMap { resolver.symbols.members(heldBy: $0) }
      .map { (property: $0, component: component) }
    }
    return Dictionary(grouping: all) { program[$0.property].name }
  }

  /// The components that have a property of a name, or whose plugin extension has one, of no other
  /// type than another one asks for.
  func owners(of name: Name, for asked: DeclarationID) -> Set<DeclarationID> {
    let type = resolver.type(of: asked)
    let found = (owners[name] ?? []).filter { owner in
      owner.properties.contains { !isOther(resolver.type(of: $0), type) }
    }
    let plugged = (plugins[name] ?? []).filter { !isOther(resolver.type(of: $0.property), type) }
    return Set(found.map(\.component) + plugged.map(\.component))
  }

  /// The properties of a name that are of another type than one asks for.
  func others(of name: Name, for asked: DeclarationID) -> [DeclarationID] {
    let type = resolver.type(of: asked)
    return (owners[name] ?? []).flatMap(\.properties).filter {
      isOther(resolver.type(of: $0), type)
    }
  }

  /// Whether two types are known to be declared as two: the library compares what is written.
  private func isOther(_ type: SwiftType, _ asked: SwiftType) -> Bool {
    guard let own = type.bareDeclaration, let wanted = asked.bareDeclaration else { return false }
    return own != wanted && program.isSource(own) && program.isSource(wanted)
      && program[own].name != program[wanted].name
  }

  /// By component that asks, the nearest properties of a name above it; two at most, as they are only
  /// asked whether there is exactly one.
  /// - Complexity: O(*n*) for *n* components between those that ask and those that have one.
  private func given(
    _ name: Name,
    to asking: [DeclarationID]
  ) -> [DeclarationID: Set<DeclarationID>] {
    let owners = owners[name] ?? []
    let hiding = Set(owners.map(\.component))
    let children = children(above: asking, upTo: hiding)
    var found: [DeclarationID: Set<DeclarationID>] = [:]
    var waiting = owners.flatMap { owner in
      (children[owner.component] ?? []).map { ($0, owner.properties) }
    }
    while let (component, properties) = waiting.popLast() {
      let known = found[component] ?? []
      let new = properties.filter { !known.contains($0) }.prefix(2 - known.count)
      guard !new.isEmpty else { continue }
      found[component, default: []].formUnion(new)
      guard !hiding.contains(component) else { continue }
      waiting += (children[component] ?? []).map { ($0, Array(new)) }
    }
    return found
  }

  /// By component above some others, those below it that lead to these, up to the nearest of a set.
  private func children(
    above components: [DeclarationID],
    upTo tops: Set<DeclarationID>
  ) -> [DeclarationID: [DeclarationID]] {
    var found: [DeclarationID: [DeclarationID]] = [:]
    var seen = Set(components)
    var waiting = Array(seen)
    while let component = waiting.popLast() {
      for parent in parents[component] ?? [] {
        found[parent, default: []].append(component)
        if !tops.contains(parent), seen.insert(parent).inserted { waiting.append(parent) }
      }
    }
    return found
  }
}
