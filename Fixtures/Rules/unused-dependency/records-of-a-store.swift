import CoreData
import SwiftData
import SwiftUI

// A record of a store is data, whatever it does: who keeps one without reading it needs no service less.

@Model
final class Journey {
  var name: String
  init(name: String) { self.name = name }
  func rename() { name += "!" }
}

final class Stop: NSManagedObject {}

final class Compass {
  func north() -> Int { 0 }
}

struct JourneyRow: View {
  let journey: Journey
  let stop: Stop?
  let compass: Compass  // want: unused-dependency
  let caption: String
  var body: some View { Text(caption) }
}

@MainActor
final class Atlas {
  private let compass = Compass()
  func north() -> Int { compass.north() }
  func row(_ journey: Journey, _ stop: Stop?) -> JourneyRow {
    JourneyRow(journey: journey, stop: stop, compass: compass, caption: "row")
  }
}

@main
struct AtlasApp: App {
  private let atlas = Atlas()
  var body: some Scene {
    WindowGroup {
      let journey = Journey(name: "a")
      atlas.row(journey, nil)
      Text("\(atlas.north())")
    }
    .modelContainer(for: Journey.self)
  }
}
