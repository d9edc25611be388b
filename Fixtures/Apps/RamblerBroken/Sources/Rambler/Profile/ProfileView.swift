import RamblerKit
import SwiftUI

struct ProfileView: View {
  let name: String
  @EnvironmentObject private var store: WalkStore
  /// Missing where nobody measures.
  @Environment(Pedometer.self) private var pedometer: Pedometer?
  @StateObject private var statistics = Statistics()

  var body: some View {
    VStack {
      Text("\(name): \(store.walks.count), \(statistics.total)")
      if let pedometer { Text("\(pedometer.steps)") }
      ScreenFactory.badge(for: name)
    }
  }
}

final class Statistics: ObservableObject {
  // want@+1: missing-provider "'store' is never filled: class 'Statistics' has no environment"
  @EnvironmentObject private var store: WalkStore

  var total: Double { store.walks.map(\.length).reduce(0, +) }
}

@Observable final class Pedometer {
  var steps = 0
}

struct SignInView: View {
  @EnvironmentObject private var session: Session

  var body: some View {
    Button("Sign in") { session.name = "Ada" }
  }
}

enum ScreenFactory {
  static func badge(for name: String) -> some View { BadgeView(name: name) }
}

struct BadgeView: View {
  @EnvironmentObject private var session: Session
  @State private var text: String

  init(name: String) {
    _text = State(wrappedValue: name)
    // want@+1: missing-provider "'session' is read before 'BadgeView' is shown"
    print(session.name ?? name)
  }

  var body: some View { Text(text) }
}
