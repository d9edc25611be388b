import GraphModel
import PureLintFindings
import PureLintResolution
import PureLintSource
import PureLintSyntax

/// The mending of one program: what is unused goes, and what is left out and plainly there is handed
/// over, until nothing more can be done.
///
/// Every step is checked by a run over the changed sources: it stands if the finding is gone and no
/// other has come that cannot be mended in turn.
package struct Mending {
  /// More steps than one removal ever causes.
  private static let mostRounds = 100

  /// The way in which each rule's findings are mended, by the rule's id.
  private let ways: [String: Rule.Mending]
  /// Checks the program with other contents in its files.
  private let analyze: ([SourceFile]) -> Analysis
  /// The files that have to stay as they are, each by its position and with the reason.
  let fixedFiles: [Int: String]
  /// Swift files beside those of the run.
  let outside: OutsideFiles
  /// The findings that the user wants to have mended.
  let choose: (Report) -> [Finding]

  package private(set) var state: State
  package private(set) var mendedCount = 0
  var refused: [FindingKey: String] = [:]
  /// Those among them for which there is no change in the sources as they are.
  private var unplanned: Set<FindingKey> = []
  /// How many findings of a key the sources had before.
  private var known: [FindingKey: Int] = [:]

  /// Sources with what is found in them.
  package struct State {
    package let files: [SourceFile]
    package let analysis: Analysis
    /// The findings that the user wants to have mended.
    let chosen: [Finding]
    /// Where the places were before anything was changed.
    let former: FormerPlaces

    var findings: [Finding] { analysis.report.findings }
  }

  /// - Parameters:
  ///   - rules: The rules that are checked.
  ///   - choose: The findings of a report that the user wants to have mended.
  ///   - analyze: Checks the program with other contents in its files, by these rules.
  package init(
    _ files: [SourceFile],
    rules: [Rule],
    fixedFiles: [Int: String] = [:],
    outside: [SourceFile] = [],
    choose: @escaping (Report) -> [Finding],
    analyze: @escaping ([SourceFile]) -> Analysis
  ) {
    ways = Dictionary(
      uniqueKeysWithValues: rules.compactMap { rule in
        rule.mending.map { (rule.id, $0) }
      }
    )
    self.analyze = analyze
    self.fixedFiles = fixedFiles
    self.outside = OutsideFiles(outside)
    self.choose = choose
    let analysis = analyze(files)
    state = State(
      files: files,
      analysis: analysis,
      chosen: choose(analysis.report),
      former: FormerPlaces(files)
    )
    known = FindingKey.counts(state.findings)
    mend()
  }

  /// Mends as many findings at once as go together, fewer where that fails. What stood in the way of
  /// others may be gone then.
  private mutating func mend() {
    var mended = -1
    while mended < mendedCount {
      mended = mendedCount
      for key in unplanned { refused[key] = nil }
      unplanned = []
      mendAll()
    }
  }

  private mutating func mendAll() {
    var size = Int.max
    while true {
      let steps = steps()
      guard !steps.isEmpty else { break }
      let chosen = Array(steps.prefix(size))
      do throws(Obstacle) {
        state = try settled(chosen)
        mendedCount += chosen.count
        known = FindingKey.counts(state.findings)
        size = size > Int.max / 2 ? .max : size * 2
      } catch {
        if chosen.count == 1 { refused[FindingKey(chosen[0].finding)] = error.reason }
        let isOpen = chosen.allSatisfy { refused[FindingKey($0.finding)] == nil }
        if isOpen || chosen.count == 1 { size = max(chosen.count / 2, 1) }
      }
    }
  }

  /// A finding that stays, with the reason and its place. Both speak of the sources as they were read.
  package struct Leftover {
    package let finding: Finding
    package let reason: String
    package let path: String
    package let position: LineIndex.Position
  }

  /// The findings that could be mended but for some reason.
  package var leftovers: [Leftover] {
    state.chosen.filter(isMendable).map { finding in
      let file = finding.location.file.position
      return Leftover(
        finding: finding,
        reason: refused[FindingKey(finding)] ?? "it goes only together with others",
        path: state.files[file].path,
        position: state.former.position(Int(finding.location.offset), in: file)
      )
    }
  }

  func isMendable(_ finding: Finding) -> Bool {
    finding.isMendable(ways[finding.ruleID])
  }

  // MARK: Steps

  /// A change that mends one finding.
  struct Step {
    let finding: Finding
    let edits: [Fix.Edit]
    /// By function, the positions of the parameters that go.
    var shortened: [DeclarationID: Set<Int>] = [:]
  }

  /// The changes for the findings that the user wants to have mended; none touches another.
  private mutating func steps() -> [Step] {
    let planner = StepPlanner(state, fixedFiles: fixedFiles, outside: outside)
    var steps: [Step] = []
    for finding in state.chosen
    where isMendable(finding) && refused[FindingKey(finding)] == nil {
      do throws(Obstacle) {
        steps.append(try planner.step(for: finding))
      } catch {
        refused[FindingKey(finding)] = error.reason
        unplanned.insert(FindingKey(finding))
      }
    }
    return independent(steps, state.analysis)
  }

  /// The first steps that touch different parts of the sources, and make no two functions the same.
  ///
  /// What is left out is handed over first: it may be unused, too, and then goes with its argument.
  private func independent(_ steps: [Step], _ analysis: Analysis) -> [Step] {
    let additions = steps.filter { ways[$0.finding.ruleID] == .addition }
    var chosen: [Step] = []
    var taken = TakenPlaces()
    var functions = analysis.resolver.map { ShorterFunctions($0) }
    for step in additions.isEmpty ? steps : additions {
      let places = step.edits.map(\.location)
      guard places.allSatisfy({ !taken.touch($0) }), functions?.add(step.shortened) != false else {
        continue
      }
      chosen.append(step)
      for place in places { taken.add(place) }
    }
    return chosen
  }

  /// The sources after some steps and all that follow from them.
  private mutating func settled(_ steps: [Step]) throws(Obstacle) -> State {
    var next = try state(after: steps.flatMap(\.edits), of: state)
    var rounds = 0
    while true {
      let new = FindingKey.beyond(known, next.findings)
      guard !new.isEmpty else { break }
      rounds += 1
      guard rounds <= Self.mostRounds else { throw Obstacle("it would take no end") }
      let follow = try followUps(new, of: steps, in: next)
      next = try state(after: independent(follow, next.analysis).flatMap(\.edits), of: next)
    }
    let (before, after) = (FindingKey.counts(state.chosen), FindingKey.counts(next.chosen))
    for (key, number) in FindingKey.counts(steps.map(\.finding))
    where after[key, default: 0] > before[key, default: 0] - number {
      throw Obstacle("what would mend it does not")
    }
    return next
  }

  /// The changes for what some steps bring; all of them or none.
  private mutating func followUps(
    _ new: [Finding],
    of steps: [Step],
    in next: State
  ) throws(Obstacle) -> [Step] {
    let planner = StepPlanner(next, fixedFiles: fixedFiles, outside: outside)
    var found: [Step] = []
    var lasting: [Consequence] = []
    for finding in new {
      guard isMendable(finding) else {
        lasting.append(Consequence(finding: finding, reason: "without it, \(finding.message)"))
        continue
      }
      do throws(Obstacle) {
        found.append(try planner.step(for: finding))
      } catch {
        let reason = "without it, \(finding.message), and \(error.reason)"
        lasting.append(Consequence(finding: finding, reason: reason))
      }
    }
    guard let first = lasting.first else { return found }
    refuse(steps, causing: lasting)
    throw Obstacle(first.reason)
  }

  private func state(after edits: [Fix.Edit], of state: State) throws(Obstacle) -> State {
    let files = state.files.applying(edits)
    for file in Set(edits.map(\.location.file.position)) {
      guard SyntaxTree(parsing: files[file], bodies: .parse).errors.isEmpty else {
        throw Obstacle("'\(files[file].path)' would not be Swift")
      }
    }
    let analysis = analyze(files)
    var former = state.former
    former.add(edits)
    let next = State(
      files: files,
      analysis: analysis,
      chosen: choose(analysis.report),
      former: former
    )
    let (before, after) = (state.analysis.report.coverage, next.analysis.report.coverage)
    guard after.unresolved.count <= before.unresolved.count else {
      throw Obstacle("without it, something could not be followed any more")
    }
    return next
  }
}

