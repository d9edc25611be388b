import SwiftUI

// What a member of something unknown yields may be what members of that name yield elsewhere, whatever
// else is known to inject it.

@Observable final class Route { var depth = 0 }
@Observable final class Trail { var length = 0 }

struct Window: Hashable, Codable {
  let route: Route
  let count: Int
}

struct Board: View {
  @Environment(Route.self) private var route
  var body: some View { Text("\(route.depth)") }
}

struct Map: View {
  @Environment(Trail.self) private var trail
  var body: some View { Text("\(trail.length)") }
}

struct Trial: View {
  @State private var route = Route()
  @State private var trail = Trail()
  var body: some View {
    Board().environment(route)
    Map().environment(trail)
  }
}

@main
struct Walks: App {
  var body: some Scene {
    WindowGroup(for: Window.self) { window in
      Board().environment(window.wrappedValue.route)
    } defaultValue: {
      Window(route: Route(), count: 1)
    }
    WindowGroup(for: Window.self) { window in
      Map().environment(window.wrappedValue.route)  // want: missing-provider "'Map' is shown without a 'Trail'"
    } defaultValue: {
      Window(route: Route(), count: 1)
    }
    WindowGroup { Trial() }
  }
}
