import GraphModel
import PureLintFindings
import PureLintFixes
import PureLintGraphBuilding
import PureLintProjects
import PureLintResolution
import PureLintRules
import PureLintSource
import PureLintWiring

/// The whole analysis: from files to a graph to findings.
struct Linter: Sendable {
  /// The rules that are checked.
  var rules: [Rule] = Rule.all.filter { !$0.isOptIn }
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
  /// The memory of the last check, in a session.
  var memory: ProgramMemory?
  /// The bytes of all project files, in a session.
  var manifests: [SourceFile] = []
  var origins = OriginTracing.atOnce

  /// - Parameters:
  ///   - projects: What says which files belong to which targets, if anything does.
  ///   - isLast: Whether the process has nothing else to analyse, as far as is known.
  func run(_ files: [SourceFile], projects: [ProjectFile] = [], isLast: Bool = false) -> Report {
    var found = explore(files, projects)
    nonisolated(unsafe) var memory = found.takeMemory()
    if isLast, self.memory == nil {
      let report = report(found, ruleInput(found))
      LastAnalysis.shared.replace(with: LastAnalysis.Remains(memory, report))
      return report
    }
    // To take apart what it remembers takes as long as to find out what the rules ask for.
    let (input, _) = concurrently(jobs: jobs) {
      ruleInput(found)
    } beside: {
      memory = nil
    }
    return report(found, input)
  }

  /// - Parameter projects: The project files, if there are any.
  func analyze(_ files: [SourceFile], projects: [ProjectFile] = []) -> Analysis {
    let found = explore(files, projects)
    return Analysis(report: report(found, ruleInput(found)), resolver: found.resolver)
  }

  /// Everything that is known of a program before it is judged.
  private struct Exploration {
    /// The report without findings.
    var report: Report
    let hints: Hints
    /// The files that rules look at for syntax errors.
    let broken: [BrokenFile]
    let targets: TargetMap
    /// See `Analysis`.
    var resolver: Resolver?
    /// The program's names, which the resolver knows too.
    var symbols: SymbolTable?

    /// Hands over the knowledge of names and types, and forgets it here.
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
      described: targets,
      memory: memory,
      manifests: manifests
    )
    var read = reader.read()
    let (symbols, found, circular) = (read.symbols, read.roots, read.circular)
    let program = symbols.program
    let resolver = resolver(symbols, read.takeAnswers(), read.takeWalked())
    let wired = resolver.map { graph($0, found, circular) } ?? nothing(program, found)
    let broken = askedRules.contains(where: \.looksAtSyntax) ? program.brokenFiles() : []
    let others = program.syntaxErrors(notIn: broken)
    var report = Report(
      files: files,
      graphs: [wired.graph],
      inferredTypes: [wired.hints.inferredTypes],
      yieldedTypes: [wired.hints.yieldedTypes],
      targets: program.targets.names(ofFiles: files.count),
      askedRules: Set(askedRules.map(\.id)),
      coverage: wired.coverage,
      syntaxErrorCount: others.count,
      firstSyntaxError: others.first,
      roots: roots,
      unknownRoots: unknownRoots(program)
    )
    if origins == .atOnce { report.declaredNeeds = wired.graph.needs(wired.hints) }
    report.brokenFiles = program.filesWithSyntaxErrors
    if let later = wired.later { report.laterGraphs = [later] }
    return Exploration(
      report: report,
      hints: wired.hints,
      broken: broken,
      targets: program.targets,
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
    let findings = findings(input, found.broken, paths: report.files.map(\.path))
    report.set(findings) { found.targets.isStray(file: $0.position) }
    let graph = input.graph
    report.explained = Set(input.rootCauses.explainedNodes(in: graph).map(graph.qualifiedName))
    return report
  }

  /// The rules that are checked; where only comments are checked, those that the comments are about,
  /// too.
  private var askedRules: [Rule] {
    rules.allSatisfy(\.looksAtSuppressions) ? rules + Rule.all.filter { !$0.isOptIn } : rules
  }

