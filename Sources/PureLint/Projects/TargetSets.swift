import PureLintSource

/// The combinations of targets that files are in, each kept once.
struct TargetSets {
  /// The first two are for files that no project knows: the app's and those of its tests.
  private(set) var sets: [[TargetMap.TargetID]] = [[], []]
  /// Element `i` is the position of file `i`'s set.
  private(set) var setOfFile: [Int] = []
  /// The files that an Xcode project around them has in none of its targets.
  private(set) var leftOut: Set<Int> = []
  /// Those among them with files beside them that are in targets.
  private(set) var strays: Set<Int> = []
  /// The packages and the like that files in none of their targets stand in, by file.
  private(set) var projectsAround: [Int: Int] = [:]
  private var positions: [[TargetMap.TargetID]: Int] = [:]

  /// Puts the files that projects know of into their targets, the others into the first set.
  mutating func fill(from assembly: inout TargetAssembly, _ paths: GroupedPaths) {
    let folders = paths.folders.map { assembly.folder($0) }
    setOfFile.reserveCapacity(paths.files.count)
    for (file, path) in paths.files.enumerated() {
      let folder = folders[paths.folderOfFile[file]]
      let targets = assembly.targets(of: path, in: folder)
      if targets.isEmpty && folder.isListed { leftOut.insert(file) }
      if targets.isEmpty { projectsAround[file] = folder.project }
      setOfFile.append(position(of: targets))
    }
    if !leftOut.isEmpty { strays = strays(among: leftOut, paths) }
  }

  private func strays(among leftOut: Set<Int>, _ paths: GroupedPaths) -> Set<Int> {
    func folder(of file: Int) -> ProjectPath { paths.folders[paths.folderOfFile[file]] }
    let folders = Set(leftOut.map(folder))
    let compiled = setOfFile.indices.filter { setOfFile[$0] > 0 }
    let shared = folders.intersection(compiled.lazy.map(folder))
    return leftOut.filter { shared.contains(folder(of: $0)) }
  }

  private mutating func position(of targets: [TargetMap.TargetID]) -> Int {
    if targets.isEmpty { return 0 }
    if let last = setOfFile.last, sets[last] == targets { return last }
    if let known = positions[targets] { return known }
    positions[targets] = sets.count
    sets.append(targets)
    return sets.count - 1
  }

  /// Divides the files that no project knows by the names of their folders.
  ///
  /// - Parameter rest: The target for them; the next one is that of their tests.
  mutating func fillRest(_ paths: GroupedPaths, _ rest: TargetMap.TargetID) {
    sets[0] = [rest]
    sets[1] = [TargetMap.TargetID(rawValue: rest.rawValue + 1)]
    if setOfFile.isEmpty { setOfFile = Array(repeating: 0, count: paths.files.count) }
    let isTest = TargetLayout.testFolders(paths.folders)
    for file in setOfFile.indices where setOfFile[file] == 0 && isTest[paths.folderOfFile[file]] {
      setOfFile[file] = 1
    }
  }
}
