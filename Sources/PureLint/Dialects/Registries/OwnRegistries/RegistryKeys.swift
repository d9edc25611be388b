import PureLintResolution
import PureLintSource
import PureLintSyntax

/// The keys that generic functions make of their type parameters: `ObjectIdentifier(Service.self)`,
/// `"\(type)"`.
struct RegistryKeys {
  private let resolver: Resolver

  private var program: Program { resolver.program }

  init(_ resolver: Resolver) { self.resolver = resolver }

  /// Whether the body of a function does something with its type parameter as a value, which is how a
  /// key is made of it.
  func makesKey(_ function: DeclarationID) -> Bool {
    let tree = program.tree(of: function)
    let node = program[function].node
    guard let body = tree.child(node, .codeBlock) ?? tree.child(node, .accessorBlock) else {
      return false
    }
    let generics = names(resolver.parameters(of: function))
    let types = metatypes(of: function)
    let names = names(types)
    let structs = KeyStructs(resolver)
    let keys = self.names(types.filter(structs.isKey))
    if mentionsDefault(of: function, in: body, tree) { return true }
    return (body.position..<tree.end(of: body)).map { NodeIndex($0) }.contains { node in
      switch tree.kind(node) {
      case .nameExpression:
        // A member of a key is a name, as that of a setting is: `settings[key.rawValue]`.
        names.contains(tree.name(node))
          && !(keys.contains(tree.name(node))
            && tree.nodes(around: node).last.map { tree.kind($0) == .memberAccess } == true)
      case .memberAccess:
        tree.tokens.kinds[tree.mainToken(node).position] == .kwSelf
          && tree.expression(in: node).map { generics.contains(name(ofType: $0, tree)) } == true
      default: false
      }
    }
  }

  /// Whether a function may make a key, as far as the words of its body tell, parsed or not: one is a
  /// parameter that stands for a type, or a type parameter with a period behind it.
  func mayMakeKey(_ function: DeclarationID) -> Bool {
    let (tree, node) = (program.tree(of: function), program[function].node)
    guard
      let body = tree.child(node, .codeBlock) ?? tree.child(node, .skippedBody)
        ?? tree.child(node, .accessorBlock)
    else { return false }
    let (generics, types) = (resolver.parameters(of: function), metatypes(of: function))
    guard (generics + types).allSatisfy({ NameSet.isWord(program.text($0)) }) else { return true }
    if resolver.parameterDeclarations(of: function).contains(where: isMadeOfType(byDefault:)) {
      return true
    }
    let (genericNames, typeNames) = (names(generics), names(types))
    let bytes = tree.bytes(of: body)
    var makesKey = false
    NameSet.visitWords(in: bytes) { name, word in
      makesKey =
        typeNames.contains(name)
        || genericNames.contains(name) && bytes.mayGoOn(behind: word.upperBound)
      return !makesKey
    }
    return makesKey
  }

  /// Whether a parameter that is not told is made of what its function is called for:
  /// `key: String = String(describing: Service.self)`.
  func isMadeOfType(byDefault parameter: DeclarationID) -> Bool {
    let tree = program.tree(of: parameter)
    guard let function = program[parameter].parent,
      let value = tree.initialValue(of: program[parameter].node), tree.kind(value) != .memberAccess
    else { return false }
    let generics = names(resolver.parameters(of: function))
    return (value.position..<tree.end(of: value)).map { NodeIndex($0) }.contains { node in
      tree.kind(node) == .memberAccess
        && tree.tokens.kinds[tree.mainToken(node).position] == .kwSelf
        && tree.expression(in: node).map { generics.contains(name(ofType: $0, tree)) } == true
    }
  }

  /// Whether a body names a parameter that is made of a type unless it is told.
  private func mentionsDefault(
    of function: DeclarationID,
    in body: NodeIndex,
    _ tree: SyntaxTree
  ) -> Bool {
    let made = names(
      resolver.parameterDeclarations(of: function).filter(isMadeOfType(byDefault:))
    )
    return !made.isEmpty
      && (body.position..<tree.end(of: body)).map { NodeIndex($0) }.contains { node in
        tree.kind(node) == .nameExpression && made.contains(tree.name(node))
      }
  }

  private func names(_ declarations: [DeclarationID]) -> Set<Name> {
    Set(declarations.map { program[$0].name })
  }

  /// The parameters that stand for types, and those that take keys made of one.
  private func metatypes(of function: DeclarationID) -> [DeclarationID] {
    let structs = KeyStructs(resolver)
    return resolver.parameterDeclarations(of: function).filter {
      resolver.type(of: $0).unwrapped.instance != nil || structs.isKey($0)
    }
  }

  /// The name of a type, or of the one whose metatype is named: `Service.Type`.
  private func name(ofType node: NodeIndex, _ tree: SyntaxTree) -> Name {
    let isMetatype = tree.kind(node) == .memberAccess && tree.name(node) == "Type"
    return tree.name(isMetatype ? tree.expression(in: node) ?? node : node)
  }
}

extension ArraySlice<UInt8> {
  /// Whether a period may stand behind a position, with a backtick, white space or a comment between.
  fileprivate func mayGoOn(behind position: Int) -> Bool {
    let next = self[position...].first { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: "`") }
    return next == UInt8(ascii: ".") || next == UInt8(ascii: "/")
  }
}
