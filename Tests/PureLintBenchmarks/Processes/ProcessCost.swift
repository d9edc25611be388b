#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a process that has ended cost.
package struct ProcessCost {
  /// From its start to its end.
  package let seconds: Double
  /// What all processors spent on it.
  package let processorSeconds: Double
  /// The most memory that it had at once, in bytes.
  package let peakMemory: Int
}

/// A process could not be run, or ended as it should not.
package struct ProcessError: Error {
  package let words: [String]
  package let status: Int32
}

/// Runs a program to its end, its output thrown away.
///
/// The system counts the memory of the caller towards the peak of the process it starts, so the
/// peak is only true while the caller is small.
/// - Parameter isExitCodeFree: Whether the program may end with codes other than 0, up to 1.
package func runProcess(
  _ words: [String],
  isExitCodeFree: Bool = false
) throws -> ProcessCost {
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
  #else
    var actions = posix_spawn_file_actions_t()
  #endif
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
    posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
  }
  var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
  arguments.append(nil)
  defer { arguments.forEach { free($0) } }
  let start = ContinuousClock.now
  var process: pid_t = 0
  var status = posix_spawnp(&process, words[0], &actions, nil, arguments, environ)
  guard status == 0 else { throw ProcessError(words: words, status: status) }
  var usage = rusage()
  while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
  let elapsed = seconds(start.duration(to: .now))
  let code = status >> 8
  guard status & 0xFF == 0, code == 0 || isExitCodeFree && code == 1 else {
    throw ProcessError(words: words, status: status)
  }
  #if canImport(Darwin)
    let unit = 1
  #else
    let unit = 1024
  #endif
  return ProcessCost(
    seconds: elapsed,
    processorSeconds: seconds(usage.ru_utime) + seconds(usage.ru_stime),
    peakMemory: Int(usage.ru_maxrss) * unit
  )
}

private func seconds(_ time: timeval) -> Double {
  Double(time.tv_sec) + Double(time.tv_usec) * 1e-6
}

package func seconds(_ duration: Duration) -> Double {
  Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
}
