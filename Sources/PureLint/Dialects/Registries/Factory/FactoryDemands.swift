import GraphModel
import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// The requests for values of factories.
struct FactoryDemands {
  private let library: FactoryLibrary
  private let containers: FactoryContainers
  private let surroundings: RequestSurroundings
  private let losses: FactoryLosses

  private var resolver: Resolver { surroundings.resolver }
  private var program: Program { resolver.program }

  init(_ library: FactoryLibrary, _ containers: FactoryContainers, _ resolver: Resolver) {
    self.library = library
    self.containers = containers
    surroundings = RequestSurroundings(resolver, containers.builders)
    losses = FactoryLosses(library, containers, surroundings)
  }

  func all() -> [Demand] {
    var demands: [Demand] = []
    for member in containers.members {
      let found = (containers.uses[member.id] ?? []).compactMap { demand(by: $0, for: member) }
      let reached = found.filter { surroundings.reached.contains($0.place) }
        .sorted { $0.place.precedes($1.place) }
      guard !containers.isRegistered(member), var first = reached.first else {
        demands += found
        continue
      }
      first.registrations = []
      let complaint = complaint(about: member, reached.dropFirst().map(\.place))
      first.complaint = complaint
      demands.append(first)
    }
    return demands
  }

  private func demand(by use: FactoryUses.Use, for member: FactoryMember) -> Demand? {
    switch use.kind {
    case .ask: request(at: use.place, for: member)
    case .attribute:
      resolver.property(withAttributeAround: use.place).map { demand(of: $0, for: member) }
    default: nil
    }
  }

  private func demand(at place: Place, for member: FactoryMember) -> Demand {
    var demand = Demand(
      place: place,
      key: Registration.Key(type: member.product),
      title: ExactType.text(member.product, resolver)
    )
    demand.registrations = [member.place] + [containers.fills[member]?.place].compactMap(\.self)
    demand.mayStandAnywhere = true
    return demand
  }

  // MARK: Calls

  private func request(at place: Place, for member: FactoryMember) -> Demand {
    var demand = demand(at: place, for: member)
    if let decorated = containers.decorators.registration(around: place) {
      demand.builder = decorated
      demand.timing =
        containers.member(at: decorated)
        .map { timing(at: place, decorating: $0) } ?? .deferred
      return demand
    }
    let tree = program.trees[place.file]
    let isDefault =
      tree.call(of: place.token)
      .map { surroundings.isDefault($0, in: place.file) } ?? false
    let standing = surroundings.standing(of: place, isDefault: isDefault)
    demand.timing = standing.timing
    demand.asker = standing.asker
    demand.function = standing.function
    return demand
  }

  /// When a decorator asks: each time its object is asked for, unless it looks whether that is new.
  private func timing(at place: Place, decorating member: FactoryMember) -> Edge.Timing {
    let tree = program.trees[place.file]
    let around = tree.nodes(aroundToken: place.token, from: program[member.id].node)
    let closures = around.filter { tree.kind($0) == .closure }
    guard closures.count == 1 else { return .deferred }
    guard place.isConditional else { return .eager }
    guard isAskedIfNew(place, closures[0], tree),
      let lifetime = containers.lifetime(of: member).lifetime
    else { return .deferred }
    return lifetime == .transient || lifetime == .perGraph ? .eager : .stored
  }

  /// Whether all that decides about a place in a decorator is its parameter that tells whether the
  /// object is new.
  private func isAskedIfNew(
    _ place: Place,
    _ closure: NodeIndex,
    _ tree: SyntaxTree
  ) -> Bool {
    guard let flag = secondParameter(of: closure, tree) else { return false }
    let branches = tree.nodes(aroundToken: place.token, from: closure).filter {
      tree.kind($0) == .ifExpression
    }
    guard branches.count == 1,
      let condition = tree.firstChild(of: branches[0]), tree.text(condition) == flag
    else { return false }
    let block = tree.children(branches[0]).first { tree.kind($0) == .codeBlock }
    return block.map { tree.covers(place.token, $0) } ?? false
  }

  private func secondParameter(of closure: NodeIndex, _ tree: SyntaxTree) -> String? {
    guard let signature = tree.child(closure, .closureSignature) else { return "$1" }
    let clause = tree.child(signature, .parameterClause) ?? signature
    let parameters = tree.children(clause).filter {
      tree.kind($0) == .closureParameter || tree.kind($0) == .parameter
    }
    return parameters.count == 2 ? tree.text(tree.mainToken(parameters[1])) : nil
  }

  // MARK: Properties

  private func demand(of property: DeclarationID, for member: FactoryMember) -> Demand {
    let place = Place(
      file: Int(property.file),
      token: program[property].nameToken,
      source: property
    )
    var demand = demand(at: place, for: member)
    if !program[property].traits.contains(.isLocal) { demand.property = property }
    demand.asker = resolver.owner(ofNested: property)
    demand.timing =
      library.wrapper(of: property)
      .map { RequestReader(surroundings).timing(of: property, at: $0.time) } ?? .deferred
    demand.loss = losses.loss(of: property, from: member, demand.timing)
    return demand
  }

  // MARK: Promises

  /// - Parameter others: Where else it is asked for.
  private func complaint(
    about member: FactoryMember,
    _ others: [Place]
  ) -> Demand.Complaint {
    let name = program.qualifiedName(member.id)
    let idle = (containers.uses[member.id] ?? []).filter(\.isRegistration).compactMap { use in
      containers.runs.idleWords(around: use.place).map { ("it is registered in \($0)", use.place) }
    }
    return Demand.Complaint(
      message: "'\(name)' is promised but never registered: asking for it is fatal",
      nearMisses: [("'\(program.text(member.id))' is promised here", member.place)]
        + idle.prefix(1) + others.prefix(2).map { ("it is asked for here too", $0) },
      advice: "register what yields it before it is asked for: "
        + "'container.\(program.text(member.id)).register { ... }'",
      leftOver: [member.place]
    )
  }
}
