import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// The values of members that a function of the app keeps: `box.get { Lamp() }`. It calls the
/// closure where it has no value yet. Whoever asks first gets there at once.
struct MemoizedValues {
  private let resolver: Resolver

  private var program: Program { resolver.program }

  init(_ resolver: Resolver) { self.resolver = resolver }

  /// Whether a place is in such a closure, and in nothing else that waits.
  func contain(_ place: Place) -> Bool {
    guard place.isDeferred, !place.isConditional, !place.isSourceDeferred, !place.isOnWrite,
      let source = place.source
    else { return false }
    let tree = program.trees[place.file]
    let around = tree.nodes(aroundToken: place.token)
    let closures = around.filter {
      tree.kind($0) == .closure && !tree.covers(program[source].nameToken, $0)
    }
    guard closures.count == 1, let closure = closures.first,
      let call = around.last(where: { tree.kind($0) == .call && tree.covers($0, closure) })
    else { return false }
    return isHandedToMemo(closure, by: call, in: place.file, tree)
  }

  private func isHandedToMemo(
    _ closure: NodeIndex,
    by call: NodeIndex,
    in file: Int,
    _ tree: SyntaxTree
  ) -> Bool {
    guard let callee = tree.expression(in: call) else { return false }
    let arguments = tree.callArguments(of: call)
    let name = tree.mainToken(callee)
    let functions = Set(
      resolver.references.references(in: file, name.rawValue..<name.rawValue + 1).map(\.target)
    )
    .filter { program[$0].kind == .function && program.isSource($0) }
    return functions.count == 1
      && functions.allSatisfy { function in
        let positions = ArgumentMatching.match(arguments, to: resolver.parameterList(of: function))
        let declared = resolver.parameterDeclarations(of: function)
        return zip(arguments, positions ?? []).contains { argument, position in
          argument.node == closure && calls(declared[position], function)
        }
      }
  }

  /// Whether a function calls a parameter before it returns: always, or where a member of its type
  /// holds nothing, which it sets then.
  private func calls(_ parameter: DeclarationID, _ function: DeclarationID) -> Bool {
    let calls = resolver.references.references(to: parameter).filter {
      $0.isCall && !$0.place.isDeferred && !$0.place.isSourceDeferred
    }
    guard !calls.isEmpty else { return false }
    if calls.contains(where: { !$0.place.isConditional }) { return true }
    let node = program.tree(of: function).nodes[program[function].node.position]
    return resolver.references.references(
      in: program[function].file,
      node.firstToken..<node.endToken
    )
    .contains { reference in
      reference.isWrite && !program[reference.target].traits.contains(.isLocal)
        && resolver.holder(of: reference.target) == resolver.holder(of: function)
    }
  }
}

extension SyntaxTree {
  /// Whether a node is in another one.
  fileprivate func covers(_ outer: NodeIndex, _ inner: NodeIndex) -> Bool {
    (outer.position..<end(of: outer)).contains(inner.position)
  }
}
