import SwiftData
import SwiftUI

// A container may be what a value of an enum holds.

@Model final class Kite {
  var name = ""
  init() {}
}
@Model final class Spool {
  var length = 0
  init() {}
}

@Observable
final class Launch {
  enum Phase {
    case waiting
    case ready(ModelContainer)
    case failed(String)
  }
  enum Spare {
    case none
    case open(ModelContainer)
  }

  private(set) var phase: Phase = .waiting
  private(set) var spare = Spare.none

  func start() {
    do {
      let container = try ModelContainer(for: Kite.self)
      phase = .ready(container)
      spare = .open(try Unseen.container())
    } catch {
      phase = .failed("\(error)")
    }
  }
}

@main
struct MeadowApp: App {
  @State private var launch = Launch()

  var body: some Scene {
    WindowGroup {
      Group {
        switch launch.phase {
        case .waiting: Text("")
        case let .ready(container):
          Kites().modelContainer(container)
          // want@+1: missing-provider "'Spools' is shown with a container that does not have 'Spool' in its schema"
          Spools().modelContainer(container)
        case .failed(let text): Text(text)
        }
        if case .open(let container) = launch.spare {
          Spools().modelContainer(container)
        }
        if case .ready(let opened) = launch.phase {
          Kites().modelContainer(opened)
        }
      }
      .task { launch.start() }
    }
    Window("Spools", id: "spools") { Spools().modelContainer(for: Spool.self) }
  }
}

struct Kites: View {
  @Query private var kites: [Kite]
  var body: some View { Text("\(kites.count)") }
}

struct Spools: View {
  @Query private var spools: [Spool]
  var body: some View { Text("\(spools.count)") }
}
