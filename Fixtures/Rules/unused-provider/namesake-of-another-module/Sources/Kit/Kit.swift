final class Workshop {
  private var count = 0
  func mend() { count += 1 }
}

final class Log {
  private var count = 0
  func add() { count += 1 }
}

public final class Crane {
  private let log: Log
  init(log: Log) { self.log = log }
  public func lift() { log.add() }
}

// What another module calls by this name is another type: nothing there could be meant.
final class Quay {
  private let workshop: Workshop  // want: unused-provider "'workshop' is kept in 'Quay'"
  private let log: Log

  init(workshop: Workshop, log: Log) {
    self.workshop = workshop
    self.log = log
  }

  lazy var first = Crane(log: log)
  lazy var second = Crane(log: log)
}

public final class Harbor {
  private let workshop = Workshop()
  private let log = Log()
  private lazy var quay = Quay(workshop: workshop, log: log)

  public init() {}

  public func run() {
    workshop.mend()
    quay.first.lift()
    quay.second.lift()
  }
}
