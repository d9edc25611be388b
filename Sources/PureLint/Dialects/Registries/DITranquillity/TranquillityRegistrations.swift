import GraphModel
import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The registrations in the library's containers.
struct TranquillityRegistrations {
  /// In source order.
  private(set) var all: [Registration] = []
  /// What their initializers and closures ask for.
  private(set) var requests: [RegistryRequest] = []
  /// The registrations of which the type is not told.
  private(set) var unresolved: [UnfollowedStep] = []

  private let resolver: Resolver
  private let parts: TranquillityParts
  /// Whether the lifetime of registrations without one is not the library's.
  private let hasOtherDefault: Bool
  private var program: Program { resolver.program }

  init(_ functions: Set<DeclarationID>, _ parts: TranquillityParts, _ resolver: Resolver) {
    self.resolver = resolver
    self.parts = parts
    let program = resolver.program
    hasOtherDefault = resolver.references
      .references { program[$0].name == "lifeTime" && !program.isSource($0) }
      .contains(where: \.isWrite)
    var known: Set<Place> = []
    for call in resolver.facts.genericCalls where functions.contains(call.function) {
      guard program.isSource(call.place), !parts.isIdle(call.place),
        known.insert(call.place.unscoped).inserted
      else { continue }
      add(call)
    }
    all.sort { $0.place.precedes($1.place) }
  }

  // MARK: Calls

  private mutating func add(_ call: GenericCall) {
    let place = call.place
    let tree = program.trees[place.file]
    let arguments = tree.callArguments(of: call.call)
    guard let method = arguments.first(where: { $0.label == nil }) else { return }
    let made = TranquillityMethod(method.node, call, resolver)
    let key = Registration.Key(type: ExactType.key(made.type.unwrapped, resolver) ?? .unknown)
    if key.type.isUnknown {
      unresolved.append(
        UnfollowedStep(
          "registration",
          at: place,
          "registration is not followed; nothing here tells its type"
        )
      )
    }
    let outer = tree.calls(behind: call.call)
    // Two of one key do not replace each other: each stands for itself.
    var registration = Registration.unplaced(
      at: place,
      outer.last ?? call.call,
      key,
      resolver.title(of: key),
      program
    )
    registration.call = outer.last ?? call.call
    registration.builds = made.builds
    registration.lifetime = hasOtherDefault ? nil : .transient
    for behind in outer { read(behind, tree, of: made.type, &registration) }
    all.append(registration)
    // What trailing closures change is not what the parameters say.
    if arguments.count == 1, tree.name(place.token) == TranquillityNames.registers[0] {
      for (type, token) in made.parameters { ask(for: type, at: token, place, tree) }
    }
  }

  private mutating func ask(
    for type: SwiftType,
    at token: TokenIndex,
    _ place: Place,
    _ tree: SyntaxTree,
    injected property: DeclarationID? = nil,
    timing: Edge.Timing = .eager
  ) {
    guard ExactType.isOfSources(type.unwrapped, resolver) else { return }
    var isOptional = false
    if case .optional = type.form { isOptional = true }
    if let property { isOptional = !isNeeded(property, besides: place) }
    let title = ExactType.text(type.unwrapped, resolver)
    let written = tree.text(token)
    var asked = RegistryRequest(
      request: ServiceRequest(
        place: Place(file: place.file, token: token, source: place.source),
        type: type.unwrapped,
        title: title,
        subject: title,
        text: property == nil
          ? "'\(written)' takes it, and the container" : "'\(written)' stays nil and",
        outcome: property == nil ? "crashes when that is asked for" : "crashes when it is read",
        timing: timing,
        isReached: true
      )
    )
    asked.isOptional = isOptional
    requests.append(asked)
  }

  /// Whether a property that an injection leaves alone is read as if something were in it, and nothing
  /// but the code around that registration sets it.
  private func isNeeded(_ property: DeclarationID, besides place: Place) -> Bool {
    let member = place.source.map(program.memberDeclaration)
    let writes = resolver.references.references(to: property).filter(\.isWrite)
    return writes.allSatisfy { $0.place.source.map(program.memberDeclaration) == member }
      && ForcedValues(resolver).isReadByForce(property)
  }

