import SwiftUI

@main
struct RadioApp: App {
  var body: some Scene {
    // want@+1: missing-provider "'Player' is shown without an 'Airplay' in its environment"
    WindowGroup { Player().environmentObject(Tuner()) }
  }
}

final class Tuner: ObservableObject { @Published var station = 1 }
final class Airplay: ObservableObject { @Published var isOn = false }

struct Player: View {
  @EnvironmentObject private var tuner: Tuner
  #if os(macOS)
    @EnvironmentObject private var airplay: Airplay
  #endif

  var body: some View {
    #if os(macOS)
      Text("\(tuner.station) \(airplay.isOn)")
    #else
      Text("\(tuner.station)")
    #endif
  }
}

struct AirplayList: View {
  var body: some View { Player().environmentObject(Airplay()).environmentObject(Tuner()) }
}
