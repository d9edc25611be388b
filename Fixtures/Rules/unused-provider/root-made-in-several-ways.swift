import SwiftUI

// A root that is held without it needs no second maker: one for previews that no preview calls is
// of no use.

final class Session {}
final class Api { init(session: Session) { print(session) } }
final class Library { init(api: Api) { print(api) } }

final class AppDependencies {
  let library: Library
  init(api: Api) { library = Library(api: api) }

  static func live() -> AppDependencies { AppDependencies(api: Api(session: Session())) }
  static func preview() -> AppDependencies { live() }
  // want@+1: unused-provider "offline"
  static func offline() -> AppDependencies { AppDependencies(api: Api(session: Session())) }
}

#Preview { Text("\(AppDependencies.preview().library)") }

@main struct Radio: App {
  @State private var dependencies = AppDependencies.live()
  var body: some Scene { WindowGroup { Text("\(dependencies.library)") } }
}
