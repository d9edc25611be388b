import Foundation

/// A folder of files that exists as long as the value does.
final class TemporaryFolder: Sendable {
  let path: String

  /// Makes a folder with files, given as relative paths and contents.
  init(_ files: [String: String] = [:]) throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("purelint-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path
    for (name, contents) in files { try write(contents, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of an entry.
  func callAsFunction(_ name: String) -> String { path + "/" + name }

  /// Writes a file, and makes the folders that lead to it.
  func write(_ contents: String, to name: String) throws {
    let url = URL(fileURLWithPath: self(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try contents.write(to: url, atomically: false, encoding: .utf8)
  }

  /// Makes a symbolic link; a relative destination starts at the link's own folder.
  func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: self(name),
      withDestinationPath: destination
    )
  }
}
