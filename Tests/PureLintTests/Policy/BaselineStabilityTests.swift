import Testing

@testable import PureLint
@testable import PureLintFindings
@testable import PureLintPolicy
@testable import PureLintProjects
@testable import PureLintSource
@testable import PureLintSyntax

/// A file that is moved or reformatted changes nothing of what a baseline knows.
@Suite struct BaselineStabilityTests {
  private static let fixtures = (Fixture.rules + Fixture.apps).filter {
    // Where a comment stands on its line is what these are about.
    !$0.path.contains("/unused-suppression/")
  }

  @Test(arguments: fixtures)
  func neitherLayoutNorTheOrderOfFilesCounts(_ fixture: Fixture) throws {
    let (files, projects) = ProjectFile.separate(try fixture.files())
    let rules = try fixture.rules(for: files)
    let policy = Policy(checking: rules, of: Rule.all)
    func diagnostics(_ files: [SourceFile]) -> [Diagnostic] {
      policy.verdict(on: Linter(rules: rules).run(files, projects: projects)).diagnostics
    }
    let known = Baseline(of: diagnostics(files).map(\.finding), paths: [])
    func expectSameEntries(_ changed: [SourceFile]) {
      let comparison = known.compare(diagnostics(changed), unchecked: [])
      #expect(comparison.new.map { Baseline.Entry($0.finding) } == [])
      #expect(comparison.stale == [])
    }
    expectSameEntries(files.map(reformatted))
    // What belongs to which target or app is known by the paths.
    guard projects.isEmpty, !fixture.path.hasSuffix("/two-apps-in-one-tree") else { return }
    let moved = files.enumerated().map { index, file in
      SourceFile(path: "moved/\(1000 - index)/\(file.path)", bytes: file.bytes)
    }
    expectSameEntries(moved.sorted { $0.path < $1.path })
  }

  /// The file with more lines and columns between its tokens, and with each argument and element on
  /// a line of its own; what is not all Swift stays as it is.
  private func reformatted(_ file: SourceFile) -> SourceFile {
    let tree = SyntaxTree(parsing: file, bodies: .parse)
    guard tree.errors.isEmpty, tree.tokens.count > 1 else { return file }
    let tokens = tree.tokens
    var bytes = Array(file.bytes[..<Int(tokens.starts[0])])
    var openStrings = 0
    var isDirective = false
    for token in 0..<tokens.count - 1 {
      if tokens.flags[token].contains(.isAtStartOfLine) {
        isDirective = file.bytes[Int(tokens.starts[token])] == UInt8(ascii: "#")
      }
      if tokens.kinds[token] == .stringHead { openStrings += 1 }
      if tokens.kinds[token] == .stringTail { openStrings -= 1 }
      let gap = Int(tokens.ends[token])..<Int(tokens.starts[token + 1])
      bytes += file.bytes[Int(tokens.starts[token])..<gap.lowerBound] + file.bytes[gap]
      guard openStrings == 0 else { continue }
      let endsLine = tokens.flags[token + 1].contains(.isAtStartOfLine)
      let mayEndLine = [.comma, .leftParenthesis, .leftBracket].contains(tokens.kinds[token])
      if endsLine || mayEndLine && !isDirective {
        bytes += "\n\n       ".utf8
      } else if !gap.isEmpty {
        bytes += "  ".utf8
      }
    }
    bytes += file.bytes[Int(tokens.starts[tokens.count - 1])...]
    return SourceFile(path: file.path, bytes: bytes)
  }
}
