import SwiftUI

// The closure of a route is given a value of the type that the call names, or that its binding holds.

final class Trail: ObservableObject { @Published var length = 0 }
final class Camp: ObservableObject { @Published var tents = 0 }
final class Lake: ObservableObject { @Published var depth = 0 }

enum Stop: Hashable {
  case trail, camp

  @ViewBuilder var screen: some View {
    switch self {
    case .trail: TrailLabel()
    case .camp: CampLabel()
    }
  }
}

struct Notice: Identifiable {
  let id: Int
  // want@+1: missing-provider "'LakeLabel' is shown without a 'Lake'"
  func content() -> some View { LakeLabel() }
}

final class Guide: ObservableObject { @Published var notice: Notice? }

@main
struct HikeApp: App {
  @StateObject private var camp = Camp()
  @StateObject private var lake = Lake()
  @StateObject private var guide = Guide()
  @State private var notice: Notice?

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        Button("Notice") { notice = Notice(id: 1) }
          .navigationDestination(for: Stop.self) { stop in stop.screen }
          .popover(item: $notice) { $0.content() }
          .sheet(item: $guide.notice) { notice in
            notice.content().environmentObject(lake)
          }
      }
      .environmentObject(camp)
    }
  }
}

struct TrailLabel: View {
  // want@+1: missing-provider "nothing injects the 'Trail'"
  @EnvironmentObject private var trail: Trail
  var body: some View { Text("\(trail.length)") }
}

struct CampLabel: View {
  @EnvironmentObject private var camp: Camp
  var body: some View { Text("\(camp.tents)") }
}

struct LakeLabel: View {
  @EnvironmentObject private var lake: Lake
  var body: some View { Text("\(lake.depth)") }
}
