// An object that works by itself may be kept for that alone. What is kept until the process ends lives
// anyway, so who keeps it too and never reads it does not need it.

import Foundation
import UIKit

/// Works by itself: it starts when it is made.
final class Beacon {
  init() { start() }
  func start() { print("on") }
}

final class Lens { func focus() {} }

final class Tower {
  static let shared = Tower()
  let beacon = Beacon()
  private let lens = Lens()

  func lamps() -> Lamps { Lamps(lens: lens) }
}

@main
final class Coast: UIResponder, UIApplicationDelegate {
  private let beacon = Beacon()
  private lazy var lanterns = Lanterns(lens: Lens())
  private var dimmed = Beacon()
  private weak var far: Beacon?
  private var harbor: Harbor!

  func start() {
    let near = Beacon()
    let keeper = Keeper(beacon: beacon, lens: Lens())
    let guest = Guest(beacon: Tower.shared.beacon)
    let visitor = Visitor(beacon: near)
    let sailor = Sailor(beacon: dimmed)
    let pilot = Pilot(beacon: far!)
    let second = Guest(beacon: Tower.shared.beacon)
    let waker = Waker(beacon: Waking.shared.beacon)
    let desk = Desk(beacon: beacon, lens: Lens())
    desk.open()
    let fresh = Beacon()
    print(Loner(beacon: fresh), Postman(beacon: fresh))
    print(keeper, guest, second, visitor, sailor, pilot, waker, lanterns.make(), harbor.pier())
    Tower.shared.lamps().shine()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    harbor = Harbor(lens: Lens())
    return true
  }

  func dim() { dimmed = Beacon() }
}

/// Made in one place, and kept there.
final class Lanterns {
  private let beacon = Beacon()
  private let lens: Lens

  init(lens: Lens) { self.lens = lens }

  func make() -> Diver {
    lens.focus()
    return Diver(beacon: beacon)
  }
}

final class Keeper {
  private let beacon: Beacon  // want: unused-dependency "'Keeper.beacon' is never read"
  private let lens: Lens

  init(beacon: Beacon, lens: Lens) {
    self.beacon = beacon
    self.lens = lens
    lens.focus()
  }
}

final class Guest {
  private let beacon: Beacon  // want: unused-dependency "'Guest.beacon' is never read"
  init(beacon: Beacon) { self.beacon = beacon }
}

/// Set once, by what the system calls once.
final class Harbor {
  private let beacon = Beacon()
  private let lens: Lens

  init(lens: Lens) { self.lens = lens }

  func pier() -> Pier {
    lens.focus()
    return Pier(beacon: beacon)
  }
}

final class Pier {
  private let beacon: Beacon  // want: unused-dependency "'Pier.beacon' is never read"
  init(beacon: Beacon) { self.beacon = beacon }
}

/// Begins when it is asked for the first time, and nobody else asks.
final class Waking {
  static let shared = Waking()
  let beacon = Beacon()
  private let lens = Lens()

  func lamps() -> Lamps { Lamps(lens: lens) }  // want: unused-provider "'lamps()' of 'Waking' is never called"
}

final class Waker {
  private let beacon: Beacon
  init(beacon: Beacon) { self.beacon = beacon }
}

final class Lamps {
  private let lens: Lens
  init(lens: Lens) { self.lens = lens }
  func shine() { lens.focus() }
}

/// Made for each notification.
final class Bell: UNNotificationServiceExtension {
  private let beacon = Beacon()

  func ring() { print(Rope(beacon: beacon)) }
}

final class Rope {
  private let beacon: Beacon
  init(beacon: Beacon) { self.beacon = beacon }
}

final class Diver {
  private let beacon: Beacon  // want: unused-dependency "'Diver.beacon' is never read"
  init(beacon: Beacon) { self.beacon = beacon }
}

/// Nobody else keeps what it is given.
final class Visitor {
  private let beacon: Beacon
  init(beacon: Beacon) { self.beacon = beacon }
}

/// The owner may take another one.
final class Sailor {
  private let beacon: Beacon
  init(beacon: Beacon) { self.beacon = beacon }
}

/// The owner does not keep it.
final class Pilot {
  private let beacon: Beacon
  init(beacon: Beacon) { self.beacon = beacon }
}

/// Hands on what it is given, and that lasts.
final class Desk {
  private let beacon: Beacon
  private let lens: Lens
  private let drawer: Drawer

  init(beacon: Beacon, lens: Lens) {
    self.beacon = beacon
    self.lens = lens
    let torch = Beacon()
    drawer = Drawer(beacon: beacon, torch: torch)
  }

  func open() {
    lens.focus()
    let chair = Chair(beacon: beacon, lens: lens)
    print(drawer, chair.shelf())
  }
}

/// One of the two is kept by nobody else.
final class Drawer {
  private let beacon: Beacon  // want: unused-dependency "'Drawer.beacon' is never read"
  private let torch: Beacon

  init(beacon: Beacon, torch: Beacon) {
    self.beacon = beacon
    self.torch = torch
  }
}

/// Composes itself.
final class Chair {
  private let beacon: Beacon  // want: unused-provider "'beacon' is kept in 'Chair' but never used"
  private let lens: Lens

  init(beacon: Beacon, lens: Lens) {
    self.beacon = beacon
    self.lens = lens
  }

  func shelf() -> Shelf { Shelf(lens: lens) }
}

final class Shelf {
  private let lens: Lens
  init(lens: Lens) { self.lens = lens }
  func lift() { lens.focus() }
}

/// Two keep it, and nobody else does.
final class Loner {
  private let beacon: Beacon
  init(beacon: Beacon) { self.beacon = beacon }
}

final class Postman {
  private let beacon: Beacon
  init(beacon: Beacon) { self.beacon = beacon }
}
