import PureLintSource

extension SourceError {
  /// The failure and the way to mend it, in one line.
  var message: String {
    switch cause {
    case .missing:
      "'\(path)' does not exist; check the path, or '--exclude' a broken link"
    case .system(let code):
      "cannot read '\(path)': \(systemText(code)); "
        + "make it readable, or leave it out with '--exclude'"
    case .tooLarge:
      "cannot read '\(path)': it has 4 GB or more; leave it out with '--exclude'"
    case .notAFile:
      "cannot read '\(path)': it is no regular file; name a file or a folder"
    case .unrecorded:
      "'\(path)' is not in Git's index, or leads to what is not; 'git add' that, or leave it out"
    case .notFetched:
      "cannot read '\(path)': the repository here lacks its content; get it with 'git fetch', "
        + "'git submodule update' or 'git lfs pull'"
    case .unmerged:
      "cannot read '\(path)': it has a merge conflict; resolve it and 'git add' the file"
    case .unprintableName:
      "cannot read '\(path)': its name is not UTF-8; rename it, or leave it out with '--exclude'"
    case .notSwift:
      "'\(path)' is no Swift file; name files that end in '.swift', or a folder"
    }
  }

  /// The same for a path that stands where a command could.
  var messageForFirstWord: String {
    guard cause == .missing, looksLikeCommand else { return message }
    return "there is no command '\(path)', and no such path; "
      + (nearestCommand.map { "did you mean 'purelint \($0)'?" }
        ?? "'purelint --help' lists the commands")
  }

  /// The same for a file that holds a configuration.
  var configurationMessage: String {
    switch cause {
    case .missing: "'\(path)' does not exist"
    case .system(let code):
      "cannot read '\(path)': \(systemText(code)); make it readable, or remove it"
    case .tooLarge: "cannot read '\(path)': a configuration has 1 MB at most; write less"
    case .notAFile: "cannot read '\(path)': it is no regular file; write the configuration there"
    case .unprintableName: "cannot read '\(path)': its name is not UTF-8; rename it"
    case .unrecorded, .notFetched, .unmerged, .notSwift: message
    }
  }

  /// Whether a path is a lone name in lower case.
  private var looksLikeCommand: Bool {
    path.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || $0 == UInt8(ascii: "-") }
  }

  /// The command whose name is nearest in spelling, or in what other tools call it.
  private var nearestCommand: String? {
    let checks = ["lint", "analyze", "analyse", "run", "scan", "verify", "test"]
    let names = Command.Name.allCases.map(\.rawValue)
    if checks.contains(path) { return Command.Name.check.rawValue }
    if ["list", "ls"].contains(path) { return Command.Name.rules.rawValue }
    return Spelling.closest(to: path, among: names)
  }
}
