import Foundation
import Testing

/// Files in the repository that hold what the code makes, and are rewritten when asked for.
enum Golden {
  /// Whether files are to be rewritten rather than compared.
  static let isUpdating = ProcessInfo.processInfo.environment["PURELINT_UPDATE"] == "1"

  /// Expects a file of the repository to hold exactly a text, or writes it there.
  static func expect(
    _ text: String,
    in name: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let url = URL(fileURLWithPath: "\(Repository.path)/\(name)")
    let current = try? String(contentsOf: url, encoding: .utf8)
    guard current != text else { return }
    if isUpdating {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try text.write(to: url, atomically: true, encoding: .utf8)
    } else {
      Issue.record(
        "\(name) is out of date; run 'PURELINT_UPDATE=1 swift test'. Wanted:\n\(text)",
        sourceLocation: sourceLocation
      )
    }
  }

  /// Expects no file of that name, or removes it.
  static func expectNoFile(
    _ name: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    if isUpdating {
      try FileManager.default.removeItem(atPath: "\(Repository.path)/\(name)")
    } else {
      Issue.record(
        "\(name) belongs to nothing; run 'PURELINT_UPDATE=1 swift test'",
        sourceLocation: sourceLocation
      )
    }
  }
}
