import GraphModel
import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The removal of a parameter with its arguments, and of statements that only call.
extension Removal {
  /// Takes out a parameter with the arguments of all calls.
  mutating func removeParameter(_ id: DeclarationID) throws(Obstacle) {
    guard let function = program[id].parent,
      [.function, .initializer].contains(program[function].kind)
    else { throw Obstacle("it belongs to no function") }
    try checkCallers(of: function)
    let parameters = resolver.parameterDeclarations(of: function)
    guard let position = parameters.firstIndex(of: id) else { return }
    let list = resolver.parameterList(of: function)
    if list[position].isVariadic { throw Obstacle("it takes any number of arguments") }
    try checkOverloads(of: function, without: position, of: list)
    try checkValue(of: id)
    try take(program[id].node, in: program[id].file)
    shortened[function, default: []].insert(position)
    for reference in resolver.references.references(to: function) where !isTaken(reference.place) {
      try removeArgument(at: position, of: function, from: reference)
    }
    try removeMentions(of: id)
  }

  /// Checks that all who call a function are in sight, and call it by its name.
  private func checkCallers(of function: DeclarationID) throws(Obstacle) {
    let tree = program.tree(of: function)
    let node = program[function].node
    let isRequired = tree.children(node).contains {
      tree.kind($0) == .modifier
        && tree.tokens.kinds[tree.mainToken($0).position] == .cwRequired
    }
    guard !isRequired, !program[function].traits.contains(.isOverride),
      program.bearsOnly(.changesNoUse, function),
      tree.child(node, .codeBlock) != nil, !program.isBroken(around: function),
      resolver.requirements(of: function)?.isEmpty == true
    else {
      throw Obstacle(
        "'\(program.text(function))' has to keep its parameters, as a protocol, a superclass, "
          + "'required' or another branch of '#if' may ask for them"
      )
    }
    if tree.child(node, .genericParameterClause) != nil {
      throw Obstacle("the function is generic")
    }
    if program.isForClients(function) {
      throw Obstacle("the function is public, and clients of the library may call it")
    }
    let holder = resolver.owner(ofNested: function)
    if resolver.isOverridden(function) { throw Obstacle("a subclass overrides the function") }
    let isInitializer = program[function].kind == .initializer
    let name = isInitializer ? holder.map { program[$0].name } : program[function].name
    if let path = name.flatMap(sources.lookups.pathUnread) {
      throw Obstacle("'\(path)' may call the function")
    }
    if let read = resolver.unknownReads.someReads(of: function).first {
      throw Obstacle("the function may be called at \(sources.text(read.place))")
    }
    if let path = sources.pathUnseen(naming: function) {
      throw Obstacle("'\(path)' is not checked and may call the function")
    }
  }

  /// Checks that no other function has the labels that are left.
  private func checkOverloads(
    of function: DeclarationID,
    without position: Int,
    of list: [SwiftType.Parameter]
  ) throws(Obstacle) {
    let labels = list.indices.lazy.filter { $0 != position }.map { list[$0].label }
    let isTaken = sources.lookups.overloads(of: function, taking: labels).contains { other in
      let others = resolver.parameterList(of: other)
      return other != function && others.lazy.map(\.label).starts(with: labels)
        && others.dropFirst(list.count - 1).allSatisfy(\.hasDefault)
    }
    if isTaken { throw Obstacle("another function has the parameters that would be left") }
    if let holder = resolver.owner(ofNested: function), program[function].kind == .initializer {
      try checkInheritedInitializers(of: holder, labels)
    }
  }

  /// Checks that an initializer does not get the labels of one that its class inherits, and that
  /// no subclass calls it unseen.
  private func checkInheritedInitializers(
    of holder: DeclarationID,
    _ labels: some Sequence<Name?>
  ) throws(Obstacle) {
    guard program[holder].kind == .classType else { return }
    let bases = resolver.allSupertypes(of: .nominal(holder, [])).filter { type in
      type.declaration.map { program[$0].kind != .protocolType } ?? true
    }
    let inherited = bases.compactMap(\.declaration).flatMap {
      resolver.members(of: $0)["init"] ?? []
    }
    let isInherited = inherited.contains {
      resolver.parameterList(of: $0).lazy.map(\.label).elementsEqual(labels)
    }
    let takesNothing = labels.first { _ in true } == nil
    if isInherited || takesNothing && !(bases.isEmpty && resolver.heirs(of: holder).isEmpty) {
      throw Obstacle("an inherited initializer has the parameters that would be left")
    }
  }

  private mutating func removeArgument(
    at position: Int,
    of function: DeclarationID,
    from reference: Reference
  ) throws(Obstacle) {
    let (file, token) = (reference.place.file, reference.place.token)
    let tree = program.trees[file]
    guard let call = tree.call(of: token), !reference.isUncertain else {
      throw Obstacle("the function is used as a value at \(sources.text(reference.place))")
    }
    let matched = sources.lookups.arguments(of: SourcePart(file: file, node: call), for: function)
    guard let matched else {
      throw Obstacle("the call at \(sources.text(reference.place)) does not fit")
    }
    for argument in matched[position] ?? [] { try removeArgument(argument, in: file) }
  }

  // MARK: Statements

  /// Takes out a statement that only registers something, if it registers nothing else.
  mutating func removeStatement(calling token: TokenIndex, in file: Int) throws(Obstacle) {
    let tree = program.trees[file]
    let around = tree.nodes(aroundToken: token)
    guard let block = around.lastIndex(where: { tree.kind($0).holdsItems }),
      block + 1 < around.count, tree.kind(around[block + 1]) == .call
    else { throw Obstacle("it is part of a larger expression") }
    let statement = around[block + 1]
    let range = tree.bytes(statement)
    let nodes = sources.lookups.nodes(in: range, of: file)
    if nodes.contains(where: { $0.traits.contains(.isSubstitution) }) {
      throw Obstacle("its name may be misspelled")
    }
    guard nodes.count(where: { $0.kind == .provider }) == 1 else {
      throw Obstacle("the statement registers other things too")
    }
    for value in values(ofCallsIn: statement, tree) { try checkValue(value, in: file) }
    try take(statement, in: file)
  }

  /// The arguments of a chain of calls: `a.register(x).scope(y)`.
  private func values(ofCallsIn statement: NodeIndex, _ tree: SyntaxTree) -> [NodeIndex] {
    var found: [NodeIndex] = []
    var next: NodeIndex? = statement
    while let link = next {
      if tree.kind(link) == .call {
        found += tree.callArguments(of: link).map(\.node)
      }
      next = tree.expression(in: link)
    }
    return found
  }
}
