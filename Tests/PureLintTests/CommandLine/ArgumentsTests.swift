import Testing

@testable import PureLint
@testable import PureLintCommandLine
@testable import PureLintFindings
@testable import PureLintOutput
@testable import PureLintPolicy
@testable import PureLintProjects
@testable import PureLintReporters
@testable import PureLintSource

@Suite struct ArgumentsTests {
  private static let rules = ["flat-tire", "loose-chain", "bell"].map { id in
    Rule(
      id: id,
      severity: .error,
      isOptIn: id == "bell",
      summary: "",
      effect: "",
      details: "",
      remedy: "",
      triggers: "",
      passes: "",
      check: .graph { _, _ in }
    )
  }

  private func check(_ words: String...) throws -> CheckOptions {
    guard case .check(let options) = try Arguments.parse(words, .knowing(Self.rules)) else {
      throw UsageError.missingRule
    }
    return options
  }

  private func isHelp(_ words: String...) throws -> Bool {
    if case .help = try Arguments.parse(words, .knowing(Self.rules)) { true } else { false }
  }

  @Test func checksTheCurrentFolderByDefault() throws {
    let options = try check()
    #expect(options.paths == ["."])
    #expect(options.policy.checkedRules.map(\.id) == ["flat-tire", "loose-chain"])
    #expect(options.policy.excludes == [] && options.jobs == nil)
    #expect(options.color == .auto && !options.policy.isStrict)
  }

  @Test func readsPaths() throws {
    #expect(try check("check").paths == ["."])
    #expect(try check("A.swift", "Sources").paths == ["A.swift", "Sources"])
    #expect(try check("check", "check").paths == ["check"])
    #expect(try check("A.swift", "rules").paths == ["A.swift", "rules"])
    #expect(try check("-").paths == ["-"])
    #expect(try check("--strict", "check", "a", "--jobs", "2", "b").paths == ["a", "b"])
  }

  @Test func readsPathsBehindTheEndOfOptions() throws {
    #expect(try check("--", "rules", "--strict", "-x").paths == ["rules", "--strict", "-x"])
    #expect(try check("check", "--", "--").paths == ["--"])
  }

