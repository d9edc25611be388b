import GraphModel
import PureLintSource

/// The outcome of one run: findings, the graphs that they are about, and what could not be read.
package struct Report: Sendable {
  package let files: [SourceFile]
  /// The graphs, one for each program.
  package let graphs: [Graph]
  /// For each graph, the same with where values come from, if that was put off; empty if it was for none.
  package var laterGraphs: [LaterGraph?] = []
  /// For each graph, the names of the types that its providers yield, where the source writes none.
  package var inferredTypes: [[NodeID: String]] = []
  /// For each graph, the places where the types are declared that its providers yield.
  package var yieldedTypes: [[NodeID: Location]] = []
  /// What things need as their declarations and constructions show it, which layers are held to; found
  /// out for questions alone.
  package var declaredNeeds: [Need] = []
  /// The names of the first targets that files are compiled into, where a project names any.
  package var targets: [FileID: String] = [:]
  /// The findings, each about something else, sorted by path, offset, rule and message.
  package var findings: [Finding] = []
  /// The qualified names of the things whose findings are notes on another finding for now: while
  /// nobody builds a module, nobody can tell of its fields.
  package var explained: Set<String> = []
  /// The ids of the rules that had their say, those that are only asked for others included.
  package var askedRules: Set<String> = []
  /// How much of what roots build could be followed.
  package private(set) var coverage: Coverage
  /// The number of syntax errors in files that no rule looked at. Bodies that cannot matter are
  /// not parsed, and count none.
  package let syntaxErrorCount: Int
  /// The first of them, in the order of the files.
  package var firstSyntaxError: Location?
  /// The files with a syntax error in what was parsed of them, whether a rule looked at it or not.
  package var brokenFiles: Set<FileID> = []
  /// The files whose findings are not reported, as no target compiles them.
  package var strayFiles: Set<FileID> = []
  /// The roots that the user names for the program or the programs.
  package var roots: [RootName] = []
  /// Roots that the user names and no source declares, with the names that there are.
  package var unknownRoots: [(name: RootName, candidates: [String])] = []

  package init(
    files: [SourceFile],
    graphs: [Graph],
    inferredTypes: [[NodeID: String]] = [],
    yieldedTypes: [[NodeID: Location]] = [],
    targets: [FileID: String] = [:],
    findings: [Finding] = [],
    askedRules: Set<String> = [],
    coverage: Coverage,
    syntaxErrorCount: Int,
    firstSyntaxError: Location? = nil,
    roots: [RootName] = [],
    unknownRoots: [(name: RootName, candidates: [String])] = []
  ) {
    self.files = files
    self.graphs = graphs
    self.inferredTypes = inferredTypes
    self.yieldedTypes = yieldedTypes
    self.targets = targets
    self.findings = findings
    self.askedRules = askedRules
    self.coverage = coverage
    self.syntaxErrorCount = syntaxErrorCount
    self.firstSyntaxError = firstSyntaxError
    self.roots = roots
    self.unknownRoots = unknownRoots
  }

  /// Takes the findings of the rules but those of files that no target compiles: these are counted, and
  /// listed as not judged.
  package mutating func set(_ all: [Finding], besideStrays isStray: (FileID) -> Bool) {
    let strays = Dictionary(grouping: all.filter { isStray($0.location.file) }, by: \.location.file)
    findings = all.filter { strays[$0.location.file] == nil }
    strayFiles = Set(strays.keys)
    coverage.add(
      strays.map { file, findings in
        Coverage.Unresolved(
          location: Location(file: file, offset: 0),
          message: "no target compiles this file, so "
            + (findings.count == 1
              ? "a finding in it is not reported"
              : "\(findings.count) findings in it are not reported"),
          noun: "file",
          isInRoot: false
        )
      }
    )
  }
}
