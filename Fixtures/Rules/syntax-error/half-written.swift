import Pure

// A root that is being written. What is whole stays judged, and each line is told once.

final class Api {}

final class HomeModule: FactoryModule {
  struct Dependency {
    let api: Api
    let title: String  // want: unused-dependency "title"
  }
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show() { print(dependency.api) }
}

enum CompositionRoot {
  static func makeHome() -> HomeModule.Factory {
    let api: Api =  // want: syntax-error "expected initial value after '='"
    return .init(dependency: .init(api: Api(), title: "home"))
  }

  static func () {}  // want: syntax-error "expected identifier in function declaration"
  static func other(a: Int b: Int c: Int) {}  // want: syntax-error "expected ',' separator"
  // The fourth and the fifth are a note.
  static func more(a: Int b: Int) {}
  static let = 3
}
