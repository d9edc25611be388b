/// What the walk finds an expression to be.
struct Inferred {
  var type: SwiftType
  /// What was recorded for the name that the expression is, for others to mark; nil of all other
  /// expressions, and while nothing is recorded.
  var noted: NotedName?

  init(_ type: SwiftType, _ noted: NotedName? = nil) {
    self.type = type
    self.noted = noted
  }
}

/// A name in an expression, by the positions of what was recorded for it.
struct NotedName {
  /// The references to what it means, several of overloads; empty where that is not known.
  var references = 0..<0
  /// The read of a name of which it is not known what it means.
  var unknownRead: Int?
  /// Whether the name stands behind `?` or `!`, which follow it in the expression.
  var isUnwrapped = false

  /// The same name with `?` or `!` behind it.
  var unwrapped: NotedName {
    var name = self
    name.isUnwrapped = true
    return name
  }

  /// The last of the references to what the whole expression means.
  var reference: Int? { isUnwrapped ? nil : references.last }
}
