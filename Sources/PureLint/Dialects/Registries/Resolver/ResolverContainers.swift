import PureLintProjects
import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The registries of an app: the library's own, those that the app makes, and which of them ask others
/// for what they lack.
struct ResolverContainers {
  private let resolver: Resolver
  private let library: ResolverLibrary
  private let instances: RegistryInstances
  private let main: ContainerID
  /// By registry, those that it asks for what it lacks.
  private var children: [ContainerID: ContainerSet] = [:]
  /// Those that any may ask.
  private var ofAny = ContainerSet()
  private let replacement: Replacement
  /// Whether tests ask another registry where none is named.
  private let isReplacedInTests: Bool

  private var program: Program { resolver.program }

  init?(_ library: ResolverLibrary, _ resolver: Resolver) {
    guard let registry = library.registries.first, library.registries.count == 1 else {
      return nil
    }
    self.resolver = resolver
    self.library = library
    let program = resolver.program
    let main = ContainerID(Int(registry.file), program[registry].nameToken)
    self.main = main
    let own = library.shared
    instances = RegistryInstances(
      of: Set(library.registries),
      known: Dictionary(own.all.map { ($0, main) }) { first, _ in first },
      resolver
    )
    replacement = Self.replacement(of: own, resolver)
    isReplacedInTests = own.all.contains { shared in
      resolver.references.references(to: shared).contains {
        $0.isWrite && program.isSource($0.place) && program.targets.isTest(file: $0.place.file)
      }
    }
    findChildren()
  }

  // MARK: Who is asked

  /// Whether another registry is asked in some runs where none is named.
  var isReplacedInSomeRuns: Bool { replacement == .inSomeRuns }

  /// The registries in which a call registers something.
  func registered(by call: GenericCall) -> ContainerSet {
    guard !resolver.isStatic(call.function) else {
      return replacement == .ever ? .unknown : ContainerSet([main])
    }
    return receiver(of: call)
  }

  /// The registries in which something is found that a call asks for.
  func asked(by call: GenericCall) -> ContainerSet {
    family(
      of: resolver.isStatic(call.function) ? ContainerSet([main]) : receiver(of: call),
      in: call.place.file
    )
  }

  /// The registries in which something is found that a wrapper asks for.
  /// - Parameter argument: The registry that the wrapper is told, if it is told one.
  func asked(for property: DeclarationID, told argument: NodeIndex?) -> ContainerSet {
    let file = Int(program[property].file)
    guard let argument else { return family(of: ContainerSet([main]), in: file) }
    return family(of: ContainerSet([instance(argument, in: file)]), in: file)
  }

  private func receiver(of call: GenericCall) -> ContainerSet {
    ContainerSet([instances.receiver(of: call)])
  }

  /// The registry that an expression stands for, as a member of the library's class if nothing else is
  /// written.
  private func instance(_ expression: NodeIndex, in file: Int) -> ContainerID? {
    if let found = instances.instance(expression, in: file) { return found }
    let tree = program.trees[file]
    guard tree.kind(expression) == .implicitMember || tree.kind(expression) == .memberAccess,
      let registry = library.registries.first
    else { return nil }
    let meant = resolver.findMembers(tree.name(expression), of: .nominal(registry, []))
      .map(\.id).filter { program[$0].kind == .variable && resolver.isStatic($0) }
    return meant.count == 1 ? instances.instance(heldBy: meant[0]) : nil
  }

  /// Some registries with all that they ask.
  /// - Parameter file: Where they are asked.
  private func family(of containers: ContainerSet, in file: Int) -> ContainerSet {
    let isReplaced =
      replacement == .ever || isReplacedInTests && program.targets.isTest(file: file)
    guard !containers.isOpen, !ofAny.isOpen, !(isReplaced && containers.known.contains(main))
    else { return .unknown }
    var found = ContainerSet()
    var waiting = Array(containers.known.union(ofAny.known))
    while let next = waiting.popLast() {
      guard found.known.insert(next).inserted, let children = children[next] else { continue }
      if children.isOpen { return .unknown }
      waiting += children.known
    }
    return found
  }

  // MARK: Children

  private mutating func findChildren() {
    for made in resolver.facts.constructions
    where library.registries.contains(made.declaration) && program.isSource(made.place) {
      let id = ContainerID(made.place.file, program.trees[made.place.file].mainToken(made.call))
      let tree = program.trees[made.place.file]
      for argument in tree.callArguments(of: made.call)
      where tree.kind(argument.node) != .nilLiteral {
        let other = instance(argument.node, in: made.place.file)
        argument.label == "parent" ? add(id, to: other) : add(other, to: id)
      }
    }
    for reference in library.additions.flatMap({ resolver.references.references(to: $0) })
    where program.isSource(reference.place) && !library.isOwn(reference.place) {
      let tree = program.trees[reference.place.file]
      let call = tree.call(of: reference.place.token)
      let child = call.flatMap { tree.callArguments(of: $0).first }
        .flatMap { instance($0.node, in: reference.place.file) }
      add(child, to: call.flatMap { instances.receiver(of: $0, in: reference.place.file) })
    }
  }

  private mutating func add(_ child: ContainerID?, to parent: ContainerID?) {
    if let parent {
      children[parent, default: ContainerSet()].formUnion(ContainerSet([child]))
    } else {
      ofAny.formUnion(ContainerSet([child]))
    }
  }

  // MARK: The library's own

  /// When another registry is asked where none is named.
  private enum Replacement {
    case never
    /// Under a condition, without which the app runs, too.
    case inSomeRuns
    case ever
  }

  private static func replacement(
    of shared: (all: [DeclarationID], root: [DeclarationID]),
    _ resolver: Resolver
  ) -> Replacement {
    let program = resolver.program
    let writes = shared.all.flatMap { resolver.references.references(to: $0) }.filter {
      $0.isWrite && program.isSource($0.place) && !program.targets.isTest(file: $0.place.file)
    }
    guard let write = writes.first else { return .never }
    guard writes.count == 1, shared.root.contains(write.target) else { return .ever }
    let tree = program.trees[write.place.file]
    let isChoice = tree.nodes(aroundToken: write.place.token).contains { node in
      tree.kind(node) == .ifExpression
        && tree.children(node).count { tree.kind($0) == .codeBlock } == 1
        && !tree.children(node).contains { tree.kind($0) == .ifExpression }
    }
    return isChoice ? .inSomeRuns : .ever
  }
}