  // MARK: What follows the call

  private mutating func read(
    _ call: NodeIndex,
    _ tree: SyntaxTree,
    of type: SwiftType,
    _ registration: inout Registration
  ) {
    let arguments = tree.callArguments(of: call)
    switch tree.expression(in: call).map({ tree.name($0) }) {
    case "as":
      guard let first = arguments.first(where: { $0.label == nil || $0.label == "check" }),
        tree.kind(first.node) == .memberAccess, let named = tree.expression(in: first.node)
      else { return }
      let found = resolver.namedType(named, at: registration.place)
      let name = Self.name(arguments, tree, resolver, registration.place)
      registration.aliases.append(
        Registration.Key(
          type: ExactType.key(found.unwrapped, resolver) ?? .unknown,
          name: name.text,
          isNameOpen: name.isOpen
        )
      )
    case "lifetime":
      registration.lifetime = arguments.first.flatMap { Self.lifetime($0.node, tree) }
      registration.isLifetimeExplicit = registration.lifetime != nil
    case "injection": readInjection(arguments, tree, of: type, registration.place)
    default: break
    }
  }

  /// The name or the tag by which something is found; a tag is a name of its own.
  static func name(
    _ arguments: [CallArgument],
    _ tree: SyntaxTree,
    _ resolver: Resolver,
    _ place: Place
  ) -> (text: String?, isOpen: Bool) {
    if let tag = arguments.first(where: { $0.label == "tag" })?.node {
      guard tree.kind(tag) == .memberAccess, let named = tree.expression(in: tag) else {
        return (nil, true)
      }
      let type = resolver.namedType(named, at: place)
      return type.isUnknown ? (nil, true) : ("tag " + resolver.keyText(of: type), false)
    }
    let name = KeyName(resolver, arguments.first { $0.label == "name" }?.node, at: place)
    return (name.text, name.isOpen)
  }

  private static func lifetime(_ node: NodeIndex, _ tree: SyntaxTree) -> Node.Lifetime? {
    let isCall = tree.kind(node) == .call
    let name = isCall ? tree.expression(in: node).map { tree.name($0) } : tree.name(node)
    let isWeak =
      isCall
      && tree.callArguments(of: node).first.map { tree.name($0.node) == "weak" } ?? false
    switch name {
    case "single": return .singleton
    case "perRun", "perContainer": return isWeak ? .weak : .singleton
    case "objectGraph": return .perGraph
    case "prototype": return .transient
    default: return nil
    }
  }

  /// A property that is filled once its object is made; with `cycle`, once all are stored.
  private mutating func readInjection(
    _ arguments: [CallArgument],
    _ tree: SyntaxTree,
    of type: SwiftType,
    _ place: Place
  ) {
    let isLate = arguments.contains { $0.label == "cycle" && tree.text($0.node) == "true" }
    guard let method = arguments.last(where: { $0.label == nil }),
      let (property, token) = injected(method.node, tree, into: type, place)
    else { return }
    ask(
      for: resolver.type(of: property),
      at: token,
      place,
      tree,
      injected: property,
      timing: isLate ? .stored : .eager
    )
  }

  /// The property that an injection sets, and where it is named.
  private func injected(
    _ node: NodeIndex,
    _ tree: SyntaxTree,
    into type: SwiftType,
    _ place: Place
  ) -> (DeclarationID, TokenIndex)? {
    var token: TokenIndex?
    if tree.kind(node) == .keyPathExpression {
      token = tree.children(node).filter { tree.kind($0) == .keyPathComponent }.last
        .map { tree.mainToken($0) }
    } else if tree.kind(node) == .closure {
      let items = tree.children(node).filter { tree.kind($0) == .sequenceExpression }
      guard items.count == 1, let (target, _) = tree.assignment(items[0]),
        tree.kind(target) == .memberAccess
      else { return nil }
      token = tree.mainToken(target)
    }
    guard let token,
      let property = resolver.findMembers(tree.name(token), of: type).map(\.id).first(where: {
        program[$0].kind == .variable
      })
    else { return nil }
    return (property, token)
  }
}
