/// Transforms all elements on up to `jobs` threads, the calling one included, and returns the
/// outcomes in the order of the elements.
///
/// The threads are the system's own, because a thread of a pool has too small a stack for a parser
/// on some systems.
/// - Parameter weight: the work that an element makes, in any unit.
public func concurrentMap<Element: Sendable, Output: Sendable>(
  _ elements: [Element],
  jobs: Int,
  weight: (Element) -> Int = { _ in 1 },
  _ transform: @escaping @Sendable (Element) -> Output
) -> [Output] {
  guard min(jobs, elements.count) > 1 else { return elements.map(transform) }
  let states: [Void] = Array(repeating: (), count: jobs)
  return concurrentMap(elements, states: states, weight: weight) { _, element in
    transform(element)
  }
}

/// The same on one thread for each state, which no other thread touches meanwhile.
/// - Parameters:
///   - states: what a thread keeps from one element to the next; at least one. The first one is the
///     calling thread's.
///   - first: what the calling thread does before it takes part.
public func concurrentMap<Element: Sendable, State, Output: Sendable>(
  _ elements: [Element],
  states: [State],
  weight: (Element) -> Int = { _ in 1 },
  after first: () -> Void = {},
  _ transform: @escaping @Sendable (State, Element) -> Output
) -> [Output] {
  precondition(!states.isEmpty, "a thread has a state")
  return Array(unsafeUninitializedCapacity: elements.count) { buffer, count in
    // Each state belongs to one thread, and each place to the thread that took its element.
    nonisolated(unsafe) let (states, outputs) = (states, buffer)
    let threads = max(1, min(states.count, elements.count))
    Work(weights: elements.map(weight), threads: threads).run(after: first) { thread, position in
      let output = transform(states[thread], elements[position])
      outputs.initializeElement(at: position, to: output)
    }
    count = elements.count
  }
}

/// Runs two functions and returns both outcomes; the second one has a thread of its own if there may
/// be two.
public func concurrently<First, Second: Sendable>(
  jobs: Int,
  _ first: () -> First,
  beside second: @escaping @Sendable () -> Second
) -> (First, Second) {
  jobs > 1 ? SystemThread.run(first, beside: second) : (first(), second())
}

/// Positions that several threads take.
///
/// A thread takes the next few positions when it is done with its last. So a slow position holds up
/// no other thread. The heaviest positions go first, so that the threads end at nearly the same
/// time. Threads only meet to take.
///
/// Unchecked: `next` is used under the lock alone.
private final class Work: @unchecked Sendable {
  /// The number of times, about, that a thread takes something, if all are equally fast and there
  /// is enough.
  private static let turns = 64

  private let threads: Int
  /// All positions, the heaviest first; of equal ones, the first.
  private let order: [Int]
  /// The position in `order` where each turn ends.
  private let ends: [Int]
  private var next = 0
  private let lock = Lock()

  init(weights: [Int], threads: Int) {
    self.threads = threads
    order = weights.indices.sorted { (weights[$1], $0) < (weights[$0], $1) }
    let share = weights.reduce(0, +) / (threads * Self.turns)
    var ends: [Int] = []
    var load = 0
    for (index, position) in order.enumerated() {
      load += weights[position]
      guard load >= share || index == order.count - 1 else { continue }
      ends.append(index + 1)
      load = 0
    }
    self.ends = ends
  }

  /// Calls `body` once for each position, on any thread; returns when all are done. The calling
  /// thread does something else first.
  func run(
    after first: () -> Void,
    _ body: @escaping @Sendable (_ thread: Int, _ position: Int) -> Void
  ) {
    // If there is no thread to be had, the others do its part.
    let others = (1..<threads).map { thread in SystemThread { self.takeAll(thread, body) } }
    first()
    takeAll(0, body)
    for other in others { other?.join() }
  }

  private func takeAll(_ thread: Int, _ body: (Int, Int) -> Void) {
    while let turn = take() {
      for position in turn { body(thread, position) }
    }
  }

  private func take() -> ArraySlice<Int>? {
    lock.hold {
      guard next < ends.count else { return nil }
      defer { next += 1 }
      return order[(next == 0 ? 0 : ends[next - 1])..<ends[next]]
    }
  }
}
