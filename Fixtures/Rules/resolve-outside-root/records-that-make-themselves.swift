// A class of constants is a value, and so are those that inherit from it: the static functions that
// make one build no graph.

class Event {
  let name: String
  let details: [String: Any]?
  init(name: String, details: [String: Any]? = nil) {
    self.name = name
    self.details = details
  }
}

final class LoudEvent: Event {}

extension Event {
  static let opened = LoudEvent(name: "opened")
  static func failed(_ reason: String) -> Event {
    LoudEvent(name: "failed", details: ["reason": reason, "before": Event.opened.name])
  }
  static func twice(_ event: Event) -> [Event] { [Event(name: event.name), event] }
}

final class Reporter {
  func send(_ event: Event) { print(event.name, event.details ?? [:]) }
}

final class Door {
  private let reporter: Reporter
  private let first: Event
  init(reporter: Reporter, first: Event) {
    self.reporter = reporter
    self.first = first
  }
  func open() {
    reporter.send(first)
    reporter.send(.failed("locked"))
  }
}

final class House {
  private let reporter = Reporter()
  func makeDoor() -> Door { Door(reporter: reporter, first: .opened) }
}

House().makeDoor().open()
print(Event.twice(.opened).count)
