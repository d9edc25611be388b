/// The result of the walk for an expression.
struct Inferred {
  var type: SwiftType
  /// What was recorded for the name that the expression is, for others to mark; nil of all other
  /// expressions, and while nothing is recorded.
  var recorded: RecordedName?

  init(_ type: SwiftType, _ recorded: RecordedName? = nil) {
    self.type = type
    self.recorded = recorded
  }
}

/// A name in an expression, by the positions of what was recorded for it.
struct RecordedName {
  // Positions have four bytes, so that an `Inferred` is returned in registers.
  private let firstReference: UInt32
  private let endReference: UInt32
  private let unknown: UInt32?
  /// Whether the name stands behind `?` or `!`, which follow it in the expression.
  private(set) var isUnwrapped = false

  init(references: Range<Int> = 0..<0, unknownRead: Int? = nil) {
    firstReference = UInt32(references.lowerBound)
    endReference = UInt32(references.upperBound)
    unknown = unknownRead.map { UInt32($0) }
  }

  /// The references to its declaration, several for overloads; empty if it is not known.
  var references: Range<Int> { Int(firstReference)..<Int(endReference) }

  /// The read of a name of which it is not known what it means.
  var unknownRead: Int? { unknown.map { Int($0) } }

  /// The same name with `?` or `!` behind it.
  var unwrapped: RecordedName {
    var name = self
    name.isUnwrapped = true
    return name
  }

  /// The last of the references to what the whole expression means.
  var reference: Int? { isUnwrapped ? nil : references.last }
}
