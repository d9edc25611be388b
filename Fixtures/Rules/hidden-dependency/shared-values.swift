// rules: hidden-dependency
import Foundation
import Pure

// Singletons of libraries and of the app, reached in different ways; constants, enums and the
// module's own statics are no hidden needs.

final class Session {
  nonisolated(unsafe) static let shared = Session()
  nonisolated(unsafe) static let `default` = Session()
  static func current() -> Session { shared }
  func end() {}
}

enum Theme {
  static let margin = 8
  static let name = "plain"
}

final class MenuModule: FactoryModule {
  struct Dependency {
    let title: String
  }
  static let identifier = "menu"
  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func open() {
    print(dependency.title, Theme.margin, Theme.name, Self.identifier, MenuModule.identifier)
    Session.shared.end()  // want: hidden-dependency "Session"
    let session: Session = .shared  // want: hidden-dependency "Session"
    session.end()
  }
}

enum CompositionRoot {
  static func resolve() -> MenuModule.Factory {
    Session.shared.end()
    return .init(dependency: .init(title: Theme.name))
  }
}
