import SwiftUI

// A value of the environment whose default ends the program has to be set on each way to a view that
// takes it, read or not.

final class Compass { var heading = 0 }
protocol Measuring { func depth() -> Int }
struct Sonar: Measuring { func depth() -> Int { 3 } }

private struct CompassKey: EnvironmentKey {
  static var defaultValue: Compass { fatalError("set a compass") }
}

private struct MeterKey: EnvironmentKey {
  static let defaultValue: any Measuring = {
    print("no meter")
    preconditionFailure()
  }()
}

/// Ends nothing in some builds.
private struct ChartKey: EnvironmentKey {
  static var defaultValue: Compass {
    #if DEBUG
      fatalError()
    #else
      return Compass()
    #endif
  }
}

private struct PilotKey: EnvironmentKey {
  static var defaultValue: Compass {
    if CommandLine.argc > 1 { return Compass() }
    fatalError()
  }
}

extension EnvironmentValues {
  var compass: Compass {
    get { self[CompassKey.self] }
    set { self[CompassKey.self] = newValue }
  }
  var meter: any Measuring {
    get { self[MeterKey.self] }
    set { self[MeterKey.self] = newValue }
  }
  var chart: Compass {
    get { self[ChartKey.self] }
    set { self[ChartKey.self] = newValue }
  }
  var pilot: Compass {
    get { self[PilotKey.self] }
    set { self[PilotKey.self] = newValue }
  }
  @Entry var anchor: Compass = fatalError()
  @Entry var lamp: Compass? = nil
}

extension View {
  func measured(by meter: some Measuring) -> some View { environment(\.meter, meter) }
  func put<Value>(_ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
    environment(path, value)
  }
}

@main
struct HarbourApp: App {
  private let compass = Compass()
  @State private var logbook = Logbook()

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        Bridge()
          .environment(\.compass, compass)
          .navigationDestination(for: Int.self) { _ in
            // want@+1: missing-provider "'Bridge' is shown without the value in its environment"
            Bridge()
          }
      }
      Bridge().transformEnvironment(\.compass) { $0 = compass }
      Bridge().put(\.compass, compass)
      Depth().measured(by: Sonar())
      Others()
      // Something sets a value of which nothing tells the path here.
      // want@+1: missing-provider "'Anchor' is shown without the value in its environment"
      Anchor()
      Cabin().environment(logbook)
    }
    Settings {
      // want@+1: missing-provider "'Depth' is shown without the value in its environment"
      Depth()
    }
  }
}

struct Bridge: View {
  @Environment(\.compass) private var compass
  var body: some View { Text("") }
}

struct Depth: View {
  @Environment(\.meter) private var meter
  var body: some View { Text("\(meter.depth())") }
}

struct Others: View {
  @Environment(\.chart) private var chart
  @Environment(\.pilot) private var pilot
  @Environment(\.lamp) private var lamp
  var body: some View { Text("\(chart.heading) \(pilot.heading) \(lamp?.heading ?? 0)") }
}

struct Anchor: View {
  @Environment(\.anchor) private var anchor
  var body: some View { Text("\(anchor.heading)") }
}

@Observable final class Logbook { var pages = 0 }

/// Hands on all that its environment holds.
struct Cabin: View {
  @Environment(\.self) private var environment
  var body: some View {
    Button("Print") {
      let page = ImageRenderer(content: Page().environment(\.self, environment))
      page.scale = 2
    }
    Page()
  }
}

struct Page: View {
  @Environment(Logbook.self) private var logbook
  var body: some View { Text("\(logbook.pages)") }
}