/// A report on a program, and what the run knows of names and types besides.
package struct Analysis {
  package let report: Report
  /// The resolver that has walked all bodies that may matter; nil where there are none.
  package let resolver: Resolver?

  package init(report: Report, resolver: Resolver?) {
    self.report = report
    self.resolver = resolver
  }
}

/// Finds the change that mends a finding.
private struct StepPlanner {
  private let sources: RemovalSources?

  init(_ state: Mending.State, fixedFiles: [Int: String], outside: OutsideFiles) {
    sources = state.analysis.resolver.map { resolver in
      RemovalSources(
        resolver,
        state.analysis.report.graphs[0],
        state.former,
        fixedFiles: fixedFiles,
        outside: outside
      )
    }
  }

  func step(for finding: Finding) throws(Obstacle) -> Mending.Step {
    guard let sources else { throw Obstacle("nothing is known of it") }
    if let fix = finding.fix {
      for file in Set(fix.edits.map(\.location.file.position)).sorted() {
        if let reason = sources.obstacle(toChanging: file) { throw Obstacle(reason) }
      }
      return Mending.Step(finding: finding, edits: fix.edits)
    }
    let removal = try removal(for: finding, sources)
    return Mending.Step(finding: finding, edits: removal.edits, shortened: removal.shortened)
  }

  private func removal(for finding: Finding, _ sources: RemovalSources) throws(Obstacle) -> Removal
  {
    if let id = sources.declaration(at: finding.location) { return try Removal(of: id, sources) }
    guard let token = sources.token(at: finding.location) else {
      throw Obstacle("nothing is known of it")
    }
    let file = finding.location.file.position
    return try Removal(ofStatementCalling: token, in: file, sources)
  }
}