  /// The graph of a program, hints on what it lacks, and how much of the program could be followed.
  struct Wired {
    let graph: Graph
    var hints = Hints()
    let coverage: Coverage
    var later: LaterGraph?
  }

  private func nothing(_ program: Program, _ found: RootsFound) -> Wired {
    let graph = GraphBuilder().build()
    let passedOver = found.passedOver(program, in: graph, besides: [])
    return Wired(graph: graph, coverage: Coverage(passedOver: passedOver))
  }

  /// The resolver of a program, once it has walked all bodies that may matter; nil where there are
  /// none, and so no modules.
  /// - Parameters:
  ///   - answers: What is known of the program's outlines.
  ///   - walked: See `ProgramReader.Outcome`.
  private func resolver(
    _ symbols: SymbolTable,
    _ answers: consuming KnownAnswers?,
    _ walked: consuming [Int: Facts]
  ) -> Resolver? {
    let files = symbols.program.filesWithBodies
    guard !files.isEmpty else { return nil }
    let resolver = Resolver(symbols, recalling: answers)
    answers = nil
    guard let memory else {
      BodyWalk(jobs: jobs).run(files, resolver, known: walked)
      return resolver
    }
    resolver.add(memory.walk(for: .graph, files, resolver, jobs: jobs, known: walked))
    resolver.partners = (1..<jobs).map { resolver.copy(recalling: memory.answers(ofThread: $0)) }
    memory.keep(answersOf: resolver.team)
    return resolver
  }

  /// The graph of the walked files.
  /// - Parameter circular: The code that may need itself for the first value of something.
  func graph(
    _ resolver: Resolver,
    _ found: RootsFound,
    _ circular: Set<DeclarationID> = []
  ) -> Wired {
    resolver.repeatFactsInOtherTargets()
    resolver.shareFacts()
    var assembly = GraphAssembly(resolver)
    let wiring = WiringModel(
      resolver,
      dialects.map { $0.wiring(resolver) },
      roots: found,
      conventions: dialects.compactMap(\.convention),
      named: roots
    )
    var (coverage, tracing) = wiring.contribute(to: &assembly)
    if origins == .atOnce { tracing?.contribute(to: &assembly) }
    if layers != nil || origins == .atOnce { InitializerNeeds(wiring).contribute(to: &assembly) }
    if !circular.isEmpty { StaticCycles(resolver, among: circular).contribute(to: &assembly) }
    let graph = assembly.finish()
    assembly.noteBuilds()
    coverage.passedOver = found.passedOver(resolver.program, in: graph, besides: wiring.understood)
    Leftovers(wiring, in: graph, assembly).contribute(to: &assembly.hints)
    let later = origins == .later ? tracing.map { LaterGraph($0, graph, assembly) } : nil
    return Wired(graph: graph, hints: assembly.hints, coverage: coverage, later: later)
  }

  private func unknownRoots(_ program: Program) -> [(name: RootName, candidates: [String])] {
    let unknown = zip(roots, RootName.declarations(of: roots, in: program))
      .filter { $0.1.isEmpty }
    return unknown.map { name, _ in
      (name, RootName.candidates(in: program).map { program.qualifiedName($0) })
    }
  }

  private func findings(
    _ input: RuleInput,
    _ broken: [BrokenFile],
    paths: [String]
  ) -> [Finding] {
    concurrentMap(askedRules, jobs: jobs) { rule in
      var findings = Findings(of: rule)
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

extension LaterGraph {
  /// - Parameter assembly: The one that made the graph.
  fileprivate init(_ tracing: ValueTracing, _ graph: Graph, _ assembly: GraphAssembly) {
    self.init {
      var assembly = assembly
      assembly.resume(graph)
      tracing.contribute(to: &assembly)
      return assembly.finish()
    }
  }
}
