/// What nearly meets a demand: the same type as an optional, a class for its protocol, a module that
/// is never started.
struct DirkNearMisses {
  private let container: DirkContainer
  private let resolver: Resolver

  private var program: Program { resolver.program }

  init(_ container: DirkContainer, _ resolver: Resolver) {
    self.container = container
    self.resolver = resolver
  }

  func complaint(
    _ message: String,
    about key: SwiftType,
    named title: String,
    among entries: [DirkEntry]
  ) -> Demand.Complaint {
    var misses: [(message: String, place: Place)] = []
    for entry in entries {
      guard let other = entry.key,
        let words = nearMiss(of: other, entry, for: key, named: title)
      else { continue }
      misses.append((words, entry.place))
    }
    let idle = container.idle.filter { $0.entry.key == key }
    for (entry, module) in idle {
      let name = program.qualifiedName(module)
      misses.append(("'\(title)' is registered in '\(name)', which is never started", entry.place))
    }
    return Demand.Complaint(
      message: message,
      nearMisses: Array(misses.prefix(3)),
      advice: advice(on: key, named: title, entries),
      leftOver: idle.map { DirkRegistrations.place(ofIdle: $0.module, program) }
    )
  }

  private func nearMiss(
    of other: SwiftType,
    _ entry: DirkEntry,
    for key: SwiftType,
    named title: String
  ) -> String? {
    if case .optional(let wrapped) = key.form, wrapped == other {
      return "'\(entry.title)' is registered here, and '\(title)' is another type"
    }
    if case .optional(let wrapped) = other.form, wrapped == key {
      return "'\(entry.title)' is registered here, and '\(title)' is another type"
    }
    let (wanted, found) = (key.unwrapped, other.unwrapped)
    if isProtocol(wanted), resolver.isSubtype(found, of: wanted) {
      let name = spelled(wanted, title)
      return "'\(entry.title)', which is a '\(name)', is registered here as itself"
    }
    if let built = entry.built, built == wanted, found != wanted {
      return "'\(spelled(wanted, title))' is built here, but registered as '\(entry.title)'"
    }
    if wanted != found, let id = wanted.declaration, id == found.declaration {
      return "'\(entry.title)' is registered here, and '\(title)' is another type"
    }
    return nil
  }

  private func advice(
    on key: SwiftType,
    named title: String,
    _ entries: [DirkEntry]
  ) -> String {
    if case .optional(let wrapped) = key.form, entries.contains(where: { $0.key == wrapped }) {
      return "ask for '\(spelled(wrapped, title))' itself"
    }
    if let idle = container.idle.first(where: { $0.entry.key == key }) {
      return "list '\(program.qualifiedName(idle.module))' in 'Dirk.start'"
    }
    return "register it in a module that 'Dirk.start' is given: 'Factory<\(title)> { ... }'"
  }

  /// A type without the sign for optionals behind it.
  private func spelled(_ type: SwiftType, _ title: String) -> String {
    var text = Substring(title)
    while text.hasSuffix("?") { text = text.dropLast() }
    return String(text)
  }

  private func isProtocol(_ type: SwiftType) -> Bool {
    switch type.form {
    case .nominal(let id, _): program[id].kind == .protocolType
    default: false
    }
  }
}
