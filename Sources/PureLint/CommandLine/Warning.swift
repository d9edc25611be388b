/// A fact that is no failure, and that the user should know.
enum Warning: Hashable, Sendable {
  case idleExclude(String)
  case allExcluded(String)
  case idleRoot(String)
  case nothingRecognised
  case partOfApp(String, project: String)

  /// The line for standard error.
  var line: String { "purelint: warning: \(message.printable())\n" }

  private var message: String {
    switch self {
    case .idleExclude(let pattern):
      "'--exclude \(pattern)' has no effect; nothing that would be checked matches it"
    case .allExcluded(let path):
      "everything in '\(path)' is excluded, so nothing is checked there; leave an '--exclude' out"
    case .partOfApp(let path, let project):
      "'\(path)' is only part of what '\(project)' builds; findings about what nobody wires or "
        + "reads need the whole app"
    case .idleRoot(let name):
      "'--root \(name)' has no effect; '\(name)' builds nothing declared in the checked files"
    case .nothingRecognised:
      "no module and no composition root is recognised, so nothing is checked; name what builds "
        + "the app's objects with '--root NAME'"
    }
  }
}
