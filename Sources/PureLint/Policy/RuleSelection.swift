import PureLintFindings

/// The rules that the command line names, to be checked or to be left out.
package struct RuleSelection: Hashable, Sendable {
  /// The ids of the only rules to be checked; empty for all that are on.
  package var only: Set<String> = []
  /// The ids of rules to be checked besides.
  package var enabled: Set<String> = []
  /// The ids of rules to be left out, whatever else names them.
  package var disabled: Set<String> = []

  /// Whether a rule is to be checked; nil if the command line leaves that open.
  func chooses(_ rule: Rule) -> Bool? {
    if disabled.contains(rule.id) { return false }
    if enabled.contains(rule.id) { return true }
    return only.isEmpty ? nil : only.contains(rule.id)
  }
}
