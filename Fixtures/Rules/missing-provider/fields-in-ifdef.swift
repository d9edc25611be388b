import Pure

// Fields and wirings come in branches: each wiring is judged against the fields of its own branch.
// It does not compile in release: the last wiring forgets the release reporter.

final class Reporter {}

final class CrashModule: FactoryModule {
  struct Dependency {
    let reporter: Reporter
    #if DEBUG
      let console: Reporter
    #else
      let uploader: Reporter
    #endif
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func crash() {
    print(dependency.reporter)
    #if DEBUG
      print(dependency.console)
    #else
      print(dependency.uploader)
    #endif
  }
}

enum CompositionRoot {
  static func resolve() -> CrashModule.Factory {
    let reporter = Reporter()
    #if DEBUG
      return .init(dependency: .init(reporter: reporter, console: reporter))
    #else
      return .init(dependency: .init(reporter: reporter, uploader: reporter))
    #endif
  }

  static func resolveAgain() -> CrashModule.Factory {
    let reporter = Reporter()
    #if DEBUG
      return .init(dependency: .init(reporter: reporter, console: reporter))
    #else
      // want@+1: missing-provider "CrashModule.Dependency.uploader"
      return .init(dependency: .init(reporter: reporter))
    #endif
  }
}
