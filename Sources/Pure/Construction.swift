import Foundation

/// One dependency in the making: which thread builds it, and how others wait for that thread.
///
/// A thread that waits for itself, directly or through other waiting threads, would wait for ever.
/// All waiting goes through one monitor, which sees such a cycle when its last thread closes it.
final class Construction {
  private static let monitor = NSCondition()

  /// The construction that each waiting thread waits for. Unsafe only in name: touched with
  /// `monitor` held.
  private nonisolated(unsafe) static var awaited: [ObjectIdentifier: Construction] = [:]

  private let module: Any.Type
  private let builder = Thread.current

  /// Guarded by `monitor`.
  private var isFinished = false

  /// Begins on the current thread.
  init(of module: Any.Type) {
    self.module = module
  }

  /// Lets the waiting threads go on.
  func finish() {
    Self.monitor.lock()
    isFinished = true
    Self.monitor.broadcast()
    Self.monitor.unlock()
  }

  /// Returns when the dependency is built; stops the program when that can never be.
  func wait() {
    Self.monitor.lock()
    defer { Self.monitor.unlock() }
    let thread = Thread.current
    if isBlocked(by: thread) {
      fatalError(
        "Pure: the dependency of \(String(reflecting: module)) asks for itself while it is built."
      )
    }
    Self.awaited[ObjectIdentifier(thread)] = self
    while !isFinished {
      Self.monitor.wait()
    }
    Self.awaited[ObjectIdentifier(thread)] = nil
  }

  /// Whether this cannot finish before `thread` goes on.
  ///
  /// - Complexity: linear in the waiting threads. It ends, because a cycle is never closed.
  private func isBlocked(by thread: Thread) -> Bool {
    var next: Construction? = self
    while let construction = next, !construction.isFinished {
      if construction.builder === thread {
        return true
      }
      next = Self.awaited[ObjectIdentifier(construction.builder)]
    }
    return false
  }
}
