import PureLintSource

/// The files of a run with their folders, so that what holds for a folder is found out once.
struct GroupedPaths {
  let files: [ProjectPath]
  /// A folder is there once for all files that follow each other in it.
  private(set) var folders: [ProjectPath] = []
  /// Element `i` is the position of file `i`'s folder.
  private(set) var folderOfFile: [Int] = []

  init(_ paths: [String]) {
    files = paths.map { ProjectPath($0) }
    folderOfFile.reserveCapacity(files.count)
    for file in files {
      if folders.last.map({ file.isDirectly(in: $0) }) != true {
        folders.append(file.parent ?? ProjectPath(""))
      }
      folderOfFile.append(folders.count - 1)
    }
  }

  /// All folders that files are in, at any depth.
  var allFolders: Set<ProjectPath> {
    var all: Set<ProjectPath> = []
    for folder in folders {
      var next: ProjectPath? = folder
      while let path = next, all.insert(path).inserted { next = path.parent }
    }
    return all
  }
}
