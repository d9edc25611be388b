// A type that bears Observation's macro is judged as any other: the macro reads none of its members. What
// it is told to ignore is a plain property.

import Observation

final class Ledger { func total() -> Int { 1 } }
final class Courier { func send() -> Int { 2 } }
final class Archive { func find() -> Int { 3 } }

@MainActor
@Observable
final class PurseModel {
  @ObservationIgnored private let ledger: Ledger
  @ObservationIgnored private let courier: Courier  // want: unused-dependency "PurseModel.courier"
  private let archive: Archive  // want: unused-dependency "PurseModel.archive"
  var sum = 0
  init(ledger: Ledger, courier: Courier, archive: Archive) {
    self.ledger = ledger
    self.courier = courier
    self.archive = archive
  }
  func refresh() { sum = ledger.total() }
}

/// Seen by others, who do not ask.
@Observable
final class ShelfModel {
  @ObservationIgnored let archive: Archive
  @ObservationIgnored let courier: Courier  // want: unused-provider "kept in 'ShelfModel'"
  init(archive: Archive, courier: Courier) {
    self.archive = archive
    self.courier = courier
  }
}

/// What another macro makes of it, nobody knows.
@Recorded
final class TapeModel {
  private let courier: Courier
  init(courier: Courier) { self.courier = courier }
}

/// A wrapper may do anything with what it holds.
@Observable
final class BadgeModel {
  @Recorded private var courier: Courier
  init(courier: Courier) { self.courier = courier }
}

@MainActor
final class Desk {
  private let ledger = Ledger()
  private let courier = Courier()
  private let archive = Archive()
  private var purse: PurseModel?
  private var shelf: ShelfModel?
  private var tape: TapeModel?
  private var badge: BadgeModel?
  func open() {
    purse = PurseModel(ledger: ledger, courier: courier, archive: archive)
    shelf = ShelfModel(archive: archive, courier: courier)
    tape = TapeModel(courier: courier)
    badge = BadgeModel(courier: courier)
    purse?.refresh()
    print(shelf?.archive.find() ?? 0, ledger.total(), courier.send(), tape as Any, badge as Any)
  }
}

@main
struct Main {
  @MainActor static func main() { Desk().open() }
}
