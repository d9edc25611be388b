@testable import PureLint
@testable import PureLintCommandLine
@testable import PureLintFindings
@testable import PureLintFixes
@testable import PureLintProjects
@testable import PureLintRules
@testable import PureLintSource

extension Analyzer {
  /// The analyser that knows these rules, and no others.
  static func knowing(_ rules: [Rule]) -> Analyzer {
    Analyzer(
      rules: rules,
      reporters: purelint.reporters,
      optionalDialects: purelint.optionalDialects,
      systemModules: purelint.systemModules,
      check: purelint.check,
      beginSession: purelint.beginSession,
      mend: purelint.mend
    )
  }
}

extension Help {
  /// What `--help` prints.
  static let known = Help(formats: Analyzer.purelint.reporters.all.map(\.name))
}

extension Rule {
  /// The ids of the rules with findings that can be mended.
  static let mendable = Set(all.filter { $0.mending != nil }.map(\.id))
}

extension Mending {
  /// Mends all that the rules that are on find in one program.
  init(_ files: [SourceFile], projects: [ProjectFile] = [], outside: [SourceFile] = []) {
    let linter = Linter()
    self.init(
      files,
      rules: linter.rules,
      outside: outside,
      choose: { $0.findings.filter { Rule.mendable.contains($0.ruleID) } },
      analyze: { linter.analyze($0, projects: projects) }
    )
  }
}
