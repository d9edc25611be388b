import Pure

struct Calendar {}

struct Handler {
  func callAsFunction(_ text: String) {}
}

final class Clock: FactoryModule {
  struct Dependency {
    let map: Calendar  // want: unused-dependency "map"
    let routes: Calendar  // want: unused-dependency "routes"
    let day: Calendar
    let handle: Handler
    let open: (String) -> Void
    let anything: Whatever
  }

  private let dependency: Dependency

  init(dependency: Dependency, payload: Void) {
    self.dependency = dependency
  }
}

// Nothing is known of what these are called on: what is called cannot be a calendar, and what has
// nothing in front of its period is no field at all. The rest may be what the fields hold.
load { contents in
  contents.map { "\($0)" }
  contents.navigate(to: .routes)
}
load { contents in
  print(contents.day)
  contents.handle("now")
  contents.open("door")
  contents.anything("goes")
}

enum CompositionRoot {
  static func resolve() -> Clock.Factory {
    .init(
      dependency: .init(
        map: Calendar(),
        routes: Calendar(),
        day: Calendar(),
        handle: Handler(),
        open: { print($0) },
        anything: Whatever()
      )
    )
  }
}
print(CompositionRoot.resolve())
