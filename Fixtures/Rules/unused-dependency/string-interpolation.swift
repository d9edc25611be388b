import Pure

// Interpolation reads: plain, multi-line, raw, nested.

final class Place {
  var name: String { "" }
}

final class TicketModule: FactoryModule {
  struct Dependency {
    let origin: Place
    let destination: Place
    let via: Place
    let stop: Place
    let depot: Place  // want: unused-dependency "depot"
  }

  private let dependency: Dependency

  init(dependency: Dependency, payload: Void) {
    self.dependency = dependency
  }

  var text: String {
    let short = "from \(dependency.origin.name)"
    let long = """
      \(short)
      to \(dependency.destination.name.isEmpty ? "?" : "\(dependency.via.name)")
      """
    return long + #"\(depot) \#(dependency.stop.name)"#
  }
}

enum CompositionRoot {
  static func resolve() -> TicketModule.Factory {
    let place = Place()
    return .init(
      dependency: .init(origin: place, destination: place, via: place, stop: place, depot: place))
  }
}
