import PureLintSyntax

/// From expressions to types: by their form and by the expected type.
///
/// Every part of an expression is visited exactly once for each walk, so that each mention is
/// recorded once.
extension BodyWalker {
  /// How deep expressions are followed; what is deeper is `unknown`.
  static let expressionDepthLimit = 200

  /// The type of an expression whose value is used where it stands.
  @discardableResult
  public func infer(
    _ node: NodeIndex,
    expected: SwiftType?,
    destination: DeclarationID? = nil
  ) -> SwiftType {
    inferred(node, .demand(expected), destination: destination).type
  }

  /// What an expression is.
  /// - Parameter destination: The variable or parameter that receives the value as it is.
  func inferred(
    _ node: NodeIndex,
    _ expectation: Expectation,
    destination: DeclarationID? = nil
  ) -> Inferred {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.expressionDepthLimit else {
      return Inferred(.unknown, recordWords(of: node))
    }
    let expected = expectation.type
    var found = inferNamed(node, expected: expected, destination: destination)
    found.type = found.type.bounded
    if expectation.isDemand, !found.type.isUnknown, tree.endsChain(node) {
      found.type = .optional(found.type.unwrappedOnce)
    }
    recorder?.types?.note(found.type, node, in: file)
    guard expectation.isDemand, let expected else { return found }
    if !expected.hasUnknown, expected.unwrapped == expected { markForced(found.recorded) }
    recordConversion(of: found.type, to: expected, at: node, destination: destination)
    return found
  }

  /// The inferred value of an expression that is a name, or ends in one; of all others the type.
  private func inferNamed(
    _ node: NodeIndex,
    expected: SwiftType?,
    destination: DeclarationID?
  ) -> Inferred {
    switch tree.kind(node) {
    case .nameExpression: return inferName(node, destination: destination)
    case .memberAccess: return inferMember(node, expected, destination: destination)
    case .implicitMember: return inferImplicitMember(node, expected: expected)
    case .forceUnwrapExpression, .optionalChainingExpression:
      guard let child = tree.expression(in: node) else { return Inferred(.unknown) }
      let isForced = tree.kind(node) == .forceUnwrapExpression
      let wanted: SwiftType? = isForced ? expected.map { .optional($0) } : nil
      let inner = inferred(child, .wish(wanted), destination: destination)
      if isForced { markForced(inner.recorded) }
      return Inferred(inner.type.unwrappedOnce, inner.recorded?.unwrapped)
    default: return Inferred(inferType(node, expected: expected, destination: destination))
    }
  }

  /// The type of an expression that is no name.
  private func inferType(
    _ node: NodeIndex,
    expected: SwiftType?,
    destination: DeclarationID?
  ) -> SwiftType {
    switch tree.kind(node) {
    case .sequenceExpression: return inferSequence(node, expected: expected)
    case .call: return inferCall(node, expected: expected)
    case .subscriptCall: return inferSubscript(node, expected)
    case .closure: return inferClosure(node, expected: expected)
    case .tupleExpression:
      return inferTuple(node, expected: expected, destination: destination)
    case .arrayExpression, .dictionaryExpression:
      return inferCollection(node, expected: expected)
    case .tryExpression where tree.flags(node).contains(.isOptional):
      return .optional(inferOnly(child: node, expected?.unwrapped, destination).unwrapped)
    case .inoutExpression: return inferInout(node, expected: expected)
    case .tryExpression, .awaitExpression, .unsafeExpression, .copyExpression,
      .consumeExpression, .borrowExpression, .packElementExpression, .packExpansionExpression:
      return inferOnly(child: node, expected, destination)
    case .prefixExpression, .postfixExpression:
      if let type = inferDeclaredOperator(node, expected) { return type }
      let type = inferOnly(child: node, nil, nil)
      return type.declaration == nil ? type : .unknown
    case .ifExpression, .switchExpression, .doExpression:
      return inferBranches(node, expected: expected)
    case .typeExpression:
      return tree.type(in: node).map { .metatype(resolve($0)) } ?? .unknown
    default:
      return inferLeaf(node, expected: expected)
    }
  }

  /// `&x.y`: what it ends in is read and may be set.
  private func inferInout(_ node: NodeIndex, expected: SwiftType?) -> SwiftType {
    guard let child = tree.expression(in: node) else { return .unknown }
    let found = inferred(child, .demand(expected))
    if let recorder, let reference = found.recorded?.reference {
      recorder.facts.references.append(recorder.facts.references[reference].written)
    }
    return found.type
  }

  /// The type of the only expression that a node holds.
  func inferOnly(
    child node: NodeIndex,
    _ expected: SwiftType?,
    _ destination: DeclarationID?
  ) -> SwiftType {
    guard let child = tree.expression(in: node) else { return .unknown }
    return infer(child, expected: expected, destination: destination)
  }

  /// The type of a literal, or of what is only looked through.
  private func inferLeaf(_ node: NodeIndex, expected: SwiftType?) -> SwiftType {
    switch tree.kind(node) {
    case .integerLiteral: return known(expected, orElse: resolver.plainTypes.integer)
    case .floatLiteral: return known(expected, orElse: resolver.plainTypes.float)
    case .booleanLiteral: return known(expected, orElse: resolver.plainTypes.boolean)
    case .regexLiteral: return resolver.plainTypes.regex
    case .nilLiteral: return .optional(expected?.unwrappedOnce ?? .unknown)
    case .stringLiteral:
      for interpolation in tree.children(node) {
        for argument in tree.children(interpolation) {
          guard let value = tree.expression(in: argument) else { continue }
          let type = infer(value, expected: nil)
          recordEscape(of: type, at: value, reach: .contents)
        }
      }
      return known(expected, orElse: resolver.plainTypes.string)
    case .keyPathExpression:
      return inferKeyPath(node, expected: expected)
    case .macroExpansion:
      // What a macro does with its arguments, such as `#selector(reload)`, nobody here knows.
      return deferred { inferMacro(node, expected: expected) }
    case .postfixIfConfigExpression:
      let base = inferOnly(child: node, nil, nil)
      for child in tree.children(node) where tree.kind(child) == .ifConfig {
        for clause in tree.children(child) {
          inside(clause: clause) { visitAll(clause) }
        }
      }
      return base.mayHoldDeclared ? .unknown : base
    default:
      visitAll(node)
      return .unknown
    }
  }

  /// Visits every expression, statement and declaration inside a node whose own type is not known.
  func visitAll(_ node: NodeIndex) {
    if tree.kind(node) == .error {
      recordWords(of: node)
      return
    }
    for child in tree.children(node) {
      let kind = tree.kind(child)
      if kind.isExpression {
        infer(child, expected: nil)
      } else if kind.isStatement || kind.isDeclaration {
        walk(item: child)
      } else if !kind.isType {
        visitAll(child)
      }
    }
  }
}
