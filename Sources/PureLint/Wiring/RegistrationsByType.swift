import PureLintResolution

/// Registrations by the types of their keys, so that a demand is compared with few of them.
package struct RegistrationsByType {
  private let registrations: [Registration]
  private let resolver: Resolver
  /// By the core of a key's type and by name, positions in `registrations`.
  private var positions: [Slot: [Int]] = [:]
  /// By the core of a key's type alone.
  private var positionsByCore: [TypeCore: [Int]] = [:]
  /// Those that have a key of a type that no source declares.
  private var foreign = ForeignKeys()
  /// Those that have a key of another type, which may be any.
  private var others: [Int] = []
  /// By key, the registrations of one that many have.
  private var crowds: [Registration.Key: Crowd] = [:]

  /// The registrations of one key in many containers, by these.
  package struct Crowd {
    /// Fewer registrations than this are looked through one by one.
    fileprivate static let fewest = 16

    /// Positions of those whose containers are known.
    private var byContainer: [ContainerID: [Int]] = [:]
    /// Positions of the others.
    package private(set) var open: [Int] = []

    fileprivate mutating func add(_ position: Int, in containers: ContainerSet) {
      if containers.isOpen { return open.append(position) }
      for id in containers.known { byContainer[id, default: []].append(position) }
    }

    /// Positions of those that are made in a container.
    package subscript(id: ContainerID) -> [Int] { byContainer[id] ?? [] }
  }

  /// The common part of keys that may be the same.
  private struct Slot: Hashable {
    let core: TypeCore
    let name: String?
    /// Whether it may have any name.
    let isOpen: Bool

    init(_ core: TypeCore, _ key: Registration.Key) {
      self.core = core
      isOpen = key.isNameOpen
      name = isOpen ? nil : key.name
    }

    init(open core: TypeCore) {
      self.core = core
      (name, isOpen) = (nil, true)
    }
  }

  package init(_ registrations: [Registration], _ resolver: Resolver) {
    self.registrations = registrations
    self.resolver = resolver
    for (position, registration) in registrations.enumerated() {
      // Most have one key.
      if registration.keys.count == 1 {
        add(registration.keys[0], of: position)
      } else {
        addAll(registration.keys, of: position)
      }
    }
    for positions in positions.values where positions.count > Crowd.fewest { addCrowds(positions) }
  }

  private mutating func addCrowds(_ positions: [Int]) {
    for position in positions {
      for key in registrations[position].keys where key.isCertain {
        crowds[key, default: Crowd()].add(position, in: registrations[position].containers)
      }
    }
  }

  /// The registrations of a key by their containers, if there are many of that key.
  package func crowd(of key: Registration.Key) -> Crowd? { crowds[key] }

  private mutating func add(_ key: Registration.Key, of position: Int) {
    guard let core = TypeCore(key.type) else { return addOther(key, of: position) }
    if core.mayHaveAlias { foreign.composed.append(position) }
    positionsByCore[core, default: []].append(position)
    positions[Slot(core, key), default: []].append(position)
  }

  private mutating func addOther(_ key: Registration.Key, of position: Int) {
    guard let name = resolver.foreignName(of: key.type) else { return others.append(position) }
    foreign.add(position, name, key, resolver.foreignKind(of: name.whole))
  }

  private mutating func addAll(_ keys: [Registration.Key], of position: Int) {
    let cores = keys.map { TypeCore($0.type) }
    if cores.contains(nil) { others.append(position) }
    if cores.contains(where: { $0?.mayHaveAlias == true }) { foreign.composed.append(position) }
    for core in Set(cores.compactMap { $0 }) {
      positionsByCore[core, default: []].append(position)
    }
    let slots = zip(cores, keys).compactMap { core, key in core.map { Slot($0, key) } }
    for slot in Set(slots) { positions[slot, default: []].append(position) }
  }

  /// The registration at a position.
  package subscript(position: Int) -> Registration { registrations[position] }

  /// All registrations that may be found under a key, and some others, in their order.
  package func mayMeet(_ key: Registration.Key) -> [Registration] {
    positions(mayMeeting: key).map { registrations[$0] }
  }

  /// The positions of all registrations that may be found under a key, and of some others, in their
  /// order.
  package func positions(mayMeeting key: Registration.Key) -> [Int] {
    guard let core = TypeCore(key.type) else {
      guard let name = resolver.foreignName(of: key.type) else {
        return Array(registrations.indices)
      }
      return joined(
        foreign.lists(for: name, key, resolver.foreignKind(of: name.whole)) + [others]
      )
    }
    let slot = Slot(core, key)
    let lists =
      slot.isOpen
      ? [positionsByCore[core] ?? [], others]
      : [positions[slot] ?? [], positions[Slot(open: core)] ?? [], others]
    return joined(core.mayHaveAlias ? lists + [foreign.unknown] : lists)
  }

  /// What is in any of some lists, each of which is in order.
  private func joined(_ lists: [[Int]]) -> [Int] {
    let filled = lists.filter { !$0.isEmpty }
    return filled.count < 2 ? filled.first ?? [] : Set(filled.joined()).sorted()
  }
}

/// The declared type inside a type, with what stands around it. Types with different cores are never
/// the same, whatever their arguments and parameters are.
private struct TypeCore: Hashable {
  private let declaration: DeclarationID
  private let layers: [Layer]

  private enum Layer {
    case optional, metatype, result
  }

  /// Whether it is a function or a type's own type, for which a library may have another name.
  var mayHaveAlias: Bool { layers.contains { $0 != .optional } }

  /// Nil for a type that no declared one stands in, or of which too little is known.
  init?(_ type: SwiftType) {
    var layers: [Layer] = []
    var inner = type
    while true {
      switch inner.form {
      case .nominal(let id, _):
        (declaration, self.layers) = (id, layers)
        return
      case .optional(let wrapped):
        layers.append(.optional)
        inner = wrapped
      case .metatype(let instance):
        layers.append(.metatype)
        inner = instance
      case .function(_, let result):
        layers.append(.result)
        inner = result
      default: return nil
      }
    }
  }
}
