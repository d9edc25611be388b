import GraphModel
import PureLintProjects
import PureLintResolution
import PureLintWiring

/// The nodes of modules, and which modules are built with others.
extension WiringModel {
  func addModules(to assembly: inout GraphAssembly) {
    for module in modules { _ = assembly.addNode(node(of: module, assembly), for: module.id) }
    for (dependency, owner) in owners.sorted(by: { $0.key < $1.key }) {
      addFields(of: dependency, owner: owner, to: &assembly)
    }
    for module in modules {
      guard let dependency = module.dependency, let source = assembly.node(of: module.id) else {
        continue
      }
      for field in fields(of: dependency) {
        guard let target = assembly.node(of: field) else { continue }
        assembly.addEdge(source, .declares, target, at: assembly.location(of: field))
      }
    }
    addInheritance(to: &assembly)
  }

  /// Building a module builds the modules that it inherits from, and its declarations in other
  /// branches of `#if`.
  private func addInheritance(to assembly: inout GraphAssembly) {
    let conditional = modules.map(\.id).filter { resolver.program[$0].condition != .none }
    let groups = Dictionary(grouping: conditional) { resolver.program.qualifiedName($0) }
    for group in groups.values {
      for (index, module) in group.enumerated() {
        let others = group[(index + 1)...] + group[..<index]
        guard let other = others.first(where: { isInSameTarget($0, module) }) else { continue }
        addBuilding(of: other, by: module, to: &assembly)
      }
    }
    for module in modules {
      for supertype in resolver.allSupertypes(of: .nominal(module.id, [])) {
        guard let base = supertype.declaration else { continue }
        addBuilding(of: base, by: module.id, to: &assembly)
        for other in resolver.namesakes(of: base, inOtherTargetsOf: Int(module.id.file)) {
          addBuilding(of: other, by: module.id, to: &assembly)
        }
      }
    }
  }

  private func isInSameTarget(_ module: DeclarationID, _ other: DeclarationID) -> Bool {
    resolver.program.targets.shareTarget(Int(module.file), Int(other.file))
  }

  private func addBuilding(
    of module: DeclarationID,
    by builder: DeclarationID,
    to assembly: inout GraphAssembly
  ) {
    guard let source = assembly.node(of: builder), let target = assembly.node(of: module) else {
      return
    }
    assembly.addEdge(source, .constructs, target, at: assembly.location(of: builder))
  }

  private func node(of module: Module, _ assembly: GraphAssembly) -> Node {
    var traits: Node.Traits = []
    if module.kind == .configurator { traits.insert(.isConfigurator) }
    if module.kind == .factory { traits.insert(.hasFactory) }
    if module.kind == .filledLater { traits.insert(.isFilledLater) }
    if resolver.isEntryPoint(module.id) || resolver.program.isForClients(module.id) {
      traits.insert(.isEntryPoint)
    }
    let program = resolver.program
    if program.targets.isTest(file: program[module.id].file) { traits.insert(.isTest) }
    return Node(
      kind: .module,
      name: program.qualifiedName(module.id),
      traits: traits,
      location: assembly.location(of: module.id)
    )
  }
}
