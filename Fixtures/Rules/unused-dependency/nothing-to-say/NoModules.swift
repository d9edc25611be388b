struct Dependency {
  let unread: Int
}

struct Options {
  let alsoUnread: Int
  static func resolve() -> Options { .init(alsoUnread: 1) }
}

final class Screen {
  init(dependency: Dependency) {}
}

let screen = Screen(dependency: .init(unread: 1))
