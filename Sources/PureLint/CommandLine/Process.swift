#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The number of processors that can run threads of this process.
var processorCount: Int { max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1) }

/// The path of the folder that relative paths start from; the root if it is gone.
var currentFolder: String {
  guard let path = getcwd(nil, 0) else { return "/" }
  defer { free(path) }
  return String(cString: path)
}

/// The system's text for an error that it left in `errno`.
func systemText(_ code: Int32) -> String { String(cString: strerror(code)) }

/// Has the process end with a line and the exit code of a failure where the system aborts it, which
/// it does if memory runs out.
func endPlainlyOnAbort() {
  signal(SIGABRT) { _ in
    let line: StaticString = """
      purelint: error: the run was aborted, most likely because memory ran out; check fewer files at \
      once, or give it more

      """
    line.withUTF8Buffer { _ = write(STDERR_FILENO, $0.baseAddress!, $0.count) }
    _exit(ExitCode.failure.rawValue)
  }
}

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
