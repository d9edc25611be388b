import PureLintSource

/// The types that generic parameters stand for, learnt from the types of arguments and results.
extension Resolver {
  /// Learns from an actual type what the generic parameters of a formal one stand for.
  public func bind(
    _ formal: SwiftType,
    to actual: SwiftType?,
    _ substitution: inout Substitution
  ) {
    guard let actual, actual != .unknown else { return }
    switch (formal.form, actual.form) {
    case (.parameter(let parameter), _):
      if substitution[parameter] == nil || substitution[parameter]!.hasUnknown {
        substitution[parameter] = actual
      }
    case (.optional(let inner), .optional(let other)): bind(inner, to: other, &substitution)
    case (.optional(let inner), _): bind(inner, to: actual, &substitution)
    case (.nominal(let left, let formals), .nominal(let right, let actuals)) where left == right:
      for (inner, other) in zip(formals, actuals) { bind(inner, to: other, &substitution) }
    case (.nominal(let left, let formals), .nominal)
    where formals.count == 1 && isArray(left):
      // An interface asks for an array where any sequence will do.
      bind(formals[0], to: element(of: actual), &substitution)
    case (.external(let left, let formals), .external(let right, let actuals)) where left == right:
      for (inner, other) in zip(formals, actuals) { bind(inner, to: other, &substitution) }
    case (.function(let formals, let result), .function(let actuals, let other)):
      for (inner, parameter) in zip(formals, actuals) {
        bind(inner.type, to: parameter.type, &substitution)
      }
      bind(result, to: other, &substitution)
    case (.metatype(let inner), .metatype(let other)): bind(inner, to: other, &substitution)
    case (.tuple(let formals), .tuple(let actuals)) where formals.count == actuals.count:
      for (inner, other) in zip(formals, actuals) {
        bind(inner.type, to: other.type, &substitution)
      }
    case (.member(let owner, let name), .nominal(let nested, _)):
      guard case .parameter(let parameter) = owner.form else { break }
      bindOwner(parameter, ofMember: name, nested, &substitution)
    default: break
    }
  }

  /// `Module.Dependency` is known to be `X.Dependency`: then `Module` is `X`, if `X` agrees.
  private func bindOwner(
    _ parameter: DeclarationID,
    ofMember name: Name,
    _ nested: DeclarationID,
    _ substitution: inout Substitution
  ) {
    guard substitution[parameter] == nil || substitution[parameter] == .parameter(parameter),
      program[nested].name == name,
      case .nominal(let owner, _) = selfType(of: program[nested].parent).form
    else { return }
    substitution[parameter] = .nominal(owner, [])
  }

  /// A type with generic parameters replaced and associated types looked up in what replaced them.
  public func substitute(_ substitution: Substitution, in type: SwiftType) -> SwiftType {
    guard !substitution.isEmpty else { return type }
    guard type.isParametric else { return type.bounded }
    let substituted = type.map { part in
      guard part.isParametric else { return part }
      switch part.form {
      case .parameter(let id): return substitution[id]
      case .member(let base, let name):
        let replaced = substitute(substitution, in: base)
        guard replaced != base else { return nil }
        return typeMember(name, of: replaced)
      default: return nil
      }
    }
    return substituted.bounded
  }
}
