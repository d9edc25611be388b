import SwiftUI

// A container made by hand keeps for ever what one of its functions promises anew. What has no state
// of its own, is only looked at, or belongs to one screen is the same whoever keeps it.

final class Api {}

final class Draft {
  private var lines: [String] = []
  init(api: Api) { print(api) }
  func add(_ line: String) { lines.append(line) }
}

final class Outbox {
  private let draft: Draft
  init(draft: Draft) { self.draft = draft }
  func send() { draft.add("sent") }
}

final class Editor {
  private let draft: Draft
  init(draft: Draft) { self.draft = draft }
  func edit() { draft.add("edited") }
}

final class Formatter { init(api: Api) { print(api) } }
final class Printer {
  private let formatter: Formatter
  init(formatter: Formatter) { self.formatter = formatter }
  func run() { print(formatter) }
}

final class Counter {
  private var count = 0
  func add() { count += 1 }
}
final class Report { init(counter: Counter) { counter.add() } }

final class ListViewModel: ObservableObject {
  private var rows: [Int] = []
  func load() { rows = [] }
}
final class Tabs {
  private let list: ListViewModel
  init(list: ListViewModel) { self.list = list }
  func show() { list.load() }
}

final class Session {
  private var token = 0
  func renew() { token += 1 }
}
final class Account {
  private let session: Session
  init(session: Session) { self.session = session }
  func check() { session.renew() }
}

final class Queue {
  private var jobs: [Int] = []
  func add(_ job: Int) { jobs.append(job) }
}
final class Worker {
  private let queue: () -> Queue
  init(queue: @escaping () -> Queue) { self.queue = queue }
  func work() { queue().add(1) }
}
final class Planner {
  private let queue: Queue
  init(queue: Queue) { self.queue = queue }
  func plan() { queue.add(2) }
}

final class Notes {
  private var lines: [Int] = []
  func add(_ line: Int) { lines.append(line) }
}
final class Pad {
  private let notes: Notes
  init(notes: Notes) { self.notes = notes }
  func write() { notes.add(1) }
}

final class AppContainer {
  private lazy var api = Api()
  lazy var outbox = Outbox(draft: makeDraft())  // want: captive-dependency "'outbox'"
  func makeEditor() -> Editor { Editor(draft: makeDraft()) }
  func makeDraft() -> Draft { Draft(api: api) }

  lazy var printer = Printer(formatter: makeFormatter())
  func makePrinter() -> Printer { Printer(formatter: makeFormatter()) }
  private func makeFormatter() -> Formatter { Formatter(api: api) }

  lazy var report = Report(counter: makeCounter())
  func makeReport() -> Report { Report(counter: makeCounter()) }
  private func makeCounter() -> Counter { Counter() }

  lazy var tabs = Tabs(list: makeList())
  func makeList() -> ListViewModel { ListViewModel() }

  private var known: Session?
  lazy var account = Account(session: makeSession())
  func makeSession() -> Session {
    let session = Session()
    known = session
    return session
  }

  // The root has one for all, and new ones.
  private(set) lazy var common = makeNotes()
  func makePad() -> Pad { Pad(notes: makeNotes()) }
  func makeBoard() -> Pad { Pad(notes: common) }
  func makeNotes() -> Notes { Notes() }

  lazy var worker = Worker(queue: { [unowned self] in makeQueue() })
  func makePlanner() -> Planner { Planner(queue: makeQueue()) }
  func makeQueue() -> Queue { Queue() }
  func last() -> Session? { known }
}

@main struct Writer: App {
  private let container = AppContainer()
  var body: some Scene {
    WindowGroup {
      Text("\(container.outbox) \(container.makeEditor()) \(container.printer)")
      Text("\(container.makePrinter()) \(container.report) \(container.makeReport())")
      Text("\(container.tabs) \(container.makeList()) \(container.account)")
      Text("\(container.makeSession()) \(container.worker) \(container.makePlanner())")
      Text("\(container.last()) \(container.makePad()) \(container.makeBoard())")
    }
  }
}
