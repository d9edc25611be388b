// A registry may keep its table behind another name for a dictionary, in a type of its own, behind a lock or
// in what a protocol requires.

import Foundation
import os

protocol Tide {}
final class Harbour {}
final class Crew {}

typealias Berths = [ObjectIdentifier: Any]

final class NamedTable {
  static let shared = NamedTable()
  private var berths: Berths = [:]

  func moor<Boat>(_ boat: Boat) { berths[key(for: Boat.self)] = boat }
  func find<Boat>(_ type: Boat.Type) -> Boat? { berths[key(for: Boat.self)] as? Boat }
  private func key<Boat>(for type: Boat.Type) -> ObjectIdentifier { ObjectIdentifier(type) }
}

enum SpelledOut {
  private static var berths: Dictionary<ObjectIdentifier, () -> Any> = [:]

  static func moor<Boat>(_ make: @escaping () -> Boat) { berths[ObjectIdentifier(Boat.self)] = make }
  static func find<Boat>() -> Boat { berths[ObjectIdentifier(Boat.self)]!() as! Boat }
}

final class NestedTable {
  static let shared = NestedTable()
  private let table = Table()

  final class Table { var berths: [ObjectIdentifier: Any] = [:] }

  func moor<Boat>(_ type: Boat.Type, _ boat: Boat) { table.berths[ObjectIdentifier(type)] = boat }
  func find<Boat>(_ type: Boat.Type) -> Boat { table.berths[ObjectIdentifier(type)] as! Boat }
}

final class OldTable {
  static let shared = OldTable()
  private let berths = NSMutableDictionary()

  func moor<Boat>(_ boat: Boat) { berths[String(describing: Boat.self)] = boat }
  func find<Boat>(_ type: Boat.Type) -> Boat { berths[String(describing: type)] as! Boat }
}

final class SentTable {
  static let shared = SentTable()
  private var berths: [ObjectIdentifier: any Sendable] = [:]

  func moor<Boat: Sendable>(_ boat: Boat) { berths[ObjectIdentifier(Boat.self)] = boat }
  func find<Boat: Sendable>(_ type: Boat.Type) -> Boat { berths[ObjectIdentifier(type)] as! Boat }
}

final class LockedTable: Sendable {
  static let shared = LockedTable()
  private let berths = OSAllocatedUnfairLock<[ObjectIdentifier: Any]>(initialState: [:])

  func moor<Boat>(_ type: Boat.Type, _ boat: Boat) {
    berths.withLock { $0[ObjectIdentifier(type)] = boat }
  }
  func find<Boat>(_ type: Boat.Type) -> Boat {
    berths.withLock { $0[ObjectIdentifier(type)] as! Boat }
  }
}

/// Nobody hands it a table of his own.
final class GivenTable {
  static let shared = GivenTable()
  private let lock = NSLock()
  private var berths: [ObjectIdentifier: Any]

  init(berths: [ObjectIdentifier: Any] = [:]) { self.berths = berths }

  func moor<Boat>(_ type: Boat.Type, _ boat: Boat) {
    lock.withLock { berths[ObjectIdentifier(type)] = boat }
  }
  func find<Boat>(_ type: Boat.Type) -> Boat {
    lock.withLock { berths[ObjectIdentifier(type)] as! Boat }
  }
}

/// Somebody does.
final class FilledTable {
  static let shared = FilledTable(berths: filled())
  private var berths: [ObjectIdentifier: Any]

  init(berths: [ObjectIdentifier: Any] = [:]) { self.berths = berths }

  func moor<Boat>(_ type: Boat.Type, _ boat: Boat) { berths[ObjectIdentifier(type)] = boat }
  func find<Boat>(_ type: Boat.Type) -> Boat { berths[ObjectIdentifier(type)] as! Boat }
}

func filled() -> [ObjectIdentifier: Any] { [ObjectIdentifier(Harbour.self): Harbour()] }

protocol Mooring: AnyObject {
  var berths: [String: Any] { get set }
  func find<Boat>() -> Boat
}

extension Mooring {
  func moor<Boat>(_ boat: Boat) { berths["\(Boat.self)"] = boat }
  func find<Boat>() -> Boat { berths["\(Boat.self)"] as! Boat }
}

final class Pier: Mooring {
  static let shared = Pier()
  var berths: [String: Any] = ["Crew": Crew()]
}

@main
enum Main {
  static func main() {
    NamedTable.shared.moor(Harbour())
    SpelledOut.moor { Harbour() }
    OldTable.shared.moor(Harbour())
    SentTable.shared.moor(Harbour())
    print(OldTable.shared.find(Harbour.self), SentTable.shared.find(Harbour.self))
    NestedTable.shared.moor(Harbour.self, Harbour())
    LockedTable.shared.moor(Harbour.self, Harbour())
    GivenTable.shared.moor(Harbour.self, Harbour())
    FilledTable.shared.moor(Crew.self, Crew())
    Pier.shared.moor(Harbour())
    print(NamedTable.shared.find(Harbour.self)!, SpelledOut.find() as Harbour)
    print(NestedTable.shared.find(Harbour.self), LockedTable.shared.find(Harbour.self))
    print(GivenTable.shared.find(Harbour.self), FilledTable.shared.find(Harbour.self))
    print(FilledTable.shared.find(Crew.self))
    let (harbour, crew): (Harbour, Crew) = (Pier.shared.find(), Pier.shared.find())
    print(harbour, crew)
    lack()
  }

  static func lack() {
    print(NamedTable.shared.find(Tide.self)!)  // want: missing-provider "'Tide' is not registered"
    print(OldTable.shared.find(Tide.self))  // want: missing-provider "'Tide' is not registered"
    print(SentTable.shared.find(Crew.self))  // want: missing-provider "'Crew' is not registered"
    let spelled: Tide = SpelledOut.find()  // want: missing-provider "'Tide' is not registered"
    print(NestedTable.shared.find(Tide.self))  // want: missing-provider "'Tide' is not registered"
    print(LockedTable.shared.find(Tide.self))  // want: missing-provider "'Tide' is not registered"
    print(GivenTable.shared.find(Tide.self))  // want: missing-provider "'Tide' is not registered"
    print(FilledTable.shared.find(Tide.self))
    let moored: Tide = Pier.shared.find()  // want: missing-provider "'Tide' is not registered"
    print(spelled, moored)
  }
}
