import PureLintFindings
import PureLintSource

/// The configurations that hold in the folders of a run.
package struct ConfigurationMap: Sendable {
  /// The folder that relative paths start from.
  package let base: ProjectPath
  /// The chain of each folder that was looked into, by its path from the root of the file system.
  package var chains: [ProjectPath: ConfigurationChain] = [:]

  /// - Parameter base: The folder that relative paths start from, itself from the root on.
  package init(base: ProjectPath = ProjectPath("/")) { self.base = base }

  /// The place of a configuration that names a root.
  package func place(of root: RootName) -> ConfigurationPlace? {
    let stated = chains.values.flatMap { $0.roots.filter { $0.value == root } }
    return stated.map(\.place).min { ($0.path, $0.position.line) < ($1.path, $1.position.line) }
  }

  /// The builds that configurations single out, each once.
  package var conditions: [Configuration.Stated<[String]>] {
    unique(chains.values.compactMap(\.conditions), by: \.place)
  }

  /// The layers that configurations draw, each once, with the folder that their paths start from.
  package var layers: [(stated: Configuration.Stated<Layers>, folder: ProjectPath)] {
    unique(chains.values.compactMap(\.layers), by: \.stated.place)
  }

  /// Settings in the order of their places, of which chains share many.
  private func unique<Setting>(
    _ settings: [Setting],
    by place: (Setting) -> ConfigurationPlace
  ) -> [Setting] {
    func text(_ setting: Setting) -> String { "\(place(setting))" }
    let byPlace = Dictionary(settings.map { (text($0), $0) }) { first, _ in first }
    return byPlace.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The configurations above a file, the nearest first.
  func chain(ofFile path: String) -> ConfigurationChain {
    chain(of: base.appending(path).parent ?? base)
  }

  /// The configurations in and above a folder, the nearest first.
  package func chain(of folder: ProjectPath) -> ConfigurationChain {
    var next: ProjectPath? = folder
    while let path = next {
      if let known = chains[path] { return known }
      next = path.parent
    }
    return ConfigurationChain()
  }
}
