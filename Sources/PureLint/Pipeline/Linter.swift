import GraphModel

/// The whole analysis: from files to a graph to findings.
struct Linter: Sendable {
  /// The rules that there are, in the order of the documentation.
  static let allRules = Rule.all
  /// The ways of wiring that there are.
  static let allDialects = Dialect.all
  /// The modules that come with the system, which no program declares.
  static let systemModules = Dialect.all.reduce(into: Set<String>()) {
    $0.formUnion($1.systemModules)
  }
  /// The libraries that a program can do without.
  static let optionalDialects = Dialect.all.filter { !$0.isIndispensable }

  /// The rules that are checked.
  var rules: [Rule] = Linter.allRules.filter { !$0.isOptIn }
  /// The ways of wiring that are known.
  var dialects = Dialect.all
  /// The number of threads; at least 1. The outcome does not depend on it.
  var jobs = 1
  /// The roots that the user names, where it does not show that they build the graph.
  var roots: [RootName] = []
  /// The builds that findings are about.
  var configuration = BuildConfiguration()
  /// The targets as the user describes them, in place of what project files say.
  var targets: DescribedTargets?
  /// The layers of the app, if the user speaks of any.
  var layers: PlacedLayers?

  /// The outcome of one run: findings, the graphs that they are about, and what could not be read.
  struct Report: Sendable {
    let files: [SourceFile]
    /// The graphs, one for each program.
    let graphs: [Graph]
    /// For each graph, the names of the types that its providers yield, where the source writes none.
    var inferredTypes: [[NodeID: String]] = []
    /// The names of the first targets that files are compiled into, where a project names any.
    var targets: [FileID: String] = [:]
    /// The findings, each about something else, sorted by path, offset, rule and message.
    var findings: [Finding] = []
    /// The ids of the rules that had their say, those that are only asked for others included.
    var askedRules: Set<String> = []
    /// How much of what roots build could be followed.
    let coverage: Coverage
    /// The number of syntax errors in files that no rule looked at. Bodies that cannot matter are
    /// not parsed, and count none.
    let syntaxErrorCount: Int
    /// The first of them, in the order of the files.
    var firstSyntaxError: Location?
    /// The roots that the user names for the program or the programs.
    var roots: [RootName] = []
    /// Roots that the user names and no source declares, with the names that there are.
    var unknownRoots: [(name: RootName, candidates: [String])] = []
  }

  /// A report, and what the run knows of names and types besides.
  struct Analysis {
    let report: Report
    /// The resolver that has walked all bodies that may matter; nil where there are none.
    let resolver: Resolver?
  }

  /// - Parameters:
  ///   - projects: What says which files belong to which targets, if anything does.
  ///   - isLast: Whether the process has nothing else to analyse, as far as is known.
  func run(_ files: [SourceFile], projects: [ProjectFile] = [], isLast: Bool = false) -> Report {
    var found = explore(files, projects)
    nonisolated(unsafe) var memory = found.takeMemory()
    if isLast {
      LastAnalysis.shared.replace(with: memory)
      return report(found, ruleInput(found))
    }
    // To take apart what it remembers takes as long as to find out what the rules ask for.
    let (input, _) = concurrently(jobs: jobs) {
      ruleInput(found)
    } beside: {
      memory = nil
    }
    return report(found, input)
  }

  /// - Parameter projects: What says which files belong to which targets, if anything does.
  func analyze(_ files: [SourceFile], projects: [ProjectFile] = []) -> Analysis {
    let found = explore(files, projects)
    return Analysis(report: report(found, ruleInput(found)), resolver: found.resolver)
  }

  /// What there is to know of a program before it is judged.
  private struct Exploration {
    /// The report without findings.
    var report: Report
    let hints: Hints
    /// The files that rules look at for syntax errors.
    let broken: [BrokenFile]
    /// See `Analysis`.
    var resolver: Resolver?
    /// The program's names, which the resolver knows too.
    var symbols: SymbolTable?

    /// What is known of names and types, which then is no longer known here.
    mutating func takeMemory() -> AnyObject? {
      defer { (resolver, symbols) = (nil, nil) }
      return resolver ?? symbols
    }
  }

