import PureLintFindings
import PureLintSource

/// The numbers of one run: the things that it looked at, and its findings.
package struct Summary: Hashable, Sendable {
  package var files = 0
  /// Why there was nothing to judge; nil if there was something.
  package var nothingJudged: NothingJudged?
  package var modules = 0
  /// The providers and modules, about each of which a rule could have spoken.
  package var objects = 0
  /// What these declare or ask for.
  package var dependencies = 0
  /// What else was recognised.
  package var recognitions: [Recognition] = []
  /// What wires by hand and is not judged.
  package var passedOver: [PassedOver] = []
  /// The roots outside tests. One that is a part of another root or of a module does not count.
  package var roots = 0
  package var testRoots = 0
  package var errors = 0
  package var warnings = 0
  /// The findings that comments suppress.
  package var suppressed = 0
  /// The findings that the baseline holds.
  package var known = 0
  /// The findings that it holds and the run does not find.
  package var gone = 0
  /// What could not be followed, by kind.
  package var unresolved: [Recognition.Count] = []
  /// Places that are not Swift and no finding: those in files that do not matter to the graph.
  package var syntaxErrors = 0
  /// The place of the first of these: `path:line:column`.
  package var firstSyntaxError: String?
  /// Whether the run looks for places that are not Swift.
  package var checksSyntax = true

  /// The reason why a run judged nothing.
  package enum NothingJudged: Hashable, Sendable {
    /// There is no Swift file, or every one is left out.
    case noFile
    /// Nothing in the files wires anything, as far as it is known.
    case nothingRecognised
    /// The same, where the files are only a part of an app.
    case nothingInPart

    /// One sentence without a period, with a remedy.
    package var message: String {
      switch self {
      case .noFile: "nothing was judged: there is no Swift file to check"
      case .nothingRecognised:
        "nothing was judged: no module, no composition root and no container is recognised; name what "
          + "builds the app's objects with '--root NAME'"
      case .nothingInPart: "nothing was judged in this part of the app; check the whole app"
      }
    }
  }

  /// A type that a user may expect to be a root.
  package struct PassedOver: Hashable, Sendable {
    package let name: String
    /// The end of a sentence about it.
    package let reason: String

    package init(name: String, reason: String) {
      self.name = name
      self.reason = reason
    }
  }

  /// A line for each library and habit that was recognised, and the last line of a run:
  /// `checked 3 files: 1 composition root; judged 4 objects, 7 dependencies; 0 errors, 2 warnings;
  /// 0 unresolved`.
  ///
  /// It says `1 composition root and 9 in tests` if tests have roots of their own, and counts modules if
  /// there are any. Syntax errors that are no findings
  /// are named if there are any, and where the first is; so are findings that are not reported.
  package var text: String { lines.joined(separator: "\n") }

  /// The lines of the text, in which no name can break out of its line.
  package var lines: [String] {
    (recognitions.map { Summary.text($0) } + [lastLine]).map { $0.printable() }
  }

  private var lastLine: String {
    let place = firstSyntaxError.map { " (\(syntaxErrors > 1 ? "first " : "")at \($0))" } ?? ""
    let unreported = Summary.count(syntaxErrors, "syntax error")
    let reason =
      checksSyntax
      ? "; no target compiles the \(syntaxErrors > 1 ? "files" : "file"), or nothing is wired there"
      : ""
    let syntax = syntaxErrors > 0 ? ", \(unreported) not reported\(place)\(reason)" : ""
    let passed = Summary.text(passedOver)
    let hidden =
      (suppressed > 0 ? ", \(suppressed) suppressed" : "")
      + (known + gone > 0 ? ", \(known) in the baseline" : "")
      + (gone > 0 ? " and \(gone) gone" : "")
    return """
      checked \(Summary.count(files, "file")): \(rootText)\(moduleText); \
      judged \(Summary.count(objects, "object")), \(Summary.count(dependencies, "dependency")); \(passed)\
      \(Summary.count(errors, "error")), \(Summary.count(warnings, "warning"))\(hidden); \
      \(Summary.text(ofUnresolved: unresolved))\(syntax)
      """
  }

  /// `2 composition roots`, `1 composition root and 9 in tests`
  private var rootText: String {
    Summary.count(roots, "composition root") + (testRoots > 0 ? " and \(testRoots) in tests" : "")
  }

  /// `, 1 type that declares its dependencies`, or nothing.
  private var moduleText: String {
    switch modules {
    case 0: ""
    case 1: ", 1 type that declares its dependencies"
    default: ", \(modules) types that declare their dependencies"
    }
  }

  /// `0 unresolved`, `4 unresolved (3 ways, 1 construction; '--unresolved' lists them)`
  private static func text(ofUnresolved counts: [Recognition.Count]) -> String {
    guard !counts.isEmpty else { return "0 unresolved" }
    let number = counts.reduce(0) { $0 + $1.number }
    let kinds = counts.map { count($0.number, $0.noun) }.joined(separator: ", ")
    return "\(number) unresolved (\(kinds); '--unresolved' lists them)"
  }

  /// `followed 119 of 120 places where a root makes an object (99.1%)`: rounded down, so that only all are 100%.
  package static func text(_ coverage: Coverage) -> String {
    let (resolved, all) = (coverage.resolvedCount, coverage.rootConstructionCount)
    guard all > 0 else { return "no root makes an object" }
    let permille = resolved * 1000 / all
    return "followed \(resolved) of \(count(all, "place")) where a root makes an object "
      + "(\(permille / 10).\(permille % 10)%)"
  }

  /// `environment: 14 types, 3 scenes; not judged: 4 ways`;
  /// `Factory: 41 members, root 'AppContainer'`; `by hand: root 'AppContainer', part 'LoginParts'`
  private static func text(_ recognition: Recognition) -> String {
    let counts = recognition.counts.map { count($0.number, $0.noun) }
    let unfollowed = recognition.unfollowed.map { count($0.number, $0.noun) }
    return recognition.subject + ": "
      + (counts + text("root", recognition.roots) + text("part", recognition.parts))
      .joined(separator: ", ")
      + (unfollowed.isEmpty ? "" : "; not judged: " + unfollowed.joined(separator: ", "))
  }

  /// `not a root: 'AppContainer' (is mentioned nowhere); `, or nothing.
  private static func text(_ passedOver: [PassedOver]) -> String {
    guard !passedOver.isEmpty else { return "" }
    let limit = 2
    let shown = passedOver.prefix(limit).map { "'\($0.name)' (\($0.reason))" }
    let more = passedOver.count > limit ? " and \(passedOver.count - limit) more" : ""
    let subject = passedOver.count > 1 ? "not roots" : "not a root"
    return "\(subject): \(shown.joined(separator: ", "))\(more); "
  }

  private static func text(_ noun: String, _ names: [String]) -> [String] {
    let limit = 3
    guard let first = names.first else { return [] }
    guard names.count > 1 else { return ["\(noun) '\(first)'"] }
    let more = names.count > limit ? " and \(names.count - limit) more" : ""
    let shown = names.prefix(limit).map { "'\($0)'" }
    return ["\(noun)s " + shown.joined(separator: ", ") + more]
  }

  /// `parsed 3 files: 0 syntax errors`, for a run that only parses.
  package static func text(parsedFiles files: Int, syntaxErrors: Int) -> String {
    "parsed \(count(files, "file")): \(count(syntaxErrors, "syntax error"))"
  }

  /// `1 file`, `2 files`, `3 dependencies`.
  package static func count(_ number: Int, _ noun: String) -> String {
    if number == 1 { return "1 \(noun)" }
    let isLikeWay = noun.dropLast().last.map { "aeiou".contains($0) } ?? true
    return noun.last == "y" && !isLikeWay
      ? "\(number) \(noun.dropLast())ies" : "\(number) \(noun)s"
  }
}
