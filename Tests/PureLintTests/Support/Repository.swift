import Foundation

/// The checkout that the tests were built from.
enum Repository {
  /// The absolute path of the folder with `Package.swift`.
  static let path = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent()  // Support
    .deletingLastPathComponent()  // PureLintTests
    .deletingLastPathComponent()  // Tests
    .deletingLastPathComponent()
    .path

  /// The text of a file, by its path in the repository.
  static func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
  }

  /// The names in a folder, sorted and without hidden ones; none if there is no such folder.
  static func entries(_ name: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(name)")
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Whether a path in the repository is a folder.
  static func isFolder(_ name: String) -> Bool {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: "\(path)/\(name)", isDirectory: &isFolder)
    return exists && isFolder.boolValue
  }
}
