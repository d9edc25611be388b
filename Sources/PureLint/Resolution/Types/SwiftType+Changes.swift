/// Types made of other types.
extension SwiftType {
  /// The type with parts replaced; `transform` answers nil for what stays.
  public func map(_ transform: (SwiftType) -> SwiftType?) -> SwiftType {
    if let replaced = transform(self) { return replaced }
    switch form {
    case .unknown, .parameter: return self
    case .made(let types, let names): return .made(types.map { $0.map(transform) }, Array(names))
    case .nominal(let id, let arguments):
      let mapped = arguments.map { $0.map(transform) }
      return arguments.elementsEqual(mapped) ? self : .nominal(id, mapped)
    case .external(let name, let arguments):
      let mapped = arguments.map { $0.map(transform) }
      return arguments.elementsEqual(mapped) ? self : .external(name, mapped)
    case .member(let base, let name): return .member(base.map(transform), name)
    case .optional(let type): return .optional(type.map(transform))
    case .metatype(let type): return .metatype(type.map(transform))
    case .composition(let types): return .composition(types.map { $0.map(transform) })
    case .tuple(let elements):
      return .tuple(elements.map { Element(label: $0.label, type: $0.type.map(transform)) })
    case .function(let parameters, let result):
      let mapped = parameters.map { parameter in
        var parameter = parameter
        parameter.type = parameter.type.map(transform)
        return parameter
      }
      return .function(mapped, result.map(transform))
    }
  }

  /// What a closure of this type is handed, with generic parameters left open that nothing is known
  /// of where it stands; its result may still tell what they stand for.
  func forgettingParameters(where isOpen: (DeclarationID) -> Bool) -> SwiftType {
    if case .optional(let wrapped) = form {
      return .optional(wrapped.forgettingParameters(where: isOpen))
    }
    guard case .function(let parameters, let result) = form else { return self }
    let handed = parameters.map { parameter in
      var parameter = parameter
      parameter.type = parameter.type.map { part in
        if case .parameter(let id) = part.form, isOpen(id) { return .unknown }
        return nil
      }
      return parameter
    }
    return .function(handed, result)
  }
}

extension SwiftType {
  /// The known facts about a part of a value that cannot be looked into.
  var part: SwiftType {
    switch self.form {
    case .made, .external: .made(of: [self])
    default: mayHoldDeclared ? .unknown : .foreign
    }
  }
}
