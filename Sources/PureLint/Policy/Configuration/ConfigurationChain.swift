import PureLintFindings
import PureLintProjects
import PureLintSource

/// The configurations above a file or folder, the nearest first.
package struct ConfigurationChain: Sendable {
  package var configurations: [Configuration] = []

  package init(configurations: [Configuration] = []) {
    self.configurations = configurations
  }

  // MARK: Findings

  /// The weight of a rule's findings, if a configuration states it; the nearest that does counts.
  package func severity(of rule: String) -> Configuration.Stated<Severity>? {
    first { $0.severities[rule] }
  }

  /// Whether a rule is checked, if a configuration states it.
  package func isOn(_ rule: String) -> Configuration.Stated<Bool>? { first { $0.rules[rule] } }

  /// Whether a configuration leaves anything out.
  package var excludesAnything: Bool { configurations.contains { !$0.excludes.patterns.isEmpty } }

  /// The pattern that leaves a file or folder itself out, whatever is above it; those of all
  /// configurations count.
  ///
  /// - Parameter path: From the root of the file system.
  package func exclusion(of path: ProjectPath, isFolder: Bool) -> Configuration.Stated<Glob>? {
    first { configuration in
      guard !configuration.excludes.patterns.isEmpty,
        let path = path.path(below: configuration.folder)
      else { return nil }
      return configuration.excludes.first(for: Glob.Path(path), isFolder: isFolder)
    }
  }

  /// The pattern that leaves out a file or folder, or one that it is in.
  package func coveringExclusion(of path: ProjectPath) -> Configuration.Stated<Glob>? {
    first { configuration in
      path.path(below: configuration.folder).flatMap { path in
        configuration.excludes.first(covering: Glob.Path(path))
      }
    }
  }

  /// The exceptions that a finding is; those of all configurations count.
  ///
  /// - Parameter path: The finding's file, from the root of the file system.
  func exceptions(for finding: Finding, in path: ProjectPath) -> [FindingException] {
    configurations.flatMap { configuration in
      guard !configuration.exceptions.list.isEmpty,
        let path = path.path(below: configuration.folder)
      else { return [FindingException]() }
      return configuration.exceptions.matching(finding, in: path)
    }
  }

  // MARK: Programs

  /// The roots that the nearest configuration names which speaks of roots.
  package var roots: [Configuration.Stated<RootName>] { first(\.roots) ?? [] }

  /// The names that the build in question defines, and no others; nil for all builds.
  package var conditions: Configuration.Stated<[String]>? { first(\.conditions) }

  /// The targets that the nearest configuration describes which describes any.
  package var targets: Configuration.Stated<ProjectDescription>? { first(\.targets) }

  /// The layers of the nearest configuration that has any, with its folder.
  package var layers: (stated: Configuration.Stated<Layers>, folder: ProjectPath)? {
    first { configuration in configuration.layers.map { ($0, configuration.folder) } }
  }

  /// The value of a flag, if a configuration states it.
  package func stated(_ flag: ConfigurationFlag) -> Configuration.Stated<Bool>? {
    first { $0.flags[flag] }
  }

  /// Whether a configuration sets a flag.
  package func sets(_ flag: ConfigurationFlag) -> Bool { stated(flag)?.value == true }

  /// Whether a library is known, if a configuration states it.
  package func knows(_ dialect: String) -> Configuration.Stated<Bool>? {
    first { $0.dialects[dialect] }
  }

  private func first<Value>(_ value: (Configuration) -> Value?) -> Value? {
    for configuration in configurations {
      if let found = value(configuration) { return found }
    }
    return nil
  }
}

/// Chains of the same files are the same.
extension ConfigurationChain: Hashable {
  package static func == (first: ConfigurationChain, second: ConfigurationChain) -> Bool {
    first.configurations.lazy.map(\.folder).elementsEqual(second.configurations.lazy.map(\.folder))
  }

  package func hash(into hasher: inout Hasher) {
    for configuration in configurations { hasher.combine(configuration.folder) }
  }
}
