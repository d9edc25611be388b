import PureLintSource

/// The files of which a client is asked to tell when they appear, change or go.
enum WatchedFiles {
  private static let patterns = [
    "**/*.swift", "**/.purelint.json", "**/.purelint-baseline.json", "**/project.pbxproj",
    "**/*.yml", "**/*.yaml", "**/BUILD", "**/*.bazel",
  ]

  /// The parameters of the request that asks for it.
  static var registration: KeyValuePairs<String, JSONText?> {
    let watchers = patterns.map { JSONText.object(["globPattern": .text($0)]) }
    let registration = JSONText.object([
      "id": "files", "method": "workspace/didChangeWatchedFiles",
      "registerOptions": .object(["watchers": .list(watchers)]),
    ])
    return ["registrations": [registration]]
  }
}
