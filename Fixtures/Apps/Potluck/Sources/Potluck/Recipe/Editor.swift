import Dirk
import PotluckKit

/// Edits whatever it is for.
struct Editor<Value> {
  private let log: Logging

  init(log: Logging) {
    self.log = log
  }

  func edit(_ value: Value) {
    log.note("\(value)")
    let history: History<Value> = History()
    history.keep()
  }
}

struct History<Value> {
  @Inject
  private var pantry: Pantry

  func keep() {
    print(pantry.isEmpty)
  }
}
