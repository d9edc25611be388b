import SwiftUI

// What a generic view asks for by its parameter, it is told where it is made.

protocol Timetable: ObservableObject { var stops: [String] { get } }
final class Trams: Timetable { @Published var stops: [String] = [] }
final class Buses: Timetable { @Published var stops: [String] = [] }

@main
struct TransitApp: App {
  @StateObject private var trams = Trams()
  @StateObject private var ferries = Ferries()

  var body: some Scene {
    WindowGroup {
      VStack {
        Departures<Trams>()
        Corner<Trams>()
        // want@+1: missing-provider "'Departures' is shown without a 'Buses' in its environment"
        Departures<Buses>()
        Next(of: Ferries.self, \.quay)
      }
      .environmentObject(trams)
      .environmentObject(ferries)
      HStack {
        // want@+1: missing-provider "'Corner' is shown without a 'Trams' in its environment"
        Corner<Trams>()
        // want@+1: missing-provider "'Next' is shown without a 'Ferries' in its environment"
        Next(of: Ferries.self, \.quay)
        Unread<Buses>()
      }
    }
    WindowGroup { Buffet<Buses>().environmentObject(Buses()) }
  }
}

final class Ferries: ObservableObject { @Published var quay = "" }

struct Departures<Source: Timetable>: View {
  @EnvironmentObject private var source: Source
  var body: some View { Text(source.stops.joined()) }
}

struct Corner<Source: Timetable>: View {
  @EnvironmentObject private var source: Source
  var body: some View {
    Text("\(source.stops.count)")
    Departures<Source>()
  }
}

struct Next<Kept: ObservableObject>: View {
  @EnvironmentObject private var kept: Kept
  let path: KeyPath<Kept, String>
  init(of type: Kept.Type, _ path: KeyPath<Kept, String>) { self.path = path }
  var body: some View { Text(kept[keyPath: path]) }
}

struct Unread<Source: Timetable>: View {
  @EnvironmentObject private var source: Source
  var body: some View { Text("soon") }
}

struct Buffet<Source: Timetable>: View {
  @EnvironmentObject private var source: Source
  var body: some View { Text(source.stops.first ?? "") }
}

struct Departures_Previews: PreviewProvider {
  static var previews: some View { Departures<Buses>() }
}
