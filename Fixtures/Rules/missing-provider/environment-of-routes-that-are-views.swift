import SwiftUI

// A route that is a view itself is shown where a closure yields it, and not where a link names it.

final class Trail: ObservableObject { @Published var length = 0 }
final class Camp: ObservableObject { @Published var tents = 0 }
final class Lake: ObservableObject { @Published var depth = 0 }
final class Hut: ObservableObject { @Published var beds = 0 }

enum Stop: Hashable, View {
  case trail(Int), camp

  var body: some View {
    switch self {
    case .trail: TrailLabel()
    case .camp: CampLabel()
    }
  }
}

enum Notice: Identifiable, View {
  case lake, hut
  var id: Self { self }

  var body: some View {
    switch self {
    // Which of them is shown without the lake, nobody knows.
    case .lake: LakeLabel()
    case .hut: HutLabel()
    }
  }
}

enum Card: CaseIterable, View {
  case lake

  var body: some View { LakeLabel() }
}

@main
struct HikeApp: App {
  @StateObject private var camp = Camp()
  @StateObject private var lake = Lake()
  @StateObject private var hut = Hut()
  @State private var notice: Notice?
  @State private var other: Notice?

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        VStack {
          NavigationLink("Trail", value: Stop.trail(3)).environmentObject(Trail())
          NavigationLink(value: Stop.camp) { Text("Camp") }
          ForEach(Card.allCases, id: \.self) { $0.environmentObject(lake) }
        }
        // want@+1: missing-provider "'$0' is shown without a 'Trail' in its environment"
        .navigationDestination(for: Stop.self) { $0 }
        .sheet(item: $notice) { notice in notice }
        .fullScreenCover(item: $other) { other in
          other.environmentObject(lake)
        }
      }
      .environmentObject(camp)
      .environmentObject(hut)
    }
    WindowGroup("Others") {
      TrailLabel().environmentObject(Trail())
    }
  }
}

struct TrailLabel: View {
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

struct HutLabel: View {
  @EnvironmentObject private var hut: Hut
  var body: some View { Text("\(hut.beds)") }
}
