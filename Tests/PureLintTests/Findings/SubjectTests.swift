import GraphModel
import Testing

@testable import PureLint
@testable import PureLintFindings
@testable import PureLintProjects
@testable import PureLintRules
@testable import PureLintSource

/// What findings are about has a name that tells findings apart and stays when lines move.
@Suite struct SubjectTests {
  private func finding(_ ruleID: String, _ names: String..., at offset: UInt32) -> Finding {
    let place = Location(file: FileID(index: 0), offset: offset)
    return Finding(ruleID: ruleID, subject: Subject(names), message: "", location: place)
  }

  @Test func findingsAboutThingsOfTheSameNamesAreNumberedForEachRule() {
    let findings = [
      finding("a", "x", at: 0), finding("b", "x", at: 1), finding("a", "x", at: 2),
      finding("a", "x", "y", at: 3), finding("a", "x", at: 4),
    ]
    let subjects = findings.withDistinctSubjects().map(\.subject)
    #expect(subjects.map(\.ordinal) == [1, 1, 2, 1, 3])
    #expect(subjects.map(\.names) == findings.map(\.subject.names))
  }

  @Test func numberingAgainChangesNothing() {
    let once = [finding("a", "x", at: 0), finding("a", "x", at: 2)].withDistinctSubjects()
    #expect(once.withDistinctSubjects() == once)
  }

  @Test func aCycleIsTheSameWhereverItIsEntered() {
    let names = ["c", "a", "b", "a"]
    let turned = names.indices.map { Array(names[$0...] + names[..<$0]) }
    #expect(Set(turned.map { Subject(cycle: $0) }).count == 1)
    #expect(Subject(cycle: ["a", "b", "c"]) != Subject(cycle: ["a", "c", "b"]))
    #expect(Subject(cycle: []) == Subject([]))
  }

  @Test func cyclesOfManyBeginWithTheirFirstName() {
    let names = (0..<50_000).map { "s\($0 % 49_999)" }
    let turned = Array(names[30_000...] + names[..<30_000])
    #expect(Subject(cycle: turned) == Subject(cycle: names))
    #expect(Subject(cycle: ["b", "a", "b", "a"]).names == ["a", "b", "a", "b"])
    #expect(Subject(cycle: []).names.isEmpty)
  }

  @Test func namesOfPartsBeginWithTheirOwner() {
    var builder = GraphBuilder()
    let root = builder.addNode(Node(kind: .root, name: "App"))
    let local = builder.addNode(Node(kind: .provider, name: "clock", owner: root))
    let member = builder.addNode(Node(kind: .provider, name: "App.zone", owner: root))
    let graph = builder.build()
    #expect(graph.subject(local, member, root) == Subject(["App.clock", "App.zone", "App"]))
  }

  @Test(arguments: Fixture.rules + Fixture.apps)
  func subjectsTellFindingsApartAndStayWhenLinesMove(_ fixture: Fixture) throws {
    let (files, projects) = ProjectFile.separate(try fixture.files())
    let linter = Linter(rules: Rule.all)
    let findings = linter.run(files, projects: projects).findings
    #expect(Set(findings.map(key)).count == findings.count)

    let moved = linter.run(files.map(withLinesAbove), projects: projects).findings
    #expect(moved.map(key) == findings.map(key))
    let isText = files.allSatisfy { !$0.bytes.contains(0) }
    #expect(moved.map(\.location) != findings.map(\.location) || findings.isEmpty || !isText)
  }

  private func key(_ finding: Finding) -> [String] {
    [finding.ruleID, "\(finding.subject.ordinal)"] + finding.subject.names
  }

  /// The same file with more lines at its beginning, unless it is in another encoding.
  private func withLinesAbove(_ file: SourceFile) -> SourceFile {
    guard !file.bytes.contains(0) else { return file }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let start = file.bytes.starts(with: mark) ? mark.count : 0
    var bytes = file.bytes
    bytes.insert(contentsOf: "\n// Moved.\n\n".utf8, at: start)
    return SourceFile(path: file.path, bytes: bytes)
  }
}
