import PureLintSyntax

extension SyntaxTree {
  /// Whether a sequence yields an operand as it is: one that is only cast as what it may not be,
  /// `r.resolve(Clock.self) as? LoudClock`, or one of two that a condition chooses from.
  func isPassedOn(_ value: NodeIndex, by sequence: NodeIndex) -> Bool {
    let parts = Array(children(sequence))
    guard parts.count > 1 else { return false }
    return switch kind(parts[1]) {
    case .castOperator:
      parts.count == 2 && parts[0] == value && flags(parts[1]).contains(.isOptional)
    case .ternaryOperator: parts.count == 3 && parts[0] != value
    default: false
    }
  }
}
