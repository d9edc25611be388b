import FerryKit
import SwiftUI

@main
struct FerryApp: App {
  private let container = AppContainer.shared

  var body: some Scene {
    WindowGroup {
      RootView(coordinator: AppCoordinator(container: container))
    }
    Settings {
      Text(Constants.names.name(of: "N"))
    }
  }
}

/// Leads through the app with what the container has.
final class AppCoordinator {
  private let container: AppContainer
  private lazy var crossings = container.makeCrossingContainer()
  lazy var tickets = container.makeTicketContainer()
  private lazy var oldTickets = container.makeTicketContainer()  // want: unused-provider "oldTickets"

  init(container: AppContainer) { self.container = container }

  func crossingList() -> CrossingList {
    container.log.note("crossings")
    return CrossingList(model: crossings.makeListModel(), fleet: container.makeBoat(decks: 2))
  }
}

struct RootView: View {
  let coordinator: AppCoordinator

  var body: some View {
    TabView {
      coordinator.crossingList()
      TicketView(container: coordinator.tickets)
    }
  }
}
