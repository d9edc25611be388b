import GraphModel
import PureLintFindings
import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// The registrations, as the graph gets them.
struct DirkRegistrations {
  private let container: DirkContainer
  private let resolver: Resolver

  private var program: Program { resolver.program }

  init(_ container: DirkContainer, _ resolver: Resolver) {
    self.container = container
    self.resolver = resolver
  }

  /// - Parameter isAssumedUsed: Whether somebody may ask for an entry though no demand for it shows.
  func all(isAssumedUsed: (DirkEntry) -> Bool) -> [Registration] {
    var known: Set<Place> = []
    let replaced = Set(container.replacements.values)
    let own = Set(container.app.entries.map(\.place))
    let entries = container.all.filter { known.insert($0.place).inserted }
    return entries.map { entry in
      var registration = registration(of: entry)
      registration.isAssumedUsed =
        replaced.contains(entry.place) || !own.contains(entry.place) || isAssumedUsed(entry)
      return registration
    } + container.idleModules.map(registration(ofIdle:))
  }

  private func registration(of entry: DirkEntry) -> Registration {
    var registration = self.registration(
      at: entry.place,
      call: entry.call,
      key: entry.key ?? .unknown,
      title: entry.title
    )
    registration.lifetime = entry.lifetime
    registration.isLifetimeExplicit = entry.lifetime != nil && hasIdentity(entry.key)
    registration.replaced = container.replacements[entry.place]
    registration.words = RegistrationWords(
      unused: " is registered\(around(entry.place)) but nobody asks for it",
      adviceOnUnused: "delete it, or ask for it where it is needed",
      adviceOnDuplicate: "delete one of the two: the last one that is registered counts",
      adviceOnCycle: "make one of them ask later: '@Inject' asks when it is first read"
    )
    return registration
  }

  /// The node for a module that is never started.
  private func registration(ofIdle module: DeclarationID) -> Registration {
    var registration = self.registration(
      at: Self.place(ofIdle: module, program),
      call: nil,
      key: .metatype(.nominal(module, [])),
      title: program.qualifiedName(module)
    )
    registration.isAssumedUsed = false
    registration.words = RegistrationWords(
      unused: " is a module that is never started",
      adviceOnUnused: "delete it, or list it in 'Dirk.start'",
      adviceOnDuplicate: "delete one of the two"
    )
    return registration
  }

  /// The place by which a module that is never started is known.
  static func place(ofIdle module: DeclarationID, _ program: Program) -> Place {
    Place(
      file: Int(module.file),
      token: program[module].nameToken,
      source: module
    )
  }

  /// Whether two values of a type may differ in more than what they say.
  private func hasIdentity(_ key: SwiftType?) -> Bool {
    switch key?.unwrapped.form {
    case .nominal(let id, _): program.isSource(id)
    case .external(let name, _): !program.libraries.knows(name, .isData)
    case .composition: true
    default: false
    }
  }

  private func around(_ place: Place) -> String {
    place.source.map { source in
      let owner =
        resolver.selfDeclaration(of: source) ?? program.memberDeclaration(around: source)
      return " in '\(program.qualifiedName(owner))'"
    } ?? ""
  }

  private func registration(
    at place: Place,
    call: NodeIndex?,
    key: SwiftType,
    title: String
  ) -> Registration {
    // Which of two registrations replaces the other shows from the starts, so each has a container
    // of its own here.
    let body = call ?? program[place.source!].node
    return Registration(
      place: place,
      call: call,
      container: Registration.Container(file: place.file, body: body, text: "Dirk"),
      key: Registration.Key(type: key),
      blocks: [],
      condition: call.map { program.condition(around: $0, in: place.file) } ?? .none,
      title: title
    )
  }
}
