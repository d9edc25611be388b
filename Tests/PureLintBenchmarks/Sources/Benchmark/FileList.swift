import Foundation

/// The paths of all files, written to files that other tools read.
struct FileList {
  private let folder: URL
  /// A file with one path on each line.
  let path: String
  /// The same with links in place of the files, because the compiler takes no two files of one
  /// name.
  let linkedPath: String

  init(_ paths: [String]) throws {
    let manager = FileManager.default
    folder = manager.temporaryDirectory.appendingPathComponent("purelint-\(UUID().uuidString)")
    let links = folder.appendingPathComponent("links")
    try manager.createDirectory(at: links, withIntermediateDirectories: true)
    path = folder.appendingPathComponent("files").path
    linkedPath = folder.appendingPathComponent("linked-files").path
    var linked: [String] = []
    for (index, path) in paths.enumerated() {
      let link = links.appendingPathComponent("\(index).swift")
      try manager.createSymbolicLink(at: link, withDestinationURL: URL(fileURLWithPath: path))
      linked.append(link.path)
    }
    try write(paths, to: path)
    try write(linked, to: linkedPath)
  }

  private func write(_ paths: [String], to file: String) throws {
    try paths.map { $0 + "\n" }.joined().write(toFile: file, atomically: false, encoding: .utf8)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}
