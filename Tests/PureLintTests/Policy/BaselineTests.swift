import Foundation
import GraphModel
import Testing

@testable import PureLintFindings
@testable import PureLintPolicy
@testable import PureLintRules
@testable import PureLintSource

/// What a baseline holds, compares and writes.
@Suite struct BaselineTests {
  private func diagnostic(_ rule: String, _ names: String..., at offset: UInt32 = 0) -> Diagnostic {
    let place = Location(file: FileID(index: 0), offset: offset)
    let finding = Finding(ruleID: rule, subject: Subject(names), message: "", location: place)
    return Diagnostic(finding: finding, severity: .warning)
  }

  private func baseline(_ diagnostics: Diagnostic...) -> Baseline {
    Baseline(of: diagnostics.map(\.finding), paths: ["."])
  }

  private func isStale(_ comparison: Baseline.Comparison) -> [String] {
    comparison.stale.map { "\($0.entry.rule) \($0.entry.names.joined(separator: " ")) \($0.count)" }
  }

  // MARK: Comparing

  @Test func whatItHoldsIsNotNew() {
    let known = baseline(diagnostic("a", "x"), diagnostic("b", "x", "y"))
    let all = [diagnostic("b", "x", "y", at: 7), diagnostic("a", "z"), diagnostic("a", "x", at: 9)]
    let comparison = known.compare(all, unchecked: [])
    #expect(comparison.new == [all[1]])
    #expect(comparison.knownCount == 2 && comparison.stale == [])
  }

  @Test func namesAndTheirOrderCount() {
    let known = baseline(diagnostic("a", "x", "y"))
    for other in [diagnostic("a", "y", "x"), diagnostic("a", "x"), diagnostic("b", "x", "y")] {
      #expect(known.compare([other], unchecked: []).new == [other])
    }
  }

  @Test func whatIsNotFoundIsStale() {
    let known = baseline(diagnostic("b", "x"), diagnostic("a", "x"), diagnostic("a", "x"))
    let comparison = known.compare([diagnostic("a", "x")], unchecked: [])
    #expect(isStale(comparison) == ["a x 1", "b x 1"])
    let pruned = known.pruned(of: comparison.stale)
    #expect(pruned.counts == [.init(rule: "a", names: ["x"]): 1])
    #expect(pruned.compare([diagnostic("a", "x")], unchecked: []).stale == [])
  }

  @Test func whatWasNotAskedIsNotStale() {
    let known = baseline(diagnostic(Rule.lazyCycle.id, "x"), diagnostic("gone", "x"))
    #expect(isStale(known.compare([], unchecked: [Rule.lazyCycle.id])) == ["gone x 1"])
  }

  /// Which of several findings of the same names is new is not known; the last are told.
  @Test func oneMoreOfTheSameNamesIsNew() {
    let known = baseline(diagnostic("a", "x"), diagnostic("a", "x"))
    let all = [3, 5, 8].map { diagnostic("a", "x", at: $0) }
    let new = known.compare(all, unchecked: []).new
    #expect(new.map(\.finding.location.offset) == [8])
    let note = "the baseline holds 2 of 3 such findings; which one is new is not known"
    #expect(new.first?.finding.notes.map(\.message) == [note])
    #expect(known.compare(Array(all.dropLast()), unchecked: []).new == [])
  }

  /// Numbers that tell findings of the same names apart shift when one is mended.
  @Test func numbersDoNotCount() {
    let findings = [3, 5].map { diagnostic("a", "x", at: $0).finding }.withDistinctSubjects()
    let known = Baseline(of: findings, paths: ["."])
    var second = diagnostic("a", "x")
    second.finding.subject.ordinal = 1
    let comparison = known.compare([second], unchecked: [])
    #expect(comparison.new == [] && isStale(comparison) == ["a x 1"])
  }

  @Test func whatIsNotAskedIsKept() {
    let old = baseline(diagnostic(Rule.lazyCycle.id, "x"), diagnostic("a", "y"))
    let new = baseline(diagnostic("a", "z")).keeping(old, unchecked: [Rule.lazyCycle.id])
    #expect(new.counts.keys.map(\.names.first).sorted { $0! < $1! } == ["x", "z"])
  }

  // MARK: The file

