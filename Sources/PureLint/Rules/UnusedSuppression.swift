import GraphModel
import PureLintFindings
import PureLintSource

extension Rule {
  static let unusedSuppression = Rule(
    id: "unused-suppression",
    severity: .warning,
    summary: "a suppression comment, or an exception of the configuration, that suppresses nothing",
    effect: """
      The program above prints its clock, so the comment hides nothing. The next defect at this \
      place goes unseen.
      Either the finding is mended, or the comment never worked.
      """,
    details: """
      - `// purelint:ignore RULE: reason` at the end of a line suppresses what a rule finds on \
      that line. On a line of its own, it suppresses what the rule finds on the next line, or in \
      the declaration that follows. Attributes and lines of the declaration count, up to its body.
      - A cycle is suppressed at any of its hops.
      - Commas separate several rules. The reason may not be left out.
      - `// purelint:ignore-file RULE: reason` suppresses what a rule finds in the file. It is \
      never called unused.
      - An exception in `.purelint.json` is called unused only by a run over the whole folder of \
      that file, and only if its rule is on in all of the folder.
      - Nothing is said about a rule that is not checked.
      - Nothing is said about comments if the run does not see everything: part of an app, one \
      build of several (`--define`), or a file that is not Swift.
      - A configuration may choose one build (`conditions`). A comment that is needed in another \
      build is then not called unused.
      """,
    remedy: """
      Remove the comment, the rule from it, or the exception. Or correct the names in it.
      """,
    triggers: """
      final class Clock {}

      final class Screen {
        // purelint:ignore unused-dependency: the next release shows it
        private let clock: Clock
        init(clock: Clock) { self.clock = clock }
        func show() { print(clock) }
      }

      final class AppContainer {
        lazy var screen = Screen(clock: Clock())
      }

      AppContainer().screen.show()
      """,
    passes: """
      final class Clock {}

      final class Screen {
        // purelint:ignore unused-dependency: the next release shows it
        private let clock: Clock
        init(clock: Clock) { self.clock = clock }
        func show() { print("shown") }
      }

      final class AppContainer {
        lazy var screen = Screen(clock: Clock())
      }

      AppContainer().screen.show()
      """,
    mending: .edit,
    check: .suppressions(reportIdleSuppressions)
  )
}

private func reportIdleSuppressions(_ idle: [IdleSuppression], _ findings: inout Findings) {
  for suppression in idle {
    findings.report(
      message(suppression.cause),
      about: Subject([suppression.fileName] + names(suppression.cause)),
      at: suppression.location,
      fix: suppression.fix
    )
  }
}

/// The words that do nothing.
private func names(_ cause: IdleSuppression.Cause) -> [String] {
  switch cause {
  case .nothingFound(let rule), .unknownRule(let rule, _): [rule]
  case .noRule(let words), .noReason(let words, _), .unknownCommand(let words, _): [words]
  case .nothingExcepted(let rule, let path, let subject):
    [rule] + [path, subject].compactMap { $0 }
  }
}

private func message(_ cause: IdleSuppression.Cause) -> String {
  switch cause {
  case .nothingFound(let rule):
    return "'\(rule)' is suppressed here, but not found; leave it out"
  case .nothingExcepted(let rule, let path, let subject):
    let keys = [path.map { _ in "'path'" }, subject.map { _ in "'subject'" }].compactMap { $0 }
    return "no finding of '\(rule)' matches this exception; remove it, or correct its "
      + keys.joined(separator: " or ")
  case .unknownRule(let name, let known):
    let advice = Spelling.closest(to: name, among: known).map { "did you mean '\($0)'?" }
    return "unknown rule '\(name)' suppresses nothing; "
      + (advice ?? "'purelint rules' lists them")
  case .noRule(let command):
    return "'\(command)' names no rule and suppresses nothing; write '\(command) RULE: reason'"
  case .noReason(let command, let rules):
    return "'\(command) \(rules)' gives no reason and suppresses nothing; "
      + "write '\(command) \(rules): reason'"
  case .unknownCommand(let words, let meant):
    return "'\(words)' is no command and suppresses nothing; write '\(meant) RULE: reason'"
  }
}
