import PureLintProjects
import PureLintResolution

/// The files of each program that runs: an app and its widget share a library, but not what each of
/// them registers.
package final class ProgramsApart {
  private let program: Program
  private var targets: TargetMap { program.targets }
  /// By set of targets, the targets that run what a file of it declares; nil where that is open.
  private var known: [Int: Set<TargetMap.TargetID>?] = [:]

  /// The sets of targets in which a program begins.
  private lazy var starting = findStarting()

  package init(_ program: Program) { self.program = program }

  /// Whether some program may run both what one file declares and what another one does.
  /// - Complexity: O(1) once a file of the same targets was asked about.
  package func mayMeet(_ file: Int, _ other: Int) -> Bool {
    guard targets.set(ofFile: file) != targets.set(ofFile: other), let first = runners(of: file),
      let second = runners(of: other)
    else { return true }
    return !first.isDisjoint(with: second)
  }

  /// The programs that run one file and none of some others; none where it is open who runs what.
  package func programs(running file: Int, without others: [Int]) -> [TargetMap.TargetID] {
    guard var found = runners(of: file) else { return [] }
    for other in others {
      guard let elsewhere = runners(of: other) else { return [] }
      found.subtract(elsewhere)
    }
    return found.sorted()
  }

  /// Of some files those that each program runs which runs another one, too; all of them where it is open who
  /// runs what.
  package func runs(of files: [Int], with file: Int) -> [[Int]] {
    guard let own = runners(of: file), own.count > 1 else { return [files] }
    let parts = own.sorted().map { target in files.filter { runs($0, target) } }
    return [files] + parts.filter { !$0.isEmpty && $0.count < files.count }
  }

  /// Whether a program is built with a file.
  package func runs(_ file: Int, _ target: TargetMap.TargetID) -> Bool {
    runners(of: file)?.contains(target) == true
  }

  /// Whether no other program is built with a file.
  package func isRunAlone(_ file: Int, by target: TargetMap.TargetID) -> Bool {
    runners(of: file) == [target]
  }

  private func runners(of file: Int) -> Set<TargetMap.TargetID>? {
    let set = targets.set(ofFile: file)
    if let known = known[set] { return known }
    var found = targets.isTest(file: file) ? [] : Set(targets.runners(ofFile: file))
    // What a target with a `@main` declares, no other program is built with.
    if found.isEmpty, starting.contains(set) { found = Set(targets.targets(ofFile: file)) }
    let runners = found.isEmpty ? nil : found
    known[set] = .some(runners)
    return runners
  }

  private func findStarting() -> Set<Int> {
    let starts = program.sourceFiles.filter { file in
      targets.isInProject(file: file) && !targets.isTest(file: file)
        && program.files[file].startsProgram
    }
    return Set(starts.map { targets.set(ofFile: $0) })
  }
}
