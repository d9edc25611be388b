import FerryKit

/// Builds the services of the app, and the containers of its parts.
final class AppContainer {
  static let shared = AppContainer()

  private let settings = AppSettings()
  private(set) lazy var network: Fetching = Network(region: settings.region)
  lazy var harbour: Harbour = Harbour(network: network, tides: tides)  // want: dependency-cycle "'harbour' -> 'tides'"
  lazy var tides: Tides = Tides(harbour: harbour)
  lazy var log = Log(network: network)
  lazy var oldLog = Log(network: network)  // want: unused-provider "oldLog"
  private(set) var knownSession: Session?

  /// What the session is made of asks for the session, which nobody has kept yet.
  var session: Session {
    let made = Session(wallet: makeWallet())  // want: dependency-cycle "'makeWallet()' -> 'session'"
    knownSession = made
    return made
  }

  func makeWallet() -> Wallet { Wallet(container: self) }

  func makeTicketContainer() -> TicketContainer { TicketContainer(app: self) }

  func makeCrossingContainer() -> CrossingContainer {
    CrossingContainer(dependencies: .init(harbour: harbour, tides: tides, log: log))
  }

  /// A fleet of boats behind boats: the recursion has an end.
  func makeBoat(decks: Int) -> Boat {
    guard decks > 0 else { return Boat(next: nil) }
    return Boat(next: makeBoat(decks: decks - 1))
  }
}

/// What never changes while the app runs.
enum Constants {
  static let names: Names = Names(codes: codes)  // want: dependency-cycle "'names' -> 'codes'"
  static let codes: Codes = Codes(names: names)
}

final class Names {
  private let codes: Codes
  init(codes: Codes) { self.codes = codes }
  func name(of code: String) -> String { codes.all[code] ?? code }
}

final class Codes {
  private let names: Names
  init(names: Names) { self.names = names }
  var all: [String: String] { ["N": names.name(of: "N"), "S": "South"] }
}

/// Begins with what its container has, which waits for it.
final class AppSettings {
  let region: Region
  init() {
    let count = AppContainer.shared.makeBoat(decks: 1).count  // want: dependency-cycle "'shared' -> 'shared'"
    region = Region(name: "Coast \(count)")
  }
}

final class Log {
  private let network: Fetching
  init(network: Fetching) { self.network = network }
  func note(_ text: String) {
    // want@+1: resolve-outside-root "'Log' asks a root for 'AppContainer.tides'"
    _ = network.fetch(text + AppContainer.shared.tides.next())
  }
}

final class Boat {
  let next: Boat?
  var count: Int { 1 + (next?.count ?? 0) }
  init(next: Boat?) { self.next = next }
}
