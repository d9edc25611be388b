import PureLintProjects
import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The names by which components ask, and that no component above them has.
struct NeedleGaps {
  private let resolver: Resolver
  private let givers: NeedleGivers
  /// By component, those that make it below themselves: `Child(parent: self)`.
  private let parents: [DeclarationID: [DeclarationID]]
  private let roots: Set<DeclarationID>

  private var program: Program { resolver.program }

  /// The number of places of one sort that are named.
  private static let noteLimit = 3
  /// So many components are looked at above one.
  private static let stepLimit = 64

  init(_ resolver: Resolver, _ library: NeedleLibrary, _ givers: NeedleGivers) {
    self.resolver = resolver
    self.givers = givers
    roots = Set(library.components.filter(library.isRoot))
    let components = Set(library.components)
    var parents: [DeclarationID: Set<DeclarationID>] = [:]
    for made in resolver.facts.constructions
    where components.contains(made.declaration) && Self.isMadeForSelf(made, resolver.program) {
      guard let source = made.place.source, let parent = resolver.selfDeclaration(of: source),
        components.contains(parent), parent != made.declaration
      else { continue }
      parents[made.declaration, default: []].insert(parent)
    }
    self.parents = parents.mapValues { $0.sorted() }
  }

  private static func isMadeForSelf(_ made: Construction, _ program: Program) -> Bool {
    guard !program.targets.isTest(file: made.place.file),
      let parent = made.arguments.first(where: { $0.label == "parent" })
    else { return false }
    let tree = program.trees[parent.file]
    return tree.tokens.kinds[tree.mainToken(parent.node).position] == .kwSelf
  }

  /// One demand for each name and type that nobody has, at the first protocol that asks for it.
  /// - Complexity: O(*n*) for *n* properties that are asked for or given.
  func demands() -> [Demand] {
    var gaps: [Gap: [(property: DeclarationID, way: [DeclarationID])]] = [:]
    for (name, asks) in givers.asks() {
      var owners: [SwiftType: Set<DeclarationID>] = [:]
      var seen: Set<DeclarationID> = []
      for ask in asks where !roots.contains(ask.component) {
        guard !seen.contains(ask.property) else { continue }
        let type = resolver.type(of: ask.property)
        let known = owners[type] ?? givers.owners(of: name, for: ask.property)
        owners[type] = known
        guard let way = wayWithout(known, to: ask.component) else { continue }
        seen.insert(ask.property)
        gaps[Gap(name: name, type: type), default: []].append((ask.property, way))
      }
    }
    return gaps.map { gap, found in
      let found = found.sorted { $0.property < $1.property }
      return demand(of: gap, found[0], with: found.dropFirst().map(\.property))
    }
    .sorted { $0.place.precedes($1.place) }
  }

  private struct Gap: Hashable {
    let name: Name
    let type: SwiftType
  }

  /// The components on a way up to a root on which none is one of the owners, the uppermost last; nil
  /// if no such way is known. Code out of sight may make a component, too, and takes no way away.
  private func wayWithout(
    _ owners: Set<DeclarationID>,
    to component: DeclarationID
  ) -> [DeclarationID]? {
    var before: [DeclarationID: DeclarationID] = [:]
    var waiting = [component]
    for _ in 0..<Self.stepLimit {
      guard let next = waiting.popLast() else { return nil }
      if roots.contains(next) { return way(to: next, before, from: component) }
      for parent in parents[next] ?? []
      where !owners.contains(parent) && parent != component && before[parent] == nil {
        before[parent] = next
        waiting.append(parent)
      }
    }
    return nil
  }

  private func way(
    to top: DeclarationID,
    _ before: [DeclarationID: DeclarationID],
    from component: DeclarationID
  ) -> [DeclarationID] {
    var way = [top]
    while let last = way.last, last != component, let next = before[last] { way.append(next) }
    return way.reversed()
  }

  private func demand(
    of gap: Gap,
    _ first: (property: DeclarationID, way: [DeclarationID]),
    with others: [DeclarationID]
  ) -> Demand {
    let name = program.text(first.property)
    let asker = program.qualifiedName(first.way[0])
    let top = program.qualifiedName(first.way[first.way.count - 1])
    let key = Registration.Key(type: gap.type)
    var demand = Demand(
      property: nil,
      place: place(of: first.property),
      key: key,
      title: resolver.title(of: key)
    )
    let complaint = Demand.Complaint(
      message: "'\(name)' of '\(asker)' is given by no component above it",
      way: first.way.dropFirst().prefix(Self.noteLimit).map {
        ("'\(program.qualifiedName($0))' is above it and has none", place(of: $0))
      },
      nearMisses: givers.others(of: gap.name, for: first.property).prefix(Self.noteLimit).map {
        ("'\(name)' is of another type here, which does not count", place(of: $0))
      } + others.prefix(Self.noteLimit).map { ("it is asked for here too", place(of: $0)) },
      advice: "declare '\(name)' in '\(top)', or in a component on the way down"
    )
    demand.registrations = []
    demand.mayStandAnywhere = true
    demand.complaint = complaint
    return demand
  }

  private func place(of id: DeclarationID) -> Place {
    Place(file: Int(id.file), token: program[id].nameToken, source: id)
  }
}
