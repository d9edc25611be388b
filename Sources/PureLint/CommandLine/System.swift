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
