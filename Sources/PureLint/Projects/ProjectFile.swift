import PureLintSource
import PureLintSyntax

/// A file that says which sources are compiled together: read for its targets, never for its code.
public struct ProjectFile: Sendable {
  /// The path as given.
  public let path: String
  let bytes: [UInt8]
  /// The kind, told by the path.
  public let kind: Kind
  /// The contents of the file, if it has been parsed.
  private var contents: Contents?
  /// The folder of the workspace that a package of Bazel's belongs to, once that is looked for.
  private(set) var workspace: ProjectPath?
  /// Further files that it includes.
  public private(set) var included: [SourceFile] = []
  /// The reason why it cannot be read, so that its targets are not known. Of an Xcode project, it is
  /// known once that has been parsed.
  public private(set) var problem: String?

  /// The kind of a project file: who reads it, and whether it describes targets.
  public enum Kind: Sendable {
    /// `Package.swift`, the manifest of a Swift package.
    case package
    /// `Project.swift`, the manifest of a Tuist project.
    case tuist
    /// `project.pbxproj`, the property list in an `.xcodeproj` folder.
    case xcode
    /// `project.yml`, the specification that XcodeGen makes an Xcode project of.
    case xcodeGen
    /// `BUILD` or `BUILD.bazel`, a package of a workspace of Bazel's.
    case bazel
    /// A manifest that adds nothing to the targets, such as `Package@swift-5.9.swift`.
    case other
  }

  /// Takes a file for a project file if its name and what it imports say so: an app may well have
  /// a type called `Package` or `Project`, in a file of that name.
  ///
  /// - Parameter including: The bytes of a file that it includes; nil if they cannot be read.
  /// - Complexity: O(*n*) for *n* bytes of a file that has a manifest's name or stands in a folder
  ///   of Tuist's; O(length of the path) for all others.
  public init?(
    path: String,
    bytes: [UInt8],
    including: @escaping (ProjectPath) -> [UInt8]? = { _ in nil }
  ) {
    guard let kind = Self.kind(of: path) else { return nil }
    self.path = path
    self.bytes = bytes
    self.kind = kind
    switch kind {
    case .xcode: break
    case .xcodeGen:
      guard XcodeGenFile.mayBe(bytes) else { return nil }
      let found = XcodeGenProject.read(path, bytes, including: including)
      guard found.description != nil || found.problem != nil else { return nil }
      contents = found.description.map { .description($0) } ?? .nothing
      included = found.included
      problem = found.problem
    case .bazel:
      guard BazelPackage.mayBe(bytes), readPackage() else { return nil }
    case .package, .tuist, .other:
      guard Self.importsDescription(bytes) else { return nil }
    }
  }

  /// Reads a package of Bazel's; returns whether there is anything in it that matters.
  private mutating func readPackage() -> Bool {
    do throws(BazelProblem) {
      let package = try BazelPackage(bytes)
      contents = .bazel(package)
      return !package.rules.isEmpty
    } catch {
      contents = .nothing
      problem = "line \(error.line): \(error.message)"
      return true
    }
  }

  /// The package of Bazel's, if it could be read.
  var package: BazelPackage? {
    if case .bazel(let package) = contents { package } else { nil }
  }

  /// Finds the workspaces of packages of Bazel's: the nearest folder with a file that begins one, else the
  /// outermost with a package.
  ///
  /// - Parameter exists: Whether there is a file at a path.
  /// - Complexity: O(folders of packages and around them).
  public static func findWorkspaces(
    of projects: inout [ProjectFile],
    exists: (ProjectPath) -> Bool
  ) {
    let packages = projects.indices.filter { projects[$0].kind == .bazel }
    let folders = packages.map { ProjectPath(projects[$0].path).parent ?? ProjectPath("") }
    let all = Set(folders)
    var known: [ProjectPath: ProjectPath?] = [:]
    for (position, folder) in zip(packages, folders) {
      var chain: [ProjectPath] = []
      var next: ProjectPath? = folder
      while let path = next, known[path] == nil {
        chain.append(path)
        next = path.parent
      }
      var root = next.flatMap { known[$0] ?? nil }
      for path in chain.reversed() {
        let begins = workspaceFiles.contains { exists(path.appending($0)) }
        root = begins ? path : root ?? (all.contains(path) ? path : nil)
        known[path] = .some(root)
      }
      projects[position].workspace = root
    }
  }

  private static let workspaceFiles = ["MODULE.bazel", "WORKSPACE", "WORKSPACE.bazel"]

  /// The contents of a project file, as far as they do not depend on other files.
  enum Contents: Sendable {
    case manifest(SyntaxTree)
    case description(ProjectDescription)
    /// The files of the other packages of a workspace.
    case bazel(BazelPackage)
    /// Nothing of targets, or the file is damaged.
    case nothing
  }

  /// The contents of the file, which is parsed unless that has been done.
  func parse() -> Contents { contents ?? parsed().contents ?? .nothing }

  /// The file with its contents, so that it is parsed once for all who ask.
  /// - Parameter last: The file of this path when it was parsed the last time.
  func parsed(after last: ProjectFile? = nil) -> ProjectFile {
    if contents != nil { return self }
    var file = self
    let source = SourceFile(path: path, bytes: bytes)
    if let last, last.kind == kind, source.hasContent(of: .init(path: path, bytes: last.bytes)) {
      (file.contents, file.problem) = (last.contents, last.problem)
      return file
    }
    switch kind {
    case .package, .tuist:
      file.contents = .manifest(SyntaxTree(parsing: source, bodies: .parse))
    case .xcode:
      do throws(PropertyList.Damage) {
        file.contents = .description(try XcodeProject.read(self))
      } catch {
        file.contents = .nothing
        file.problem = "line \(error.line): \(error.message)"
      }
    case .xcodeGen, .bazel, .other: file.contents = .nothing
    }
    return file
  }

  /// Whether it would tell targets if nothing had damaged it: what is not supported is no damage.
  public var isDamaged: Bool { kind == .xcode && problem != nil }

  /// Whether a file of that path is worth reading as a project file.
  static func isCandidate(_ path: String) -> Bool { kind(of: path) != nil }

  private static func kind(of path: String) -> Kind? {
    let start = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) }
    switch String(path[(start ?? path.startIndex)...]) {
    case "Package.swift": return .package
    case "Project.swift": return .tuist
    case "project.pbxproj": return .xcode
    case "project.yml": return .xcodeGen
    case "BUILD", "BUILD.bazel": return .bazel
    case "Tuist.swift", "Workspace.swift": return .other
    case let name where name.hasPrefix("Package@swift-") && name.hasSuffix(".swift"): return .other
    default: return path.hasSuffix(".swift") && isInTuistFolder(path) ? .other : nil
    }
  }

  private static func isInTuistFolder(_ path: String) -> Bool {
    var path = path
    return path.withUTF8 { bytes in
      var isAtPartStart = true
      for (index, byte) in bytes.enumerated() {
        let isTuist =
          isAtPartStart
          && tuistFolders.contains { folder in
            folder.utf8.first == byte && bytes[index...].starts(with: folder.utf8)
          }
        if isTuist { return true }
        isAtPartStart = byte == UInt8(ascii: "/")
      }
      return false
    }
  }

  private static let tuistFolders = ["Tuist/", "ProjectDescriptionHelpers/"]

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
