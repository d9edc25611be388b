import PureLintSource

extension SwiftType.Row {
  /// - Complexity: O(parts of the outermost level).
  init(_ form: SwiftType.Form) {
    self.form = form
    var (hasUnknown, mayHoldDeclared, isParametric) = (false, false, false)
    var size = 1
    form.forEachPart { part in
      hasUnknown = hasUnknown || part.hasUnknown
      mayHoldDeclared = mayHoldDeclared || part.mayHoldDeclared
      isParametric = isParametric || part.isParametric
      size = min(size + part.size, SwiftType.sizeLimit + 1)
    }
    switch form {
    case .made: (hasUnknown, mayHoldDeclared) = (true, true)
    case .parameter, .member: (hasUnknown, mayHoldDeclared, isParametric) = (true, true, true)
    case .nominal: mayHoldDeclared = true
    default: break
    }
    self.hasUnknown = hasUnknown
    self.mayHoldDeclared = mayHoldDeclared
    self.isParametric = isParametric
    self.size = size
  }
}

extension SwiftType.Form {
  fileprivate func forEachPart(_ body: (SwiftType) -> Void) {
    switch self {
    case .unknown, .parameter: break
    case .nominal(_, let types), .external(_, let types), .composition(let types),
      .made(let types, _):
      types.forEach(body)
    case .member(let type, _), .optional(let type), .metatype(let type): body(type)
    case .tuple(let elements): elements.forEach { body($0.type) }
    case .function(let parameters, let result):
      parameters.forEach { body($0.type) }
      body(result)
    }
  }
}
