import PureLintProjects
import PureLintResolution

/// Which files are parts of one program that runs: an app and its widget share a library, but not what
/// each of them registers.
package final class ProgramsApart {
  private let targets: TargetMap
  /// By set of targets, the targets that run what a file of it declares; nil where that is open.
  private var known: [Int: Set<TargetMap.TargetID>?] = [:]

  package init(_ program: Program) { targets = program.targets }

  /// Whether some program may run both what one file declares and what another one does.
  /// - Complexity: O(1) once a file of the same targets was asked about.
  package func mayMeet(_ file: Int, _ other: Int) -> Bool {
    guard targets.set(ofFile: file) != targets.set(ofFile: other), let first = runners(of: file),
      let second = runners(of: other)
    else { return true }
    return !first.isDisjoint(with: second)
  }

  private func runners(of file: Int) -> Set<TargetMap.TargetID>? {
    let set = targets.set(ofFile: file)
    if let known = known[set] { return known }
    let found = targets.isTest(file: file) ? [] : Set(targets.runners(ofFile: file))
    let runners = found.isEmpty ? nil : found
    known[set] = .some(runners)
    return runners
  }
}
