import PureLintSyntax

/// Compositions of types that are written as values.
extension BodyWalker {
  /// `(A & B).self`: the composition that the operands of a chain stand for, if they are types.
  func composition(
    of operands: [SwiftType],
    joinedBy parts: ArraySlice<NodeIndex>
  ) -> SwiftType? {
    var instances: [SwiftType] = []
    for operand in operands {
      guard case .metatype(let instance) = operand.form else { return nil }
      instances.append(instance)
    }
    let isJoined = parts.allSatisfy { tree.kind($0) != .binaryOperator || tree.text($0) == "&" }
    return isJoined && instances.count > 1 ? .metatype(.composition(instances)) : nil
  }
}
