import GraphModel
import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The registrations in the library's containers.
struct SwinjectRegistrations {
  private(set) var all: [Registration] = []
  /// The calls that register by a reference to an initializer, which asks for its parameters.
  private(set) var initializers: [GenericCall] = []
  /// The registrations of helpers, under the keys in their own bodies.
  private(set) var inHelpers: [Registration] = []
  private var completions = SwinjectCompletions()
  /// Where the calls stand.
  private(set) var places: Set<Place> = []
  private let resolver: Resolver
  private let library: SwinjectLibrary
  private let helpers: HelperCalls
  private let flow: ContainerFlow
  private let lifetimes: SwinjectLifetimes
  /// By file, where containers are emptied.
  private let clearings: [Int: [TokenIndex]]

  private var program: Program { resolver.program }

  init(
    _ resolver: Resolver,
    _ library: SwinjectLibrary,
    _ helpers: HelperCalls,
    _ flow: ContainerFlow
  ) {
    self.resolver = resolver
    self.library = library
    self.helpers = helpers
    self.flow = flow
    lifetimes = SwinjectLifetimes(resolver)
    clearings = Self.clearings(resolver, library)
    for call in resolver.facts.genericCalls where isRegistration(call) {
      if places.insert(call.place.unscoped).inserted { add(call) }
    }
    for call in resolver.facts.typeCalls where isRegistration(call) {
      guard places.insert(call.place.unscoped).inserted else { continue }
      if var registration = SwinjectRegistrationReader(resolver, call).registration() {
        registration.containers = flow.trace(flow.receiver(at: call.place)).containers
        registration.lifetime = lifetimes.lifetime(in: registration.containers)
        all.append(completed(registration, at: call.call))
      }
    }
    completions.sort(program.trees)
    places.formUnion(SwinjectForwarding(resolver, library, flow).add(to: &all))
  }

  /// Whether some call has the name of one that registers something, or asks for it: in most programs
  /// none has.
  static func mayStand(in facts: Facts, _ program: Program) -> Bool {
    let names = SwinjectLibrary.functionNames
      .union([SwinjectForwarding.functionName, SwinjectLibrary.requestName])
    return facts.genericCalls.contains { names.contains(program[$0.function].name) }
      || facts.typeCalls.contains { call in
        names.contains(program.trees[call.place.file].name(call.place.token))
      }
  }

  /// Whether some container is emptied of what it holds.
  var areCleared: Bool { !clearings.isEmpty }

  /// When what is asked for at a place is asked for: what completes a value does so once it is
  /// stored.
  func timing(at place: Place) -> Edge.Timing {
    completions.completion(around: place.token, in: place.file)?.timing ?? .eager
  }

  /// A place that is certain to be reached if only the type of a completed value decides about it.
  func settled(_ place: Place) -> Place {
    guard place.isConditional,
      let completion = completions.completion(around: place.token, in: place.file),
      CastConditions(program.trees[place.file], completion.closure).leadAlone(to: place.token)
    else { return place }
    return Place(
      file: place.file,
      token: place.token,
      source: place.source,
      isDeferred: place.isDeferred,
      isConditional: false
    )
  }

  // MARK: Calls

  private func isRegistration(_ call: GenericCall) -> Bool {
    program.isSource(call.place)
      && SwinjectLibrary.functionNames.contains(program[call.function].name)
      && library.declares(call.function) && !library.isInside(call.place)
  }

  /// Whether a call whose function is not known registers something in a container.
  private func isRegistration(_ call: TypeCall) -> Bool {
    let place = call.place
    let name = program.trees[place.file].name(place.token)
    guard program.isSource(place), SwinjectLibrary.functionNames.contains(name),
      library.isOfContainer(call), !library.isInside(place)
    else { return false }
    let token = place.token.rawValue
    let arguments = program.trees[place.file].callArguments(of: call.call)
    return resolver.references.references(in: place.file, token..<token + 1).allSatisfy { meant in
      library.declares(meant.target)
        || ArgumentMatching.match(arguments, to: resolver.parameterList(of: meant.target)) == nil
    }
  }

  private mutating func add(_ call: GenericCall) {
    let tree = program.trees[call.place.file]
    let arguments = tree.callArguments(of: call.call)
    let isAutomatic = program[call.function].name == "autoregister"
    var keyed = HelperCalls.KeyedCall(
      place: call.place,
      call: call.call,
      key: Registration.Key(
        type: call.generics[0],
        arguments: isAutomatic
          ? Array(call.generics.dropFirst().dropLast()) : argumentTypes(of: call, arguments)
      ),
      containers: flow.receiver(at: call.place),
      origin: initializers.count
    )
    keyed.setName(KeyName(resolver, arguments.first { $0.label == "name" }?.node, at: call.place))
    if hasUnknownFactory(call) { keyed.key.arguments = nil }
    // What is registered is what is named, whatever the factory yields.
    if call.arguments.first?.type.isUnknown == true { keyed.key.type = .unknown }
    if isAutomatic { initializers.append(call) }
    let uses = helpers.expanded(keyed, isTold: true)
    for use in uses { all.append(registration(for: use, by: call, isAutomatic)) }
    if uses.contains(where: { $0.place != call.place }), !keyed.key.isNameOpen {
      let title = resolver.title(of: keyed.key, writtenAs: arguments.first?.node, tree)
      let read = RegistrationCall(resolver, call.call, at: call.place)
      if let own = read.registration(of: title, for: keyed.key) { inHelpers.append(own) }
    }
  }

  private static func clearings(
    _ resolver: Resolver,
    _ library: SwinjectLibrary
  ) -> [Int: [TokenIndex]] {
    let program = resolver.program
    let calls = resolver.references.references {
      program[$0].name == "removeAll" && library.declares($0)
    }
    let places = calls.map(\.place).filter(program.isSource)
    return Dictionary(grouping: places, by: \.file).mapValues { $0.map(\.token) }
  }

