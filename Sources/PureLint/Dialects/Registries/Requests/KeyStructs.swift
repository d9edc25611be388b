import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// Keys that are values of an app's own type, made of the type that they stand for and perhaps of a
/// name: `services[Identifier<Service>(type: Service.self)]`.
struct KeyStructs {
  private let resolver: Resolver

  private var program: Program { resolver.program }

  init(_ resolver: Resolver) { self.resolver = resolver }

  /// Whether a parameter takes a key: a value that can be hashed, of a declared type with a type
  /// parameter for its argument.
  func isKey(_ parameter: DeclarationID) -> Bool {
    guard case .nominal(let id, let arguments) = resolver.type(of: parameter).form,
      arguments.count == 1, case .parameter = arguments[0].form, program.isSource(id)
    else { return false }
    return resolver.allSupertypes(of: .nominal(id, [])).contains { supertype in
      switch supertype.form {
      case .external(let name, _): name == "Hashable"
      case .nominal(let id, _): program[id].name == "Hashable" && !program.isSource(id)
      default: false
      }
    }
  }

  /// The type of a key that is made for one which is named: `.by(type: Clock.self)`.
  func type(ofKey key: NodeIndex, madeFor parameter: DeclarationID, at place: Place) -> SwiftType? {
    let tree = program.trees[place.file]
    guard tree.kind(key) == .call, isKey(parameter),
      case .nominal(let id, _) = resolver.type(of: parameter).form,
      let named = tree.callArguments(of: key).lazy.compactMap({ namedType($0.node, tree) }).first
    else { return nil }
    return .nominal(id, [resolver.namedType(named, at: place)])
  }

  /// Whether a key is made of a type and nothing else, as far as it shows.
  /// - Parameter isHandingOn: Whether the names that the function around is given do not count, because
  ///   its callers are asked.
  func isOfTypeAlone(_ key: NodeIndex, at place: Place, isHandingOn: Bool = false) -> Bool {
    var known: Set<DeclarationID> = []
    return isOfTypeAlone(key, at: place, isHandingOn, &known)
  }

  private func isOfTypeAlone(
    _ key: NodeIndex,
    at place: Place,
    _ isHandingOn: Bool,
    _ known: inout Set<DeclarationID>
  ) -> Bool {
    let tree = program.trees[place.file]
    switch tree.kind(key) {
    case .call:
      let arguments = tree.callArguments(of: key)
      return !arguments.isEmpty
        && arguments.allSatisfy { isNameless($0.node, in: place.file, isHandingOn) }
    case .nameExpression, .memberAccess:
      guard let meant = target(of: key, in: place.file) else { return false }
      if program[meant].kind == .parameter { return isKey(meant) }
      return known.insert(meant).inserted && isKept(meant, &known)
    default: return false
    }
  }

  /// Whether a property is only ever set to keys that are made of a type alone.
  private func isKept(_ property: DeclarationID, _ known: inout Set<DeclarationID>) -> Bool {
    guard program[property].kind == .variable,
      program[property].traits.isDisjoint(with: [.isComputed, .isLocal])
    else { return false }
    var count = 0
    for write in resolver.references.references(to: property) where write.isWrite {
      let tree = program.trees[write.place.file]
      let around = tree.nodes(aroundToken: write.place.token)
      guard let assignment = around.last(where: { tree.kind($0) == .sequenceExpression }),
        let value = Array(tree.children(assignment)).last,
        isOfTypeAlone(value, at: write.place, false, &known)
      else { return false }
      count += 1
    }
    return count > 0
  }

  /// Whether an argument of a key tells no name: a type, nothing, or what nobody tells.
  private func isNameless(_ node: NodeIndex, in file: Int, _ isHandingOn: Bool) -> Bool {
    let tree = program.trees[file]
    if tree.kind(node) == .nilLiteral || namedType(node, tree) != nil { return true }
    guard tree.kind(node) == .nameExpression, let meant = target(of: node, in: file),
      program[meant].kind == .parameter
    else { return false }
    return isHandingOn || resolver.type(of: meant).unwrapped.instance != nil || isLeftOut(meant)
  }

  /// Whether a parameter is nil where nothing is told for it, and nobody tells it anything.
  private func isLeftOut(_ parameter: DeclarationID) -> Bool {
    let tree = program.tree(of: parameter)
    guard let value = tree.initialValue(of: program[parameter].node),
      tree.kind(value) == .nilLiteral, let function = program[parameter].parent,
      program[function].kind == .function
    else { return false }
    let called = [function] + resolver.requirementsCalledAlike(function)
    return !called.flatMap(resolver.genericCalls.of).contains { call in
      call.arguments.contains { program[$0.parameter].name == program[parameter].name }
    }
  }

  private func target(of node: NodeIndex, in file: Int) -> DeclarationID? {
    let token = program.trees[file].mainToken(node).rawValue
    let meant = resolver.references.references(in: file, token..<token + 1).map(\.target)
    return Set(meant).count == 1 ? meant[0] : nil
  }

  /// What stands in front of `.self`.
  private func namedType(_ node: NodeIndex, _ tree: SyntaxTree) -> NodeIndex? {
    guard tree.kind(node) == .memberAccess,
      tree.tokens.kinds[tree.mainToken(node).position] == .kwSelf
    else { return nil }
    return tree.expression(in: node)
  }
}
