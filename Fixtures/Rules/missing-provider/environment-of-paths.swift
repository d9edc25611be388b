import Dependencies
import SwiftUI

// A path that a library's wrapper is given ends at a member that the sources tell the type of.

final class Radio: ObservableObject { @Published var station = 1 }
final class Tuner: ObservableObject { @Published var step = 1 }

enum TunerKey: DependencyKey { static let liveValue = Tuner() }

extension DependencyValues {
  var tuner: Tuner {
    get { self[TunerKey.self] }
    set { self[TunerKey.self] = newValue }
  }
}

struct Dial: View {
  // want@+1: missing-provider "nothing injects the 'Radio'"
  @EnvironmentObject private var radio: Radio
  @EnvironmentObject private var tuner: Tuner
  var body: some View { Text("\(radio.station) \(tuner.step)") }
}

@main
struct RadioApp: App {
  @Dependency(\.tuner) private var tuner
  var body: some Scene { WindowGroup { Dial().environmentObject(tuner) } }
}
