import PureLintFindings
import PureLintOutput
import PureLintProjects
import PureLintSource

/// The analyser as the command line knows it: what there is to choose from, and the work itself.
///
/// The run hands it over, so nothing here depends on how rules, dialects and forms of output work.
package struct Analyzer: Sendable {
  /// The rules, in the order of the documentation.
  package let rules: [Rule]
  /// The forms of output for findings.
  package let reporters: Reporters
  /// The names of the libraries that a program can do without.
  package let optionalDialects: [String]
  /// The modules that come with the system, as imports name them.
  package let systemModules: Set<String>
  /// Analyses each program by a plan of its own; one report over all.
  package typealias Check =
    @Sendable (_ programs: Programs, _ plan: (ProgramPart) -> AnalysisPlan) -> Report

  package private(set) var check: Check
  /// The project files of the last check, in a session.
  private(set) var parsedProjects: ParsedProjects?
  /// Makes a check that remembers what it has found, for the next time.
  package let beginSession: @Sendable () -> Check
  /// Mends the findings of one program.
  package let mend: @Sendable (_ task: MendingTask) -> MendedProgram

  package init(
    rules: [Rule],
    reporters: Reporters,
    optionalDialects: [String],
    systemModules: Set<String>,
    check: @escaping Check,
    beginSession: @escaping @Sendable () -> Check,
    mend: @escaping @Sendable (_ task: MendingTask) -> MendedProgram
  ) {
    self.rules = rules
    self.reporters = reporters
    self.optionalDialects = optionalDialects
    self.systemModules = systemModules
    self.check = check
    self.beginSession = beginSession
    self.mend = mend
  }

  /// The same, with a memory from each check to the next; the outcome of a check is the same.
  var remembering: Analyzer {
    var analyzer = self
    analyzer.check = beginSession()
    analyzer.parsedProjects = ParsedProjects()
    return analyzer
  }

  /// Files, and which of them are one program.
  package struct Programs {
    package let parts: [ProgramPart]
    package let files: [SourceFile]
    package var projects: [ProjectFile] = []
    /// The bytes of these.
    package var manifests: [SourceFile] = []
  }
}

/// The parts of one program that are checked, and the way in which they are.
package struct AnalysisPlan: Sendable {
  /// The rules that are checked.
  package let rules: [Rule]
  /// The names of the libraries that count as unknown.
  package var unknownDialects: Set<String> = []
  /// The number of threads; at least 1.
  package var jobs = 1
  /// The roots that the user names, where it does not show that they build the graph.
  package var roots: [RootName] = []
  /// The builds that findings are about.
  package var configuration = BuildConfiguration()
  /// The targets as the user describes them, in place of what project files say.
  package var targets: DescribedTargets?
  /// The layers of the app, if the user speaks of any.
  package var layers: PlacedLayers?
  package var origins = OriginTracing.never
}

/// A program in which findings are to be mended.
package struct MendingTask {
  package let files: [SourceFile]
  package let projects: [ProjectFile]
  package let plan: AnalysisPlan
  /// The files that have to stay as they are, each by its position and with the reason.
  package let fixedFiles: [Int: String]
  /// Swift files beside those of the run.
  package let outside: [SourceFile]
  /// The findings of a report that the user wants to have mended.
  package let choose: (Report) -> [Finding]
}

/// A program after its findings have been mended.
package struct MendedProgram: Sendable {
  /// The files, in the order of the task's.
  let files: [SourceFile]
  /// The report about these files.
  let report: Report
  /// The number of findings that are mended.
  let count: Int
  let leftovers: [Leftover]

  package init(files: [SourceFile], report: Report, count: Int, leftovers: [Leftover]) {
    self.files = files
    self.report = report
    self.count = count
    self.leftovers = leftovers
  }

  /// A finding that could be mended and stays, with the reason and its place.
  package struct Leftover: Sendable {
    package let finding: Finding
    package let reason: String
    package let path: String
    package let position: LineIndex.Position

    package init(finding: Finding, reason: String, path: String, position: LineIndex.Position) {
      self.finding = finding
      self.reason = reason
      self.path = path
      self.position = position
    }
  }
}
