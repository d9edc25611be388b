import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The second services of registrations: `container.forward(Alarm.self, to: clock)`.
struct SwinjectForwarding {
  static let functionName: Name = "forward"

  private let resolver: Resolver
  private let library: SwinjectLibrary
  private let flow: ContainerFlow

  private var program: Program { resolver.program }

  init(_ resolver: Resolver, _ library: SwinjectLibrary, _ flow: ContainerFlow) {
    self.resolver = resolver
    self.library = library
    self.flow = flow
  }

  /// Adds them to registrations.
  /// - Returns: Where the calls stand.
  func add(to registrations: inout [Registration]) -> Set<Place> {
    var places: Set<Place> = []
    for call in resolver.facts.genericCalls
    where isForwarding(call) && places.insert(call.place.unscoped).inserted {
      add(call, to: &registrations)
    }
    return places
  }

  private func isForwarding(_ call: GenericCall) -> Bool {
    program.isSource(call.place) && program[call.function].name == Self.functionName
      && library.declares(call.function) && !library.isInside(call.place)
  }

  private func add(_ call: GenericCall, to registrations: inout [Registration]) {
    let tree = program.trees[call.place.file]
    let arguments = tree.callArguments(of: call.call)
    let name = KeyName(resolver, arguments.first { $0.label == "name" }?.node, at: call.place)
    var key = Registration.Key(
      type: call.generics[0],
      name: name.text,
      isNameOpen: name.isOpen,
      arguments: nil
    )
    let entry = arguments.first { $0.label == "to" }.flatMap { origin(of: $0.node, at: call.place) }
    let meant = registrations.indices.filter { entry != nil && registrations[$0].origin == entry }
    for index in meant {
      key.arguments = registrations[index].key.arguments
      registrations[index].aliases.append(key)
    }
    guard meant.isEmpty else { return }
    let use = HelperCalls.KeyedCall(place: call.place, call: call.call, key: key, origin: 0)
    var registration = Registration.unplaced(
      at: use.place,
      use.call,
      use.key,
      resolver.title(of: key),
      program
    )
    registration.containers = flow.trace(flow.receiver(at: call.place)).containers
    registrations.append(registration)
  }

  /// The registration that an expression stands for: the call, or what holds its result.
  private func origin(of node: NodeIndex, at place: Place) -> ContainerOrigin? {
    let tree = program.trees[place.file]
    if tree.kind(node) == .call {
      return HandedFunction(flow, place.file, place.source).registration(of: node)
        .map { .asker(file: place.file, token: $0) }
    }
    let token = tree.mainToken(node).rawValue
    let meant = Set(
      resolver.references.references(in: place.file, token..<token + 1).map(\.target)
    )
    guard meant.count == 1, let variable = meant.first, program[variable].kind == .variable,
      let value = program.tree(of: variable).initialValue(of: program[variable].node),
      program.tree(of: variable).kind(value) == .call
    else { return nil }
    let file = Int(variable.file)
    return HandedFunction(flow, file, variable).registration(of: value)
      .map { .asker(file: file, token: $0) }
  }
}