  /// The registration that a call makes for one use of the helpers around it.
  private mutating func registration(
    for use: HelperCalls.KeyedCall,
    by call: GenericCall,
    _ isAutomatic: Bool
  ) -> Registration {
    let tree = program.trees[call.place.file]
    let arguments = tree.callArguments(of: call.call)
    let written = use.place == call.place ? arguments.first?.node : nil
    let title = resolver.title(of: use.key, writtenAs: written, tree)
    let read = RegistrationCall(resolver, use.call, at: use.place)
      .registration(of: title, for: use.key)
    var registration = read ?? .unplaced(at: use.place, use.call, use.key, title, program)
    // What stands in front of a clearing is gone behind it, as in another container.
    let cleared = (clearings[use.place.file] ?? []).count { $0 < use.place.token }
    registration.container.text += String(repeating: "'", count: cleared)
    registration.containers = flow.trace(use.containers).containers
    registration.lifetime = lifetimes.lifetime(in: registration.containers)
    let original = completed(registration, at: call.call, in: call.place.file)
    registration.lifetime = original.lifetime
    // Who asks with an argument of his own means to have one of his own.
    registration.isLifetimeExplicit =
      original.isLifetimeExplicit
      && (original.lifetime != .transient || use.key.arguments?.isEmpty ?? true)
    registration.aliases = original.aliases
    if isAutomatic, arguments.contains(where: { $0.label == "dependency" }) {
      registration.lifetime = .singleton
      if let type = builtType(call) { registration.aliases += keys(ofDependency: type) }
    }
    if use.place == call.place {
      registration.call = original.call
    } else {
      // What follows the call of a helper comes last.
      registration = completed(registration, at: use.call)
      registration.helperCall = original.call.map {
        Registration.HelperCall(place: call.place, call: $0)
      }
    }
    if registration.lifetime == .transient { registration.reentry = .doubled }
    registration.builds = isAutomatic ? builtType(call) : nil
    return registration
  }

  /// What is registered beside a module's factory: the struct that it is made with, and a function
  /// that yields it.
  private func keys(ofDependency type: DeclarationID) -> [Registration.Key] {
    let dependency = SwiftType.nominal(type, [])
    return [dependency, .function([], dependency)].map { Registration.Key(type: $0) }
  }

  /// Whether a call is handed a factory of which nothing is known, not even what it takes.
  private func hasUnknownFactory(_ call: GenericCall) -> Bool {
    let tree = program.trees[call.place.file]
    return call.arguments.contains {
      program[$0.parameter].name == "factory" && $0.type.isUnknown && tree.kind($0.node) != .closure
    }
  }

  /// The types of what a factory is given, by its signature, else by its body.
  private func argumentTypes(of call: GenericCall, _ arguments: [CallArgument]) -> [SwiftType] {
    let types = Array(call.generics.dropFirst())
    let tree = program.trees[call.place.file]
    guard types.contains(where: \.hasUnknown), let factory = arguments.last,
      tree.kind(factory.node) == .closure
    else { return types }
    let body = ClosureArguments(flow, factory.node, at: call.place)
    return types.enumerated().map { position, type in
      type.isUnknown ? body.type(at: position + 1) : type
    }
  }

  /// The type whose initializer a call registers.
  private func builtType(_ call: GenericCall) -> DeclarationID? {
    let referred = call.arguments.last.flatMap {
      resolver.initializedType($0.node, at: call.place)
    }
    return (referred ?? call.generics.last?.result)?.declaration
  }

  // MARK: What follows the call

  /// The registration with what the calls behind it say: its scope and other types.
  private mutating func completed(
    _ registration: Registration,
    at call: NodeIndex,
    in file: Int? = nil
  ) -> Registration {
    var registration = registration
    let file = file ?? registration.place.file
    let tree = program.trees[file]
    var whole = call
    var closures: [NodeIndex] = []
    for node in tree.calls(behind: call) {
      guard let callee = tree.expression(in: node) else { continue }
      let name = tree.name(tree.mainToken(callee))
      if name == "initCompleted" {
        if let closure = tree.callArguments(of: node).first?.node { closures.append(closure) }
      } else {
        read(node, name, file, &registration)
      }
      whole = node
    }
    registration.call = whole
    for closure in closures {
      // What is made anew each time is stored nowhere.
      completions.note(closure, in: file, registration.lifetime == .transient ? .eager : .stored)
    }
    return registration
  }

  private func read(
    _ call: NodeIndex,
    _ name: Name,
    _ file: Int,
    _ registration: inout Registration
  ) {
    let tree = program.trees[file]
    let arguments = tree.callArguments(of: call)
    switch name {
    case "inObjectScope":
      guard let scope = arguments.first?.node else { return }
      let lifetime = SwinjectLifetimes.byName[tree.name(tree.mainToken(scope))]
      registration.lifetime = lifetime
      // A graph is the default, which nobody has to mean when he writes it, and who holds something weakly keeps nothing.
      registration.isLifetimeExplicit = lifetime == .transient || lifetime == .singleton
    case "implements":
      let place = Place(
        file: file,
        token: tree.mainToken(call),
        source: registration.place.source
      )
      for argument in arguments where argument.label == nil {
        guard let node = tree.expression(in: argument.node) else { continue }
        var key = Registration.Key(
          type: resolver.namedType(node, at: registration.place),
          arguments: registration.key.arguments
        )
        let name = KeyName(resolver, arguments.first { $0.label == "name" }?.node, at: place)
        key.name = name.text
        key.isNameOpen = name.isOpen
        registration.aliases.append(key)
      }
    default: break
    }
  }
}
