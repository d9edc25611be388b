/// A file that says which sources are compiled together: read for its targets, never for its code.
struct ProjectFile: Sendable {
  let path: String
  let bytes: [UInt8]
  let kind: Kind

  enum Kind: Sendable {
    /// `Package.swift`, the manifest of a Swift package.
    case package
    /// `Project.swift`, the manifest of a Tuist project.
    case tuist
    /// `project.pbxproj`, the property list in an `.xcodeproj` folder.
    case xcode
    /// A manifest that adds nothing to the targets, such as `Package@swift-5.9.swift`.
    case other
  }

  /// Takes a file for a project file if its name and what it imports say so: an app may well have
  /// a type called `Package` or `Project`, in a file of that name.
  ///
  /// - Complexity: O(*n*) for a manifest of *n* bytes; O(1) for all other files.
  init?(path: String, bytes: [UInt8]) {
    guard let kind = Self.kind(of: path) else { return nil }
    if kind != .xcode, !Self.importsDescription(bytes) { return nil }
    self.path = path
    self.bytes = bytes
    self.kind = kind
  }

  /// Divides what was read into sources and project files.
  static func separate(
    _ files: [SourceFile],
    jobs: Int = 1
  ) -> (sources: [SourceFile], projects: [ProjectFile]) {
    let found = concurrentMap(files, jobs: jobs) { ProjectFile(path: $0.path, bytes: $0.bytes) }
    var sources: [SourceFile] = []
    var projects: [ProjectFile] = []
    for (file, project) in zip(files, found) {
      if let project {
        projects.append(project)
      } else {
        sources.append(file)
      }
    }
    return (sources, projects)
  }

  /// Whether a file of that path is worth reading as a project file.
  static func isCandidate(_ path: String) -> Bool { kind(of: path) != nil }

  private static func kind(of path: String) -> Kind? {
    let slash = UInt8(ascii: "/")
    let start = path.utf8.lastIndex(of: slash).map { path.utf8.index(after: $0) }
    let name = path[(start ?? path.startIndex)...]
    if name.utf8.count <= longestName {
      switch String(name) {
      case "Package.swift": return .package
      case "Project.swift": return .tuist
      case "project.pbxproj": return .xcode
      case "Tuist.swift", "Workspace.swift": return .other
      default: break
      }
    }
    guard name.hasSuffix(".swift") else { return nil }
    if name.hasPrefix("Package@swift-") { return .other }
    return isInTuistFolder(path) ? .other : nil
  }

  private static func isInTuistFolder(_ path: String) -> Bool {
    var rest = path.utf8[...]
    while let slash = rest.firstIndex(of: UInt8(ascii: "/")) {
      let folder = rest[..<slash]
      let isTuist = tuistFolders.contains {
        folder.count == $0.utf8.count && folder.elementsEqual($0.utf8)
      }
      if isTuist { return true }
      rest = rest[rest.index(after: slash)...]
    }
    return false
  }

  /// The bytes of `project.pbxproj`.
  private static let longestName = 15

  private static let tuistFolders = ["Tuist", "ProjectDescriptionHelpers"]

  /// Whether a line imports the module that manifests are written with.
  private static func importsDescription(_ bytes: [UInt8]) -> Bool {
    let words = ["import PackageDescription", "import ProjectDescription"].map { Array($0.utf8) }
    var start = bytes.startIndex
    while let letter = bytes[start...].firstIndex(of: UInt8(ascii: "i")) {
      if words.contains(where: { bytes[letter...].starts(with: $0) }) { return true }
      start = letter + 1
    }
    return false
  }
}
