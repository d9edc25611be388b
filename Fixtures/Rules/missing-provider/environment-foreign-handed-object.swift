import Modules
import SwiftUI

// A modifier out of sight that is handed an object calls what that overrides, and so has what it makes.

@Observable
final class Scheduler { var tasks: [String] = [] }

@Observable
final class Journal { var lines: [String] = [] }

final class AppDelegate: ModulesDelegate {
  override var configuration: Configuration {
    Configuration { Scheduler() }
  }
}

struct Plan: View {
  @Environment(Scheduler.self) private var scheduler
  var body: some View { Text("\(scheduler.tasks.count)") }
}

struct Lines: View {
  @Environment(Journal.self) private var journal  // want: missing-provider "'Journal'"
  var body: some View { Text("\(journal.lines.count)") }
}

@main
struct PlannerApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate

  var body: some Scene {
    WindowGroup {
      VStack {
        Plan()
        Lines()
      }
      .modules(delegate)
    }
  }
}
