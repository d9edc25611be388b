import PureLintSource

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Invocation {
  /// The microseconds between two looks at the files.
  private static let interval: useconds_t = 200_000

  /// Checks, and checks again whenever a file changes, until somebody ends the process or closes what
  /// it writes to.
  func watch(_ options: CheckOptions) -> Outcome {
    var options = options
    options.analyzer = analyzer.remembering
    var before = FileStates(of: [])
    while true {
      let outcome = check(options)
      let paths = Self.watched(outcome.readPaths, below: options.paths)
      // What was changed during the check is still to be checked.
      before = FileStates(of: paths).since(before)
      guard Self.show(outcome) else { return Outcome() }
      let changes = Self.waitForChanges(of: paths, since: before)
      before = FileStates(of: paths)
      let rest = changes.count > 1 ? " and \(changes.count - 1) more" : ""
      writeAll(
        "\npurelint: '\(changes[changes.count - 1].printable())'\(rest) changed\n",
        to: STDERR_FILENO
      )
    }
  }

  /// Writes an outcome without ending the process.
  ///
  /// - Returns: whether somebody still reads it.
  private static func show(_ outcome: Outcome) -> Bool {
    let (confirmations, failures) = outcome.writeFiles()
    writeAll(outcome.preface, to: STDERR_FILENO)
    guard writeToOutput(outcome.output) else { return false }
    let lines = failures.map { Outcome.failure($0).messages }.joined()
    writeAll(outcome.messages + confirmations + lines, to: STDERR_FILENO)
    return true
  }

  /// The files that were read, and the folders in which others may appear.
  private static func watched(_ read: [String], below paths: [String]) -> Set<String> {
    let folders = read.map { path in
      path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    }
    return Set(read + folders + paths)
  }

  private static func waitForChanges(of paths: Set<String>, since before: FileStates) -> [String] {
    while true {
      let changes = FileStates(of: paths).changes(from: before)
      if !changes.isEmpty { return changes }
      usleep(interval)
    }
  }
}
