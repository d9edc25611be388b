import PureLintResolution
import PureLintSyntax

/// The contents of modules, and the modules that a start or a registration names.
struct DirkModules {
  /// The modules that somebody hands to the container: their classes and providers.
  struct Contents {
    var providers: [DirkProvider] = []
    /// The classes of the modules.
    var classes: Set<DeclarationID> = []
    /// Whether there may be more than could be read.
    var isOpen = false
    /// Whether it is one of several lists rather than all of them.
    var isChoice = false

    static func += (left: inout Contents, right: Contents) {
      left.providers += right.providers
      left.classes.formUnion(right.classes)
      left.isOpen = left.isOpen || right.isOpen
      left.isChoice = left.isChoice || right.isChoice
    }
  }

  private let library: DirkLibrary
  private let resolver: Resolver
  private let lists: DirkLists
  /// The constructions of modules and of what they hold, by file and call.
  private var constructions: [Call: Construction] = [:]

  private struct Call: Hashable {
    let file: Int
    let node: NodeIndex
  }

  private var program: Program { resolver.program }

  init(_ library: DirkLibrary, _ resolver: Resolver) {
    self.library = library
    self.resolver = resolver
    lists = DirkLists(resolver)
    for construction in resolver.facts.constructions {
      let id = construction.declaration
      guard library.isModule(id) || library.isProvider(id) else { continue }
      constructions[Call(file: construction.place.file, node: construction.call)] = construction
    }
  }

  /// The declared classes of modules.
  var classes: [DeclarationID] {
    library.modules.flatMap(resolver.heirs).filter(program.isSource).sorted()
  }

  // MARK: Modules

  /// The modules that the arguments of a call are, or that a closure among them lists.
  func modules(in arguments: [CallArgument], of file: Int) -> Contents {
    contents(of: arguments.map(\.node), in: file, depth: 0)
  }

  private func contents(of nodes: [NodeIndex], in file: Int, depth: Int) -> Contents {
    nodes.reduce(into: Contents()) { $0 += contents(of: $1, in: file, depth: depth) }
  }

  private func contents(of node: NodeIndex, in file: Int, depth: Int) -> Contents {
    let tree = program.trees[file]
    let node = lists.bare(node, tree)
    if tree.kind(node) == .closure {
      return lists.items(of: node, in: file).reduce(into: Contents()) { found, item in
        let conditions = program.conditions(program.condition(around: item, in: file), in: file)
        var listed = contents(of: item, in: file, depth: depth)
        for index in listed.providers.indices { listed.providers[index].conditions += conditions }
        found += listed
      }
    }
    if let built = constructions[Call(file: file, node: node)], library.isModule(built.declaration)
    {
      return contents(of: built)
    }
    return named(by: node, in: file, depth: depth) { library.isModule($0.declaration) }
  }

  /// The contents of a module: the list in its closure, and its class.
  private func contents(of construction: Construction) -> Contents {
    let (file, type) = (construction.place.file, construction.declaration)
    let closures = lists.closures(of: construction.call, program.trees[file])
    var found = providers(in: closures, of: file)
    if library.modules.contains(type) {
      found.isOpen = found.isOpen || closures.isEmpty
    } else {
      found += contents(of: type)
    }
    return found
  }

  /// What a class of modules holds, and its superclasses.
  func contents(of type: DeclarationID) -> Contents {
    let superclasses = resolver.ancestors(of: type).filter {
      $0 != type && library.isModule($0) && !library.modules.contains($0)
    }
    return ([type] + superclasses.sorted()).reduce(into: Contents()) { found, type in
      found.classes.insert(type)
      for member in initializers(of: type) {
        let tree = program.tree(of: member)
        for call in superCalls(in: program[member].node, tree) {
          let closures = lists.closures(of: call, tree)
          found += providers(in: closures, of: program[member].file)
          let handed = tree.callArguments(of: call).map(\.node)
          // What it is handed may be a list of providers that stands elsewhere, other than its own
          // parameter.
          if closures.isEmpty, superclasses.isEmpty,
            !handed.allSatisfy({ isParameter($0, of: member, tree) })
          {
            found.isOpen = true
          }
        }
      }
    }
  }

