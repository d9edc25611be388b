import GraphModel
import PureLintFindings
import PureLintLanguageServer
import PureLintOutput
import PureLintPolicy
import PureLintProjects
import PureLintSource

/// The choice of the findings that are mended: those that a check reports.
struct Choice {
  let policy: Policy
  let baseline: BaselineRun?
  let jobs: Int
  /// The one finding that is to be mended; nil for all.
  var wanted: MendRequest?
  /// The files and folders whose findings alone are mended, without links; none for all.
  var only: [ProjectPath] = []

  /// Whether findings in a file are mended.
  func holds(_ path: String) -> Bool {
    guard !only.isEmpty else { return true }
    let place = ProjectPath.withoutLinks(path)
    return only.contains { place.parts(below: $0) != nil }
  }

  func findings(in report: Report) -> [Finding] {
    let all = reported(report)
    guard let wanted else { return all }
    return all.filter { finding in
      finding.ruleID == wanted.rule && finding.subject.names == wanted.subject
        && report.files[finding.location.file.position].path == wanted.path
    }
  }

  private func reported(_ report: Report) -> [Finding] {
    let judged = judged(report)
    guard let known = baseline?.baseline(report, policy, jobs: jobs) else {
      return judged.map(\.finding)
    }
    return known.compare(judged, unchecked: policy.uncheckedRules(in: report)).new.map(\.finding)
  }

  /// The number of findings that could be mended but for the baseline.
  func heldCount(in report: Report) -> Int {
    mendable(judged(report).map(\.finding)) - mendable(reported(report))
  }

  /// The number of reported findings that only a person can mend.
  func personCount(in report: Report) -> Int {
    let reported = reported(report)
    return reported.count - mendable(reported)
  }

  /// The number of findings that could be mended without a person.
  private func mendable(_ findings: [Finding]) -> Int {
    let ways = Dictionary(
      uniqueKeysWithValues: policy.rules.map { ($0.id, $0.mending) }
    )
    return findings.count { $0.isMendable(ways[$0.ruleID] ?? nil) }
  }

  private func judged(_ report: Report) -> [Diagnostic] {
    policy.judge(policy.standing(report, jobs: jobs).findings, in: report.files).filter {
      holds(report.files[$0.finding.location.file.position].path)
    }
  }
}

/// The mending of all programs of a run.
struct Repair {
  /// The files that change.
  private(set) var replacements: [FileReplacement] = []
  private(set) var mendedCount = 0
  /// The findings that could not be mended, by place.
  private(set) var leftovers: [MendedProgram.Leftover] = []
  private(set) var heldCount = 0
  private(set) var personCount = 0
  private(set) var unknownRoot: UsageError?

  init(
    of choice: Choice,
    in sources: Sources,
    outside: [SourceFile],
    _ fix: FixOptions,
    jobs: Int
  ) {
    let options = fix.check
    let parts = sources.programs.map(\.files)
    let bounds = WritingBounds(options.paths)
    var fixed = bounds.obstacles(sources.files.map(\.path))
    let uses = parts.joined().reduce(into: [:]) { $0[$1, default: 0] += 1 }
    for (file, count) in uses where count > 1 {
      fixed[file] = TargetMap.reasonToKeep(shared: sources.files[file].path)
    }
    var files = sources.files
    var programs: [MendedProgram] = []
    for part in sources.programs {
      let task = MendingTask(
        files: part.files.map { files[$0] },
        projects: part.projects.map { sources.projects[$0] },
        plan: Self.plan(of: part, in: sources, options, jobs: jobs),
        fixedFiles: part.files.enumerated().reduce(into: [:]) { $0[$1.offset] = fixed[$1.element] },
        outside: outside,
        choose: choice.findings
      )
      let mended = options.analyzer.mend(task)
      programs.append(mended)
      for (position, file) in zip(part.files, mended.files) {
        files[position] = file
      }
    }
    for (old, new) in zip(sources.files, files) where old.bytes != new.bytes {
      guard let place = bounds.place(of: old.path) else { continue }
      replacements.append(
        FileReplacement(path: old.path, place: place, old: old.bytes, new: new.bytes)
      )
    }
    mendedCount = programs.reduce(0) { $0 + $1.count }
    personCount = programs.reduce(0) { $0 + choice.personCount(in: $1.report) }
    heldCount = programs.reduce(0) { $0 + choice.heldCount(in: $1.report) }
    leftovers = programs.flatMap(\.leftovers)
      .sorted { ($0.path, $0.finding.location.offset) < ($1.path, $1.finding.location.offset) }
    unknownRoot = Self.unknownRoot(programs, options.roots)
  }

