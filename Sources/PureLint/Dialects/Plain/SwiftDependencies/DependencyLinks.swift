import PureLintProjects
import PureLintResolution

/// The values of keys for the app, by the targets that it is built with.
struct DependencyLinks {
  private let keys: DependencyKeys
  private let program: Program
  private let judged: Set<DeclarationID>
  /// By the position of a file's set of targets.
  private var runners: [Int: [TargetMap.TargetID]] = [:]
  private var imports: [Import: Bool] = [:]

  private struct Import: Hashable {
    let runner: TargetMap.TargetID
    /// A file of the module that is imported.
    let file: Int
  }

  init(_ keys: DependencyKeys, _ program: Program) {
    self.keys = keys
    self.program = program
    judged = Set(keys.judged)
  }

  /// Whether a key is sure to have no value for the app where a file reads it: none is in sight, or
  /// no target that runs the file is built with one.
  mutating func lacksValue(_ key: DeclarationID, in file: Int) -> Bool {
    guard judged.contains(key) else { return false }
    let live = keys.live(key)
    if live.isEmpty { return true }
    let runners = runners(ofFile: file)
    return !runners.isEmpty
      && runners.allSatisfy { runner in
        isBuilt(runner, with: program[key].file)
          && live.allSatisfy { isUnknown(program[$0].file, to: runner) }
      }
  }

  /// The names of a target that runs a file, and of one that gives a key its value for the app.
  mutating func gap(_ key: DeclarationID, in file: Int) -> (runner: String, live: String)? {
    let targets = program.targets
    guard let runner = runners(ofFile: file).first, let live = keys.live(key).first,
      let other = targets.targets(ofFile: program[live].file).first(where: { !targets[$0].isTest })
    else { return nil }
    return (targets[runner].name, targets[other].name)
  }

  private mutating func runners(ofFile file: Int) -> [TargetMap.TargetID] {
    let set = program.targets.set(ofFile: file)
    if let known = runners[set] { return known }
    let found = program.targets.runners(ofFile: file)
    runners[set] = found
    return found
  }

  private func isBuilt(_ target: TargetMap.TargetID, with file: Int) -> Bool {
    program.targets.targets(ofFile: file).contains {
      program.targets.canSee(from: target, to: $0)
    }
  }

  /// Whether a target is not built with a file, nor imports its module somewhere without saying so.
  private mutating func isUnknown(_ file: Int, to runner: TargetMap.TargetID) -> Bool {
    guard !isBuilt(runner, with: file) else { return false }
    let question = Import(runner: runner, file: file)
    if let known = imports[question] { return !known }
    let modules = Set(program.targets.targets(ofFile: file).map { program.targets[$0].module })
    let isImported = program.sourceFiles.contains {
      program.imports(modules, in: $0) && isBuilt(runner, with: $0)
    }
    imports[question] = isImported
    return !isImported
  }
}
