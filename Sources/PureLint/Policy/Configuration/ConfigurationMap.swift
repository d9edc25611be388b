/// The configurations that hold in the folders of a run.
struct ConfigurationMap: Sendable {
  /// The folder that relative paths start from.
  let base: ProjectPath
  /// The chain of each folder that was looked into, by its path from the root of the file system.
  var chains: [ProjectPath: ConfigurationChain] = [:]

  /// - Parameter base: The folder that relative paths start from, itself from the root on.
  init(base: ProjectPath = ProjectPath("/")) { self.base = base }

  /// The path from the root of the file system.
  func absolute(_ path: String) -> ProjectPath {
    path.isEmpty ? base : base.appending(path)
  }

  /// The place of a configuration that names a root.
  func place(of root: RootName) -> ConfigurationPlace? {
    let stated = chains.values.flatMap { $0.roots.filter { $0.value == root } }
    return stated.map(\.place).min { ($0.path, $0.position.line) < ($1.path, $1.position.line) }
  }

  /// The configurations above a file, the nearest first.
  func chain(ofFile path: String) -> ConfigurationChain {
    chain(of: absolute(path).parent ?? base)
  }

  /// The configurations in and above a folder, the nearest first.
  func chain(of folder: ProjectPath) -> ConfigurationChain {
    var next: ProjectPath? = folder
    while let path = next {
      if let known = chains[path] { return known }
      next = path.parent
    }
    return ConfigurationChain()
  }
}
