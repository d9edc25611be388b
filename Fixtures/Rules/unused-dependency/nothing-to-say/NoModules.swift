struct Dependency {
  let unread: Int
}

struct AppDependency {
  let alsoUnread: Int
  static func resolve() -> AppDependency { .init(alsoUnread: 1) }
}

final class Screen {
  init(dependency: Dependency) {}
}

let screen = Screen(dependency: .init(unread: 1))
