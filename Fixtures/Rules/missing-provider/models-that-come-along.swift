import SwiftData
import SwiftUI

// A model that is listed brings those along that it keeps: what no schema has is told once for all of
// them, at a query of the one that brings the others.

@Model final class Note {
  var text = ""
  init() {}
}

@Model final class Voyage {
  var stops: [Stop] = []
  init() {}
}
@Model final class Stop {
  var ship: Ship?
  init() {}
}
@Model final class Ship {
  var name = ""
  init() {}
}
@Model final class Anchor {
  var weight = 1
  init() {}
}

struct ShipList: View {
  @Query var ships: [Ship]
  var body: some View { Text("\(ships.count)") }
}
struct VoyageList: View {
  @Query var voyages: [Voyage]  // want: missing-provider "'Voyage' is in no container's schema"
  @Query var stops: [Stop]
  var body: some View { Text("\(voyages.count) \(stops.count)") }
}
struct AnchorList: View {
  @Query var anchors: [Anchor]  // want: missing-provider "'Anchor' is in no container's schema"
  @Query var notes: [Note]
  var body: some View { Text("\(anchors.count) \(notes.count)") }
}

@main struct Harbour: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        ShipList()
        VoyageList()
        AnchorList()
      }
    }
    .modelContainer(for: Note.self)
  }
}
