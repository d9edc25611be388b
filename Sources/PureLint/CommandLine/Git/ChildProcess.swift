#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A program that runs beside this one, is given bytes and leaves some behind.
struct ChildProcess {
  /// The name of the program, which is looked for on the search path.
  let program: String
  let arguments: [String]
  /// The variables of its environment, as `NAME=VALUE`.
  let environment: [String]

  /// The output of a process, and whether it has succeeded.
  struct Outcome {
    var output: [UInt8] = []
    /// The text on standard error.
    var messages: [UInt8] = []
    /// Whether it ended by itself, with exit code 0.
    var hasSucceeded = false
  }

  /// The system's error where a program cannot be started.
  struct Failure: Error {
    let code: Int32
  }

  /// Runs the program until it ends.
  ///
  /// - Parameter input: All of its standard input.
  func run(_ input: [UInt8] = []) throws(Failure) -> Outcome {
    let (inlet, outlet, messages) = (try ProcessPipe(), try ProcessPipe(), try ProcessPipe())
    let process = try start(inlet, outlet, messages)
    inlet.closeReader()
    outlet.closeWriter()
    messages.closeWriter()
    var outcome = exchange(input, inlet, outlet, messages)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    outcome.hasSucceeded = status == 0
    return outcome
  }

  private func start(_ inlet: ProcessPipe, _ outlet: ProcessPipe, _ messages: ProcessPipe)
    throws(Failure) -> pid_t
  {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, inlet.reader, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, outlet.writer, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, messages.writer, STDERR_FILENO)
    let words = ([program] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup($0) } + [nil]
    defer { for text in words + variables { free(text) } }
    var process: pid_t = 0
    let code = posix_spawnp(&process, program, &actions, nil, words, variables)
    guard code == 0 else { throw Failure(code: code) }
    return process
  }

  /// Writes and reads whatever there is room for and whatever has come, until nothing more comes.
  private func exchange(
    _ input: [UInt8],
    _ inlet: ProcessPipe,
    _ outlet: ProcessPipe,
    _ messages: ProcessPipe
  ) -> Outcome {
    // A process that reads no more says why on standard error.
    signal(SIGPIPE, SIG_IGN)
    inlet.makeWriterNonblocking()
    var outcome = Outcome()
    var written: Int? = 0
    while outlet.reader >= 0 || messages.reader >= 0 {
      if written == input.count || written == nil { inlet.closeWriter() }
      var ends = [
        pollfd(fd: inlet.writer, events: Int16(POLLOUT), revents: 0),
        pollfd(fd: outlet.reader, events: Int16(POLLIN), revents: 0),
        pollfd(fd: messages.reader, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&ends, nfds_t(ends.count), -1) >= 0 else { continue }
      if ends[0].revents != 0, let start = written { written = inlet.write(input, from: start) }
      if ends[1].revents != 0, !outlet.read(into: &outcome.output) { outlet.closeReader() }
      if ends[2].revents != 0, !messages.read(into: &outcome.messages) { messages.closeReader() }
    }
    return outcome
  }
}
