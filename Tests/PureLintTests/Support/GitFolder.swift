import Foundation
import Testing

/// A repository of Git that exists as long as the value does, and knows nothing of the user's
/// configuration.
final class GitFolder: Sendable {
  let folder: TemporaryFolder
  /// The folder that commands run in, from the repository's own.
  let place: String

  var path: String { place.isEmpty ? folder.path : folder(place) }

  /// Makes a repository with files that are staged.
  init(_ files: [String: String] = [:]) throws {
    folder = try TemporaryFolder(files)
    place = ""
    try git("init", "--quiet", "--initial-branch=main")
    try git("add", "--all")
  }

  private init(_ folder: TemporaryFolder, _ place: String) {
    self.folder = folder
    self.place = place
  }

  /// The same repository, seen from one of its folders.
  func inside(_ place: String) -> GitFolder { GitFolder(folder, place) }

  func write(_ contents: String, to name: String) throws { try folder.write(contents, to: name) }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: folder(name)) }

  /// Runs `git`, and returns what it prints.
  @discardableResult
  func git(_ arguments: String...) throws -> String {
    let result = try run(arguments)
    try #require(result.exitCode == 0, "git \(arguments): \(result.messages)")
    return result.output
  }

  /// Runs `git`, which may fail.
  func attempt(_ arguments: String...) throws -> Executable.Result { try run(arguments) }

  private func run(_ arguments: [String]) throws -> Executable.Result {
    try Executable.run(
      program: "/usr/bin/env",
      ["git"] + arguments,
      in: path,
      environment: Self.environment
    )
  }

  /// Commits what is staged.
  func commit(_ title: String = "Change") throws { try git("commit", "--quiet", "-m", title) }

  /// Runs `purelint check`.
  func check(
    _ arguments: String...,
    input: String? = nil
  ) throws -> Executable.Result {
    try ask(["check"] + arguments, input: input)
  }

  /// Runs `purelint`.
  func ask(_ arguments: [String], input: String? = nil) throws -> Executable.Result {
    try Executable.run(
      arguments,
      in: path,
      environment: Self.environment,
      input: input
    )
  }

  /// The variables that `git` runs with here.
  static let environment = [
    "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
    "HOME": "/nonexistent", "GIT_CONFIG_NOSYSTEM": "1",
    "GIT_AUTHOR_NAME": "Ada", "GIT_AUTHOR_EMAIL": "ada@example.com",
    "GIT_COMMITTER_NAME": "Ada", "GIT_COMMITTER_EMAIL": "ada@example.com",
    // A submodule is a folder beside the repository here.
    "GIT_CONFIG_COUNT": "2",
    "GIT_CONFIG_KEY_0": "protocol.file.allow", "GIT_CONFIG_VALUE_0": "always",
    "GIT_CONFIG_KEY_1": "core.autocrlf", "GIT_CONFIG_VALUE_1": "false",
  ]
}

/// Sources of a small app.
enum SmallApp {
  /// A module with two dependencies, one of which may go unread.
  static func module(_ name: String = "Clock", reads: String = "zone, dependency.face") -> String {
    """
    import Pure
    final class \(name): FactoryModule {
      struct Dependency { let zone: String; let face: Int }
      init(dependency: Dependency, payload: Void) { print(dependency.\(reads)) }
    }

    """
  }

  /// A root that builds the module.
  static func root(_ name: String = "Clock", _ arguments: String = "zone: \"UTC\", face: 1")
    -> String
  {
    """
    struct \(name)CompositionRoot {
      static func resolve() -> \(name).Factory {
        \(name).Factory(dependency: .init(\(arguments)))
      }
    }

    """
  }

  static let files = ["App/Root.swift": root(), "App/Clock.swift": module()]
}
