import PureLintSource

/// Targets as the user describes them, in place of what project files say.
public struct DescribedTargets: Sendable {
  /// The paths in it start from the root of the file system.
  public let project: ProjectDescription
  /// The folder that relative paths of files start from.
  public let base: ProjectPath

  /// Stores the parts as they are.
  public init(project: ProjectDescription, base: ProjectPath) {
    self.project = project
    self.base = base
  }
}
