import Foundation
import GraphModel
import Testing

@testable import PureLint
@testable import PureLintCommandLine
@testable import PureLintFindings
@testable import PureLintPolicy
@testable import PureLintProjects
@testable import PureLintRules
@testable import PureLintSource

/// A project whose comments say what is to be reported in it.
struct Fixture: CustomTestStringConvertible, Sendable {
  /// The file or folder, as a path in the repository.
  let path: String

  /// The rule whose cases are to run, if `PURELINT_RULE` names one.
  static let chosenRule = ProcessInfo.processInfo.environment["PURELINT_RULE"]

  /// One file or folder for each case of each rule, or of the chosen one.
  static let rules = Repository.entries("Fixtures/Rules").filter {
    chosenRule == nil || chosenRule == $0
  }
  .flatMap { rule in
    Repository.entries("Fixtures/Rules/\(rule)").map {
      Fixture(path: "Fixtures/Rules/\(rule)/\($0)")
    }
  }

  /// Whole apps.
  static let apps = Repository.entries("Fixtures/Apps")
    .map { Fixture(path: "Fixtures/Apps/\($0)") }
    .filter { Repository.isFolder($0.path) }

  /// The path without what all fixtures share: `unused-dependency/two-types`, `Apps/Bookshop`.
  var testDescription: String {
    var name = Substring(path)
    for prefix in ["Fixtures/", "Rules/"] where name.hasPrefix(prefix) {
      name = name.dropFirst(prefix.count)
    }
    return String(name.hasSuffix(".swift") ? name.dropLast(6) : name)
  }

  /// The files, with paths in the repository.
  func files() throws -> [SourceFile] {
    let found = SourceFinder().find(["\(Repository.path)/\(path)"])
    let reading = SourceFile.read(found.files, jobs: 1)
    if let failure = (found.failures + reading.failures).first { throw failure }
    return reading.files.map { file in
      SourceFile(path: String(file.path.dropFirst(Repository.path.count + 1)), bytes: file.bytes)
    }
  }

  /// The case's configuration, if it has one.
  func configuration() throws -> Configuration? {
    let name = "\(path)/\(Configuration.fileName)"
    guard let text = try? Repository.text(name) else { return nil }
    return try Configuration(
      SourceFile(path: name, bytes: Array(text.utf8)),
      in: ProjectPath("/" + path),
      shape: Analyzer.purelint.configurationShape
    )
  }

  /// The layers that the case's configuration speaks of.
  func layers() throws -> PlacedLayers? {
    guard let configuration = try configuration() else { return nil }
    return configuration.layers.map {
      PlacedLayers(layers: $0.value, folder: configuration.folder, base: ProjectPath("/"))
    }
  }

  /// The builds that the case is about.
  func build() throws -> BuildConfiguration {
    var build = BuildConfiguration()
    build.hasPreviews = try configuration()?.flags[.previews]?.value ?? false
    return build
  }

  /// The rules that are on by default, and those that a first line `// rules: id, id` turns on.
  func rules(for files: [SourceFile]) throws -> [Rule] {
    var wanted: Set<String> = []
    for file in files {
      let text = String(decoding: file.bytes, as: UTF8.self)
      guard let list = text.prefixMatch(of: #/// rules: ([^\r\n]*)/#)?.1 else { continue }
      for id in list.split(separator: ",") {
        wanted.insert(id.trimmingCharacters(in: .whitespaces))
      }
    }
    let unknown = wanted.subtracting(Rule.all.map(\.id))
    try #require(unknown.isEmpty, "\(path) turns on rules that do not exist: \(unknown.sorted())")
    return Rule.all.filter { !$0.isOptIn || wanted.contains($0.id) }
  }

  /// What the comments of a file ask for; nothing, and an issue, if one is malformed.
  func wants(in file: SourceFile) -> [Want] {
    do throws(Want.Malformed) {
      return try Want.all(in: file, ruleIDs: Set(Rule.all.map(\.id)))
    } catch {
      Issue.record("\(error.reason)", sourceLocation: .fixture(file.path, line: error.line))
      return []
    }
  }
}

extension SourceLocation {
  /// A line of a file in the repository, so that a failure points at the fixture.
  static func fixture(_ path: String, line: Int) -> SourceLocation {
    SourceLocation(
      fileID: path,
      filePath: "\(Repository.path)/\(path)",
      line: max(line, 1),
      column: 1
    )
  }
}
