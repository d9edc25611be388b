import GraphModel

/// A comment, one rule that it names, or an exception of a configuration, that was meant to suppress
/// a finding and suppresses none.
package struct IdleSuppression: Hashable, Sendable {
  /// The rule's name, or the words that were meant to be a suppression.
  package var location: Location
  /// The last part of the path of the file that it stands in.
  package var fileName: String
  package var cause: Cause
  /// The change that removes the comment, if it could be read.
  package var fix: Fix?

  package init(location: Location, fileName: String, cause: Cause, fix: Fix? = nil) {
    self.location = location
    self.fileName = fileName
    self.cause = cause
    self.fix = fix
  }

  /// The reason why nothing is suppressed.
  package enum Cause: Hashable, Sendable {
    /// The rule, which was checked, finds nothing there.
    case nothingFound(rule: String)
    /// The rule, which was checked, finds nothing of this name or in this place.
    case nothingExcepted(rule: String, path: String?, subject: String?)
    /// There is no such rule.
    case unknownRule(String, known: [String])
    /// No rule is named behind the command.
    case noRule(command: String)
    /// Rules are named, and no reason.
    case noReason(command: String, rules: String)
    /// The word behind `purelint:` is no command.
    case unknownCommand(String, meant: String)
  }
}
