import SwiftData
import SwiftUI

// A model that comes with another one is missing as long as that is.

@Model
final class Account {
  var profiles: [Profile] = []
  init() {}
}

@Model
final class Profile {
  var relays: [Relay] = []
  init() {}
}

@Model
final class Relay {
  var name = ""
  init() {}
}

@Model
final class Event {
  var name = ""
  init() {}
}

@Model
final class Draft {
  var text = ""
  init() {}
}

@main
struct RelayApp: App {
  private let container = try! ModelContainer(for: Event.self)

  var body: some Scene {
    WindowGroup { Text("Relays").task { load() } }
  }

  private func load() {
    let context = container.mainContext
    _ = try? context.fetch(FetchDescriptor<Relay>())
    _ = try? context.fetch(FetchDescriptor<Event>())
    _ = try? context.fetch(FetchDescriptor<Account>())  // want: missing-provider "'Account' is in no container's schema"
    _ = try? context.fetch(FetchDescriptor<Profile>())
    _ = try? context.fetch(FetchDescriptor<Draft>())  // want: missing-provider "'Draft' is in no container's schema"
  }
}
