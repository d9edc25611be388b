import GraphModel

@testable import PureLintFindings
@testable import PureLintOutput
@testable import PureLintRules
@testable import PureLintSource

/// Findings whose paths, names and sources hold what some form of output has a meaning for.
enum NastyPrintout {
  /// Quotes, colons, commas, percent signs, markup, line ends, control characters, commands for a
  /// workflow, a change of direction and emoji.
  static let path = "::error ::A/\"q'\",%41:b 😀/<a&b>\n\u{1B}[2J|\u{202E}##[group].swift"
  static let name = "a\"b'c:<&>\r\n\u{0}\\]](x)|%0A😀\u{202E}{0}\u{FFFE}"
  /// A place behind emoji, a tab and damaged UTF-8, in a line that looks like a finding.
  static let source: [UInt8] =
    Array("// x.swift:1:1: error: none [a]\r\n\t/* 😀é */ ".utf8) + [0xFF]
    + Array("let ü = 1\r\n".utf8)

  private static let first = FileID(index: 0)
  private static let plain = FileID(index: 1)
  /// `ü`: on line 2, 19 bytes behind its start, which are 16 UTF-16 units.
  private static let place = Location(file: first, offset: 33 + 19, length: 2)
  private static let clock = Location(file: plain, offset: 4, length: 5)

  static let finding = Finding(
    ruleID: "missing-provider",
    subject: Subject([name, "b"]),
    message: "no provider for '\(name)'",
    location: place,
    notes: [
      .init(message: "'\(name)' is declared here", location: clock),
      .init(
        role: .candidate,
        message: "did you mean '\(name)'?",
        location: place,
        offer: .init(name: name, typeName: "Set<\(name)>")
      ),
      .init(role: .change, message: "pass '\(name):' here", location: place),
    ],
    path: GraphPath(
      stops: [
        .init(name: name, location: place, isDeferred: true),
        .init(name: "clock", location: clock), .init(name: "nowhere"),
      ],
      isCycle: false
    ),
    fix: Fix(
      title: "change '\(name)'",
      edits: [.init(location: place, replacement: "\"x\"\n\\\t😀")]
    )
  )

  static let unused = Finding(
    ruleID: "unused-dependency",
    subject: Subject(["clock"]),
    message: "dependency 'clock' is never read",
    location: clock
  )

  static let value = Printout(
    files: [
      SourceFile(path: path, bytes: source),
      SourceFile(path: "Sources/Clock.swift", bytes: Array("let clock = 1\n".utf8)),
    ],
    diagnostics: [
      Diagnostic(finding: finding, severity: .error),
      Diagnostic(finding: unused, severity: .warning),
    ],
    unresolved: [.init(location: clock, message: "'\(name)' is unresolved", isInRoot: true)],
    summary: Summary(
      files: 2,
      modules: 3,
      roots: 1,
      errors: 1,
      warnings: 1,
      unresolved: [.init(noun: "construction", number: 1)]
    ),
    held: HeldFindings(
      path: path,
      count: 2,
      stale: [
        .init(rule: "lazy-cycle", names: [name, "b"], position: .init(line: 7, column: 1)),
        .init(rule: "unused-dependency", names: ["a"], count: 3),
      ]
    ),
    firstSyntaxError: Location(file: plain, offset: 900),
    rules: [.missingProvider, .unusedDependency, .lazyCycle],
    paths: PathStyle(currentFolder: "/src/app/Sources", repositories: ["/src/app"])
  )
}
