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
    var surroundings: [[Name]: Surroundings] = [:]
    for host in hosts {
      let modules = modules(of: host)
      let around =
        surroundings[modules]
        ?? Surroundings(
          objects: Set(modules.flatMap { filesByModule[$0] ?? [] })
            .flatMap { objects[$0] ?? [] }.reduce(.empty) { sets.union($0, $1) }
        )
      surroundings[modules] = around
      enter(host, around)
    }
  }

  /// The modules out of sight that may declare what a host is: the one that its name begins with, else
  /// all that its file imports.
  private func modules(of host: EnvironmentInjections.Host) -> [Name] {
    let imported = resolver.modulesOutOfSight(importedBy: host.file)
    let tree = program.trees[host.file]
    guard let callee = tree.expression(in: host.root), code.isQualified(callee, in: host.file),
      let module = tree.expression(in: callee).map(tree.name), imported.contains(module)
    else { return imported }
    return [module]
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
