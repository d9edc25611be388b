import PureLintSource
import PureLintSyntax

/// Property wrappers, and the types that they give to properties.
extension Resolver {
  /// The types that the attributes in front of a variable name, and whether these are built there.
  public func wrappers(of field: DeclarationID) -> [(type: SwiftType, hasArguments: Bool)] {
    let declaration = program[field]
    let tree = program.trees[declaration.file]
    return tree.children(tree.variableDeclaration(of: declaration.node)).compactMap { child in
      guard tree.kind(child) == .attribute, let type = tree.type(in: child) else { return nil }
      return (
        resolve(type, file: declaration.file, scope: declaration.parent),
        tree.child(child, .argumentList) != nil
      )
    }
  }

  /// The type of a property's wrapper, as far as the property tells it.
  public func wrapper(of property: DeclarationID) -> SwiftType? {
    wrapperType(of: Member(id: property, substitution: [:]))
  }

  /// The wrapper's type with what the property is in its place.
  func wrapperType(of member: Member) -> SwiftType? {
    guard let wrapper = wrappers(of: member.id).first?.type else { return nil }
    if case .external(let name, let arguments) = wrapper.form, arguments.isEmpty {
      return .external(name, [typeOf(member)])
    }
    guard case .nominal(let id, let arguments) = wrapper.form else { return wrapper }
    let parameters = parameters(of: id)
    guard arguments.isEmpty, !parameters.isEmpty,
      let wrapped = members(of: id)["wrappedValue"]?.first
    else { return wrapper }
    var learned: Substitution = [:]
    bind(type(of: wrapped), to: typeOf(member), &learned)
    return .nominal(id, parameters.map { learned[$0] ?? .unknown })
  }

  /// The type of a property that has none but what a library's wrapper tells of it.
  func typeByWrapper(of id: DeclarationID) -> SwiftType {
    let declaration = program[id]
    guard declaration.traits.contains(.hasWrapper) else { return .unknown }
    let tree = program.trees[declaration.file]
    let node = tree.variableDeclaration(of: declaration.node)
    return BodyWalker(self, file: declaration.file, scope: declaration.parent)
      .typeByWrapper(on: node)
  }
}

extension SyntaxTree {
  /// The name of the property that `_name` or `$name` may belong to.
  public func wrappedName(at token: TokenIndex) -> Name? {
    let range = range(token)
    let first = source.bytes[Int(range.lowerBound)]
    guard range.count > 1, first == UInt8(ascii: "$") || first == UInt8(ascii: "_") else {
      return nil
    }
    return source.name(range.lowerBound + 1..<range.upperBound)
  }

  /// The declaration that a binding belongs to: the nearest before it.
  public func variableDeclaration(of binding: NodeIndex) -> NodeIndex {
    var position = binding.position
    while position > 0, nodes.kind(position) != .variableDeclaration { position -= 1 }
    return NodeIndex(position)
  }
}
