@testable import PureLintProjects
@testable import PureLintSource

extension ProjectFile {
  /// Divides what was read into sources and project files.
  static func separate(_ files: [SourceFile]) -> (sources: [SourceFile], projects: [ProjectFile]) {
    var sources: [SourceFile] = []
    var projects: [ProjectFile] = []
    sources.reserveCapacity(files.count)
    for file in files {
      if let project = ProjectFile(path: file.path, bytes: file.bytes) {
        projects.append(project)
      } else {
        sources.append(file)
      }
    }
    return (sources, projects)
  }
}
