/// The one type of several branches or return statements.
struct JoinedType {
  private(set) var isEmpty = true
  private var joined = SwiftType.unknown
  /// What was added of which nothing is known that it is the same as the others.
  private var others: [SwiftType] = []

  /// The most types of which one is looked for that all of them are.
  private static let mostTypes = 8

  /// What all branches yield; `unknown` if they differ, or none is known.
  var type: SwiftType { others.isEmpty ? joined : .unknown }

  /// What all branches yield, or the one type among them that the others are, too: `isSmall ? Small() :
  /// large as Shape` is a `Shape`; else `unknown`.
  func type(_ resolver: Resolver) -> SwiftType {
    guard !others.isEmpty else { return joined }
    let all = [joined] + others
    guard all.count <= Self.mostTypes else { return .unknown }
    let widest = all.first { wide in all.allSatisfy { Self.isPart($0, of: wide, resolver) } }
    guard let widest else { return .unknown }
    return all.contains { $0 != $0.unwrapped } ? .optional(widest.unwrapped) : widest
  }

  /// Whether a type is another one, or inherits from it: a generic type is none of other arguments.
  private static func isPart(_ type: SwiftType, of wide: SwiftType, _ resolver: Resolver) -> Bool {
    let (type, wide) = (type.unwrapped, wide.unwrapped)
    return type == wide
      || type.declaration != wide.declaration && resolver.isSubtype(type, of: wide)
  }

  /// Adds what a branch yields; nil if it leaves.
  mutating func add(_ type: SwiftType?) {
    guard let type else { return }
    isEmpty = false
    guard others.count < Self.mostTypes, !type.isUnknown else { return }
    if let both = Self.join(joined, type) {
      joined = both
    } else if !others.contains(type) {
      others.append(type)
    }
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
