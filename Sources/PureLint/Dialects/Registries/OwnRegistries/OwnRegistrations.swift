import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// The registrations by the functions of a registry.
struct OwnRegistrations {
  /// In source order.
  private(set) var all: [Registration] = []

  private let shape: RegistryShape
  private let instances: RegistryInstances?
  private let resolver: Resolver

  private var program: Program { resolver.program }

  /// - Parameter instances: Those that can be told apart, if any can.
  init(_ shape: RegistryShape, _ instances: RegistryInstances?, _ resolver: Resolver) {
    self.shape = shape
    self.instances = instances
    self.resolver = resolver
    var known: Set<Place> = []
    let facades = RegistryFacades(resolver)
    for call in resolver.facts.genericCalls where shape.writers.contains(call.function) {
      guard resolver.program.isSource(call.place), registers(call),
        facades.writer(handingOnBy: call).map(shape.writers.contains) != true,
        known.insert(call.place.unscoped).inserted
      else { continue }
      all.append(registration(by: call, filling: call.call))
    }
    for record in shape.records.calls() {
      guard resolver.program.isSource(record.place),
        facades.writer(handingOnBy: record).map(shape.writers.contains) != true,
        known.insert(record.place.unscoped).inserted
      else { continue }
      all.append(registration(by: record, filling: shape.records.handOver(of: record)))
    }
    all += shape.entries.compactMap(registration)
    all.sort { $0.place.precedes($1.place) }
  }

  /// Whether a call hands something over: one in brackets does if it is assigned a value.
  private func registers(_ call: GenericCall) -> Bool {
    guard program[call.function].kind == .subscriptMember else { return true }
    let tree = program.trees[call.place.file]
    return resolver.assignedValue(of: call).map { tree.kind($0) != .nilLiteral } ?? false
  }

  /// - Parameter filler: The call that fills the registry, if it is in sight.
  private func registration(by call: GenericCall, filling filler: NodeIndex?) -> Registration {
    let tree = program.trees[call.place.file]
    let arguments = tree.callArguments(of: call.call)
    var type = RequestedTypes(resolver).generics(of: call).first ?? .unknown
    var name = shape.names.name(of: call)
    if shape.names.areAlone(in: call.function) {
      if let named = shape.names.type(told: name) {
        type = named
        name = KeyName(resolver, nil, at: call.place)
      } else if name?.isOpen ?? resolver.isNamed(call) {
        type = .unknown
      }
    }
    let key = Registration.Key(
      type: ExactType.key(type, resolver) ?? .unknown,
      name: name?.text,
      isNameOpen: name?.isOpen ?? resolver.isNamed(call)
    )
    let title = resolver.title(of: key, writtenAs: arguments.first?.node, tree)
    let placed = filler.flatMap { filler in
      shape.replaces
        ? RegistrationCall(resolver, filler, at: call.place).registration(of: title, for: key) : nil
    }
    var registration =
      placed ?? .unplaced(at: call.place, call.call, key, title, program)
    // What is handed over as a value is built before it is registered, whoever asks for it.
    registration.call = factory(of: call)
    registration.value = registration.call == nil ? value(of: call) : nil
    registration.aliases =
      shape.findsByKind ? kinds(of: key) : instanceKey(of: key).map { [$0] } ?? []
    if let instances { registration.containers = ContainerSet([instances.receiver(of: call)]) }
    return registration
  }

  /// The keys of all types of the sources, and classes of the system, that a value is besides.
  private func kinds(of key: Registration.Key) -> [Registration.Key] {
    let supertypes = resolver.allSupertypes(of: key.type).filter { type in
      if case .external(let name, _) = type.form { return program.libraries.knows(name, .isObject) }
      return ExactType.isOfSources(type, resolver)
    }
    return Set(supertypes.compactMap { ExactType.key($0, resolver) }).subtracting([key.type])
      .map { Registration.Key(type: $0) }
  }

  /// The key of the type itself, where one is handed over as a value, so that the type parameter stands
  /// for the type's type: `register<T>(_ type: T, …)`. Who asks may add that by himself, by `type(of:)`.
  private func instanceKey(of key: Registration.Key) -> Registration.Key? {
    guard case .metatype(let instance) = key.type.form else { return nil }
    return Registration.Key(type: instance, name: key.name, isNameOpen: key.isNameOpen)
  }

  /// What the registry holds without its functions.
  private func registration(of entry: RegistryEntries.Entry) -> Registration? {
    ExactType.key(entry.type, resolver).map { type in
      let key = Registration.Key(type: type)
      let title = resolver.title(of: key)
      var registration = Registration.unplaced(at: entry.place, entry.value, key, title, program)
      let tree = program.trees[entry.place.file]
      if tree.kind(entry.value) == .closure {
        registration.call = entry.value
      } else {
        registration.value = entry.value
      }
      return registration
    }
  }

  /// The closure, or the argument that is handed over as one, by which a value is built.
  private func factory(of call: GenericCall) -> NodeIndex? {
    let tree = program.trees[call.place.file]
    for argument in call.arguments {
      if tree.kind(argument.node) == .closure { return argument.node }
      if isAutoclosure(argument.parameter) { return tree.nodes(around: argument.node).last }
    }
    return nil
  }

  /// What is handed over as the value itself: for a parameter of the type that is registered, or behind
  /// brackets.
  private func value(of call: GenericCall) -> NodeIndex? {
    let given = call.arguments.first { argument in
      guard case .parameter = resolver.type(of: argument.parameter).unwrapped.form else {
        return false
      }
      return true
    }
    return given?.node ?? resolver.assignedValue(of: call)
  }

  private func isAutoclosure(_ parameter: DeclarationID) -> Bool {
    let tree = program.tree(of: parameter)
    return tree.type(in: program[parameter].node).map { tree.isAutoclosure($0) } ?? false
  }
}
