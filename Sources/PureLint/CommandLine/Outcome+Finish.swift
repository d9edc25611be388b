#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Outcome {
  /// Writes findings to standard output and everything else to standard error, and ends the
  /// process.
  ///
  /// A reader that has seen enough and closed the pipe is no failure; a full disk is one.
  func finish() -> Never {
    signal(SIGPIPE, SIG_IGN)
    let failure = write(output, to: STDOUT_FILENO)
    write(messages, to: STDERR_FILENO)
    guard let failure, failure != EPIPE else { exit(exitCode.rawValue) }
    let text = "cannot write the findings: \(systemText(failure)); make room or write elsewhere"
    write(Outcome.failure(text).messages, to: STDERR_FILENO)
    exit(ExitCode.failure.rawValue)
  }
}

/// Writes a text in as few calls as the system allows; returns what it says if it stops.
@discardableResult
private func write(_ text: String, to descriptor: Int32) -> Int32? {
  var text = text
  return text.withUTF8 { bytes in
    var start = 0
    while start < bytes.count {
      let step = write(descriptor, bytes.baseAddress! + start, bytes.count - start)
      if step >= 0 {
        start += step
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }
}
