// A parameter that nobody hands anything to is filled in by its default value, which is a dependency like
// any other: the one who composes is the type itself.

import UIKit

protocol Uninstalling { func uninstall() }
final class Uninstaller: Uninstalling { func uninstall() {} }

final class Gate { func open() {} }
final class Beacon {
  nonisolated(unsafe) static weak var last: Beacon?
  init() { Beacon.last = self }
}
final class Pump {
  init() { NotificationCenter.default.addObserver(self, selector: #selector(go), name: nil, object: nil) }
  @objc func go() {}
}
func makeBeacon() -> Beacon { Beacon() }

final class LaunchEvents {
  private let gate: Gate
  private let uninstaller: Uninstalling  // want: unused-dependency "LaunchEvents.uninstaller"
  private let defaults: UserDefaults  // want: unused-dependency "LaunchEvents.defaults"
  private let center: NotificationCenter
  private let beacon: Beacon
  private let pump: Pump
  private let count: Int
  init(
    gate: Gate,
    uninstaller: Uninstalling = Uninstaller(),
    defaults: UserDefaults = .standard,
    center: NotificationCenter = .default,
    // May be kept to be kept alive: others know it without keeping it, or it works of its own accord.
    beacon: Beacon = makeBeacon(),
    pump: Pump = Pump(),
    // Data.
    count: Int = 3,
    files: FileManager = .default  // want: unused-dependency "'files'"
  ) {
    self.gate = gate
    self.uninstaller = uninstaller
    self.defaults = defaults
    self.center = center
    self.beacon = beacon
    self.pump = pump
    self.count = count
  }
  func begin() {
    gate.open()
    center.post(name: .init("begun"), object: nil)
  }
}

/// Nothing but its default values fills in what it takes; one is handed to it nowhere.
final class Report {
  private let files: FileManager
  private let clock: UserDefaults?  // want: unused-dependency "Report.clock"
  init(files: FileManager = .default, clock: UserDefaults? = nil) {
    self.files = files
    self.clock = clock
  }
  func text() -> String { files.currentDirectoryPath }
}

/// Nobody makes one.
final class Draft {
  private let files: FileManager
  init(files: FileManager = .default) { self.files = files }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let gate = Gate()
  func applicationDidFinishLaunching(_ application: UIApplication) {
    LaunchEvents(gate: gate).begin()
    print(Report().text())
  }
}
