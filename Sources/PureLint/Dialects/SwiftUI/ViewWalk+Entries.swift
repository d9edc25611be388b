import PureLintResolution
import PureLintSource
import PureLintSyntax

/// Code outside of all views that shows some.
extension ViewWalk {
  /// Walks what a host shows outside of all views.
  func enter(_ host: EnvironmentInjections.Host) { enter(host, .none) }

  /// Walks what hosts of modules out of sight show. They may show it in any environment where something
  /// else of their module is shown.
  func enter(foreign hosts: [EnvironmentInjections.Host]) {
    guard !hosts.isEmpty else { return }
    var filesByModule: [Name: [Int]] = [:]
    for file in ways.objectsOfForeigners.keys.sorted() {
      let imported = resolver.modulesOutOfSight(importedBy: file)
      let modules = imported.isEmpty ? code.modulesOutOfSight(seenFrom: file) : imported
      for module in modules { filesByModule[module, default: []].append(file) }
    }
    let objects = ways.objectsOfForeigners
    var surroundings: [Int: Surroundings] = [:]
    for host in hosts {
      let around =
        surroundings[host.file]
        ?? Surroundings(
          objects: Set(
            resolver.modulesOutOfSight(importedBy: host.file).flatMap { filesByModule[$0] ?? [] }
          )
          .flatMap { objects[$0] ?? [] }.reduce(.empty) { sets.union($0, $1) }
        )
      surroundings[host.file] = around
      enter(host, around)
    }
  }

  private func enter(_ host: EnvironmentInjections.Host, _ surroundings: Surroundings) {
    let (node, file) = (host.root, host.file)
    var frame = frame(of: host.member, file: file, state: nil)
    let span = frame.tree.nodes[node.position]
    ways.note(hosted: span.firstToken..<span.endToken, in: file)
    show(node, .some(surroundings), &frame)
    noteHanded(in: frame)
    walkWaiting()
  }

  /// Walks what a preview outside of all types shows.
  func enter(preview node: NodeIndex, in file: Int) {
    let tree = program.trees[file]
    var frame = Frame(
      file: file,
      tree: tree,
      member: nil,
      owner: nil,
      isModifier: false,
      state: nil,
      site: tree.mainToken(node)
    )
    show(node, .some(.none), &frame)
    walkWaiting()
  }
}
