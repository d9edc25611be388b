import PureLintSource

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
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

extension ProjectPath {
  /// The path of a file or folder from the root on, without links where there is something.
  static func withoutLinks(_ path: String) -> ProjectPath {
    ProjectPath(currentFolder).appending(realPath(path) ?? path)
  }
}

/// All of standard input, up to its end.
@Sendable package func readStandardInput() throws(SourceError) -> [UInt8] {
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = read(STDIN_FILENO, &buffer, buffer.count)
    if count > 0 {
      bytes += buffer[..<count]
    } else if count == 0 {
      return bytes
    } else if errno != EINTR {
      throw SourceError(path: "-", code: errno)
    }
  }
}

/// The next bytes of standard input; empty at its end.
@Sendable func readSomeInput() -> [UInt8] {
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = read(STDIN_FILENO, &buffer, buffer.count)
    if count >= 0 { return Array(buffer[..<count]) }
    if errno != EINTR { return [] }
  }
}

/// Writes a text to standard output at once.
///
/// - Returns: whether somebody still reads it.
func writeToOutput(_ text: String) -> Bool {
  signal(SIGPIPE, SIG_IGN)
  return writeAll(text, to: STDOUT_FILENO) == nil
}

/// The environment of this process, each variable as `NAME=VALUE`.
var environmentVariables: [String] {
  #if canImport(Darwin)
    var next = _NSGetEnviron().pointee
  #else
    var next = environ
  #endif
  var variables: [String] = []
  while let text = next.pointee {
    variables.append(String(cString: text))
    next += 1
  }
  return variables
}

/// The system's text for an error that it left in `errno`.
func systemText(_ code: Int32) -> String { String(cString: strerror(code)) }

/// Has the process end with a line and the exit code of a failure where memory runs out.
///
/// The system aborts it then. Where memory is limited, the run-time library may lack the room even
/// for its own report, and reads an invalid address on the way.
package func endPlainlyWithoutMemory() {
  for number in isMemoryLimited ? [SIGABRT, SIGSEGV] : [SIGABRT] {
    signal(number) { _ in
      end(
        saying: """
          purelint: error: the run was aborted, most likely because memory ran out; check fewer \
          files at once, or give it more

          """
      )
    }
  }
}

/// Ends the process with a line and the exit code of a failure where there is no `/proc`. On Linux a
/// program's arguments stand there, and its own path, without which the run-time library aborts.
package func endPlainlyWithoutArguments() {
  #if os(Linux)
    guard access("/proc/self/cmdline", R_OK) != 0 else { return }
    end(
      saying: """
        purelint: error: there is no '/proc', where a program finds its arguments; mount it: \
        'mount -t proc proc /proc'

        """
    )
  #endif
}

#if os(Linux) && compiler(>=6.3)
  /// The same check, by the loader. A run-time library that is linked in looks for its own path, and
  /// aborts without it, before the program begins.
  @section(".preinit_array")
  @used
  private let checkBeforeTheLibrary: @convention(c) () -> Void = { endPlainlyWithoutArguments() }
#endif

/// Ends the process as a failure, without the run-time library.
private func end(saying line: StaticString) -> Never {
  line.withUTF8Buffer { _ = write(STDERR_FILENO, $0.baseAddress!, $0.count) }
  _exit(ExitCode.failure.rawValue)
}

/// Whether the process may have only so much memory, as by `ulimit -v`. Systems write no limit as one
/// that no machine reaches.
private var isMemoryLimited: Bool {
  var limit = rlimit()
  #if canImport(Glibc)
    let status = getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
  #else
    let status = getrlimit(RLIMIT_AS, &limit)
  #endif
  return status == 0 && limit.rlim_cur < UInt64(Int64.max)
}
