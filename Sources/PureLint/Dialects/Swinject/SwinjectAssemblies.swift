import PureLintProjects
import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The assemblies of a program: which ones are applied, and in what order.
struct SwinjectAssemblies {
  /// Those that nobody applies.
  private(set) var idle: Set<DeclarationID> = []
  /// The assemblies that one assembler applies, one after the other.
  private(set) var orders: [[DeclarationID]] = []
  private let resolver: Resolver

  private var program: Program { resolver.program }

  init(_ resolver: Resolver, _ applications: SwinjectApplications, _ flow: ContainerFlow) {
    self.resolver = resolver
    let program = resolver.program
    let required = Set(resolver.symbols.topLevel("Assembly").filter { !program.isSource($0) })
    guard !required.isEmpty else { return }
    findIdle(required)
    findOrders(applications, flow)
  }

  /// The assembly that a place is in.
  func assembly(around place: Place) -> DeclarationID? {
    place.source.flatMap { resolver.selfDeclaration(of: $0) }
  }

  // MARK: Applied

  private mutating func findIdle(_ required: Set<DeclarationID>) {
    let all = resolver.symbols.possibleSubtypes(of: ["Assembly"]).filter { id in
      program.isSource(id) && program[id].kind.isNominalType && program[id].kind != .protocolType
        && !resolver.ancestors(of: id).isDisjoint(with: required)
    }
    let built = Set(resolver.facts.sites.map(\.declaration))
    let mentioned = Set(resolver.facts.typeMentions.map(\.type))
    // Where none is made by name, they are found at run time.
    guard all.contains(where: built.contains) else { return }
    let unmade = resolver.facts.unresolved.contains { $0.isOpen }
    guard !unmade else { return }
    idle = Set(
      all.filter { id in
        let heirs = [id] + resolver.heirs(of: id)
        let isMade = heirs.contains { built.contains($0) || mentioned.contains($0) }
        let file = Int(program[id].file)
        return !isMade && !program.targets.isTest(file: file)
          && !program.targets.isRunOutOfSight(file: file) && isDirect(id, required)
      }
    )
    if !idle.isEmpty, areFoundByName { idle = [] }
  }

  /// Whether some file makes assemblies of classes that it finds by their names.
  private var areFoundByName: Bool {
    let names: Set<Name> = ["NSClassFromString", "Assembly"]
    return (0..<program.interfaceStart).contains { file in
      guard program.trees.hasBodies(file) else { return false }
      let tree = program.trees[file]
      let found = tree.tokens.kinds.indices.lazy.map { tree.name(TokenIndex($0)) }
      return names.isSubset(of: Set(found.filter(names.contains)))
    }
  }

  /// Whether a type conforms by itself: what inherits from a class of the app's own may be found by
  /// that class.
  private func isDirect(_ id: DeclarationID, _ required: Set<DeclarationID>) -> Bool {
    resolver.supertypes(of: id).contains { $0.declaration.map(required.contains) ?? false }
  }

  // MARK: Order

  /// Notes what assemblers apply one after the other: their own lists, and behind them what one
  /// function has them apply.
  private mutating func findOrders(_ applications: SwinjectApplications, _ flow: ContainerFlow) {
    var lists: [ContainerID: [[DeclarationID]]] = [:]
    var later: [ContainerID: [DeclarationID?: [DeclarationID]]] = [:]
    for application in applications.all {
      let place = application.place
      let containers = flow.trace([.value(application.container)]).containers
      guard !program.targets.isTest(file: place.file), let id = containers.only else { continue }
      if application.isFirst {
        lists[id, default: []].append(application.assemblies.types)
      } else if EagerCode.isCertain(place) {
        let function = place.source.map { program.memberDeclaration(around: $0) }
        later[id, default: [:]][function, default: []] += application.assemblies.types
      }
    }
    for id in Set(lists.keys).union(later.keys).sorted() {
      for list in lists[id] ?? [[]] {
        orders.append(list)
        for (_, applied) in (later[id] ?? [:]) { orders.append(list + applied) }
      }
    }
    orders = orders.filter { $0.count > 1 }
  }
}
