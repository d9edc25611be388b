import PureLintProjects
import PureLintResolution
import PureLintWiring

/// The libraries that apps use which are in no target, as those in packages for Xcode or Playgrounds
/// are.
struct AppLibraries {
  /// The targets that the apps import. What stands loose in the same package, or like them outside of
  /// all, counts as a part of them.
  private let imported: [TargetMap.TargetID]
  private let targets: TargetMap

  /// - Parameter entries: The places where the system enters the program.
  init(_ entries: EntryPoints, _ program: Program) {
    let targets = program.targets
    func isLoose(file: Int) -> Bool {
      targets.targets(ofFile: file).contains { targets[$0].kind == .unknown && !targets[$0].isTest }
    }
    let apps = entries.apps.lazy.map { Int(program[$0].file) }.filter(isLoose)
    let around = Set(apps.map { targets.projectAround(looseFile: $0) })
    let files = program.sourceFiles.lazy.filter { file in
      isLoose(file: file) && around.contains(targets.projectAround(looseFile: file))
    }
    let modules = Set(files.flatMap { program.files[$0].imports })
    imported = targets.targets.indices.map(TargetMap.TargetID.init)
      .filter { modules.contains(targets[$0].module) }
    self.targets = targets
  }

  /// Whether a file belongs to one of them, or to what these are built with.
  func contain(file: Int) -> Bool {
    targets.targets(ofFile: file).contains { own in
      imported.contains { targets.canSee(from: $0, to: own) }
    }
  }
}
