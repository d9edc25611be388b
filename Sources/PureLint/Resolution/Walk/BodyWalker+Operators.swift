import PureLintSyntax

/// Operators that interfaces declare as generic functions.
extension BodyWalker {
  /// The type that an operator behind or in front of its operand makes; nil if none is declared.
  func inferDeclaredOperator(_ node: NodeIndex, _ expected: SwiftType?) -> SwiftType? {
    let functions = operatorFunctions(tree.mainToken(node), operands: 1)
    guard !functions.isEmpty, let operand = tree.expression(in: node) else { return nil }
    let type = infer(operand, expected: nil)
    return apply(functions, node, tree.mainToken(node), [(operand, type)], expected)
  }

  /// The type that the only operator between two operands makes; nil if none is declared.
  func inferDeclaredOperator(_ parts: ArraySlice<NodeIndex>, _ expected: SwiftType?) -> SwiftType? {
    guard parts.count == 3, let first = parts.first, let last = parts.last else { return nil }
    let sign = parts[parts.startIndex + 1]
    guard tree.kind(sign) == .binaryOperator else { return nil }
    let functions = operatorFunctions(tree.mainToken(sign), operands: 2)
    guard !functions.isEmpty else { return nil }
    let types = [first, last].map { ($0, infer($0, expected: nil)) }
    return apply(functions, first, tree.mainToken(sign), types, expected)
  }

  private func operatorFunctions(_ token: TokenIndex, operands: Int) -> [DeclarationID] {
    resolver.symbols.topLevel(tree.name(token), from: file).filter { id in
      !program.isSource(id) && program[id].kind == .function && !resolver.parameters(of: id).isEmpty
        && resolver.parameterDeclarations(of: id).count == operands
    }
  }

  private func apply(
    _ functions: [DeclarationID],
    _ node: NodeIndex,
    _ sign: TokenIndex,
    _ operands: [(node: NodeIndex, type: SwiftType)],
    _ expected: SwiftType?
  ) -> SwiftType? {
    for function in functions {
      let formals = resolver.parameterList(of: function).map(\.type)
      let fits = zip(operands, formals).allSatisfy { operand, formal in
        resolver.mayConvert(operand.type, to: formal) && hasParts(operand.type, of: formal)
      }
      guard fits else { continue }
      var substitution: Substitution = [:]
      for (operand, formal) in zip(operands, formals) {
        resolver.bind(formal, to: operand.type, &substitution)
      }
      resolver.bind(resolver.resultType(of: function), to: expected, &substitution)
      record(function, node, sign, operands, substitution)
      return resolver.substitute(substitution, in: resolver.resultType(of: function))
    }
    return nil
  }

  /// Whether a tuple has the labels of another, where both have one.
  private func hasParts(_ type: SwiftType, of formal: SwiftType) -> Bool {
    switch (type.form, formal.form) {
    case (.tuple(let parts), .tuple(let formals)):
      parts.count == formals.count
        && zip(parts, formals).allSatisfy {
          $0.label == nil && $1.label == formals[0].label || $0.label == $1.label
        }
    case (.tuple, .metatype), (.metatype, .tuple): false
    default: true
    }
  }

  private func record(
    _ function: DeclarationID,
    _ node: NodeIndex,
    _ sign: TokenIndex,
    _ operands: [(node: NodeIndex, type: SwiftType)],
    _ substitution: Substitution
  ) {
    guard let recorder else { return }
    let parameters = resolver.parameterDeclarations(of: function)
    recorder.facts.genericCalls.append(
      GenericCall(
        function: function,
        place: place(sign),
        call: node,
        generics: resolver.parameters(of: function).map { substitution[$0] ?? .unknown },
        arguments: zip(operands, parameters).map { operand, parameter in
          .init(parameter: parameter, node: operand.node, type: operand.type)
        }
      )
    )
  }
}
