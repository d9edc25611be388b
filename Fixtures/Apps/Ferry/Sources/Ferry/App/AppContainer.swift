import FerryKit

/// Builds the services of the app, and the containers of its parts.
final class AppContainer {
  static let shared = AppContainer()

  private let settings = AppSettings()
  private(set) lazy var network: Fetching = Network(region: settings.region)
  lazy var harbour: Harbour = Harbour(network: network, tides: { [unowned self] in tides })
  lazy var tides: Tides = Tides(harbour: harbour)
  lazy var log = Log(network: network)
  private var knownSession: Session?

  /// Two that need each other, of which the second is only looked for once it is known.
  var session: Session {
    if let knownSession { return knownSession }
    let made = Session(wallet: makeWallet())
    knownSession = made
    return made
  }

  func makeWallet() -> Wallet { Wallet(owner: { [unowned self] in session.owner }) }

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
  static let names = Names(codes: codes)
  static let codes = Codes()
}

final class Names {
  private let codes: Codes
  init(codes: Codes) { self.codes = codes }
  func name(of code: String) -> String { codes.all[code] ?? code }
}

final class Codes {
  let all = ["N": "North", "S": "South"]
}

final class AppSettings {
  let region = Region(name: "Coast")
}

final class Log {
  private let network: Fetching
  init(network: Fetching) { self.network = network }
  func note(_ text: String) { _ = network.fetch(text) }
}

final class Boat {
  let next: Boat?
  init(next: Boat?) { self.next = next }
}
