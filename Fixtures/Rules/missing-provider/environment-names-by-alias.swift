import SwiftUI

// An alias of a library's container is that container.

final class Rooms: ObservableObject { @Published var count = 0 }

typealias Stack = VStack
typealias Pages = SwiftUI.NavigationStack
typealias Link = NavigationLink
typealias Key = EventModifiers

@main
struct HouseApp: App {
  var body: some Scene {
    WindowGroup {
      Stack {
        // want@+1: missing-provider "'RoomLabel' is shown without a 'Rooms' in its environment"
        RoomLabel()
        RoomLabel().environmentObject(Rooms())
      }
      // The stack has it, and so has what is pushed.
      Pages {
        Link(destination: RoomLabel()) { Text("Room") }
      }
      .environmentObject(Rooms())
      Pages {
        // want@+1: missing-provider "'RoomLabel' is shown without a 'Rooms' in its environment"
        Link(destination: RoomLabel()) { Text("Room") }
          .environmentObject(Rooms())
      }
    }
  }
}

struct RoomLabel: View {
  @EnvironmentObject private var rooms: Rooms
  var body: some View { Text("\(rooms.count)") }
}
