import GraphModel
import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// Reads definitions off the calls in the members of assemblies.
struct EasyDiDefinitions {
  static let functionNames: [Name] = ["define", "defineInjection", "definePlaceholder"]

  private let resolver: Resolver

  private var program: Program { resolver.program }

  init(_ resolver: Resolver) { self.resolver = resolver }

  func all(in assemblies: [DeclarationID]) -> [Definition] {
    assemblies.flatMap { assembly in
      ([assembly] + resolver.extensions(of: assembly)).filter(program.isSource).flatMap { block in
        resolver.symbols.members(heldBy: block).filter { program.trees.hasBodies(program[$0].file) }
          .flatMap { definitions(in: $0, of: assembly) }
      }
    }
  }

  /// The definitions in a member, in source order.
  private func definitions(in member: DeclarationID, of assembly: DeclarationID) -> [Definition] {
    let declaration = program[member]
    guard declaration.kind == .variable || declaration.kind == .function else { return [] }
    let tree = program.tree(of: member)
    return (declaration.node.position..<tree.end(of: declaration.node)).compactMap { position in
      let node = NodeIndex(position)
      guard tree.kind(node) == .call, let name = callee(of: node, tree) else { return nil }
      return definition(by: node, named: name, in: member, of: assembly)
    }
  }

  /// The last name of a call's callee, if it is one of the library's functions on `self`.
  private func callee(of call: NodeIndex, _ tree: SyntaxTree) -> TokenIndex? {
    guard let callee = tree.expression(in: call) else { return nil }
    let token = tree.mainToken(callee)
    guard Self.functionNames.contains(tree.name(token)) else { return nil }
    switch tree.kind(callee) {
    case .nameExpression: return token
    case .memberAccess:
      guard let base = tree.expression(in: callee), tree.kind(base) == .nameExpression else {
        return nil
      }
      return tree.text(base) == "self" || tree.text(base) == "super" ? token : nil
    default: return nil
    }
  }

  private func definition(
    by call: NodeIndex,
    named token: TokenIndex,
    in member: DeclarationID,
    of assembly: DeclarationID
  ) -> Definition {
    let tree = program.tree(of: member)
    var definition = Definition(
      member: member,
      assembly: assembly,
      file: program[member].file,
      token: token,
      call: call,
      kind: kind(of: tree.name(token)),
      key: DefinitionNames.name(of: member, resolver)
    )
    for argument in tree.callArguments(of: call) {
      switch argument.label {
      case "key":
        definition.key = literal(argument.node, tree)
        definition.keyPrefix = prefix(of: argument.node, tree)
      case "definitionKey": break
      case "scope":
        definition.lifetime = lifetime(argument.node, tree)
        definition.isLifetimeExplicit = true
      case "init", "into": definition.value = argument.node
      default: if tree.kind(argument.node) != .nilLiteral { definition.completion = argument.node }
      }
    }
    // Who asks with an argument of his own means to have one of his own.
    if takesArguments(member) || definition.value.map({ isGiven($0, to: member) }) ?? false {
      definition.isLifetimeExplicit = false
    }
    return definition
  }

  private func takesArguments(_ member: DeclarationID) -> Bool {
    !resolver.parameterDeclarations(of: member).isEmpty && program[member].kind == .function
  }

  /// Whether a member is given a value: then it fills what others made, and nobody keeps that because
  /// of the definition.
  private func isGiven(_ value: NodeIndex, to member: DeclarationID) -> Bool {
    let tree = program.tree(of: member)
    return tree.kind(value) == .nameExpression
      && resolver.parameterDeclarations(of: member).contains {
        program[$0].name == tree.name(value)
      }
  }

  private func kind(of name: Name) -> Definition.Kind {
    switch name {
    case "defineInjection": .injection
    case "definePlaceholder": .placeholder
    default: .definition
    }
  }

  /// The text of a string; nil if it may be another one each time.
  private func literal(_ node: NodeIndex, _ tree: SyntaxTree) -> String? {
    guard tree.kind(node) == .stringLiteral, tree.child(node, .interpolation) == nil else {
      return nil
    }
    let text = tree.text(node)
    return text.hasPrefix("\"") && text.count >= 2 ? String(text.dropFirst().dropLast()) : nil
  }

  /// The beginning of a string, up to its first interpolation.
  private func prefix(of node: NodeIndex, _ tree: SyntaxTree) -> String {
    let bytes = Array(tree.text(node).utf8)
    guard tree.kind(node) == .stringLiteral, bytes.first == UInt8(ascii: "\"") else { return "" }
    let end = bytes.firstIndex(of: UInt8(ascii: "\\")) ?? bytes.count
    return String(decoding: bytes[1..<end], as: UTF8.self)
  }

  private func lifetime(_ node: NodeIndex, _ tree: SyntaxTree) -> Node.Lifetime? {
    switch tree.text(tree.mainToken(node)) {
    case "prototype": .transient
    case "objectGraph": .perGraph
    case "weakSingleton": .weak
    case "lazySingleton": .singleton
    default: nil
    }
  }
}
