import PureLintResolution
import PureLintSyntax

/// What else functions of registries are told: names, which make the key, and how something is kept or
/// made, which does not.
extension Resolver {
  /// Whether a call tells more than a type and what yields its value: a name, which may be a part of
  /// the key.
  ///
  /// - Parameter named: The parameter of which it is known that it takes the name.
  func isNamed(_ call: GenericCall, besides named: DeclarationID? = nil) -> Bool {
    let generics = Set(parameters(of: call.function))
    let keys = KeyStructs(self)
    return call.arguments.contains { argument in
      if argument.parameter == named { return false }
      if keys.isKey(argument.parameter) {
        return !keys.isOfTypeAlone(argument.node, at: call.place, isHandingOn: true)
      }
      switch type(of: argument.parameter).unwrapped.form {
      case .metatype, .function, .external(language.any, _): return false
      case .parameter(let id): return !generics.contains(id)
      default: return !isOption(argument.parameter, of: call.function)
      }
    }
  }

  /// Whether a parameter only chooses how something is kept or made: a truth value or a case of a
  /// declared enum, of which no key is made.
  func isOption(_ parameter: DeclarationID, of function: DeclarationID) -> Bool {
    guard isChoice(type(of: parameter)),
      program.tree(of: function).child(program[function].node, .codeBlock) != nil
    else { return false }
    return !references.references(to: parameter).contains { mayMakeKey($0.place) }
  }

  private func isChoice(_ type: SwiftType) -> Bool {
    if let id = type.declaration, program.isSource(id) { return program[id].kind == .enumType }
    if case .external(let name, _) = type.form { return name == language.boolean }
    return type.declaration.map { program[$0].name == language.boolean } ?? false
  }

  /// Whether what stands at a place may be a part of a key: of a subscript's arguments, of what a local
  /// holds at first, or of a call other than one whose value is assigned.
  private func mayMakeKey(_ place: Place) -> Bool {
    let tree = program.trees[place.file]
    let start = place.source.map { program[program.memberDeclaration(around: $0)].node }
    let around = tree.nodes(aroundToken: place.token, from: start ?? .root)
    if around.contains(where: { [.subscriptCall, .initializerClause].contains(tree.kind($0)) }) {
      return true
    }
    guard around.contains(where: { tree.kind($0) == .call }) else { return false }
    return !around.contains {
      tree.kind($0) == .sequenceExpression && tree.isAssigned(place.token, in: $0)
    }
  }
}
