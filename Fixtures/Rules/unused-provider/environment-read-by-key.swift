import SwiftUI

/// Views read the object by its key, and so get another one than that which is injected by its type.
final class Counter: ObservableObject {
  @Published var count = 0
}

final class Spare: ObservableObject {}

final class Store: ObservableObject {
  @Published var title = ""
}

struct CounterKey: EnvironmentKey {
  static let defaultValue = Counter()
}

extension EnvironmentValues {
  var counter: Counter {
    get { self[CounterKey.self] }
    set { self[CounterKey.self] = newValue }
  }
}

struct Content: View {
  @Environment(\.counter) private var counter
  @EnvironmentObject private var store: Store

  var body: some View { Text("\(counter.count) \(store.title)") }
}

@main
struct Shop: App {
  @StateObject private var counter = Counter()
  @StateObject private var spare = Spare()
  @StateObject private var store = Store()

  var body: some Scene {
    WindowGroup {
      Content()
        .environmentObject(store)
        .environmentObject(counter)  // want: unused-provider "Counter"
        .environmentObject(spare)  // want: unused-provider "Spare"
    }
  }
}
