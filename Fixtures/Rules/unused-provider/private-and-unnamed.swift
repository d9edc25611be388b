// A private variable of a composer that nothing names is of no use, whatever the class is for the system;
// but a coder may need it, and what works by itself may be kept for that.

import UIKit

final class Sail { func set() -> Int { 1 } }
final class Mast {
  private let sail: Sail
  init(sail: Sail) { self.sail = sail }
  func rise() -> Int { sail.set() }
}

/// Works by itself.
final class Pump {
  init() { run() }
  func run() { print("on") }
}

/// Keeps what works by itself, for all who ask.
final class Yard {
  static let shared = Yard()
  let pump = Pump()
  lazy var crane = Mast(sail: Sail())
}

@main
final class Harbor: UIResponder, UIApplicationDelegate {
  private let sail = Sail()
  private var mast: Mast?  // want: unused-provider "'mast' of 'Harbor' is never set and never used"
  private let pump = Pump()
  private let spare = Yard.shared.pump  // want: unused-provider "'spare' is built in 'Harbor'"
  private let pumps: [Pump]? = nil  // want: unused-provider "'pumps' is built in 'Harbor'"
  private var search: UISearchController?  // want: unused-provider "'search' of 'Harbor' is never set and never used"
  private var route = Route(sail: Sail())

  func open() -> Int { Mast(sail: sail).rise() + Crew(sail: sail).work() + yard() }
  private func yard() -> Int {
    Yard.shared.pump.run()
    return route.go() + Yard.shared.crane.rise()
  }
}

/// The system's, and shown by nobody.
final class Crew: NSObject, UISearchResultsUpdating {
  private let sail: Sail
  private weak var mast: Mast?  // want: unused-provider "'mast' of 'Crew' is never set and never used"

  init(sail: Sail) { self.sail = sail }

  func updateSearchResults(for searchController: UISearchController) {}
  func work() -> Int { Mast(sail: sail).rise() }
}

/// Written out and read in as a whole.
final class Route: Codable {
  private var mast: Int?
  private lazy var sail = Sail()

  init(sail: Sail) {}
  func go() -> Int { Mast(sail: sail).rise() }
}
