import RamblerKit
import SwiftUI

struct ProfileView: View {
  let name: String
  @EnvironmentObject private var store: WalkStore
  /// Missing where nobody measures.
  @Environment(Pedometer.self) private var pedometer: Pedometer?

  var body: some View {
    VStack {
      Text("\(name): \(store.walks.count)")
      if let pedometer { Text("\(pedometer.steps)") }
      ScreenFactory.badge(for: name)
    }
  }
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
  let name: String
  @EnvironmentObject private var session: Session

  var body: some View { Text(session.name == name ? "you" : name) }
}
