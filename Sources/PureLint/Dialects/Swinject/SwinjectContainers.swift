import PureLintResolution
import PureLintSource
import PureLintSyntax

/// The meanings of values that stand for the library's containers: containers, what they are asked
/// as, and assemblers.
final class SwinjectContainers: ContainerLibrary {
  private let resolver: Resolver
  private let library: SwinjectLibrary
  /// Whether some container has another one for its parent.
  private let hasChildren: Bool
  /// The containers that assemblies are applied to.
  var applications: SwinjectApplications?

  private var program: Program { resolver.program }

  init(_ resolver: Resolver, _ library: SwinjectLibrary) {
    self.resolver = resolver
    self.library = library
    let program = resolver.program
    hasChildren = resolver.facts.constructions.contains { construction in
      program.isSource(construction.place) && library.isHolder(construction.declaration)
        && construction.arguments.contains { $0.label.map(Self.parentLabels.contains) ?? false }
    }
  }

  private static let parentLabels: Set<Name> = ["parent", "parentAssembler"]

  func isHolder(_ type: DeclarationID) -> Bool { library.isHolder(type) }

  // MARK: Constructions

  func meaning(of construction: Construction) -> ContainerMeaning? {
    let type = construction.declaration
    guard library.isContainerClass(type) else { return nil }
    if let own = construction.initializer, program.isSource(own), !library.declares(own) {
      return .new(parents: mayHaveParent(own) ? nil : [])
    }
    let isAssembler = library.isAssembler(type)
    if isAssembler, let given = construction.arguments.first(where: { $0.label == "container" }) {
      return .same(as: given.node)
    }
    let parent = construction.arguments.first { $0.label.map(Self.parentLabels.contains) ?? false }
    return .new(parents: parent.map { [$0.node] } ?? [])
  }

  /// Whether an initializer of the sources may make a container with a parent.
  private func mayHaveParent(_ initializer: DeclarationID) -> Bool {
    let tree = program.tree(of: initializer)
    let node = program[initializer].node
    return (node.position..<tree.end(of: node)).contains { position in
      let node = NodeIndex(position)
      return tree.kind(node) == .argument && tree.flags(node).contains(.hasLabel)
        && Self.parentLabels.contains(tree.name(node))
    }
  }

  // MARK: Members

  func meaning(ofMember member: DeclarationID) -> ContainerMeaning? {
    guard library.declares(member) || library.isOfInterface(member) else { return nil }
    switch program[member].name {
    case "resolver", "synchronize": return .base
    case "defaultContainer": return .shared
    default: return nil
    }
  }

  func meaning(
    ofParameter position: Int,
    ofArgument argument: Int,
    for callee: DeclarationID
  ) -> ContainerMeaning? {
    guard position == 0, library.declares(callee) || library.isOfInterface(callee) else {
      return nil
    }
    if program[callee].kind == .initializer { return .new(parents: nil) }
    switch program[callee].name {
    case "register", "_register", "initCompleted": return .asker
    // A storyboard may be made with a child.
    case "storyboardInitCompleted", "registerForStoryboard": return hasChildren ? nil : .base
    default: return nil
    }
  }

  func origins(
    ofParameter parameter: DeclarationID,
    in flow: ContainerFlow
  ) -> [ContainerOrigin]? {
    applications?.origins(ofParameter: parameter, in: flow)
  }
}
