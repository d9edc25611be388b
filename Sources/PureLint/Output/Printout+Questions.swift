import PureLintFindings

extension Printout {
  /// The command that shows more of a finding; nil if the graph has nothing to do with it.
  package func question(about finding: Finding) -> String? {
    let asksGraph = rules.contains { rule in
      rule.id == finding.ruleID && !rule.looksAtSyntax && !rule.looksAtSuppressions
    }
    guard asksGraph, !finding.subject.names.isEmpty else { return nil }
    let folders = folders.flatMap { ["--in", $0] }
    let words = ["purelint"] + finding.question + folders
    return words.map(\.shellQuoted).joined(separator: " ")
  }
}

extension Finding {
  /// Why the path that the finding is about is there, or else what its subject is.
  fileprivate var question: [String] {
    let names = subject.names
    // Around a cycle, what is asked is the way back.
    if path?.isCycle == true, names.count > 1 { return ["why", names[1], names[0]] }
    guard let path, !path.isCycle, path.stops.count > 2 else { return ["show", names[0]] }
    return ["why", path.stops[0].name, names[0]]
  }
}

extension String {
  /// The text as one word of a shell.
  fileprivate var shellQuoted: String {
    let isPlain =
      !isEmpty
      && utf8.allSatisfy { byte in
        byte >= 0x80
          || "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-/".utf8
            .contains(byte)
      }
    return isPlain ? self : "'\(replacing("'", with: "'\\''"))'"
  }
}
