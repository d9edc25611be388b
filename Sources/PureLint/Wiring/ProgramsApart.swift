import PureLintProjects
import PureLintResolution

/// Which files are parts of one program that runs: an app and its widget share a library, but not what
/// each of them registers.
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

  /// A program that runs one of some files alone, while none that runs the others is it.
  /// - Complexity: O(files) once files of the same targets were asked about.
  package func program(runningAlone files: [Int], without others: [Int]) -> String? {
    let elsewhere = others.map { runners(of: $0) }
    guard !elsewhere.contains(nil) else { return nil }
    for file in files {
      guard let own = runners(of: file), own.count == 1, let only = own.first,
        !elsewhere.contains(where: { $0?.contains(only) == true })
      else { continue }
      return targets[only].name
    }
    return nil
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
        && program.files[file].topLevel.contains { entry in
          let id = DeclarationID(file: file, index: entry.declaration)
          return program[id].traits.contains(.isMain)
        }
    }
    return Set(starts.map { targets.set(ofFile: $0) })
  }
}
