import LibraryKit
import SwiftUI

// A condition binds a name to what the name means around it, be that out of sight or another
// binding.

final class Store: ObservableObject { @Published var title = "" }
final class Router: ObservableObject { @Published var path = "" }

struct Row: View {
  @EnvironmentObject private var store: Store
  @EnvironmentObject private var router: Router
  var body: some View { Text(store.title + router.path) }
}

// What these names mean is out of sight, so they may stand for anything.
struct Panel: LibraryView {
  @ViewBuilder var body: some View {
    if let shared = shared { Row().environmentObject(shared) }
    if let shared = (shared) { Row().environmentObject(shared) }
    if let shared = try? shared! { Row().environmentObject(shared) }
    if let shared { Row().environmentObject(shared) }
    if case let shared? = shared { Row().environmentObject(shared) }
    if case .some(let shared) = shared { Row().environment(shared) }
    if let shared = shared, let shared = shared { Row().environmentObject(shared) }
    if let near = far, let far = near, let near = far { Row().environmentObject(near) }
    if let list = list.first(where: { if let list = list { $0 == list } else { false } }) {
      Row().environmentObject(list)
    }
  }

  func row() -> some View {
    guard let shared = shared else { return Row().environmentObject(shared) }
    while let shared = shared { show(Row().environmentObject(shared)) }
    return Row().environmentObject(shared)
  }
}

struct Sheet: View {
  let kept: Store??

  @ViewBuilder var body: some View {
    Row()
      .environmentObject(Store())
      .environmentObject(Router())
    if let kept = kept {
      if let kept = kept {
        // want@+1: missing-provider "'Row' is shown without a 'Router' in its environment"
        Row()
          .environmentObject(kept)
      }
    }
    if let kept = kept, case let kept? = kept {
      // want@+1: missing-provider "'Row' is shown without a 'Router' in its environment"
      Row()
        .environmentObject(kept)
    }
    if let store = kept, let held = store, let store = held {
      // want@+1: missing-provider "'Row' is shown without a 'Router' in its environment"
      Row()
        .environmentObject(store)
    }
  }
}

@main struct MainApp: App {
  var body: some Scene {
    WindowGroup {
      Panel()
      Sheet(kept: Store())
    }
  }
}
