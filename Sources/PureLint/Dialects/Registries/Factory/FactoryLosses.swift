import GraphModel
import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The properties that hold weakly what their factory makes, where nobody else holds it.
struct FactoryLosses {
  private let library: FactoryLibrary
  private let containers: FactoryContainers
  private let surroundings: RequestSurroundings
  private let idle: IdleClasses
  /// The calls of initializers, each with the type that it builds.
  private let constructions: [Place: DeclarationID]

  private var resolver: Resolver { surroundings.resolver }
  private var program: Program { resolver.program }

  init(
    _ library: FactoryLibrary,
    _ containers: FactoryContainers,
    _ surroundings: RequestSurroundings
  ) {
    self.library = library
    self.containers = containers
    self.surroundings = surroundings
    idle = IdleClasses(surroundings.resolver)
    constructions = Dictionary(
      surroundings.resolver.facts.constructions.map { ($0.place.unscoped, $0.declaration) }
    ) { first, _ in first }
  }

  /// What there is to say of a property whose object is gone when it is read; nil where somebody may
  /// hold it.
  func loss(
    of property: DeclarationID,
    from member: FactoryMember,
    _ timing: Edge.Timing
  ) -> Demand.Complaint? {
    guard library.wrapper(of: property) == .weakLazyInjected, timing != .eager,
      surroundings.isReached(property), surroundings.isRead(property), isLost(member)
    else { return nil }
    let name = program.qualifiedName(member.id)
    return Demand.Complaint(
      message: "'\(program.qualifiedName(property))' is nil when it is read: nobody holds what "
        + "'\(name)' makes for it",
      nearMisses: [("'\(program.text(member.id))' is declared here", member.place)],
      advice: "ask with '@LazyInjected', or give '\(name)' a scope that keeps what it makes"
    )
  }

  /// Whether what a factory makes is held by nobody but who asks for it.
  private func isLost(_ member: FactoryMember) -> Bool {
    guard let lifetime = containers.lifetime(of: member).lifetime, lifetime != .singleton,
      !member.modifiers.contains(where: { $0.name == "decorator" }),
      let type = madeType(by: member), idle.contain(type)
    else { return false }
    guard lifetime == .weak else { return true }
    return !containers.mayBeAsked(member)
      && (containers.uses[member.id] ?? []).allSatisfy { use in
        switch use.kind {
        case .ask, .other: false
        case .attribute: isWeak(use.place)
        case .registration, .scope, .none: true
        }
      }
  }

  private func isWeak(_ place: Place) -> Bool {
    resolver.property(withAttributeAround: place).flatMap(library.wrapper) == .weakLazyInjected
  }

  /// The type that a factory's closure builds, if that is all that it does.
  private func madeType(by member: FactoryMember) -> DeclarationID? {
    let tree = program.tree(of: member.id)
    guard let build = member.build,
      let closure = tree.callArguments(of: build).last?.node,
      tree.kind(closure) == .closure
    else { return nil }
    let items = tree.children(closure).filter { tree.kind($0) != .closureSignature }
    guard items.count == 1 else { return nil }
    let value =
      tree.kind(items[0]) == .returnStatement ? tree.expression(in: items[0]) : items[0]
    guard let value, tree.kind(value) == .call, let callee = tree.expression(in: value) else {
      return nil
    }
    let made = Place(file: member.place.file, token: tree.mainToken(callee))
    return constructions[made].flatMap { program[$0].kind.isReferenceType ? $0 : nil }
  }
}
