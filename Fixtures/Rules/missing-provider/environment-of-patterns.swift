import SwiftUI

// What a case of a switch or a condition binds has the type of what the value holds there.

final class Store: ObservableObject { @Published var title = "" }
final class Router: ObservableObject { @Published var path = "" }

struct Sheet: View {
  enum Kind {
    case store(Store)
    case both(name: String, store: Store, router: Router)
    case nothing
  }
  let kind: Kind
  let other: Store?

  @ViewBuilder var body: some View {
    switch kind {
    case .store(let store):
      // want@+1: missing-provider "'Row' is shown without a 'Router' in its environment"
      Row()
        .environmentObject(store)
    case let .both(name, store, router):
      Text(name)
      Row()
        .environmentObject(store)
        .environmentObject(router)
    case .nothing: Text("")
    }
    if case .both(_, let mine, _) = kind {
      Title()
        .environmentObject(mine)
    }
    switch other {
    case .some(let held):
      Title()
        .environmentObject(held)
    // want@+1: missing-provider "'Title' is shown without a 'Store' in its environment"
    case .none: Title()
    }
  }
}

struct Row: View {
  @EnvironmentObject private var store: Store
  @EnvironmentObject private var router: Router
  var body: some View { Text(store.title + router.path) }
}

struct Title: View {
  @EnvironmentObject private var store: Store
  var body: some View { Text(store.title) }
}

@main struct MainApp: App {
  private let kinds: [Sheet.Kind] = [.nothing]
  var body: some Scene {
    WindowGroup { Sheet(kind: kinds[0], other: nil as Store?) }
  }
}