  @Test func readsValuesInBothForms() throws {
    for words in [["--jobs", "3"], ["--jobs=3"], ["--jobs=1", "--jobs=3"]] {
      guard case .check(let options) = try Arguments.parse(words, .purelint) else { continue }
      #expect(options.jobs == 3)
    }
    #expect(try check("--color=never").color == .never)
    #expect(try check("--color", "always").color == .always)
    #expect(try check("--strict").policy.isStrict)
    #expect(try check("--unresolved").listsUnresolved)
    #expect(try check("--previews").judgesPreviews)
    #expect(try check().configuration.defines == nil)
    #expect(try check("--define", "A", "--define=B").configuration.defines == ["A", "B"])
    #expect(try check("--root", "A", "--root=B.c").roots == [RootName("A"), RootName("B.c")])
    #expect(
      try check("--exclude", "-x", "--exclude=--y=z").policy.excludes
        == [Glob("-x")!, Glob("--y=z")!]
    )
  }

  @Test func readsForms() throws {
    func forms(_ words: String...) throws -> [String] {
      guard case .check(let options) = try Arguments.parse(words, .purelint) else { return [] }
      return options.formats.map { "\($0.reporter.name) \($0.file ?? "-")" }
    }
    #expect(try forms() == [])
    #expect(try forms("--format", "text") == ["text -"])
    #expect(try forms("--format=pretty=a=b", "--format=text") == ["pretty a=b", "text -"])
  }

  @Test func readsWhatToDoAboutKnownFindings() throws {
    #expect(try check().baseline == BaselineOptions())
    #expect(try check("--baseline", "a").baseline == BaselineOptions(path: "a"))
    #expect(try check("--no-baseline").baseline.task == .ignore)
    let written = try check("--write-baseline", "Sources")
    #expect(written.baseline == BaselineOptions(task: .write) && written.paths == ["Sources"])
    let rewritten = BaselineOptions(path: "a", task: .write)
    #expect(try check("--write-baseline=a").baseline == rewritten)
    #expect(try check("--baseline=a", "--write-baseline").baseline == rewritten)
    #expect(try check("--write-baseline=a", "--baseline=a").baseline == rewritten)
    let pruned = try check("--prune-baseline", "--baseline=a", "--prune-baseline").baseline
    #expect(pruned == BaselineOptions(path: "a", task: .prune))
  }

  @Test func choosesRules() throws {
    #expect(try check("--rule=bell").policy.checkedRules.map(\.id) == ["bell"])
    #expect(
      try check("--rule", "bell", "--rule=flat-tire").policy.checkedRules.map(\.id) == [
        "flat-tire", "bell",
      ]
    )
    #expect(try check("--disable-rule=flat-tire").policy.checkedRules.map(\.id) == ["loose-chain"])
    #expect(
      try check("--enable-rule=bell").policy.checkedRules.map(\.id) == [
        "flat-tire", "loose-chain", "bell",
      ]
    )
    #expect(
      try check("--rule=flat-tire", "--enable-rule=bell").policy.checkedRules.map(\.id) == [
        "flat-tire", "bell",
      ]
    )
    #expect(
      try check("--disable-rule=bell").policy.checkedRules.map(\.id) == [
        "flat-tire", "loose-chain",
      ]
    )
  }

  @Test func readsCommands() throws {
    guard case .rules = try Arguments.parse(["rules"], .purelint) else {
      Issue.record("'rules' is no command")
      return
    }
    guard case .explain(let rule) = try Arguments.parse(["explain", "bell"], .knowing(Self.rules))
    else {
      Issue.record("'explain' is no command")
      return
    }
    #expect(rule.id == "bell")
    guard case .version = try Arguments.parse(["x", "--version"], .purelint) else {
      Issue.record("'--version' is no command")
      return
    }
  }

  @Test func readsWhoseSyntaxToPrint() throws {
    let words = ["syntax", "--outline", "a", "--jobs=3", "--exclude=b", "c"]
    guard case .syntax(let options) = try Arguments.parse(words, .purelint) else {
      Issue.record("'syntax' is no command")
      return
    }
    #expect(options.paths == ["a", "c"])
    #expect(options.isOutline && options.jobs == 3 && options.excludes == [Glob("b")!])
    guard case .syntax(let plain) = try Arguments.parse(["syntax", "a"], .purelint) else { return }
    #expect(!plain.isOutline && plain.jobs == nil)
  }

  @Test func helpsWhereverItIsAskedTo() throws {
    #expect(try isHelp("help"))
    #expect(try isHelp("-h"))
    #expect(try isHelp("x", "--help"))
    #expect(try isHelp("explain", "--help"))
    #expect(try isHelp("help", "graph"))
    #expect(try isHelp("--version", "--help"))
  }

  @Test(
    arguments: [
      (["--stric"], .unknownOption("--stric")),
      (["--stric=x"], .unknownOption("--stric")),
      (["-x"], .unknownOption("-x")),
      (["--strict=yes"], .unexpectedValue(.strict, "yes")),
      (["--jobs"], .missingValue(.jobs)),
      (["--jobs", "--strict"], .missingValue(.jobs)),
      (["--exclude", "--"], .missingValue(.exclude)),
      (["graph", "--between"], .missingValue(.between)),
      (["graph", "--between", "A"], .missingValue(.between)),
      (["graph", "--between", "A", "--all"], .missingValue(.between)),
      (["graph", "--between=A"], .missingValue(.between)),
      (["graph", "--between=A", "B"], .missingValue(.between)),
      (["graph", "--between="], .missingValue(.between)),
      (["graph", "--between=A", "--between=B", "--between=C"], .repeated(.between)),
      (["graph", "--by", "file"], .unknownUnit("file")),
      (["graph", "--by", "target", "--depth", "1"], .depthWithoutFocus),
      (["graph", "--by", "folder", "--collapse", "A"], .contradiction(.by, .collapse)),
      (["graph", "--format", "text"], .textWithoutUnit),
      (["dependents", "--affected="], .missingValue(.affected)),
      (["dependents", "A", "--affected=x"], .unexpectedArgument("A", .dependents)),
      (["dependents", "--common", "--affected=x"], .contradiction(.affected, .common)),
      (["dependencies", "A", "--common"], .oneNameForCommon("A", .dependencies)),
      (["dependencies", "A", "B"], .severalNames(["A", "B"], .dependencies)),
      (["dependencies", "A", "", "--common"], .missingName(.dependencies)),
      (["why", "A", "--common"], .unexpectedOption(.common, .why)),
      (["--jobs", "0"], .invalidJobs("0")),
      (["--jobs=257"], .invalidJobs("257")),
      (["--jobs=99999999999999999999"], .invalidJobs("99999999999999999999")),
      (["--jobs="], .invalidJobs("")),
      (["--color=red"], .invalidColor("red")),
      (["--format=x"], .unknownFormat("x", known: Reporters.known.all.map(\.name))),
      (["--format=text="], .emptyFile("text")),
      (["--format=text", "--format=pretty"], .twoFormats("text", "pretty", file: nil)),
      (["--format=text=a", "--format", "pretty=a"], .twoFormats("text", "pretty", file: "a")),
      (["--format=text=a", "--format=pretty=./a"], .twoFormats("text", "pretty", file: "./a")),
      (["--define=A=1"], .invalidDefinition("A=1")),
      (["--exclude="], .invalidGlob("")),
      ([""], .emptyPath),
      (["explain"], .missingRule),
      (["syntax"], .missingPath(.syntax)),
      (["syntax", ""], .emptyPath),
      (["syntax", "a", "--strict"], .unexpectedOption(.strict, .syntax)),
      (["--outline"], .unexpectedOption(.outline, .check)),
      (["explain", "flat-tyre"], .unknownRule("flat-tyre", known: rules.map(\.id))),
      (["--rule=x"], .unknownRule("x", known: rules.map(\.id))),
      (["explain", "bell", "a"], .unexpectedArgument("a", .explain)),
      (["rules", "a"], .unexpectedArgument("a", .rules)),
      (["help", "a"], .unknownCommand("a")),
      (["help", "graph", "a"], .unexpectedArgument("a", .help)),
      (["rules", "--strict"], .unexpectedOption(.strict, .rules)),
      (["--disable-rule=flat-tire", "--rule=flat-tire"], .noRuleLeft),
      (["--baseline"], .missingValue(.baseline)),
      (["--baseline="], .missingValue(.baseline)),
      (["--prune-baseline=a"], .unexpectedValue(.pruneBaseline, "a")),
      (
        ["--write-baseline", "--prune-baseline"], .contradiction(.writeBaseline, .pruneBaseline)
      ),
      (["--no-baseline", "--baseline=a"], .contradiction(.noBaseline, .baseline)),
      (["--baseline=a", "--no-baseline"], .contradiction(.noBaseline, .baseline)),
      (["fix", "--no-baseline", "--baseline=a"], .contradiction(.noBaseline, .baseline)),
      (["--no-baseline", "--write-baseline"], .contradiction(.noBaseline, .writeBaseline)),
      (["--prune-baseline", "--no-baseline"], .contradiction(.noBaseline, .pruneBaseline)),
      (["--baseline=a", "--write-baseline=b"], .twoBaselines("a", "b")),
      (["--write-baseline", "--since=a"], .contradiction(.since, .writeBaseline)),
      (["--no-gitignore", "--staged"], .contradiction(.staged, .noGitignore)),
      (["--targets="], .missingValue(.targets)),
      (["--targets=a", "b"], .pathBesideTargets("b")),
      (["--since=main", "--targets=a"], .contradiction(.targets, .since)),
      (["--targets=a", "--write-baseline"], .contradiction(.targets, .writeBaseline)),
      (
        ["--enable-rule=flat-tire", "--disable-rule=flat-tire"],
        .chosenAndDisabled(.enableRule, "flat-tire")
      ),
      (
        ["--rule=bell", "--rule=flat-tire", "--disable-rule=bell"],
        .chosenAndDisabled(.rule, "bell")
      ),
      (
        ["--format=json=a", "--write-baseline=./a"],
        .twoFormats("json", "--write-baseline", file: "./a")
      ),
      (
        ["--format=json=.purelint-baseline.json", "--prune-baseline"],
        .twoFormats("json", "--prune-baseline", file: ".purelint-baseline.json")
      ),
    ] as [([String], UsageError)]
  )
  func refuses(words: [String], error: UsageError) {
    #expect(throws: error) { try Arguments.parse(words, .knowing(Self.rules)) }
  }
}
