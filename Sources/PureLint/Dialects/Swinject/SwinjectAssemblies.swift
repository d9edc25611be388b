import PureLintProjects
import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The assemblies of a program: which ones are applied, and in what order.
struct SwinjectAssemblies {
  private(set) var all: Set<DeclarationID> = []
  /// Those that nobody applies.
  private(set) var idle: Set<DeclarationID> = []
  /// The assemblies that one assembler applies, one after the other.
  private(set) var orders: [Order] = []
  /// The assemblies that somebody makes, where nothing in sight applies any.
  private(set) var unapplied: [UnfollowedStep] = []
  private let resolver: Resolver

  private var program: Program { resolver.program }

  init(_ resolver: Resolver, _ applications: SwinjectApplications, _ flow: ContainerFlow) {
    self.resolver = resolver
    let program = resolver.program
    let required = Set(resolver.symbols.topLevel("Assembly").filter { !program.isSource($0) })
    guard !required.isEmpty else { return }
    findIdle(required, areListed: applications.areKnown)
    if applications.all.isEmpty { noteUnapplied(required) }
    findOrders(applications, flow)
  }

  /// The assembly that a place is in.
  func assembly(around place: Place) -> DeclarationID? {
    place.source.flatMap { resolver.selfDeclaration(of: $0) }
  }

  // MARK: Applied

  /// - Parameter areListed: Whether the assemblies that are applied are known by the lists of them.
  private mutating func findIdle(_ required: Set<DeclarationID>, areListed: Bool) {
    let found = resolver.symbols.possibleSubtypes(of: ["Assembly"]).filter { id in
      program.isSource(id) && program[id].kind.isNominalType && program[id].kind != .protocolType
        && !resolver.ancestors(of: id).isDisjoint(with: required)
    }
    all = Set(found)
    let built = Set(resolver.facts.sites.map(\.declaration))
    // Where none is made by name, they are found at run time.
    guard all.contains(where: built.contains) else { return }
    let types = UnmadeTypes(resolver)
    idle = Set(
      all.filter { id in
        let file = Int(program[id].file)
        let isMade = areListed && !isAppliedUnseen(id) ? types.isNamed(id) : types.isMade(id)
        return !isMade && !program.targets.isTest(file: file)
          && !program.targets.isRunOutOfSight(file: file) && isDirect(id, required)
      }
    )
    if !idle.isEmpty, areFoundByName { idle = [] }
  }

  /// Notes which assemblies are made though no assembler is given any, and no code calls what fills a
  /// container with one.
  private mutating func noteUnapplied(_ required: Set<DeclarationID>) {
    let functions = required.union(all).flatMap { resolver.members(of: $0)["assemble"] ?? [] }
    guard functions.allSatisfy({ resolver.references.references(to: $0).isEmpty }) else { return }
    unapplied = all.subtracting(idle).sorted()
      .filter { !program.targets.isTest(file: program[$0].file) && !isAppliedUnseen($0) }
      .map { id in
        UnfollowedStep(
          "assembly",
          at: Place(file: Int(program[id].file), token: program[id].nameToken, source: id),
          "assembly is not followed; nothing here tells to which container it is applied"
        )
      }
  }

  /// Whether something whose type is not known may be an assembly that fills a container.
  private func isAppliedUnseen(_ id: DeclarationID) -> Bool {
    (resolver.members(of: id)["assemble"] ?? []).contains {
      resolver.unknownReads.hasReads(of: $0)
    }
  }

  /// Whether some file makes assemblies of classes that it finds by their names.
  private var areFoundByName: Bool {
    let names: Set<Name> = ["NSClassFromString", "Assembly"]
    return (0..<program.interfaceStart).contains { file in
      guard program.trees.hasBodies(file) else { return false }
      let tree = program.trees[file]
      let found = tree.tokens.kinds.indices.lazy.map { tree.name(TokenIndex($0)) }
      return names.isSubset(of: Set(found.filter(names.contains)))
        && tree.tokens.kinds.indices.contains { findsAssembly(at: TokenIndex($0), in: file) }
    }
  }

