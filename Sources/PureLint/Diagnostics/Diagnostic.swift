import GraphModel

/// One finding: what a rule says, where, and what else belongs to it.
struct Diagnostic: Hashable, Sendable {
  /// The id of the rule that reports it.
  var ruleID: String
  var severity: Severity
  /// One phrase, lower case, without a period; the only part shown where there is room for one.
  var message: String
  var location: Location
  var notes: [Note] = []

  /// A further place or fact of the same finding; may be in another file.
  struct Note: Hashable, Sendable {
    var message: String
    var location: Location
  }
}

extension [Diagnostic.Note] {
  /// The first few, and how many more there are.
  func capped() -> [Diagnostic.Note] {
    let limit = 3
    guard count > limit + 1 else { return self }
    let rest = "and \(count - limit) others"
    return prefix(limit) + [.init(message: rest, location: self[limit].location)]
  }
}

/// How bad a finding is.
enum Severity: String, Hashable, Comparable, Sendable {
  case warning
  case error

  static func < (left: Severity, right: Severity) -> Bool {
    left == .warning && right == .error
  }
}
