/// Targets as the user describes them, in place of what project files say.
struct DescribedTargets: Sendable {
  /// The paths in it start from the root of the file system.
  let project: ProjectDescription
  /// The folder that relative paths of files start from.
  let base: ProjectPath
}
