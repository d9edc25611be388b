// A field of a struct may be all that keeps an object which ends something when it is let go; beside
// it stand one that does something when it is made, and one that does nothing.

import Combine

final class Board {
  private var calls: [() -> Void] = []
  func hear(_ call: @escaping () -> Void) -> Ticket {
    calls.append(call)
    return Ticket(board: self)
  }
  func clear() { calls.removeAll() }
  func post() { calls.forEach { $0() } }
}

final class Ticket {
  private let board: Board
  init(board: Board) { self.board = board }
  deinit { board.clear() }
}

final class Pulse {
  private let board: Board
  init(board: Board) {
    self.board = board
    start()
  }
  private func start() { board.post() }
}

final class Idle { func rest() {} }

struct Holdings {
  let ticket: Ticket
  let subscription: AnyCancellable
  let pulse: Pulse  // want: unused-dependency "Holdings.pulse"
  let idle: Idle  // want: unused-dependency "Holdings.idle"
  let size: Int
}

final class Desk {
  private let holdings: Holdings
  init(holdings: Holdings) { self.holdings = holdings }
  func work() -> Int { holdings.size }
}

final class Office {
  let board = Board()
  private let idle = Idle()
  func desk() -> Desk {
    idle.rest()
    return Desk(
      holdings: Holdings(
        ticket: board.hear { print("heard") },
        subscription: AnyCancellable { print("over") },
        pulse: Pulse(board: board),
        idle: idle,
        size: 2
      )
    )
  }
}

let office = Office()
print(office.desk().work())
office.board.post()
