/// One run of the program, as a function from arguments and surroundings to text and exit code.
struct Invocation: Sendable {
  /// The arguments behind the program's name.
  var arguments: [String]
  var terminal = Terminal()

  /// Does what the arguments ask for. Reads files, writes nothing.
  func run() -> Outcome {
    do throws(UsageError) {
      switch try Arguments.parse(arguments) {
      case .check(let options): return check(options)
      case .syntax(let options): return syntax(options)
      case .rules: return Outcome(output: Rule.table(of: Linter.allRules))
      case .explain(let rule): return Outcome(output: rule.documentation)
      case .version: return Outcome(output: "purelint \(Version.current)\n")
      case .help: return Outcome(output: Help.text)
      }
    } catch {
      return .failure(error.message)
    }
  }

  private func check(_ options: CheckOptions) -> Outcome {
    let jobs = options.jobs ?? processorCount
    let sources = Sources(options.paths, excludes: options.policy.excludes, jobs: jobs)
    guard !sources.isEmpty else { return sources.verdict(on: Outcome()) }
    let linter = Linter(
      rules: options.policy.rules,
      jobs: jobs,
      roots: options.roots,
      configuration: options.configuration
    )
    let report = linter.run(sources.programs, sources.files, projects: sources.projects)
    if let unknown = report.unknownRoots.first {
      let error = UsageError.unknownRoot(unknown.name.text, known: unknown.candidates)
      return .failure(error.message)
    }
    return sources.verdict(on: outcome(of: report, options))
  }

  private func outcome(of report: Linter.Report, _ options: CheckOptions) -> Outcome {
    let printout = Printout(report, options.policy, listsUnresolved: options.listsUnresolved)
    var warnings = report.coverage.idleRoots.map { Warning.idleRoot($0.text) }
    if printout.summary.isNothing { warnings.append(.nothingRecognised) }
    return Outcome(
      output: options.reporter.render(printout, terminal.medium(options.color)),
      messages: warnings.map(\.line).joined() + printout.summary.text + "\n"
        + (options.listsUnresolved ? Summary.text(report.coverage) + "\n" : ""),
      exitCode: options.policy.fails(printout.diagnostics) ? .findings : .clean
    )
  }

  /// Prints what the parser sees, which is no verdict: broken sources are no failure.
  private func syntax(_ options: SyntaxOptions) -> Outcome {
    let jobs = options.jobs ?? processorCount
    let sources = Sources(
      options.paths,
      excludes: options.excludes,
      readsManifests: true,
      jobs: jobs
    )
    guard !sources.isEmpty else { return sources.verdict(on: Outcome()) }
    let reports = concurrentMap(sources.files, jobs: jobs, weight: \.bytes.count) { file in
      let tree = SyntaxTree(parsing: file, bodies: .parse)
      let lines = options.isOutline ? tree.outlineLines() : tree.treeLines()
      return (text: lines.joined(), errorCount: tree.errors.count)
    }
    let errors = reports.reduce(0) { $0 + $1.errorCount }
    return sources.verdict(
      on: Outcome(
        output: reports.map(\.text).joined(),
        messages: Summary.text(parsedFiles: sources.files.count, syntaxErrors: errors) + "\n"
      )
    )
  }
}
