import SwiftUI

/// The watch's own.
final class Tracker: ObservableObject {
  @Published var heartRate = 60
}

struct RootView: View {
  @EnvironmentObject private var tracker: Tracker

  var body: some View { Text("\(tracker.heartRate)") }
}
