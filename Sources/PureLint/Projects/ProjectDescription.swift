import PureLintSource

/// The targets of one project, as its file describes them.
public struct ProjectDescription: Sendable {
  /// The folder that the project's paths start from.
  let folder: ProjectPath
  /// The name of the project, or of its folder.
  var name: String
  let kind: ProjectFile.Kind
  /// The project's file.
  var file = ProjectPath("")
  /// The paths of further files that describe the project.
  var included: [ProjectPath] = []
  /// The paths of other projects that it names, or of files of theirs.
  public internal(set) var references: [ProjectPath] = []
  /// The names of the packages that it has fetched by an address, in some builds at least, in lower
  /// case: the last parts of the addresses.
  var fetched: Set<String> = []
  /// The folders whose files no pattern of a folder around them reaches, as with packages of Bazel's.
  var borders: Set<ProjectPath> = []
  /// The targets that the project builds from sources.
  public var targets: [TargetDescription] = []
  /// The kind of its own target, where it tells that to a function of another file which makes it.
  var ownKind: TargetKind?
  /// The names of targets by the product that packs them for other packages.
  var products: [String: [String]] = [:]
  /// The names of the targets that it packs as libraries for other packages.
  var offered: Set<String> = []
  /// Whether it packs libraries of which it is not known what all their targets are.
  var hasOpenLibraries = false

  /// Stores the parts as they are; lists that are left out are empty.
  public init(
    folder: ProjectPath,
    name: String,
    kind: ProjectFile.Kind,
    file: ProjectPath = ProjectPath(""),
    references: [ProjectPath] = [],
    fetched: Set<String> = [],
    targets: [TargetDescription] = [],
    products: [String: [String]] = [:],
    offered: Set<String> = [],
    hasOpenLibraries: Bool = false
  ) {
    self.folder = folder
    self.name = name
    self.kind = kind
    self.file = file
    self.references = references
    self.fetched = fetched
    self.targets = targets
    self.products = products
    self.offered = offered
    self.hasOpenLibraries = hasOpenLibraries
  }
}
