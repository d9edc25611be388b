/// What the surroundings of an expression ask it to be; nil if they take any type.
enum Expectation {
  /// The value has to be of the type, or is made one.
  case demand(SwiftType?)
  /// An expression that goes on behind this one has to be of the type. That tells what a chain like
  /// `.home.next()` begins with; an optional chain does not end here.
  case wish(SwiftType?)

  var type: SwiftType? {
    switch self {
    case .demand(let type), .wish(let type): type
    }
  }

  var isDemand: Bool {
    if case .demand = self { return true }
    return false
  }
}

/// What the walk finds an expression to be.
struct Inferred {
  var type: SwiftType
  /// What was noted of the name that the expression is or ends in, so that who knows more of it can
  /// add to that; nil of all other expressions, and while nothing is noted.
  var noted: NotedName?

  init(_ type: SwiftType, _ noted: NotedName? = nil) {
    self.type = type
    self.noted = noted
  }
}

/// A name in an expression, by where the recorder has what was noted of it.
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
