import PureLintSource

/// A wish that Git does not fulfil.
enum GitError: Error, Hashable, Sendable {
  /// The program cannot be started.
  case notStarted(Int32)
  /// Git's own words on why it stopped.
  case refused(String)
  /// Git's answer is not what it answers.
  case unexpectedAnswer
  case unknownRevision(String, known: [String])
  case noCommonAncestor(String)

  /// The failure and the way to mend it, in one line.
  ///
  /// - Parameter asker: The option or command that asked something of Git.
  func message(_ asker: String) -> String {
    let otherwise = asker.hasPrefix("-") ? ", or leave the option out" : ""
    return switch self {
    case .notStarted(let code):
      "cannot run 'git' for '\(asker)': \(systemText(code)); install Git\(otherwise)"
    case .refused(let words):
      "Git refuses what '\(asker)' needs: \(words); " + Self.remedy(words) + otherwise
    case .unexpectedAnswer:
      "cannot understand what 'git' answers for '\(asker)'; update Git\(otherwise)"
    case .unknownRevision(let name, let known):
      "there is no revision '\(name)' here" + Self.advice(name, known)
    case .noCommonAncestor(let name):
      "'\(name)' has no ancestor in common with 'HEAD'; name another revision, or get more of the "
        + "history with 'git fetch --unshallow'"
    }
  }

  /// The way to have what Git refuses. A repository that belongs to another user, as it does where a
  /// container has mounted it, is read once the user says so.
  private static func remedy(_ words: String) -> String {
    guard words.contains("dubious ownership") else {
      return "run it in the work tree of a repository"
    }
    let folder = words.split(separator: "'").dropFirst().first ?? "*"
    return
      "let Git read what another user owns: 'git config --global --add safe.directory \(folder)'"
  }

  /// The names that are nearest: the same one of a remote, else the nearest in spelling.
  private static func advice(_ name: String, _ known: [String]) -> String {
    let remote = known.filter { $0.hasSuffix("/" + name) }
    let near = remote.isEmpty ? Spelling.closest(to: name, among: known).map { [$0] } ?? [] : remote
    guard !near.isEmpty else {
      return "; get it with 'git fetch', or name another one ('git log' lists them)"
    }
    return "; did you mean " + near.prefix(3).map { "'\($0)'" }.joined(separator: " or ") + "?"
  }
}
