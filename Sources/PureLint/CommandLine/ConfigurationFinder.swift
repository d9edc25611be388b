import PureLintFindings
import PureLintPolicy
import PureLintSource

/// Finds and reads the configurations of a run, in the folders of the sources and upwards from
/// them; each folder is looked into once.
///
/// The way up ends with the folder of a repository; a submodule belongs to the one around it.
final class ConfigurationFinder {
  /// The configurations found so far.
  private(set) var map = ConfigurationMap(base: ProjectPath(currentFolder))
  /// What is wrong with them, a line each.
  private(set) var failures: [String] = []
  /// The mistakes among these that have a place, with the files they are in.
  private(set) var mistakes: [(file: SourceFile, mistake: Configuration.Stated<String>)] = []
  /// Files that seem to be meant as a configuration, and have another name.
  private(set) var warnings: [Warning] = []
  /// The chain of the folder that was entered last.
  private var entered = ConfigurationChain()

  /// The paths of the files that were found.
  private(set) var paths: [String] = []
  /// The folders that were looked through, those without a file to check among them.
  private(set) var folders: [String] = []

  private let files: any FileSystem
  /// The form of a configuration.
  private let shape: ConfigurationShape
  /// Whether the way up ends with the current folder, too.
  private let endsHere: Bool

  /// - Parameters:
  ///   - analyzer: What a configuration can speak of.
  ///   - files: What the folders of sources and those above them have.
  ///   - endsHere: Whether the way up ends with the current folder, too: in the folder where a build
  ///     runs an action, what is above is not the project's.
  init(_ analyzer: Analyzer, _ files: any FileSystem = Disk(), endsHere: Bool = false) {
    shape = analyzer.configurationShape
    self.files = files
    self.endsHere = endsHere
  }

  /// The configurations in and above a folder, the nearest first.
  ///
  /// - Parameter folder: From the root of the file system.
  @discardableResult
  func chain(of folder: ProjectPath) -> ConfigurationChain {
    var passed: [ProjectPath] = []
    var chain = ConfigurationChain()
    var next: ProjectPath? = folder
    while let path = next {
      if let known = map.chains[path] {
        chain = known
        break
      }
      passed.append(path)
      next = isTop(path) ? nil : path.parent
    }
    for path in passed.reversed() {
      if let own = configuration(in: path, names: nil) { chain.configurations.insert(own, at: 0) }
      map.chains[path] = chain
    }
    return chain
  }

  /// Whether no configuration above a folder counts for what is in it.
  private func isTop(_ folder: ProjectPath) -> Bool {
    endsHere && folder == map.base || Self.isWholeRepository(folder)
  }

  /// Looks into the folders of files, those above them included.
  func look(above files: [SourceFile]) {
    var last: Substring?
    for file in files {
      let slash = file.path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? file.path.startIndex
      let folder = file.path[..<slash]
      if folder == last, !folder.isEmpty { continue }
      last = folder
      chain(of: map.base.appending(file.path).parent ?? map.base)
    }
  }

  // MARK: Reading

  /// The configuration that a folder has.
  ///
  /// - Parameter names: The names in the folder that could be a configuration's; nil if unknown.
  private func configuration(in folder: ProjectPath, names: [String]?) -> Configuration? {
    if let names, names.isEmpty { return nil }
    let path = shownPath(of: Configuration.fileName, in: folder)
    let found = SourceFinder.File(path: path, root: 0)
    let reading = SourceFile.read([found], from: files, jobs: 1, limit: Configuration.largestSize)
    failures += reading.failures.map { Outcome.failure($0.configurationMessage).messages }
    guard let file = reading.files.first else {
      if reading.failures.isEmpty, isLink(path) {
        let text = "'\(path)' is a link that leads nowhere; mend it, or remove it"
        failures.append(Outcome.failure(text).messages)
      } else if reading.failures.isEmpty {
        warnOfOtherNames(in: folder, names)
      }
      return nil
    }
    paths.append(path)
    do throws(Configuration.Malformed) {
      return try Configuration(file, in: folder, shape: shape)
    } catch {
      failures += error.problems.map { "\($0.place): error: \($0.value)".printable() + "\n" }
      mistakes += error.problems.map { (file, $0) }
      return nil
    }
  }

  private func isLink(_ path: String) -> Bool { (try? files.status(at: path))?.kind == .link }

  /// The path of a file from the current folder on, upwards where the file is above it.
  private func shownPath(of name: String, in folder: ProjectPath) -> String {
    if let inside = folder.path(below: map.base) { return FolderWalk.join(inside, name) }
    if let parts = map.base.parts(below: folder) {
      return String(repeating: "../", count: parts.count) + name
    }
    return FolderWalk.join(folder.text, name)
  }

  /// The names that people give a configuration in the belief that it is read.
  private static let otherNames = [
    ".purelint.yml", ".purelint.yaml", ".purelint.toml", ".purelint", ".purelint.jsonc",
    ".purelintrc", ".purelintrc.json", "purelint.yml", "purelint.yaml", "purelint.toml",
    "purelint.json",
  ]

  private func warnOfOtherNames(in folder: ProjectPath, _ names: [String]?) {
    let wrong = Self.otherNames.first { name in
      if let names { return names.contains(name) }
      return (try? files.status(at: FolderWalk.join(folder.text, name))) != nil
    }
    guard let wrong else { return }
    let path = shownPath(of: wrong, in: folder)
    // A report may well have this name.
    if wrong == "purelint.json", !looksLikeConfiguration(path) { return }
    warnings.append(.misnamedConfiguration(path))
  }

  private func looksLikeConfiguration(_ path: String) -> Bool {
    let found = SourceFinder.File(path: path, root: 0)
    let reading = SourceFile.read([found], jobs: 1, limit: Configuration.largestSize)
    guard let file = reading.files.first, let whole = try? JSONReader.read(file.bytes),
      case .object(let form) = shape
    else { return false }
    let known = Set(form.keys.map(\.name))
    return !whole.members.isEmpty && whole.members.allSatisfy { known.contains($0.name) }
  }

  /// Whether a folder is that of a repository, and no submodule.
  private static func isWholeRepository(_ folder: ProjectPath) -> Bool {
    let path = FolderWalk.join(folder.text, ".git")
    guard let status = try? FileStatus(at: path) else { return false }
    if status.kind != .file { return true }
    let reading = SourceFile.read([SourceFinder.File(path: path, root: 0)], jobs: 1, limit: 4096)
    let text = reading.files.first.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    return !text.contains("/modules/")
  }
}

extension Analyzer {
  /// The form of a configuration.
  var configurationShape: ConfigurationShape {
    .configuration(rules: rules.map(\.id), dialects: optionalDialects)
  }
}

extension ConfigurationFinder: FolderFilter {
  func enter(_ folder: String, _ listing: FolderListing) {
    folders.append(folder.isEmpty ? "." : folder)
    let path = map.base.appending(folder)
    if let known = map.chains[path] {
      entered = known
      return
    }
    // What is above the first folder of a walk, nobody has entered.
    let isOutermost = listing.isRepository && Self.isWholeRepository(path)
    let outer = isOutermost ? nil : path.parent
    entered = outer.map { chain(of: $0) } ?? ConfigurationChain()
    if let own = configuration(in: path, names: listing.configurationNames) {
      entered.configurations.insert(own, at: 0)
    }
    map.chains[path] = entered
  }

  func leavesOut(_ path: String, isFolder: Bool) -> Bool {
    entered.excludesAnything
      && entered.exclusion(of: map.base.appending(path), isFolder: isFolder) != nil
  }
}
