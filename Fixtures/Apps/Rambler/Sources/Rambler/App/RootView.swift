import RamblerKit
import SwiftUI

struct RootView: View {
  @EnvironmentObject private var session: Session

  var body: some View {
    TabView {
      walks.tabItem { Text("Walks") }
      profile
      AnyView(MapScreen())
    }
    .overlay { TrackingBadge() }
  }

  private var walks: some View {
    NavigationStack { WalkList() }
  }

  @ViewBuilder private var profile: some View {
    if let name = session.name {
      ProfileView(name: name)
    } else {
      SignInView()
    }
  }
}

struct TrackingBadge: View {
  @EnvironmentObject private var tracker: Tracker

  var body: some View { Text(tracker.isRunning ? "on the way" : "") }
}
