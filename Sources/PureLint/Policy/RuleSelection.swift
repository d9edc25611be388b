/// The rules that the user names, to be checked or to be left out.
struct RuleSelection: Sendable {
  /// The ids of the only rules to be checked; empty for all that are on by default.
  var only: Set<String> = []
  /// The ids of rules to be checked besides.
  var enabled: Set<String> = []
  /// The ids of rules to be left out, whatever else names them.
  var disabled: Set<String> = []

  /// The selected rules of a list, in its order.
  func rules(of all: [Rule]) -> [Rule] {
    all.filter { rule in
      let isChosen = only.isEmpty ? !rule.isOptIn : only.contains(rule.id)
      return !disabled.contains(rule.id) && (isChosen || enabled.contains(rule.id))
    }
  }
}
