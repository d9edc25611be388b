// What shows something is asked for its content alone: what it takes and never names is of no use,
// whether its initializer is written or not.

import Combine
import SwiftUI

final class Compass { func heading() -> Int { 90 } }
final class Barometer { func pressure() -> Int { 1013 } }
final class Gauge { func level() -> Int { 2 } }

struct CompassView: View {
  let compass: Compass
  let barometer: Barometer  // want: unused-dependency "CompassView.barometer"
  var onTurn: () -> Void  // want: unused-dependency "CompassView.onTurn"
  let title: String
  var body: some View { Text("\(compass.heading())") }
}

struct GaugeView: View {
  private let gauge: Gauge
  private let compass: Compass  // want: unused-dependency "GaugeView.compass"
  init(gauge: Gauge, compass: Compass) {
    self.gauge = gauge
    self.compass = compass
  }
  var body: some View { Text("\(gauge.level())") }
}

/// SwiftUI compares all that it keeps by the function that the compiler derives.
struct MapView: View, Equatable {
  let compass: Needle
  var body: some View { Text("map") }
}
final class Needle: Equatable {
  static func == (first: Needle, second: Needle) -> Bool { first === second }
}

/// Read in an extension, through a wrapper and by a modifier.
struct WeatherView: View {
  let barometer: Barometer
  @ObservedObject var clock: Clock
  var body: some View { panel.modifier(Frame(gauge: Gauge(), needle: Needle())) }
}
extension WeatherView {
  private var panel: some View { Text("\(barometer.pressure())") }
}
final class Clock: ObservableObject { @Published var hour = 9 }

struct Frame: ViewModifier {
  let gauge: Gauge
  let needle: Needle  // want: unused-dependency "Frame.needle"
  func body(content: Content) -> some View { content.padding(CGFloat(gauge.level())) }
}

/// Another type reads what it keeps, and a protocol's extension does.
struct LegendView: View, Titled {
  let barometer: Barometer
  let gauge: Gauge
  var body: some View { Text("legend") }
}
protocol Titled { var gauge: Gauge { get } }
extension Titled { var level: Int { gauge.level() } }

/// The subscription ends when nobody keeps it any more.
struct FeedView: View {
  let feed: AnyCancellable
  var body: some View { Text("feed") }
}

@main
struct WeatherApp: App {
  private let compass = Compass()
  private let barometer = Barometer()
  private let gauge = Gauge()
  private let clock = Clock()
  private let ticks = PassthroughSubject<Int, Never>()

  var body: some Scene {
    WindowGroup {
      CompassView(compass: compass, barometer: barometer, onTurn: {}, title: "north")
      GaugeView(gauge: gauge, compass: compass)
      MapView(compass: Needle())
      WeatherView(barometer: barometer, clock: clock)
      legend
      FeedView(feed: ticks.sink { print($0) })
    }
  }

  private var legend: some View {
    let legend = LegendView(barometer: barometer, gauge: gauge)
    print(legend.barometer.pressure(), legend.level)
    return legend
  }
}