  /// A line for each finding that could not be mended, with the reason.
  var left: [String] { leftovers.map(Self.line) }

  /// The analysis of a program in all its builds, by all rules that may object to a change.
  private static func plan(
    of part: ProgramPart,
    in sources: Sources,
    _ options: CheckOptions,
    jobs: Int
  ) -> AnalysisPlan {
    let chosen = Set(options.policy.checkedRules.map(\.id))
    var plan = options.plan(
      options.analyzer.rules.filter { !$0.isOptIn || chosen.contains($0.id) },
      jobs: jobs,
      settings: options.policy.configurations.settings(of: part, in: sources)
    )
    plan.configuration = BuildConfiguration()
    return plan
  }

  private static func line(_ leftover: MendedProgram.Leftover) -> String {
    let finding = leftover.finding
    let message = "\(finding.message); left as it is: \(reason(of: leftover))".printable()
    let place = "\(leftover.path.printable()):\(leftover.position)"
    return "\(place): note: \(message) [\(finding.ruleID)]\n"
  }

  /// The reason, without the path that the line begins with.
  private static func reason(of leftover: MendedProgram.Leftover) -> String {
    let subject = "'\(leftover.path)' "
    guard leftover.reason.hasPrefix(subject) else { return leftover.reason }
    return "this file " + leftover.reason.dropFirst(subject.count)
  }

  private static func unknownRoot(_ programs: [MendedProgram], _ named: [RootName]) -> UsageError? {
    let reports = programs.map(\.report)
    let unknown = reports.first?.unknownRoots.first { root in
      named.contains(root.name)
        && reports.allSatisfy { $0.unknownRoots.contains { $0.name == root.name } }
    }
    return unknown.map { .unknownRoot($0.name.text, known: $0.candidates) }
  }
}

extension Sources {
  /// The Swift files that are not checked, and that may use what is: what the user leaves out, and
  /// what else the projects above build.
  func filesBeside(_ options: CheckOptions, _ jobs: Int) -> [SourceFile] {
    let current = ProjectPath(currentFolder)
    var outer = OuterProjects(Disk())
    let folders = options.paths.map(current.appending).compactMap { path -> String? in
      guard !projects.contains(where: { current.appending($0.path).isBelow(path, by: 2) }),
        let project = outer.project(above: path), project.builds(path)
      else { return nil }
      return project.folder.text
    }
    let isPartial =
      !options.policy.excludes.isEmpty
      || options.policy.configurations.chains.values.contains(where: \.excludesAnything)
    let paths = (isPartial ? options.paths : []) + Set(folders).sorted()
    guard !paths.isEmpty else { return [] }
    let checked = Set((files.map(\.path) + projects.map(\.path)).map(current.appending))
    let found = SourceFinder().find(paths).files.filter {
      !checked.contains(current.appending($0.path))
    }
    return SourceFile.read(found, jobs: jobs).files.filter { $0.path.hasSuffix(".swift") }
  }
}

extension ProjectPath {
  /// Whether a folder holds the file or folder, at most some levels down.
  fileprivate func isBelow(_ folder: ProjectPath, by levels: Int) -> Bool {
    parts(below: folder).map { $0.count <= levels } ?? false
  }
}
