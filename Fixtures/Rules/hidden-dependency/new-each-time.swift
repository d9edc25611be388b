// rules: hidden-dependency
import Pure

// A computed static that makes a new value each time holds nothing; one that hands out what is
// stored somewhere does.

struct Insets {
  let top: Int
  static var empty: Self { .init(top: 0) }
  static var wide: Insets { return Insets(top: 16) }
  static let standard = Insets(top: 8)
}

final class Session {
  nonisolated(unsafe) private static let stored = Session()
  static var current: Session { stored }
  static var fresh: Session { get { Session() } }
  func end() {}
}

final class MenuModule: FactoryModule {
  init(dependency: Void, payload: Void) {
    print(Insets.empty, Insets.wide)
    print(Insets.standard)  // want: hidden-dependency "Insets.standard"
    Session.fresh.end()
    Session.current.end()  // want: hidden-dependency "Session.current"
  }
}
print(MenuModule.Factory())
