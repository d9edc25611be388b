import GraphModel
import PureLintResolution
import PureLintWiring

/// The providers of the values that libraries keep by keys, and the needs of those who get them.
struct KeyedValueNodes {
  /// By property or local that gets a value, the node of that.
  private(set) var providers: [DeclarationID: NodeID] = [:]

  init(_ model: WiringModel, to assembly: inout GraphAssembly) {
    let program = model.resolver.program
    let values = model.keyedValues.flatMap { $0() }
    for value in values {
      let node = assembly.addNode(
        Node(
          kind: .provider,
          name: program.qualifiedName(value.holder),
          typeName: program[value.holder].kind == .variable
            ? model.typeText(of: value.holder) : program.qualifiedName(value.holder),
          traits: program.targets.isTest(file: program[value.holder].file)
            ? [.isShared, .isTest] : .isShared,
          location: program.location(of: value.holder)
        ),
        for: value.holder
      )
      for maker in value.makers { assembly.add(maker, to: node) }
      for reader in value.readers { providers[reader] = node }
    }
    // All values have their nodes now, which get others.
    for value in values {
      for reader in value.readers { addNeed(of: reader, program, to: &assembly) }
    }
  }

  /// Adds that the owner of a property, or of a local, needs the value that this gets: of a local
  /// at once, of a property when it is read.
  private func addNeed(
    of reader: DeclarationID,
    _ program: Program,
    to assembly: inout GraphAssembly
  ) {
    guard let provider = providers[reader], let user = assembly.consumer(around: reader),
      user != provider
    else { return }
    assembly.addEdge(
      user,
      .restsOn,
      provider,
      at: program.location(of: reader),
      timing: program[reader].traits.contains(.isLocal) ? .eager : .deferred
    )
  }
}
