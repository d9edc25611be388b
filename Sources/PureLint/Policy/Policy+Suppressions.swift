import GraphModel
import PureLintFindings
import PureLintSource

extension Policy {
  /// The findings that comments leave, with findings about comments that suppress nothing.
  package struct Standing: Sendable {
    /// Sorted by path, offset, rule and message.
    package var findings: [Finding]
    /// The number of findings that comments suppress.
    var suppressedCount = 0
    /// Configurations in which findings stand; as files, they follow those of the run.
    var configurations: [SourceFile] = []
  }

  /// Takes out suppressed findings, and asks the rule about comments that suppress nothing.
  ///
  /// - Parameter jobs: The number of threads that look for comments; at least 1.
  package func standing(_ report: Report, jobs: Int = 1) -> Standing {
    let ids = rules.map(\.id)
    let suppressions = Suppressions(in: report.files, ruleIDs: ids, jobs: jobs)
    let exceptions = exceptions(in: report)
    guard !suppressions.isEmpty || !exceptions.isEmpty else {
      return Standing(findings: report.findings)
    }
    let (left, isUsed) = suppressions.apply(to: report.findings)
    let (idle, files) = idle(suppressions, isUsed, exceptions, in: report)
    let complaints = suppressions.apply(to: complaints(about: suppressions.mistakes + idle)).left
    let paths = (report.files + files).map(\.path)
    return Standing(
      findings: (left + complaints.sortedByPlace(paths).withDistinctSubjects())
        .sortedByPlace(paths),
      suppressedCount: report.findings.count - left.count,
      configurations: files
    )
  }

  /// The comments and exceptions that have no effect, unless the run may have missed what they are
  /// there for, and the configurations that these exceptions stand in.
  private func idle(
    _ suppressions: Suppressions,
    _ isUsed: [Bool],
    _ exceptions: [PlacedException],
    in report: Report
  ) -> ([IdleSuppression], files: [SourceFile]) {
    var comments = idleComments(suppressions, isUsed, in: report)
    var exceptions = exceptions
    func keepIdle(beside findings: [Finding]) {
      if exceptions.isEmpty { return }
      let used = places(ofExceptionsFor: findings, in: report.files)
      exceptions.removeAll { used.contains($0.exception.place) }
    }
    keepIdle(beside: report.findings)
    guard !comments.isEmpty || !exceptions.isEmpty else { return ([], []) }
    let others = allBuilds?() ?? []
    guard !others.tellOfSyntaxErrors else { return ([], []) }
    let isUsed = suppressions.apply(to: others).isUsed
    comments.removeAll { isUsed[$0] }
    keepIdle(beside: others)
    let (idle, files) = complaints(about: exceptions, behind: report.files.count)
    let idleComments = comments.map { index in
      let suppression = suppressions.list[index]
      let file = report.files[suppression.location.file.position]
      return IdleSuppression(
        location: suppression.location,
        fileName: String(ProjectPath(file.path).name),
        cause: .nothingFound(rule: suppression.ruleID),
        fix: suppression.removal
      )
    }
    return (idleComments + idle, files)
  }

  /// The positions of suppressions of single places that have no effect in the run.
  private func idleComments(
    _ suppressions: Suppressions,
    _ isUsed: [Bool],
    in report: Report
  ) -> [Int] {
    guard seesEverything, !report.findings.tellOfSyntaxErrors else { return [] }
    return suppressions.list.indices.filter { index in
      let suppression = suppressions.list[index]
      let file = suppression.location.file
      if suppression.removal == nil || report.strayFiles.contains(file) { return false }
      let path = report.files[file.position].path
      return !isUsed[index] && suppression.scope != nil
        && report.askedRules.contains(suppression.ruleID)
        && !isOff(suppression.ruleID, in: configurations.chain(ofFile: path))
    }
  }

  /// Whether configurations keep a rule from being checked.
  func isOff(_ id: String, in chain: ConfigurationChain) -> Bool {
    guard let rule = rules.first(where: { $0.id == id }) else { return true }
    if selection.chooses(rule) == true { return false }
    return !(chain.isOn(id)?.value ?? !rule.isOptIn)
  }

  private func complaints(about idle: [IdleSuppression]) -> [Finding] {
    checkedRules.flatMap { rule in
      var findings = Findings(of: rule)
      if case .suppressions(let check) = rule.check { check(idle, &findings) }
      return findings.list
    }
  }
}

extension [Finding] {
  /// Whether something is no Swift, so that other findings may be hidden.
  var tellOfSyntaxErrors: Bool { contains(where: \.hidesOthers) }
}
