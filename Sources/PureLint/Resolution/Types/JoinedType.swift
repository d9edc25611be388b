/// The common type of several branches, of which one is taken.
struct JoinedType {
  private(set) var isEmpty = true
  private var joined = SwiftType.unknown
  /// Whether two types were added of which nothing is known that both are.
  private var isMixed = false

  /// What all branches yield; `unknown` if they differ, or none is known.
  var type: SwiftType { isMixed ? .unknown : joined }

  /// Adds what a branch yields; nil if it leaves.
  mutating func add(_ type: SwiftType?) {
    guard let type else { return }
    isEmpty = false
    guard !isMixed, !type.isUnknown else { return }
    guard let both = Self.join(joined, type) else {
      isMixed = true
      return
    }
    joined = both
  }

  private static func join(_ left: SwiftType, _ right: SwiftType) -> SwiftType? {
    if left == right || left.isUnknown { return right }
    if case .optional = left.form, left.unwrapped.isUnknown { return .optional(right.unwrapped) }
    if case .optional = right.form, right.unwrapped.isUnknown { return .optional(left.unwrapped) }
    if left.unwrapped == right.unwrapped { return .optional(left.unwrapped) }
    // `isEmpty ? [] : all`: one branch says what the other is.
    if let id = left.declaration, id == right.declaration, left.hasUnknown != right.hasUnknown {
      return left.hasUnknown ? right : left
    }
    return nil
  }
}
