import SwiftUI

// An alias may mean another class in each build: what is injected by it serves each of them.

class Engine: ObservableObject { @Published var speed = 0 }
final class SteamEngine: Engine {}
final class Whistle: ObservableObject { @Published var pitch = 0 }

@main
struct TrainApp: App {
  #if STEAM
    private typealias Drive = SteamEngine
  #else
    private typealias Drive = Engine
  #endif
  private let drive: Drive
  private let spare = Engine()

  init() { drive = Drive() }

  private var cab: some View {
    #if STEAM
      SteamCab()
    #else
      Cab()
    #endif
  }

  var body: some Scene {
    WindowGroup {
      cab.environmentObject(drive)
      Cab().environmentObject(spare)
      SteamCab().environmentObject(SteamEngine())
      // want@+1: missing-provider "'Horn' is shown without a 'Whistle' in its environment"
      Horn().environmentObject(drive)
      Horn().environmentObject(Whistle())
    }
  }
}

struct Cab: View {
  @EnvironmentObject private var engine: Engine
  var body: some View { Text("\(engine.speed)") }
}

struct SteamCab: View {
  @EnvironmentObject private var engine: SteamEngine
  var body: some View { Text("\(engine.speed)") }
}

struct Horn: View {
  @EnvironmentObject private var whistle: Whistle
  var body: some View { Text("\(whistle.pitch)") }
}
