import PureLintResolution
import PureLintSyntax

/// Questions of the wiring about declarations.
extension Resolver {
  /// A function with its argument labels: `create(payload:)`.
  package func signature(of id: DeclarationID) -> String {
    "\(program.text(id))(\(parameterDeclarations(of: id).map(label).joined()))"
  }

  /// The argument label of a parameter, with its colon; `_:` without one.
  package func label(of parameter: DeclarationID) -> String {
    let tree = program.tree(of: parameter)
    let node = program[parameter].node
    guard tree.flags(node).contains(.hasLabel) else { return "_:" }
    return tree.text(tree.mainToken(node)) + ":"
  }

  /// The declared type that `self` is of inside a declaration: that of `selfType(of:)`, without
  /// making a type of it; nil inside protocols.
  package func selfDeclaration(of scope: DeclarationID?) -> DeclarationID? {
    var next = scope
    while let id = next {
      let declaration = program[id]
      if declaration.kind == .protocolType { return nil }
      if declaration.kind.isNominalType { return id }
      if declaration.kind == .extensionBlock {
        let extended = extendedType(of: id)
        let isProtocol =
          extended.bareDeclaration.map { program[$0].kind == .protocolType } ?? false
        return isProtocol ? nil : extended.declaration
      }
      next = declaration.parent
    }
    return nil
  }

  /// Whether some code reads a property, or may do so.
  package func mayBeRead(_ property: DeclarationID) -> Bool {
    references.references(to: property).contains { !$0.isWrite }
      || unknownReads.hasReads(of: property)
  }

  /// The type around a nested type, through extensions.
  package func owner(ofNested id: DeclarationID) -> DeclarationID? {
    selfDeclaration(of: program[id].parent)
  }

  /// The declared struct or class that a type is, if it is one.
  package func storedType(_ type: SwiftType) -> DeclarationID? {
    guard let id = type.declaration, program.isSource(id) else { return nil }
    let kind = program[id].kind
    return kind == .structType || kind == .classType ? id : nil
  }

  /// Whether a place is in a type's own code.
  package func isInside(_ type: DeclarationID, _ place: Place) -> Bool {
    var next = place.source
    while let id = next {
      if program[id].kind.holdsMembers, selfDeclaration(of: id) == type { return true }
      next = program[id].parent
    }
    return false
  }

  /// The property whose attribute holds a place.
  package func property(withAttributeAround place: Place) -> DeclarationID? {
    let tree = program.trees[place.file]
    let around = tree.nodes(aroundToken: place.token)
    guard let declaration = around.last(where: { tree.kind($0) == .variableDeclaration }),
      let binding = tree.children(declaration).first(where: { tree.kind($0) == .patternBinding }),
      let pattern = tree.children(binding).first(where: { tree.kind($0).isPattern }),
      let name = tree.namesBound(by: pattern).first
    else { return nil }
    return self.declaration(at: name, in: place.file)
  }

  /// The type that an attribute of a property is given as its first argument: `T` of
  /// `@Environment(T.self)`.
  package func type(
    givenTo attribute: NodeIndex,
    of property: DeclarationID
  ) -> SwiftType? {
    let tree = program.tree(of: property)
    guard let list = tree.child(attribute, .argumentList),
      let argument = tree.firstChild(of: list), let value = tree.expression(in: argument),
      tree.kind(value) == .memberAccess,
      tree.tokens.kinds[tree.mainToken(value).position] == .kwSelf,
      let named = tree.expression(in: value)
    else { return nil }
    let place = Place(
      file: program[property].file,
      token: program[property].nameToken,
      source: program[property].parent
    )
    return namedType(named, at: place)
  }

  /// Whether a subclass overrides a member, or one of its name.
  package func isOverridden(_ member: DeclarationID) -> Bool {
    guard let holder = selfDeclaration(of: member), program[holder].kind == .classType else {
      return false
    }
    return overriddenNames(of: holder).contains(program[member].name)
  }

  /// The type that a member belongs to; a free function stands for itself.
  package func holder(of member: DeclarationID) -> DeclarationID {
    guard let scope = program[member].parent else { return member }
    // An extension of a library's type stands for itself.
    guard let type = selfDeclaration(of: scope), program.isSource(type) else { return scope }
    return type
  }
}
