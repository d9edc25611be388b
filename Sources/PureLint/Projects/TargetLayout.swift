import PureLintSource

/// The folders of a project, as they tell the targets of files that no project file speaks of.
public enum TargetLayout {
  /// A target as a folder suggests it.
  struct Guess {
    /// The folder that is the target's alone.
    let folder: ProjectPath
    let name: String
    let kind: TargetKind
    /// Whether neither the project nor the name of a folder says what kind of product it is.
    var hasOpenKind = false
  }

  /// The target of a file below a project's folder; nil if the folders tell nothing.
  static func guess(_ file: ProjectPath, in project: ProjectDescription) -> Guess? {
    guard let parts = file.parts(below: project.folder)?.dropLast() else { return nil }
    switch project.kind {
    case .package: return package(Array(parts), project)
    case .tuist: return tuist(Array(parts), project)
    case .xcode, .xcodeGen, .bazel, .other: return nil
    }
  }

  /// The folders that SwiftPM looks into for the folders of targets.
  public static let sourceFolders = ["Sources", "Source", "src", "srcs"]

  /// `Sources/NAME/…`, `Tests/NAME/…`, `Plugins/NAME/…`.
  private static func package(_ parts: [Substring], _ project: ProjectDescription) -> Guess? {
    guard parts.count >= 2 else { return nil }
    let kind: TargetKind
    switch parts[0] {
    case let name where sourceFolders.contains { $0 == name }: kind = .library
    case "Tests": kind = .unitTests
    case "Plugins": kind = .plugin
    default: return nil
    }
    let folder = project.folder.appending("\(parts[0])/\(parts[1])")
    return Guess(folder: folder, name: String(parts[1]), kind: kind)
  }

  /// `Targets/NAME/Sources/…`, `Targets/NAME/Tests/…`, `NAME/Sources/…`, or `Sources/…` and
  /// `Tests/…` for a project that is a single module.
  private static func tuist(_ parts: [Substring], _ project: ProjectDescription) -> Guess? {
    guard let position = parts.firstIndex(where: { roles[$0] != nil }),
      let role = roles[parts[position]]
    else { return nil }
    var owner = project.name
    if position > 0, !nameless.contains(parts[position - 1]) { owner = String(parts[position - 1]) }
    return Guess(
      folder: project.folder.appending(parts[...position].joined(separator: "/")),
      name: owner + role.suffix,
      kind: role.suffix.isEmpty ? project.ownKind ?? role.kind : role.kind,
      hasOpenKind: role.suffix.isEmpty && project.ownKind == nil
    )
  }

  /// Folders that group modules, or hold what is generated for one, without naming it.
  private static let nameless: Set<Substring> = ["Targets", "Projects", "Modules", "Derived"]

  /// The folders that split a module, and how the target of each is named and used.
  private static let roles: [Substring: (suffix: String, kind: TargetKind)] = [
    "Sources": ("", .library), "Source": ("", .library),
    "Tests": ("Tests", .unitTests), "UnitTests": ("Tests", .unitTests),
    "UITests": ("UITests", .uiTests),
    "Interface": ("Interface", .library), "Interfaces": ("Interface", .library),
    "Testing": ("Testing", .library),
    "Example": ("Example", .application), "Demo": ("Demo", .application),
  ]
}

extension TargetLayout {
  /// The folders that are those of tests, told by the names on their paths: element `i` is about
  /// folder `i`.
  ///
  /// A name tells nothing if another folder is named as its tests (`SpeedTest` beside
  /// `SpeedTestTests`), nor if it ends in `Test` and all files are below it.
  /// - Complexity: O(*n*) for paths of *n* characters together.
  package static func testFolders(_ folders: [ProjectPath]) -> [Bool] {
    let folders = folders.map { folder in
      folder.text.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }[...]
    }
    let shared = sharedPrefix(folders)
    var names: [Substring: Bool] = [:]
    for folder in folders {
      for name in folder where names[name] == nil { names[name] = isTestName(name) }
    }
    for (name, isTest) in names where isTest {
      let hasTests = ["Tests", "UITests", "Specs"].contains { names[name + $0] != nil }
      if hasTests || shared.contains(name) && name.hasSuffix("Test") { names[name] = false }
    }
    return folders.map { $0.contains { names[$0] == true } }
  }

  private static func isTestName(_ folder: Substring) -> Bool {
    switch folder {
    case "test", "tests", "specs": true
    default: folder.hasSuffix("Tests") || folder.hasSuffix("Test") || folder.hasSuffix("Specs")
    }
  }

  /// The folders around all files, outermost first.
  private static func sharedPrefix(_ folders: [ArraySlice<Substring>]) -> [Substring] {
    guard var shared = folders.first else { return [] }
    for folder in folders.dropFirst() {
      let length = zip(shared, folder).prefix { $0 == $1 }.count
      if length < shared.count { shared = shared.prefix(length) }
    }
    return Array(shared)
  }
}
