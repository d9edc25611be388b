import SwiftUI

// A value without a usable default that nothing sets is one finding, at the property.

final class Tide { var height = 0 }

enum Keys {
  struct TideKey: EnvironmentKey {
    static var defaultValue: Tide {
      get { return fatalError("set a tide") }
    }
  }
}

extension EnvironmentValues {
  var tide: Tide {
    get { self[Keys.TideKey.self] }
    set { self[Keys.TideKey.self] = newValue }
  }
}

@main
struct ShoreApp: App {
  var body: some Scene {
    WindowGroup {
      Beach()
      Pier()
    }
  }
}

struct Beach: View {
  // want@+1: missing-provider "nothing sets the value in the environment that 'Beach' takes as 'tide'"
  @Environment(\.tide) private var tide
  var body: some View { Text("\(tide.height)") }
}

struct Pier: View {
  @Environment(\.tide) private var tide
  var body: some View { Text("\(tide.height)") }
}
