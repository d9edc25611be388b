import PureLintSource

/// The project files of a session's last check, for the next one: what is the same is not parsed again.
///
/// Unchecked: all is used under the lock alone.
public final class ParsedProjects: @unchecked Sendable {
  private var files: [String: ProjectFile] = [:]
  private let lock = Lock()

  /// No file has been parsed yet.
  public init() {}

  /// The files with their contents.
  func parse(_ projects: [ProjectFile], jobs: Int) -> [ProjectFile] {
    lock.hold {
      let parsed = concurrentMap(projects, jobs: jobs, weight: \.bytes.count) { [files] in
        $0.parsed(after: files[$0.path])
      }
      files = Dictionary(parsed.map { ($0.path, $0) }) { first, _ in first }
      return parsed
    }
  }
}
