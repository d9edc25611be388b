import GraphModel
import Testing

@testable import PureLint
@testable import PureLintFindings
@testable import PureLintOutput
@testable import PureLintPolicy
@testable import PureLintSource

@Suite struct SummaryTests {
  @Test func counts() {
    let summary = Summary(
      files: 214,
      modules: 61,
      objects: 80,
      dependencies: 1,
      roots: 2,
      errors: 3,
      warnings: 1
    )
    #expect(
      summary.text
        == "checked 214 files: 2 composition roots, 61 types that declare their dependencies; judged 80 objects, 1 dependency; "
        + "3 errors, 1 warning; 0 unresolved"
    )
  }

  @Test func countsWhatAReportHolds() {
    let file = SourceFile(path: "A.swift", bytes: Array("let a =\n".utf8))
    let place = Location(file: FileID(index: 0), offset: 0)
    var builder = GraphBuilder(files: [file.path])
    for kind in [Node.Kind.root, .module, .module, .dependency] {
      _ = builder.addNode(Node(kind: kind, name: "A"))
    }
    let diagnostics = [Severity.error, .error, .error, .warning].map { severity in
      Diagnostic(
        finding: Finding(ruleID: "a", subject: Subject(["c"]), message: "b", location: place),
        severity: severity
      )
    }
    let report = Report(
      files: [file],
      graphs: [builder.build()],
      findings: [],
      coverage: Coverage(unresolved: [.init(location: place, message: "b", isInRoot: false)]),
      syntaxErrorCount: 2,
      firstSyntaxError: Location(file: FileID(index: 0), offset: 8)
    )
    let wanted = Summary(
      files: 1,
      modules: 2,
      objects: 2,
      dependencies: 1,
      roots: 1,
      errors: 3,
      warnings: 1,
      unresolved: [.init(noun: "construction", number: 1)],
      syntaxErrors: 2,
      firstSyntaxError: "A.swift:2:1"
    )
    #expect(Summary(report, Policy.Verdict(diagnostics: diagnostics)) == wanted)
    #expect(
      wanted.text
        == "checked 1 file: 1 composition root, 2 types that declare their dependencies; judged 2 objects, 1 dependency; 3 errors, 1 warning; "
        + "1 unresolved (1 construction; '--unresolved' lists them), "
        + "2 syntax errors not reported (first at A.swift:2:1); no target compiles the files, or nothing is "
        + "wired there"
    )
    var single = Summary(syntaxErrors: 1, firstSyntaxError: "A.swift:2:1")
    let end = ", 1 syntax error not reported (at A.swift:2:1)"
    #expect(
      single.text.hasSuffix(end + "; no target compiles the file, or nothing is wired there")
    )
    single.checksSyntax = false
    #expect(single.text.hasSuffix(end))
  }

  private static let app = """
    struct Zone {}
    final class Clock: FactoryModule {
      struct Dependency { let zone: Zone }
      init(dependency: Dependency, payload: Void) { print(dependency.zone) }
    }
    struct AppDependency { let clocks: Clock.Factory }
    enum CompositionRoot {
      static func resolve() -> AppDependency {
        print(spareClocks)
        return AppDependency(clocks: Clock.Factory(dependency: .init(zone: Zone())))
      }
    }
    let spareClocks = Clock.Factory(dependency: .init(zone: Zone()))
    """

  private static let tests = """
    final class ClockTests: XCTestCase {
      func testClock() { print(Clock.Factory(dependency: .init(zone: Zone()))) }
    }
    """

  @Test func countsRootsAsAReaderDoes() {
    let files = [("App/A.swift", Self.app), ("AppTests/ATests.swift", Self.tests)]
    let sources = files.map { SourceFile(path: $0.0, bytes: Array($0.1.utf8)) }
    let summary = Linter().printout(of: sources).summary
    #expect(summary.roots == 1)
    #expect(summary.testRoots == 1)
    #expect(summary.text.contains(": 1 composition root and 1 in tests, 1 type that "))
  }

  @Test func namesEachLibraryOnALineOfItsOwn() {
    let environment = Recognition(
      subject: "SwiftUI environment",
      counts: [.init(noun: "type", number: 2), .init(noun: "scene", number: 1)],
      unfollowed: [.init(noun: "way", number: 2)]
    )
    let factory = Recognition(subject: "Factory", counts: [], roots: ["Depot"])
    let lines = Summary(recognitions: [environment, factory]).text.split(separator: "\n")
    #expect(
      lines.dropLast() == [
        "SwiftUI environment: 2 types, 1 scene; not judged: 2 ways", "Factory: root 'Depot'",
      ]
    )
  }
}
