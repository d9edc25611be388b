import Pure

// A function that is handed on as a value takes what its callers hand over, needed or not.

final class Api {}

final class HomeModule: FactoryModule {
  struct Dependency {
    let api: Api
  }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() { print(dependency.api) }
}

struct AppDependency {
  let home: HomeModule.Factory
  let open: (String, Int) -> Bool
  let close: (String) -> Void
  let log: (String) -> Void
}

final class CompositionRoot {
  static func resolve() -> AppDependency {
    AppDependency(
      home: .init(dependency: .init(api: Api())),
      open: self.open,
      close: close(_:),
      log: makeLog(level: 1, tag: "a")
    )
  }

  private static func open(_ url: String, _ options: Int) -> Bool { !url.isEmpty }

  private static func close(_ url: String) {}

  private static func makeLog(
    level: Int,
    tag: String  // want: unused-dependency "'tag' of 'makeLog(level:tag:)'"
  ) -> (String) -> Void {
    { print(level, $0) }
  }
}

let app = CompositionRoot.resolve()
app.home.create().show()
if app.open("a", 1) { app.close("a") }
app.log("b")
