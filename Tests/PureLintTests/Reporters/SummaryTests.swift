import GraphModel
import Testing

@testable import PureLint

@Suite struct SummaryTests {
  @Test func counts() {
    let summary = Summary(files: 214, modules: 61, roots: 2, errors: 3, warnings: 1)
    #expect(
      summary.text
        == "checked 214 files: 61 modules, 2 roots; 3 errors, 1 warning; "
        + "0 unresolved constructions"
    )
  }

  @Test func countsWhatAReportHolds() {
    let file = SourceFile(path: "A.swift", bytes: [])
    let place = Location(file: FileID(index: 0), offset: 0)
    var builder = GraphBuilder(files: [file.path])
    for kind in [Node.Kind.root, .module, .module, .dependency] {
      _ = builder.addNode(Node(kind: kind, name: "A"))
    }
    let diagnostics = [Severity.error, .error, .error, .warning].map { severity in
      Diagnostic(ruleID: "a", severity: severity, message: "b", location: place)
    }
    let report = Linter.Report(
      files: [file],
      graph: builder.build(),
      diagnostics: diagnostics,
      coverage: Coverage(unresolved: [.init(location: place, message: "b", isInRoot: false)]),
      syntaxErrorCount: 2
    )
    let wanted = Summary(
      files: 1,
      modules: 2,
      roots: 1,
      errors: 3,
      warnings: 1,
      unresolved: 1,
      syntaxErrors: 2
    )
    #expect(Summary(report) == wanted)
    #expect(
      wanted.text
        == "checked 1 file: 2 modules, 1 root; 3 errors, 1 warning; "
        + "1 unresolved construction, 2 syntax errors"
    )
  }
}
