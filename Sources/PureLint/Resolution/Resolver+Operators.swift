/// Operators that interfaces declare as generic functions.
extension Resolver {
  /// The type that an operator behind or in front of its operand makes; nil if none is declared.
  func inferDeclaredOperator(
    _ node: NodeIndex,
    _ expected: SwiftType?,
    _ context: inout Context
  ) -> SwiftType? {
    let tree = context.tree
    let functions = operatorFunctions(tree.mainToken(node), operands: 1, context)
    guard !functions.isEmpty, let operand = tree.expression(in: node) else { return nil }
    let type = infer(operand, expected: nil, &context)
    return apply(functions, node, tree.mainToken(node), [(operand, type)], expected, context)
  }

  /// The type that the only operator between two operands makes; nil if none is declared.
  func inferDeclaredOperator(
    _ parts: ArraySlice<NodeIndex>,
    _ expected: SwiftType?,
    _ context: inout Context
  ) -> SwiftType? {
    let tree = context.tree
    guard parts.count == 3, let first = parts.first, let last = parts.last else { return nil }
    let sign = parts[parts.startIndex + 1]
    guard tree.kind(sign) == .binaryOperator else { return nil }
    let functions = operatorFunctions(tree.mainToken(sign), operands: 2, context)
    guard !functions.isEmpty else { return nil }
    let types = [first, last].map { ($0, infer($0, expected: nil, &context)) }
    return apply(functions, first, tree.mainToken(sign), types, expected, context)
  }

  private func operatorFunctions(
    _ token: TokenIndex,
    operands: Int,
    _ context: Context
  ) -> [DeclarationID] {
    symbols.topLevel(context.tree.name(token), from: context.file).filter { id in
      !program.isSource(id) && program[id].kind == .function && !parameters(of: id).isEmpty
        && parameterDeclarations(of: id).count == operands
    }
  }

  private func apply(
    _ functions: [DeclarationID],
    _ node: NodeIndex,
    _ sign: TokenIndex,
    _ operands: [(node: NodeIndex, type: SwiftType)],
    _ expected: SwiftType?,
    _ context: Context
  ) -> SwiftType? {
    for function in functions {
      let formals = parameterList(of: function).map(\.type)
      let fits = zip(operands, formals).allSatisfy { operand, formal in
        mayConvert(operand.type, to: formal) && hasParts(operand.type, of: formal)
      }
      guard fits else { continue }
      var substitution: Substitution = [:]
      for (operand, formal) in zip(operands, formals) {
        bind(formal, to: operand.type, &substitution)
      }
      bind(resultType(of: function), to: expected, &substitution)
      record(function, node, sign, operands, substitution, context)
      return substitute(substitution, in: resultType(of: function))
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
    _ substitution: Substitution,
    _ context: Context
  ) {
    guard context.isRecording else { return }
    facts.genericCalls.append(
      GenericCall(
        function: function,
        place: context.place(sign),
        call: node,
        generics: parameters(of: function).map { substitution[$0] ?? .unknown },
        arguments: zip(operands, parameterDeclarations(of: function)).map { operand, parameter in
          .init(parameter: parameter, node: operand.node, type: operand.type)
        }
      )
    )
  }
}
