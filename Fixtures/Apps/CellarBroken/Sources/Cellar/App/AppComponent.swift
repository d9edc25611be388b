import NeedleFoundation
import SwiftUI

final class AppComponent: BootstrapComponent {
  public var store: Store { shared { FileStore() } }
  public var mutableShelf: MutableShelf { shared { MutableShelf(store: store) } }
  public var shelf: Shelf { mutableShelf }
  var clock: Clock { Clock(zone: "UTC") }
  public var oldShelf: Shelf { shared { MutableShelf(store: store) } }  // want: unused-provider "oldShelf"
  var log: Log { shared { Log(history: history) } }  // want: dependency-cycle "'log' -> 'history'"
  var history: History { shared { History(log: log) } }

  var bottlesComponent: BottlesComponent { BottlesComponent(parent: self) }
  private var tastingComponent: TastingComponent { TastingComponent(parent: self) }

  var rootView: some View { RootView(bottles: bottlesComponent, tasting: tastingComponent) }
}

protocol Store: AnyObject {
  func read() -> [String]
}

final class FileStore: Store {
  func read() -> [String] { ["red", "white"] }
}

protocol Shelf: AnyObject {
  var bottles: [String] { get }
}

final class MutableShelf: Shelf {
  private let store: Store
  private(set) var bottles: [String] = []

  init(store: Store) { self.store = store }

  func fill() { bottles = store.read() }
}

struct Clock {
  let zone: String
  var text: String { "now in " + zone }
}

final class Log {
  private let history: History
  init(history: History) { self.history = history }
  func write(_ line: String) { history.lines.append(line) }
}

final class History {
  private let log: Log
  var lines: [String] = []
  init(log: Log) { self.log = log }
  func clear() {
    lines = []
    log.write("cleared")
  }
}
