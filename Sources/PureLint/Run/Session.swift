import PureLintCommandLine
import PureLintFindings
import PureLintProjects
import PureLintSource

/// Checks that follow each other while files change, each of which knows what the last one has found.
///
/// The findings are those of a run that knows nothing. Unchecked: all is used under the lock alone.
final class Session: @unchecked Sendable {
  private var memories: [Key: ProgramMemory] = [:]
  private let lock = Lock()

  /// The identity of a program, with the builds of it that are checked.
  private struct Key: Hashable {
    let firstPath: String?
    let configuration: BuildConfiguration
  }

  /// Analyses each program by a plan of its own; one report over all.
  func check(
    _ programs: Analyzer.Programs,
    _ plan: (ProgramPart) -> AnalysisPlan
  ) -> Report {
    lock.hold {
      var used: [Key: ProgramMemory] = [:]
      let report = Linter.run(programs) { part in
        var linter = Linter(plan(part))
        let key = Key(
          firstPath: part.files.first.map { programs.files[$0].path },
          configuration: linter.configuration
        )
        let memory = memories[key] ?? ProgramMemory()
        used[key] = memory
        linter.memory = memory
        linter.manifests = programs.manifests
        return linter
      }
      // Of one program, several builds may be asked about in turn.
      let paths = Set(used.keys.map(\.firstPath))
      memories = memories.filter { paths.contains($0.key.firstPath) && memories.count < 16 }
      memories.merge(used) { _, new in new }
      return report
    }
  }
}
