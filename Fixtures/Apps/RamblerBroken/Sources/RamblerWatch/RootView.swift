import SwiftUI

/// The watch's own.
class Tracker: ObservableObject {
  @Published var heartRate = 60
}

/// A better one, which an environment does not take for the other.
final class PulseTracker: Tracker {}

struct RootView: View {
  // want@+1: missing-provider "nothing injects the 'Tracker' that 'RootView' takes"
  @EnvironmentObject private var tracker: Tracker

  var body: some View { Text("\(tracker.heartRate)") }
}
