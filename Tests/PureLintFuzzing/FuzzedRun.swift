import Foundation

@testable import PureLint
@testable import PureLintCommandLine
@testable import PureLintFindings
@testable import PureLintPolicy
@testable import PureLintSource
@testable import PureLintSyntax

/// A run of the whole program over the files of an input, with arguments that stand in it: lines of
/// the file `arguments`, a run each.
struct FuzzedRun {
  /// The files, whose paths lead nowhere else.
  let files: [SourceFile]
  /// The arguments of each run; those that name places elsewhere are left out.
  let commands: [[String]]

  /// The most runs of one input, which shall not take long.
  private static let mostCommands = 4

  /// Nil if an input says nothing of arguments.
  init?(_ files: [SourceFile]) {
    guard let arguments = files.first(where: { $0.path == "arguments" }) else { return nil }
    commands = String(decoding: arguments.bytes, as: UTF8.self).split(separator: "\n")
      .prefix(Self.mostCommands)
      .map { line in line.split(separator: " ").map(String.init).filter(Self.staysInside) }
    self.files = files.filter { $0.path != "arguments" && Self.isPath($0.path) }
  }

  /// Whether a word can lead to no file outside the folder in which the program runs.
  private static func staysInside(_ word: String) -> Bool {
    !word.contains("..") && !word.contains("/dev") && !word.contains("\0")
      && !word.hasPrefix("/") && !word.contains("=/")
  }

  private static func isPath(_ path: String) -> Bool {
    staysInside(path) && path.utf8.count < 200 && !path.isEmpty
      && path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
        !$0.isEmpty && $0 != "." && $0 != ".git"
      }
  }

  /// Writes the files into a folder of their own, and runs the program there.
  func run() {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appendingPathComponent("purelint-fuzzed-\(getpid())")
    try? manager.removeItem(at: folder)
    try? manager.createDirectory(at: folder, withIntermediateDirectories: true)
    defer {
      precondition(chdir("/") == 0, "there is no folder")
      try? manager.removeItem(at: folder)
    }
    precondition(chdir(folder.path) == 0, "the folder cannot be entered")
    for file in files {
      let place = folder.appendingPathComponent(file.path)
      try? manager.createDirectory(
        at: place.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try? Data(file.bytes).write(to: place)
    }
    for command in commands where Self.ends(command) {
      let outcome = outcome(of: command)
      if let changes = outcome.changes { checkChanges(changes, by: command) }
    }
  }

  /// Whether a run with these arguments comes to an end by itself.
  private static func ends(_ arguments: [String]) -> Bool {
    switch try? Arguments.parse(arguments, .purelint) {
    case .serve: false
    case .check(let options): !options.isRepeated
    default: true
    }
  }

  /// What a run says; its input is the first file.
  private func outcome(of arguments: [String]) -> Outcome {
    let input = files.first?.bytes ?? []
    let invocation = Invocation(
      arguments: arguments,
      analyzer: .purelint,
      input: { () throws(SourceError) in input }
    )
    guard let outcome = SystemThread.run({ invocation.run() }) else {
      preconditionFailure("no thread is to be had")
    }
    for text in [outcome.preface, outcome.messages] {
      for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
        precondition(!line.starts(with: "::".utf8), "a line is a command for GitHub")
        precondition(!line.starts(with: "##".utf8), "a line is a command for a build service")
        precondition(line.allSatisfy { $0 >= 0x20 || $0 == 0x09 }, "a line has control characters")
      }
    }
    return outcome
  }

  /// What was Swift is Swift still, and nothing is left to change.
  private func checkChanges(_ changes: Outcome.Changes, by command: [String]) {
    for file in changes.replacements {
      let old = SyntaxTree(parsing: SourceFile(path: file.path, bytes: file.old), bodies: .parse)
      let new = SyntaxTree(parsing: SourceFile(path: file.path, bytes: file.new), bodies: .parse)
      precondition(!old.errors.isEmpty || new.errors.isEmpty, "what was mended is no Swift")
      try? Data(file.new).write(to: URL(fileURLWithPath: file.path))
    }
    precondition(outcome(of: command).changes == nil, "what was mended is mended again")
  }
}
