/// The type or member that is asked of an expression; nil stands for any type.
enum Expectation {
  /// The value is used where it stands, as a value of the type.
  case demand(SwiftType?)
  /// Something goes on behind the expression: a member, a call, `?` or `!`. The type only helps to
  /// find out what `.home` in `.home.next()` is a member of.
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
