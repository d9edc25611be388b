import SwiftData
import SwiftUI

// A list of models is put together in a variable: what comes to it on some condition may be in it.

@Model final class Pin { init() {} }
@Model final class Trip { init() {} }
@Model final class Note { init() {} }
@Model final class Draft { init() {} }

func listed(withTrips: Bool) -> [any PersistentModel.Type] {
  var models: [any PersistentModel.Type] = [Pin.self]
  if withTrips { models.append(Trip.self) }
  models += [Note.self]
  return models
}

@main
struct PinsApp: App {
  var body: some Scene {
    WindowGroup { Board() }
      .modelContainer(for: listed(withTrips: UserDefaults.standard.bool(forKey: "trips")))
  }
}

struct Board: View {
  @Query private var pins: [Pin]
  @Query private var trips: [Trip]
  @Query private var notes: [Note]
  // want@+1: missing-provider "'Draft' is in no container's schema"
  @Query private var drafts: [Draft]

  var body: some View { Text("\(pins.count) \(trips.count) \(notes.count) \(drafts.count)") }
}
