import PureLintFindings
import PureLintProjects
import PureLintSource

/// One configuration: what a file `.purelint.json` says.
package struct Configuration: Sendable {
  /// The folder that the file is in, from the root of the file system; its patterns start there.
  let folder: ProjectPath
  /// The file, with the path that messages show.
  let file: SourceFile
  /// By rule, the weight of its findings.
  var severities: [String: Stated<Severity>] = [:]
  /// By rule, whether it is checked.
  var rules: [String: Stated<Bool>] = [:]
  package var excludes = Exclusions()
  /// The roots that it names; nil if it does not speak of them, as for what follows.
  var roots: [Stated<RootName>]?
  /// The names that the build in question defines, and no others.
  var conditions: Stated<[String]>?
  /// By library, whether it is known.
  var dialects: [String: Stated<Bool>] = [:]
  /// The targets that it describes.
  var targets: Stated<ProjectDescription>?
  var layers: Stated<Layers>?
  /// The settings that are `true` or `false`, as far as it speaks of them.
  var flags: [ConfigurationFlag: Stated<Bool>] = [:]
  package var exceptions = FindingExceptions()

  /// The name of the file.
  package static let fileName = ".purelint.json"
  /// The most bytes that the file may have.
  package static let largestSize = 1 << 20

  /// A value with the place that states it.
  package struct Stated<Value: Sendable>: Sendable {
    package let value: Value
    package let place: ConfigurationPlace
  }

  init(folder: ProjectPath, file: SourceFile) {
    self.folder = folder
    self.file = file
  }

  /// The targets that it describes, without their place.
  package var listedTargets: ProjectDescription? { targets?.value }

  /// The file's path as messages show it.
  package var path: String { file.path }
}

extension Configuration.Stated: Equatable where Value: Equatable {}
extension Configuration.Stated: Hashable where Value: Hashable {}

/// A place in a configuration.
package struct ConfigurationPlace: Hashable, Sendable, CustomStringConvertible {
  let path: String
  package let position: LineIndex.Position

  /// `path:line:column`.
  package var description: String { "\(path):\(position)" }
}

/// Findings that the user does not want to hear of, with the reason.
package struct FindingException: Hashable, Sendable {
  package let rule: String
  /// The files that it is about; nil for all.
  package let path: Glob?
  /// The name of what it is about, with `*` for any part; nil for all.
  package let subject: Glob?
  package let reason: String
  package let place: ConfigurationPlace
  /// The bytes of the configuration that name the rule.
  let ruleRange: Range<Int>

  /// Whether it is about a finding.
  ///
  /// - Parameter path: The finding's file, from the folder of the configuration on.
  func covers(_ finding: Finding, in path: String) -> Bool {
    rule == finding.ruleID && self.path?.covers(path) ?? true
      && subject.map { subject in
        finding.subject.names.contains { subject.matches($0, isFolder: false) }
      } ?? true
  }
}
