import PureLintProjects
import PureLintSource

/// The Swift files of an app that a run does not check, because it is over a part of the app, or because
/// the user excludes them. They may use what is in the others: `purelint Features` does not see that
/// `App/AppDelegate.swift` builds a screen.
struct RestOfApp: Sendable {
  private let folders: [ProjectPath]
  /// Whether the run is over a part of an app, rather than all but what the user excludes.
  let isAroundPart: Bool
  private let checked: [String]
  private let fileSystem: any FileSystem
  private let ignoring: Ignoring?

  /// - Parameters:
  ///   - folders: The folders of the apps of which the run is over a part.
  ///   - narrowed: The folders of which the user excludes something. Nil comes of neither.
  ///   - checked: The files that the run checks.
  init?(
    in folders: [ProjectPath],
    narrowed: [ProjectPath],
    without checked: [SourceFile],
    _ fileSystem: any FileSystem,
    _ ignoring: Ignoring?
  ) {
    guard !folders.isEmpty || !narrowed.isEmpty else { return nil }
    self.folders = folders + narrowed
    isAroundPart = !folders.isEmpty
    self.checked = checked.map(\.path)
    self.fileSystem = fileSystem
    self.ignoring = ignoring
  }

  /// Those of some words that one of the files uses, tests aside; nil if there is no such file.
  ///
  /// - Complexity: O(bytes of the files); they are read only if there is a word.
  func words(among words: Set<String>, jobs: Int) -> Set<String>? {
    // Links may lead to one file by several paths.
    let checked = Set(checked.map { ProjectPath.withoutLinks($0) })
    let others = folders.map { folder in
      paths(in: folder).filter { !checked.contains(ProjectPath.withoutLinks($0.path)) }
    }
    guard others.contains(where: { !$0.isEmpty }) else { return nil }
    guard !words.isEmpty else { return [] }
    return others.reduce(into: []) { found, files in
      let read = SourceFile.read(files, from: fileSystem, jobs: jobs).files
      found.formUnion(read.words(among: words.subtracting(found), where: Self.isUse))
    }
  }

  /// The words in front of a name that declare it.
  private static let declaring: Set<String> = [
    "let", "var", "func", "case", "class", "struct", "enum", "actor", "protocol", "typealias",
    "associatedtype",
  ]

  /// Whether a word is used where it stands: neither is something of that name declared there, nor is
  /// it the label of an argument.
  private static func isUse(_ offset: Int, in bytes: [UInt8]) -> Bool {
    let isInName = { (byte: UInt8) in NameSet.isWordByte[Int(byte)] }
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") }
    if bytes[offset...].drop(while: isInName).first == UInt8(ascii: ":") { return false }
    let before = bytes[..<offset].reversed().drop(while: isBlank).prefix(while: isInName)
    return !declaring.contains(String(decoding: before.reversed(), as: UTF8.self))
  }

  /// The files of an app that are not in a folder of tests.
  private func paths(in folder: ProjectPath) -> [SourceFinder.File] {
    let finder = SourceFinder(fileSystem: fileSystem, ignoring: ignoring)
    let files = finder.find([folder.text.isEmpty ? "." : folder.text]).files.filter {
      $0.path.hasSuffix(".swift")
    }
    let places = files.map { ProjectPath(ProjectPath($0.path).path(below: folder) ?? $0.path) }
    let isTest = TargetLayout.testFolders(places.map { $0.parent ?? $0 })
    return zip(files, isTest).filter { !$1 }.map(\.0)
  }
}
