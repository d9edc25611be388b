#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// When some files and folders were changed last, by which a change is seen without reading them.
public struct FileStates: Equatable, Sendable {
  private var states: [String: State] = [:]

  private struct State: Equatable, Sendable {
    let seconds: Int
    let nanoseconds: Int
    let size: Int
    let number: UInt64
  }

  /// Asks for each path; what is not there has no state. A folder changes with the names in it.
  public init(of paths: some Sequence<String>) {
    for path in paths {
      var status = stat()
      guard stat(path, &status) == 0 else { continue }
      #if canImport(Darwin)
        let time = status.st_mtimespec
      #else
        let time = status.st_mtim
      #endif
      states[path] = State(
        seconds: Int(time.tv_sec),
        nanoseconds: Int(time.tv_nsec),
        size: Int(status.st_size),
        number: UInt64(truncatingIfNeeded: status.st_ino)
      )
    }
  }

  /// The same with the states of an earlier moment for those paths that it knows, too.
  public func since(_ earlier: FileStates) -> FileStates {
    var states = self
    states.states.merge(earlier.states.filter { self.states[$0.key] != nil }) { _, old in old }
    return states
  }

  /// The paths whose state is another one than in other states, sorted.
  public func changes(from others: FileStates) -> [String] {
    Set(states.keys).union(others.states.keys).filter { states[$0] != others.states[$0] }.sorted()
  }
}