  private func isParameter(
    _ node: NodeIndex,
    of function: DeclarationID,
    _ tree: SyntaxTree
  ) -> Bool {
    tree.kind(node) == .nameExpression
      && resolver.parameterDeclarations(of: function).contains {
        program[$0].name == tree.name(node)
      }
  }

  private func initializers(of type: DeclarationID) -> [DeclarationID] {
    ([type] + resolver.extensions(of: type)).flatMap { resolver.symbols.members(heldBy: $0) }
      .filter { program[$0].kind == .initializer }
  }

  /// The calls of another initializer.
  private func superCalls(in initializer: NodeIndex, _ tree: SyntaxTree) -> [NodeIndex] {
    (initializer.position..<tree.end(of: initializer)).map { NodeIndex($0) }.filter { node in
      guard tree.kind(node) == .call, let callee = tree.expression(in: node),
        tree.kind(callee) == .memberAccess, let base = tree.expression(in: callee)
      else { return false }
      return tree.tokens.kinds[tree.mainToken(callee).position] == .kwInit
        && [.kwSuper, .kwSelf].contains(tree.tokens.kinds[tree.mainToken(base).position])
    }
  }

  // MARK: Providers

  private func providers(in closures: [NodeIndex], of file: Int) -> Contents {
    let tree = program.trees[file]
    return closures.flatMap { lists.items(of: $0, in: file) }.reduce(into: Contents()) {
      found,
      item in
      let node = lists.bare(item, tree)
      if let built = constructions[Call(file: file, node: node)],
        library.isProvider(built.declaration)
      {
        found.providers.append(DirkProvider(built, library, resolver))
      } else {
        found += named(by: node, in: file, depth: 0) { library.isProvider($0.declaration) }
      }
    }
  }

  // MARK: Names

  /// The objects that a named function or property makes, in any order.
  private func named(
    by node: NodeIndex,
    in file: Int,
    depth: Int,
    where isWanted: (Construction) -> Bool
  ) -> Contents {
    let tree = program.trees[file]
    let covered = tree.nodes[node.position]
    let meant = resolver.references.references(in: file, covered.firstToken..<covered.endToken)
      .map(\.target).filter { id in
        program.isSource(id) && [.function, .variable].contains(program[id].kind)
      }
    var found = arguments(for: node, in: file, depth: depth)
    for id in Set(meant).sorted() {
      let node = program[id].node
      let inside = constructions.filter {
        $0.key.file == program[id].file && $0.key.node >= node
          && $0.key.node.position < program.tree(of: id).end(of: node)
      }
      for (_, built) in inside.sorted(by: { $0.key.node < $1.key.node }) where isWanted(built) {
        guard library.isModule(built.declaration) else {
          found.providers.append(DirkProvider(built, library, resolver))
          continue
        }
        found += contents(of: built)
      }
    }
    let isFound = !found.providers.isEmpty || !found.classes.isEmpty || found.isOpen
    if !isFound { found.isOpen = true }
    return found
  }

  /// What the callers of a function hand to it, where an expression is one of its parameters.
  private func arguments(for node: NodeIndex, in file: Int, depth: Int) -> Contents {
    let token = program.trees[file].mainToken(node).rawValue
    guard program.trees[file].kind(node) == .nameExpression, depth < 4,
      let parameter = resolver.references.references(in: file, token..<token + 1)
        .map(\.target).first(where: { program[$0].kind == .parameter }),
      let function = program[parameter].parent,
      let position = resolver.parameterDeclarations(of: function).firstIndex(of: parameter)
    else { return Contents() }
    let references = resolver.references.references(to: function)
    var found = Contents(isChoice: references.count > 1)
    for reference in references {
      let place = reference.place
      let tree = program.trees[place.file]
      guard program.isSource(place), let call = tree.call(of: place.token) else {
        found.isOpen = true
        continue
      }
      let given = tree.callArguments(of: call)
      let positions = ArgumentMatching.match(given, to: resolver.parameterList(of: function))
      guard let positions, let index = positions.firstIndex(of: position) else {
        found.isOpen = true
        continue
      }
      found += contents(of: given[index].node, in: place.file, depth: depth + 1)
    }
    return found
  }
}