  /// Whether what stands at a token finds a class by a name that may be an assembly's.
  private func findsAssembly(at token: TokenIndex, in file: Int) -> Bool {
    let tree = program.trees[file]
    guard tree.name(token) == "NSClassFromString" else { return false }
    let argument = tree.call(of: token).flatMap { tree.callArguments(of: $0).first }
    let name = argument.map { KeyName(resolver, $0.node, at: Place(file: file, token: token)) }
    guard let name, !name.isOpen, let text = name.text else { return true }
    let last = text.split { $0 == "." || $0 == "\"" }.last.map { Name(String($0)) }
    return all.contains { program[$0].name == last }
  }

  /// Whether a type conforms by itself: what inherits from a class of the app's own may be found by
  /// that class.
  private func isDirect(_ id: DeclarationID, _ required: Set<DeclarationID>) -> Bool {
    resolver.supertypes(of: id).contains { $0.declaration.map(required.contains) ?? false }
  }

  // MARK: Order

  /// Assemblies that one assembler applies, one after the other.
  struct Order {
    let container: ContainerID
    var assemblies: [DeclarationID]
    /// Where each of them is made.
    var places: [Place]
    /// Whether these are all of them.
    var isComplete: Bool
  }

  /// Notes what assemblers apply one after the other: their own lists, and behind them what one
  /// function has them apply.
  private mutating func findOrders(_ applications: SwinjectApplications, _ flow: ContainerFlow) {
    var lists: [ContainerID: [Order]] = [:]
    var later: [ContainerID: [DeclarationID?: Order]] = [:]
    for application in applications.all {
      let place = application.place
      let containers = flow.trace([.value(application.container)]).containers
      guard !program.targets.isTest(file: place.file), let id = containers.only else { continue }
      let list = application.assemblies
      let order = Order(
        container: id,
        assemblies: list.fixed,
        places: list.places,
        isComplete: list.isComplete && list.fixed.count == list.types.count
      )
      if application.isFirst {
        lists[id, default: []].append(order)
      } else if EagerCode.isCertain(place) {
        let function = place.source.map { program.memberDeclaration(around: $0) }
        later[id, default: [:]][function, default: .empty(id)].append(order)
      }
    }
    for id in Set(lists.keys).union(later.keys).sorted() {
      for list in lists[id] ?? [Order.empty(id)] {
        orders.append(list)
        for (_, applied) in (later[id] ?? [:]) { orders.append(list.followed(by: applied)) }
      }
    }
    orders = orders.filter { $0.assemblies.count > 1 }
  }

  /// Whether an assembly is always applied before some others, to whatever container it is.
  func isApplied(_ assembly: DeclarationID, before others: Set<DeclarationID>) -> Bool {
    guard !others.contains(assembly) else { return false }
    let own = orders.filter { $0.assemblies.contains(assembly) }
    let containers = Set(own.map(\.container))
    let all = orders.filter { containers.contains($0.container) }
    return !own.isEmpty && own.allSatisfy { others.isSubset(of: $0.assemblies) }
      && all.allSatisfy { order in
        guard order.isComplete else { return false }
        let first = order.assemblies.firstIndex(of: assembly) ?? order.assemblies.count
        return order.assemblies[..<first].allSatisfy { !others.contains($0) }
      }
  }
}

extension SwinjectAssemblies.Order {
  fileprivate static func empty(_ container: ContainerID) -> Self {
    Self(container: container, assemblies: [], places: [], isComplete: true)
  }

  /// The assemblies that are applied a second time, each with the place where it is made again.
  var repeated: [(assembly: DeclarationID, place: Place)] {
    var known: Set<DeclarationID> = []
    return zip(assemblies, places).filter { !known.insert($0.0).inserted }
  }

  fileprivate mutating func append(_ other: Self) {
    assemblies += other.assemblies
    places += other.places
    isComplete = isComplete && other.isComplete
  }

  fileprivate func followed(by other: Self) -> Self {
    var order = self
    order.append(other)
    return order
  }
}
