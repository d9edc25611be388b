import PureLintFindings
import PureLintSource

/// The user's choices between what there is to find and what is printed: which files and which
/// rules count, how bad a finding is, and what fails a run.
///
/// The command line counts more than a configuration.
package struct Policy: Sendable {
  /// The rules that there are.
  package var rules: [Rule]
  /// The rules that the command line names.
  package var selection = RuleSelection()
  /// The files and folders that the command line leaves out.
  package var excludes: [Glob] = []
  /// Whether warnings fail the run too.
  package var isStrict = false
  /// Whether the run looks at all that the programs are made of, in all their builds, so that what it
  /// does not find is not there.
  package var seesEverything = true
  /// Those of some words that stand in files of the apps that the run does not look at; nil, or
  /// yielding nil, if it looks at all of them.
  package var wordsElsewhere: (@Sendable (Set<String>) -> Set<String>?)?
  /// Whether the run is over a part of an app, rather than all but what the user excludes.
  package var isOverPart = false
  /// The findings of all builds, where a configuration singles out one of them.
  package var allBuilds: (@Sendable () -> [Finding])?
  /// The folders of which the run looks at everything.
  package var wholeFolders: [ProjectPath] = []
  package var configurations = ConfigurationMap()
  /// The findings that are known already, and not reported.
  package var baseline: Baseline?

  package init(rules: [Rule]) { self.rules = rules }

  /// The policy that some of the rules are checked, and no others.
  package init(checking chosen: [Rule], of rules: [Rule]) {
    self.init(rules: rules)
    selection.only = Set(chosen.map(\.id))
  }

  /// The rules that are checked where some configurations hold.
  package func rules(in chain: ConfigurationChain) -> [Rule] {
    rules.filter { selection.chooses($0) ?? chain.isOn($0.id)?.value ?? !$0.isOptIn }
  }

  /// The rules that are checked anywhere.
  package var checkedRules: [Rule] {
    let chains = Set([ConfigurationChain()]).union(configurations.chains.values)
    let ids = chains.reduce(into: Set<String>()) { $0.formUnion(rules(in: $1).map(\.id)) }
    return rules.filter { ids.contains($0.id) }
  }

  /// The severity of a rule's findings where some configurations hold, if the findings themselves
  /// state none.
  package func severity(of rule: Rule, in chain: ConfigurationChain) -> Severity {
    chain.severity(of: rule.id)?.value ?? rule.severity
  }

  /// The findings of the rules that are checked where they stand, each with a severity, in the same
  /// order and without exceptions.
  ///
  /// - Parameter files: Those that places are in.
  package func judge(_ findings: [Finding], in files: [SourceFile]) -> [Diagnostic] {
    var known: [ConfigurationChain: [String: Severity]] = [:]
    func severities(_ chain: ConfigurationChain) -> [String: Severity] {
      if let severities = known[chain] { return severities }
      let severities = Dictionary(
        rules(in: chain).map { ($0.id, severity(of: $0, in: chain)) }
      ) { first, _ in first }
      known[chain] = severities
      return severities
    }
    return findings.compactMap { finding in
      let path = files[finding.location.file.position].path
      let chain = configurations.chain(ofFile: path)
      guard let severity = severities(chain)[finding.ruleID],
        chain.exceptions(for: finding, in: configurations.base.appending(path)).isEmpty
      else { return nil }
      let stated = chain.severity(of: finding.ruleID)?.value ?? finding.severity
      return Diagnostic(finding: finding, severity: stated ?? severity)
    }
  }

  /// Whether findings fail the run.
  package func fails(_ diagnostics: [Diagnostic]) -> Bool {
    diagnostics.contains { isStrict || $0.severity == .error }
  }
}
