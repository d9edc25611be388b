import PureLintCommandLine
import PureLintFindings
import PureLintFixes
import PureLintReporters
import PureLintRules
import PureLintWiring

extension Analyzer {
  /// All that there is: every rule, dialect and form of output.
  static let purelint = Analyzer(
    rules: Rule.all,
    reporters: .known,
    optionalDialects: Dialect.all.filter { !$0.isIndispensable }.map(\.name),
    systemModules: Dialect.all.reduce(into: []) { $0.formUnion($1.systemModules) },
    check: { programs, plan in Linter.run(programs) { Linter(plan($0)) } },
    beginSession: {
      let session = Session()
      return { session.check($0, $1) }
    },
    mend: { MendedProgram($0) }
  )
}

extension Linter {
  init(_ plan: AnalysisPlan) {
    self.init(
      rules: plan.rules,
      dialects: Dialect.all.filter { !plan.unknownDialects.contains($0.name) },
      jobs: plan.jobs,
      roots: plan.roots,
      configuration: plan.configuration,
      targets: plan.targets,
      layers: plan.layers,
      origins: plan.origins
    )
  }
}

extension MendedProgram {
  fileprivate init(_ task: MendingTask) {
    let linter = Linter(task.plan)
    let mending = Mending(
      task.files,
      rules: task.plan.rules,
      fixedFiles: task.fixedFiles,
      outside: task.outside,
      choose: task.choose
    ) { files in linter.analyze(files, projects: task.projects) }
    self.init(
      files: mending.state.files,
      report: mending.state.analysis.report,
      count: mending.mendedCount,
      leftovers: mending.leftovers.map {
        Leftover(finding: $0.finding, reason: $0.reason, path: $0.path, position: $0.position)
      }
    )
  }
}
