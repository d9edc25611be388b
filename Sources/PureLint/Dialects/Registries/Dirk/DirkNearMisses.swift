import PureLintResolution
import PureLintWiring

/// The near misses of a demand: the same type as an optional, a class for its protocol, a module
/// that is never started.
struct DirkNearMisses {
  private let container: DirkContainer
  private let resolver: Resolver
  private let near: NearTypes

  private var program: Program { resolver.program }

  init(_ container: DirkContainer, _ resolver: Resolver) {
    self.container = container
    self.resolver = resolver
    near = NearTypes(resolver)
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
        let words = near.words(
          for: .init(type: other, title: entry.title, built: entry.built),
          asked: key,
          named: title
        )
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

  private func advice(
    on key: SwiftType,
    named title: String,
    _ entries: [DirkEntry]
  ) -> String {
    if case .optional(let wrapped) = key.form, entries.contains(where: { $0.key == wrapped }) {
      return "ask for '\(NearTypes.spelled(title))' itself"
    }
    if let idle = container.idle.first(where: { $0.entry.key == key }) {
      return "list '\(program.qualifiedName(idle.module))' in 'Dirk.start'"
    }
    return "register it in a module that 'Dirk.start' is given: 'Factory<\(title)> { ... }'"
  }
}
