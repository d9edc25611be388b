import GraphModel

/// The folders and targets that nodes are declared in.
struct Folders {
  private let survey: Survey
  /// The parts of the path that all files share.
  private let shared: Int

  init(_ survey: Survey) {
    self.survey = survey
    let paths = survey.graph.files.map { $0.split(separator: "/").dropLast() }
    var shared = paths.first?.count ?? 0
    for path in paths {
      shared = min(shared, zip(path, paths[0]).prefix { $0 == $1 }.count)
    }
    self.shared = shared
  }

  /// The folders around a node below the one that holds everything, the outermost first:
  /// `Features`, `Features/Home`.
  func folders(of id: NodeID) -> [String] {
    survey.graph[id].location.map { folders(of: $0.file) } ?? []
  }

  /// The same around a file.
  func folders(of file: FileID) -> [String] {
    let parts = survey.graph[file].split(separator: "/").dropLast().dropFirst(shared)
    return parts.indices.map { parts[...$0].joined(separator: "/") }
  }

  /// The same folders, each with its whole path, as other answers print it.
  func paths(of id: NodeID) -> [(folder: String, path: String)] {
    guard let location = survey.graph[id].location else { return [] }
    let parts = survey.graph[location.file].split(separator: "/").dropLast()
    return zip(folders(of: id), parts.indices.dropFirst(shared)).map { folder, index in
      (folder, parts[...index].joined(separator: "/"))
    }
  }

  /// The name of the target that a node's file belongs to.
  func target(of id: NodeID) -> String? {
    survey.graph[id].location.flatMap { target(of: $0.file) }
  }

  /// The name of the first target that a file belongs to.
  func target(of file: FileID) -> String? { survey.targets[file] }
}
