import PureLintSource

/// Reads a specification of XcodeGen's: `project.yml` with the files that it includes, as one value
/// in which all paths start from the folder of `project.yml`.
struct XcodeGenFile {
  /// The bytes of a file that is included; nil if it cannot be read.
  private let including: (ProjectPath) -> [UInt8]?
  /// The files that are included, in the order in which they are read.
  private(set) var included: [SourceFile] = []
  private var visited: Set<ProjectPath> = []
  private var byteBudget = 1 << 23
  private var merger = XcodeGenMerger()

  /// More files than this are not read.
  private static let fileLimit = 256

  /// The words with which a specification says what else it is made of; all others say nothing of targets.
  private static let parts: Set<String> = [
    "name", "include", "targets", "targetTemplates", "packages", "localPackages",
    "projectReferences", "settingGroups",
  ]

  init(including: @escaping (ProjectPath) -> [UInt8]?) { self.including = including }

  /// Whether the lines of a file called `project.yml` look like a specification.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  static func mayBe(_ bytes: [UInt8]) -> Bool {
    var words: Set<String> = []
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let word = line.prefix(18).prefix { $0 != UInt8(ascii: ":") }
      guard word.count < 18, let first = word.first, !YAMLReader.isBlank(first) else { continue }
      let text = String(decoding: word, as: UTF8.self).filter { $0 != "\"" && $0 != "'" }
      words.insert(text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text)
    }
    return words.contains("targets") || words.contains("include") && words.contains("name")
  }

  /// Reads the specification at a path.
  mutating func read(_ path: ProjectPath, _ bytes: [UInt8]) throws(XcodeGenProblem) -> YAMLValue {
    try read(path, bytes, base: path.parent ?? ProjectPath(""), prefix: ProjectPath(""))
  }

  /// - Parameters:
  ///   - base: The folder that the paths of included files start from.
  ///   - prefix: The folder that the file's own paths start from, seen from `project.yml`.
  private mutating func read(
    _ path: ProjectPath,
    _ bytes: [UInt8],
    base: ProjectPath,
    prefix: ProjectPath
  ) throws(XcodeGenProblem) -> YAMLValue {
    // A file counts where it is met first.
    guard visited.insert(path).inserted else { return YAMLValue([YAMLValue.Entry]()) }
    byteBudget -= bytes.count
    guard byteBudget >= 0, visited.count <= Self.fileLimit else { throw XcodeGenProblem.tooLarge }
    let whole: YAMLValue
    do throws(YAMLProblem) {
      whole = try YAMLReader.read(bytes)
    } catch {
      let file = visited.count > 1 ? "'\(path.text)', " : ""
      throw XcodeGenProblem(message: "\(file)line \(error.line): \(error.message)")
    }
    let own = YAMLValue(
      whole.entries.filter { Self.parts.contains(XcodeGenMerger.plainKey($0.key)) }
    )
    var merged = YAMLValue([YAMLValue.Entry]())
    for include in Self.includes(own["include"]) {
      merged = try merger.merge(try read(include, base: base, prefix: prefix), onto: merged)
    }
    return try merger.merge(own.moving(into: prefix), onto: merged)
  }

  private mutating func read(
    _ include: Include,
    base: ProjectPath,
    prefix: ProjectPath
  ) throws(XcodeGenProblem) -> YAMLValue {
    let path = base.appending(include.path)
    guard !visited.contains(path) else { return YAMLValue([YAMLValue.Entry]()) }
    guard !include.path.hasPrefix("/"), let bytes = including(path) else {
      throw XcodeGenProblem(message: "'\(include.path)', which it includes, cannot be read")
    }
    included.append(SourceFile(path: path.text, bytes: bytes))
    let folder = include.isRelative ? ProjectPath(include.path).parent ?? ProjectPath("..") : nil
    return try read(
      path,
      bytes,
      base: folder.map { base.appending($0.text) } ?? base,
      prefix: folder.map { prefix.appending($0.text) } ?? prefix
    )
  }

  // MARK: Includes

  private struct Include {
    let path: String
    /// Whether the paths in it start from its own folder.
    let isRelative: Bool
  }

  /// The files that are included: a path, or a list of paths and of maps with one. One that only a
  /// variable of the environment switches on is off.
  private static func includes(_ value: YAMLValue?) -> [Include] {
    guard let value else { return [] }
    let values = value.elements.isEmpty ? [value] : value.elements
    return values.compactMap { value in
      if let text = value.text { return text.isEmpty ? nil : Include(path: text, isRelative: true) }
      guard let path = value["path"]?.text, value["enable"].map(isTrue) ?? true else { return nil }
      return Include(path: path, isRelative: value["relativePaths"].map(isTrue) ?? true)
    }
  }

  private static func isTrue(_ value: YAMLValue) -> Bool {
    ["true", "yes", "y", "on", "1"].contains(value.text?.lowercased())
  }
}

/// The reason why a specification cannot be read.
struct XcodeGenProblem: Error, Equatable {
  let message: String

  static let tooLarge = XcodeGenProblem(message: "it is too large")
}

extension YAMLValue {
  /// A specification with its paths of sources, packages and projects moved into a folder.
  fileprivate func moving(into folder: ProjectPath) -> YAMLValue {
    guard !folder.text.isEmpty else { return self }
    func moved(_ value: YAMLValue) -> YAMLValue {
      value.text.map { YAMLValue(folder.appending($0).text) } ?? value
    }
    func movedPaths(_ value: YAMLValue) -> YAMLValue {
      value.mapping { key, value in key == "path" ? moved(value) : value }
    }
    func movedSources(_ value: YAMLValue) -> YAMLValue {
      guard case .list(let elements) = value.content else { return moved(value) }
      return YAMLValue(elements.map { $0.isMap ? movedPaths($0) : moved($0) })
    }
    func movedTarget(_ value: YAMLValue) -> YAMLValue {
      value.mapping { key, value in key == "sources" ? movedSources(value) : value }
    }
    return mapping { key, value in
      switch key {
      case "targets", "targetTemplates": value.mapping { _, value in movedTarget(value) }
      case "packages", "projectReferences": value.mapping { _, value in movedPaths(value) }
      case "localPackages": movedSources(value)
      default: value
      }
    }
  }

  /// A map with other values, whose keys are told without `:REPLACE`; anything else as it is.
  private func mapping(_ transform: (String, YAMLValue) -> YAMLValue) -> YAMLValue {
    guard isMap else { return self }
    return YAMLValue(
      entries.map {
        .init(key: $0.key, value: transform(XcodeGenMerger.plainKey($0.key), $0.value))
      }
    )
  }
}
