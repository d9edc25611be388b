import PureLintOutput
import PureLintPolicy
import PureLintSource

/// A fact that is no failure, and that the user should know.
enum Warning: Hashable, Sendable {
  case idleExclude(String)
  case allExcluded(String)
  case idleRoot(String, ConfigurationPlace?)
  case unknownRoot(String, ConfigurationPlace?)
  case misnamedConfiguration(String)
  case noSwiftFile(String)
  case idleInput(String)
  case nothingJudged(Summary.NothingJudged)
  case encrypted(String, others: Int)
  case partOfApp(String, project: String)
  case openFindings(Int)
  case unreadProject(String, reason: String, others: Int)
  case unstagedBaseline(String)
  case idleDefine(String)
  case idleCondition(String, ConfigurationPlace)
  case emptyGroup(String, ConfigurationPlace)

  /// The line for standard error.
  var line: String { "purelint: warning: \(message.printable())\n" }

  /// The words for a root, with the place of the configuration that names it.
  private static func root(_ name: String, _ place: ConfigurationPlace?) -> String {
    place.map { "the root '\(name)' (\($0))" } ?? "'--root \(name)'"
  }

  var message: String {
    switch self {
    case .idleExclude(let pattern):
      "'--exclude \(pattern)' has no effect; nothing that would be checked matches it"
    case .allExcluded(let path):
      "everything in '\(path)' is excluded, so nothing is checked there; leave out an '--exclude', or "
        + "an 'exclude' of the configuration"
    case .partOfApp(let path, let project):
      "'\(path)' is only part of what '\(project)' builds; findings about what nobody wires or "
        + "reads need the whole app"
    case .encrypted(let path, let others):
      others == 0
        ? "'\(path)' is encrypted by git-crypt and is not read; 'git-crypt unlock' makes it readable"
        : "'\(path)' and \(Summary.count(others, "other file")) are encrypted by git-crypt and are not "
          + "read; 'git-crypt unlock' makes them readable"
    case .openFindings(let count):
      "left out \(Summary.count(count, "finding")), because files that are not checked may use what "
        + "\(count == 1 ? "it is" : "they are") about; check these files, too"
    case .idleRoot(let name, let place):
      "\(Self.root(name, place)) has no effect; '\(name)' builds nothing declared in the checked files"
    case .unknownRoot(let name, let place):
      "\(Self.root(name, place)) has no effect; no checked file declares a type or function "
        + "'\(name)'"
    case .misnamedConfiguration(let path):
      "'\(path)' is not read; a configuration is JSON, in a file called '\(Configuration.fileName)'"
    case .idleInput(let path):
      "'\(path)' is not among the checked files, so standard input changes nothing; check the path, "
        + "and what '--exclude' and '.gitignore' leave out"
    case .unreadProject(let path, let reason, let others):
      others == 0
        ? "'\(path)' is not read, so the targets in it are not known; \(reason)"
        : "'\(path)' and \(others) more such files are not read, so the targets in them are not known; "
          + "\(reason)"
    case .unstagedBaseline(let path):
      "the baseline '\(path)' does not count, because it is not in Git's index; 'git add' it"
    case .idleDefine(let name):
      "'--define \(name)': no '#if' in the checked files asks for '\(name)'; check the spelling"
    case .idleCondition(let name, let place):
      "the condition '\(name)' (\(place)): no '#if' in the checked files asks for it; check the spelling"
    case .emptyGroup(let name, let place):
      "the group '\(name)' of the layers (\(place)) is empty; no checked file is in its paths"
    case .noSwiftFile(let path):
      "no Swift file in '\(path)'; nothing is checked there, "
        + (path.isOfXcode ? "name the folder that it is in" : "check the path")
    case .nothingJudged(let reason): reason.message
    }
  }
}

extension String {
  /// Whether it is the path of a project or a workspace of Xcode's, which holds no sources.
  fileprivate var isOfXcode: Bool {
    let end = hasSuffix("/") ? dropLast() : self[...]
    return end.hasSuffix(".xcodeproj") || end.hasSuffix(".xcworkspace")
  }
}
