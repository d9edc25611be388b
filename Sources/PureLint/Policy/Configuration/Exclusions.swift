import PureLintSource

/// The files and folders that a configuration leaves out.
package struct Exclusions: Sendable {
  package let patterns: [Configuration.Stated<Glob>]
  private let index: GlobIndex

  init(_ patterns: [Configuration.Stated<Glob>] = []) {
    self.patterns = patterns
    index = GlobIndex(patterns.map(\.value))
  }

  /// The first pattern that leaves a file or folder itself out, whatever is above it.
  func first(for path: Glob.Path, isFolder: Bool) -> Configuration.Stated<Glob>? {
    candidates(for: path).first { $0.value.matches(path, isFolder: isFolder) }
  }

  /// The first pattern that leaves out a file or folder, or one that it is in.
  func first(covering path: Glob.Path) -> Configuration.Stated<Glob>? {
    candidates(for: path).first {
      $0.value.covers(path) || $0.value.matches(path, isFolder: true)
    }
  }

  private func candidates(for path: Glob.Path) -> [Configuration.Stated<Glob>] {
    index.candidates(for: path).map { patterns[$0] }
  }
}
