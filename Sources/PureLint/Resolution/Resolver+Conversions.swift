import PureLintSource
import PureLintSyntax

/// Conversions: a value of one type that stands where another is expected.
extension Resolver {
  /// False only if both types are known through and through and no conversion leads from one to
  /// the other.
  public func mayConvert(_ type: SwiftType, to wanted: SwiftType) -> Bool {
    if type.hasUnknown || wanted.hasUnknown { return true }
    switch (type.unwrapped.form, wanted.unwrapped.form) {
    case (.nominal(let left, let leftArguments), .nominal(let right, let rightArguments)):
      return mayConvert(type.unwrapped, left, leftArguments, to: right, rightArguments)
    case (.metatype(let instance), .metatype(let other)):
      return mayConvert(instance, to: other)
    // Functions and metatypes inherit from nothing and conform to nothing that a source declares.
    case (.function, .nominal), (.nominal, .function), (.function, .metatype),
      (.metatype, .function), (.metatype, .nominal), (.nominal, .metatype):
      return false
    default: return true
    }
  }

  /// Whether a value of a type may be of another one, whatever stands between their angle brackets.
  func mayConvertDeclaration(of type: SwiftType, to wanted: SwiftType) -> Bool {
    guard case .nominal(let left, _) = type.unwrapped.form,
      case .nominal(let right, _) = wanted.unwrapped.form
    else { return true }
    return mayConvert(.nominal(left, []), to: .nominal(right, []))
  }

  private func mayConvert(
    _ type: SwiftType,
    _ left: DeclarationID,
    _ leftArguments: TypeParts<SwiftType>,
    to right: DeclarationID,
    _ rightArguments: TypeParts<SwiftType>
  ) -> Bool {
    if left == right { return mayConvert(leftArguments, to: rightArguments) }
    // Two declarations of one name may be one type seen from two targets.
    if haveOneName(left, right) { return true }
    // A value of a protocol never converts to a concrete type.
    if program[left].kind == .protocolType, program[right].kind != .protocolType { return false }
    let supertypes = allSupertypes(of: type)
    if let found = supertypes.first(where: { $0.declaration == right }) {
      guard case .nominal(_, let arguments) = found.form else { return true }
      return mayConvert(arguments, to: rightArguments)
    }
    let isNamesake = supertypes.contains { $0.declaration.map { haveOneName($0, right) } ?? false }
    if isNamesake || supertypes.last?.isUnknown == true { return true }
    guard program[right].kind == .protocolType else { return false }
    return supertypes.contains { mayConform($0, to: right) }
  }

  /// Whether two types have the same name, with those around them.
  private func haveOneName(_ type: DeclarationID, _ other: DeclarationID) -> Bool {
    program[type].name == program[other].name
      && program.qualifiedName(type) == program.qualifiedName(other)
  }

  private func mayConvert(_ types: TypeParts<SwiftType>, to wanted: TypeParts<SwiftType>) -> Bool {
    guard types.count == wanted.count else { return true }
    return zip(types, wanted).allSatisfy { mayConvert($0, to: $1) }
  }

  /// A library's type may conform through an extension of it that a source declares.
  private func mayConform(_ type: SwiftType, to protocolID: DeclarationID) -> Bool {
    guard case .external(let name, _) = type.form else { return false }
    return extensions(ofExternal: name).contains { block in
      let declaration = program[block]
      let tree = program.trees[declaration.file]
      guard let clause = tree.child(declaration.node, .inheritanceClause) else { return false }
      return tree.children(clause).contains { inherited in
        guard let node = tree.type(in: inherited) else { return false }
        let found = resolve(node, file: declaration.file, scope: declaration.parent)
        return isSubtype(found, of: .nominal(protocolID, []))
      }
    }
  }

  /// A type as a message writes it.
  public func text(of type: SwiftType) -> String {
    switch type.form {
    case .nominal(let id, let arguments):
      return program.qualifiedName(id) + text(of: arguments)
    case .optional(let wrapped): return text(of: wrapped) + "?"
    case .metatype(let instance): return text(of: instance) + ".Type"
    case .function(let parameters, let result):
      return
        "(\(parameters.map { text(of: $0.type) }.joined(separator: ", "))) -> \(text(of: result))"
    case .tuple(let elements):
      return "(\(elements.map { text(of: $0.type) }.joined(separator: ", ")))"
    case .parameter(let id): return program.text(id)
    case .composition(let parts): return parts.map { text(of: $0) }.joined(separator: " & ")
    case .external, .made, .member, .unknown: return "_"
    }
  }

  private func text(of arguments: TypeParts<SwiftType>) -> String {
    guard !arguments.isEmpty else { return "" }
    return "<\(arguments.map { text(of: $0) }.joined(separator: ", "))>"
  }

  /// Whether a value of a declared type loses it where the given type is expected.
  func isWider(_ expected: SwiftType, than type: SwiftType) -> Bool {
    if type.unwrapped.isGeneric { return expected.unwrapped != type.unwrapped }
    switch (expected.unwrapped.form, type.unwrapped.form) {
    case (.nominal(let id, let wanted), .nominal(let other, let arguments)) where id == other:
      return zip(wanted, arguments).contains { isWider($0, than: $1) }
    case (.tuple(let wanted), .tuple(let elements)) where wanted.count == elements.count:
      return zip(wanted, elements).contains { isWider($0.type, than: $1.type) }
    case (_, .tuple(let elements)): return elements.contains { isWider(expected, than: $0.type) }
    case (.function(let given, let wanted), .function(let parameters, let result)):
      // A function stands for another if it takes more and yields less.
      return isWider(wanted, than: result)
        || zip(parameters, given).contains { isWider($0.type, than: $1.type) }
    default: return isErased(type, as: expected)
    }
  }

  /// Whether nothing shows any more of which declared type a value is.
  private func isErased(_ type: SwiftType, as expected: SwiftType) -> Bool {
    let name: Name
    switch type.unwrapped.form {
    case .nominal(let declared, _) where program[declared].kind != .protocolType:
      name = program[declared].name
    case .external(let external, let arguments) where !arguments.isEmpty: name = external
    default: return false
    }
    switch expected.unwrapped.form {
    case .parameter(let id):
      // The functions of the collections show in their results what their parameters stand for.
      return program.isSource(id)
    case .member, .composition: return true
    case .external(let other, _): return other != name
    case .nominal(let id, _): return program[id].kind == .protocolType
    default: return false
    }
  }
}
