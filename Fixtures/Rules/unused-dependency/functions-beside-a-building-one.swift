// A type that works and builds one struct of dependencies along the way is a root in the function
// that builds; the parameters of what else it does are its own business.

final class Access {
  struct Dependencies {
    let state: () -> Int
    let refresh: () -> Void
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
  func run() {
    print(dependencies.state())
    dependencies.refresh()
  }
}

final class SettingsHost {
  private var access: Access?

  init(verbose: Bool) {  // want: unused-dependency "verbose"
    access = Access(dependencies: .init(state: { 1 }, refresh: { print("refreshed") }))
    refresh()
  }

  func clear(generation: Int) { refresh() }
  func refresh() { access?.run() }
}

func makeHost() -> SettingsHost { SettingsHost(verbose: true) }

final class Watch {
  let host: SettingsHost
  init(host: SettingsHost) { self.host = host }
  func changed() {
    host.clear(generation: 1)
  }
}
