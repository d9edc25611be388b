import PureLintSource

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The line on a terminal that says what a long run is doing; it goes away with the run.
///
/// Unchecked: the text is used under the lock alone.
package final class Progress: @unchecked Sendable {
  /// Moves to the start of the line and clears it.
  private static let clear = "\r\u{1B}[K"
  /// The milliseconds after which a line is written anew.
  private static let interval: Int32 = 100

  private let descriptor: Int32
  private let lock = Lock()
  private var text = ""
  /// The pipe that is closed when the run is over.
  private let (reader, writer): (Int32, Int32)
  private var thread: SystemThread?

  /// Starts to wait; nil if the descriptor is no terminal that can clear a line.
  ///
  /// - Parameters:
  ///   - patience: The milliseconds before anything is printed.
  ///   - kind: The kind of the terminal, as the variable `TERM` names it.
  package init?(
    on descriptor: Int32,
    patience: Int32 = 500,
    kind: String? = Terminal.variable("TERM")
  ) {
    var pipe: [Int32] = [0, 0]
    guard isatty(descriptor) == 1, Terminal.takesEscapes(kind), makePipe(&pipe) else { return nil }
    self.descriptor = descriptor
    (reader, writer) = (pipe[0], pipe[1])
    thread = SystemThread { [unowned self] in self.tell(patience) }
  }

  /// Says what the run does from now on.
  func show(_ text: String) { lock.hold { self.text = text } }

  /// Clears the line; nothing is written after this.
  package func end() {
    close(writer)
    thread?.join()
    close(reader)
  }

  private func tell(_ patience: Int32) {
    guard !isOver(within: patience) else { return }
    repeat {
      let text = lock.hold { self.text }
      if !text.isEmpty { writeAll(Self.clear + text + "…", to: descriptor) }
    } while !isOver(within: Self.interval)
    writeAll(Self.clear, to: descriptor)
  }

  private func isOver(within milliseconds: Int32) -> Bool {
    var state = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
    return poll(&state, 1, milliseconds) != 0
  }
}

/// Makes a pipe; false if the system has none left.
private func makePipe(_ ends: inout [Int32]) -> Bool { pipe(&ends) == 0 }