  private func explore(_ files: [SourceFile], _ projects: [ProjectFile]) -> Exploration {
    LastAnalysis.shared.replace(with: nil)
    let reader = ProgramReader(
      files: files,
      projects: projects,
      dialects: dialects,
      jobs: jobs,
      roots: roots,
      configuration: configuration,
      described: targets
    )
    let read = reader.read()
    let symbols = read.symbols
    let program = symbols.program
    let resolver = resolver(of: consume read)
    let (graph, hints, coverage) = resolver.map { self.graph($0) } ?? nothing(program)
    let broken = askedRules.contains(where: \.looksAtSyntax) ? program.brokenFiles() : []
    let others = program.syntaxErrors(notIn: broken)
    let report = Report(
      files: files,
      graphs: [graph],
      inferredTypes: [hints.inferredTypes],
      targets: program.targets.names(ofFiles: files.count),
      askedRules: Set(askedRules.map(\.id)),
      coverage: coverage,
      syntaxErrorCount: others.count,
      firstSyntaxError: others.first,
      roots: roots,
      unknownRoots: unknownRoots(program)
    )
    return Exploration(
      report: report,
      hints: hints,
      broken: broken,
      resolver: resolver,
      symbols: symbols
    )
  }

  private func ruleInput(_ found: Exploration) -> RuleInput {
    let paths = found.report.files.map(\.path)
    return RuleInput(found.report.graphs[0], found.hints, layers: layers?.map(of: paths))
  }

  private func report(_ found: Exploration, _ input: RuleInput) -> Report {
    var report = found.report
    report.findings = findings(input, found.broken, paths: report.files.map(\.path))
    return report
  }

  /// The rules that are checked; where only comments are checked, those that the comments are about,
  /// too.
  private var askedRules: [Rule] {
    rules.allSatisfy(\.looksAtSuppressions) ? rules + Self.allRules.filter { !$0.isOptIn } : rules
  }

  private func nothing(_ program: Program) -> (Graph, Hints, Coverage) {
    let graph = GraphBuilder().build()
    return (graph, Hints(), Coverage(passedOver: program.passedOver(in: graph, besides: [])))
  }

  /// The resolver of a program, once it has walked all bodies that may matter; nil where there are
  /// none, and so no modules.
  private func resolver(of read: consuming ProgramReader.Outcome) -> Resolver? {
    let files = read.symbols.program.filesWithBodies
    guard !files.isEmpty else { return nil }
    let resolver = Resolver(read.symbols)
    BodyWalk(jobs: jobs).run(files, resolver, known: read.walked)
    return resolver
  }

  /// The graph of the walked files, hints on what it lacks, and how much could be followed.
  func graph(_ resolver: Resolver) -> (Graph, Hints, Coverage) {
    resolver.repeatFactsInOtherTargets()
    resolver.shareFacts()
    var assembly = GraphAssembly(resolver)
    let wiring = WiringModel(
      resolver,
      dialects.map { $0.wiring(resolver) },
      conventions: dialects.compactMap(\.convention),
      named: roots
    )
    var coverage = wiring.contribute(to: &assembly)
    let graph = assembly.finish()
    coverage.passedOver = resolver.program.passedOver(in: graph, besides: wiring.understood)
    Leftovers(wiring, in: graph, assembly).contribute(to: &assembly.hints)
    return (graph, assembly.hints, coverage)
  }

  private func unknownRoots(_ program: Program) -> [(name: RootName, candidates: [String])] {
    roots.filter { $0.declarations(in: program).isEmpty }.map { name in
      (name, RootName.candidates(in: program).map { program.qualifiedName($0) })
    }
  }

  private func findings(
    _ input: RuleInput,
    _ broken: [BrokenFile],
    paths: [String]
  ) -> [Finding] {
    concurrentMap(askedRules, jobs: jobs) { rule in
      var findings = Findings(of: rule.id)
      switch rule.check {
      case .graph(let check): check(input, &findings)
      case .syntax(let check): check(broken, &findings)
      case .suppressions: break
      }
      return findings.list
    }
    .joined().sortedByPlace(paths).withDistinctSubjects()
  }
}
