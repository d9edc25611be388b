// What a variable keeps lasts as well where nothing sets it again, whoever sees it; and what a computed
// property or a requirement hands on is what stands behind it.

import Foundation
import UIKit

/// Works by itself: it starts when it is made.
final class Beacon {
  init() { start() }
  func start() { print("on") }
}

final class Lens { func focus() {} }

protocol Lit: AnyObject {
  var beacon: Beacon { get }
  var flare: Beacon { get }
}

/// Has a default, which stands for it where a type has nothing of its own.
protocol Bay { var signal: Beacon { get } }
extension Bay { var signal: Beacon { Coast.current.beacon } }

protocol Shore {}
extension Shore {
  var beacon: Beacon { Coast.current.beacon }
  var flare: Beacon {
    Coast.current.flare
  }
}

@main
final class Coast: UIResponder, UIApplicationDelegate, Lit {
  nonisolated(unsafe) static var current: Lit!
  var beacon: Beacon
  lazy var lamp = Beacon()
  var flare = Beacon()
  var torch = Beacon()
  private lazy var town = Town(lens: Lens(), beacon: beacon)

  override init() {
    beacon = Beacon()
    super.init()
    Self.current = self
  }

  func open() {
    let keeper = Keeper(beacon: beacon, lens: Lens())
    let guest = Guest(lamp: lamp, flare: flare, torch: torch)
    print(keeper, guest, lamp, town.open(), Cove(lens: Lens()).open())
  }
}

func dim(_ coast: Coast) { coast.flare = Beacon() }
func swap(_ beacon: inout Beacon) { beacon = Beacon() }
func trade(_ coast: Coast) { swap(&coast.torch) }

final class Keeper {
  private let beacon: Beacon  // want: unused-dependency "'Keeper.beacon' is never read"
  private let lens: Lens

  init(beacon: Beacon, lens: Lens) {
    self.beacon = beacon
    self.lens = lens
    lens.focus()
  }
}

/// Two of the three may be what keeps alive what was set before.
final class Guest {
  private let lamp: Beacon  // want: unused-dependency "'Guest.lamp' is never read"
  private let flare: Beacon
  private let torch: Beacon

  init(lamp: Beacon, flare: Beacon, torch: Beacon) {
    self.lamp = lamp
    self.flare = flare
    self.torch = torch
  }
}

/// Composes with what its protocol has, which nobody else conforms to.
final class Town: Shore {
  private let lens: Lens
  private let light: Beacon  // want: unused-provider "'light' is kept in 'Town' but never used"

  init(lens: Lens, beacon: Beacon) {
    self.lens = lens
    light = beacon
  }

  func open() -> [Any] {
    lens.focus()
    return [Wharf(beacon: beacon), Pier(flare: flare), beacon, Coast.current.beacon]
  }
}

final class Wharf {
  private let beacon: Beacon  // want: unused-dependency "'Wharf.beacon' is never read"
  init(beacon: Beacon) { self.beacon = beacon }
}

final class Pier {
  private let flare: Beacon
  init(flare: Beacon) { self.flare = flare }
}

final class Cove: Bay {
  private let lens: Lens
  init(lens: Lens) { self.lens = lens }

  func open() -> [Any] {
    lens.focus()
    return [Dock(signal: signal, lens: lens), signal]
  }
}

final class Dock {
  private let signal: Beacon  // want: unused-dependency "'Dock.signal' is never read"
  private let lens: Lens

  init(signal: Beacon, lens: Lens) {
    self.signal = signal
    self.lens = lens
    lens.focus()
  }
}
