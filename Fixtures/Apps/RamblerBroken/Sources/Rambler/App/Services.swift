import RamblerKit
import SwiftUI

/// What all screens share. It puts itself into their environment, with its parts.
final class Services: ObservableObject {
  let store = WalkStore()
  let tracker = Tracker()
  let style = Style()

  func inject<Content: View>(into content: Content) -> some View {
    content
      .environmentObject(self)
      .environment(style)
  }
}

/// Follows where the user goes.
final class Tracker: ObservableObject {
  @Published var isRunning = false
}

/// The user, if there is one.
final class Session: ObservableObject {
  @Published var name: String?
}

extension View {
  func withServices(_ services: Services) -> some View {
    services.inject(into: modifier(TrackingModifier(services: services)))
  }
}

private struct TrackingModifier: ViewModifier {
  let services: Services

  func body(content: Content) -> some View {
    content
      .environmentObject(services.tracker)
      .environmentObject(services.store)
  }
}
