import GraphModel
import PureLintFindings
import PureLintPolicy
import PureLintSource

extension Printout {
  /// The findings of a run as the policy judges them, and how much the run could follow.
  ///
  /// - Parameter verdict: What the policy says of the run; nil to ask it.
  package init(
    _ report: Report,
    _ policy: Policy,
    _ verdict: Policy.Verdict? = nil,
    listsUnresolved: Bool = false
  ) {
    let verdict = verdict ?? policy.verdict(on: report)
    self.init(
      files: report.files + verdict.configurations,
      diagnostics: verdict.diagnostics.withSyntaxErrorsFirst,
      unresolved: listsUnresolved ? report.coverage.notFollowed : [],
      summary: Summary(report, verdict),
      firstSyntaxError: report.firstSyntaxError,
      rules: policy.checkedRules,
      isStrict: policy.isStrict,
      version: Version.current
    )
    summary.checksSyntax = policy.checkedRules.contains(where: \.looksAtSyntax)
  }
}

extension [Diagnostic] {
  /// The same diagnostics, with what is not Swift in front: the others may only follow from that.
  fileprivate var withSyntaxErrorsFirst: [Diagnostic] {
    filter(\.finding.hidesOthers) + filter { !$0.finding.hidesOthers }
  }
}

extension Coverage {
  /// The places that could not be followed, and the types that were not taken for roots, in source
  /// order.
  fileprivate var notFollowed: [Unresolved] {
    let others = passedOver.map { passed in
      Unresolved(
        location: passed.location,
        message: "'\(passed.name)' is not taken for a root; it \(passed.reason.text)",
        isInRoot: false
      )
    }
    return Self.ordered(unresolved + others)
  }
}

extension Coverage.PassedOver.Reason {
  /// The end of a sentence about the type.
  fileprivate var text: String {
    switch self {
    case .unmentioned: "is mentioned nowhere outside tests"
    case .isForClients: "may be used by clients of its library"
    }
  }
}

extension Summary {
  /// Counts the things that a run looked at, and its findings.
  package init(_ report: Report, _ verdict: Policy.Verdict) {
    files = report.files.count
    let census = Census(report.graphs)
    (modules, objects, dependencies) = (census.modules, census.objects, census.dependencies)
    (roots, testRoots) = (census.roots, census.testRoots)
    recognitions = report.coverage.recognitions
    passedOver = report.coverage.passedOver.map { .init(name: $0.name, reason: $0.reason.text) }
    errors = verdict.diagnostics.count { $0.severity == .error }
    warnings = verdict.diagnostics.count { $0.severity == .warning }
    suppressed = verdict.suppressedCount
    known = verdict.knownCount
    unresolved = .init(of: report.coverage.unresolved.lazy.map(\.noun))
    if files == 0 {
      nothingJudged = .noFile
    } else if objects == 0, roots + testRoots == 0, recognitions.isEmpty {
      nothingJudged = .nothingRecognised
    }
    syntaxErrors = report.syntaxErrorCount
    firstSyntaxError = report.firstSyntaxError.map { location in
      let file = report.files[location.file.position]
      return "\(file.path.printable()):\(LineIndex(file.bytes).position(of: Int(location.offset)))"
    }
  }
}