  @Test func theFileHasALineForEachEntry() throws {
    let known = baseline(
      diagnostic("b", "x"),
      diagnostic("a", "y", "\"q\"\\\n\u{1b}"),
      diagnostic("b", "x"),
      diagnostic("a", "é")
    )
    #expect(
      known.text == #"""
        [
        {"rule": "a", "subject": ["y", "\"q\"\\ \u001b"]},
        {"rule": "a", "subject": ["é"]},
        {"rule": "b", "subject": ["x"], "count": 2},
        {"purelint-baseline": 1, "paths": ["."]}
        ]

        """#
    )
    let read = try Baseline(Array(known.text.utf8))
    #expect(read.counts == known.counts && read.paths == known.paths)
    #expect(read.text == known.text)
    let json = try JSONSerialization.jsonObject(with: Data(known.text.utf8)) as? [[String: Any]]
    #expect(json?.count == 4 && json?[1]["subject"] as? [String] == ["é"])
  }

  @Test func anEntryThatTwoBranchesAddedCountsOnce() throws {
    let line = #"{"rule": "a", "subject": ["x"]},"# + "\n"
    let text = "[\n\(line)\(line){\"purelint-baseline\": 1}]"
    let read = try Baseline(Array(text.utf8))
    #expect(read.counts == [.init(rule: "a", names: ["x"]): 1])
    #expect(read.places.values.map(\.line) == [2] && read.paths == ["."])
  }

  @Test(arguments: [
    ("", "1:1", "the file is empty; write the baseline anew with '--write-baseline', or remove"),
    ("\n ", "2:2", "the file is empty; write the baseline"),
    ("{}", "1:1", "this is no baseline; write one with '--write-baseline'"),
    ("[]", "1:1", "this is no baseline"),
    ("[{}]", "1:1", "this is no baseline"),
    ("[\n{\"rule\": \"a\"}]", "2:1", "the entry has no 'subject'"),
    (
      "[\n{\"rule\": \"a\", \"subject\": []},\n{\"rul\": \"a\", \"subject\": []}\n]", "3:2",
      "an entry has no 'rul'; did you mean 'rule'?"
    ),
    (
      "[\n{\"rule\": \"a\", \"subject\": [\"x\"]}\n]", "2:1",
      "the line '{\"purelint-baseline\": 1}' is missing behind this entry"
    ),
    (
      "[\n{\"purelint-baseline\": 1},\n{\"rule\": \"a\", \"subject\": []}\n]", "2:1",
      "what describes the file comes last; move the line to the end"
    ),
    ("[{\"purelint-baseline\": 2}]", "1:24", "this version of purelint reads version 1"),
    ("[\n7, {\"purelint-baseline\": 1}]", "2:1", "an entry is an object with 'rule' and 'subject'"),
    ("[\n{\"rule\": 7}, {\"purelint-baseline\": 1}]", "2:10", "'rule' is the id of a rule"),
    ("[\n{\"subject\": []}, {\"purelint-baseline\": 1}]", "2:1", "the entry has no 'rule'"),
    ("[\n{\"rule\": \"a\"}, {\"purelint-baseline\": 1}]", "2:1", "the entry has no 'subject'"),
    (
      "[\n{\"rule\": \"a\", \"subject\": \"b\"}, {\"purelint-baseline\": 1}]", "2:26",
      "'subject' is a list of texts"
    ),
    (
      "[\n{\"rule\": \"a\", \"subject\": [], \"count\": 0}, {\"purelint-baseline\": 1}]", "2:39",
      "'count' is the number of findings, 1 or more"
    ),
    (
      "[\n{\"rule\": \"a\", \"subject\": [], \"count\": 9223372036854775807}, "
        + "{\"purelint-baseline\": 1}]",
      "2:39", "'count' is the number of findings, 1 or more"
    ),
    (
      "[\n{\"rule\": \"a\", \"line\": 7}, {\"purelint-baseline\": 1}]", "2:15",
      "an entry has no 'line'; remove it"
    ),
    ("[\n{\"purelint-baseline\": 1, \"paths\": 7}]", "2:35", "is a list of texts"),
    (
      "[\n<<<<<<< HEAD\n=======\n>>>>>>> other\n{\"purelint-baseline\": 1}]", "2:1",
      "a merge conflict is left"
    ),
    ("[\n{\"rule\": \"a\"", "2:13", "expected '}'"),
  ])
  func saysWhatIsWrongWithAFile(text: String, place: String, message: String) throws {
    let error = #expect(throws: Baseline.Malformed.self) { try Baseline(Array(text.utf8)) }
    let malformed = try #require(error)
    #expect(malformed.message.contains(message), "\(malformed.message)")
    #expect(malformed.position.description == place)
  }
}
