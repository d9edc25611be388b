import GraphModel
import PureLintCommandLine
import PureLintFindings
import PureLintProjects
import PureLintSource

extension Linter {
  /// Analyses each program on its own; one report over all.
  ///
  /// - Parameter linter: The analysis of a program, with what the user says of it.
  static func run(
    _ programs: Analyzer.Programs,
    linter: (ProgramPart) -> Linter
  ) -> Report {
    let (parts, files, projects) = (programs.parts, programs.files, programs.projects)
    if parts.count == 1 { return linter(parts[0]).run(files, projects: projects, isLast: true) }
    let reports = parts.enumerated().map { position, part in
      linter(part).run(
        part.files.map { files[$0] },
        projects: part.projects.map { projects[$0] },
        isLast: position == parts.count - 1
      )
      .moved(to: part.files)
    }
    return Report(merging: reports, files)
  }
}

extension Report {
  /// One report over several programs.
  /// - Parameter files: All files of the run, which the reports' places are in.
  fileprivate init(merging reports: [Report], _ files: [SourceFile]) {
    self.init(
      files: files,
      graphs: reports.flatMap(\.graphs),
      inferredTypes: reports.flatMap(\.inferredTypes),
      yieldedTypes: reports.flatMap(\.yieldedTypes),
      targets: reports.reduce(into: [:]) { $0.merge($1.targets) { first, _ in first } },
      findings: reports.flatMap(\.findings).sortedByPlace(files.map(\.path))
        .withDistinctSubjects(),
      askedRules: reports.reduce(into: []) { $0.formUnion($1.askedRules) },
      coverage: Coverage(merging: reports),
      syntaxErrorCount: reports.reduce(0) { $0 + $1.syntaxErrorCount },
      firstSyntaxError: reports.compactMap(\.firstSyntaxError)
        .min()
    )
    declaredNeeds = reports.flatMap(\.declaredNeeds)
    explained = reports.reduce(into: []) { $0.formUnion($1.explained) }
    brokenFiles = reports.reduce(into: []) { $0.formUnion($1.brokenFiles) }
    strayFiles = reports.reduce(into: []) { $0.formUnion($1.strayFiles) }
    laterGraphs = reports.flatMap { report in
      report.laterGraphs.isEmpty ? report.graphs.map { _ in nil } : report.laterGraphs
    }
    for root in reports.flatMap(\.roots) where !roots.contains(root) { roots.append(root) }
    // A root has to be declared in one of the programs only that it is named for.
    for root in roots {
      let unknown = reports.filter { $0.roots.contains(root) }.map { report in
        report.unknownRoots.first { $0.name == root }
      }
      guard unknown.allSatisfy({ $0 != nil }) else { continue }
      unknownRoots.append((root, unknown.flatMap { $0?.candidates ?? [] }))
    }
  }

  /// The same with places in other files.
  /// - Parameter files: Element `i` is the position of what is file `i` here.
  fileprivate func moved(to files: [Int]) -> Report {
    func moved(_ file: FileID) -> FileID { FileID(index: UInt32(files[file.position])) }
    func moved(_ location: Location) -> Location {
      var location = location
      location.file = moved(location.file)
      return location
    }
    var coverage = coverage
    for index in coverage.unresolved.indices {
      coverage.unresolved[index].location = moved(coverage.unresolved[index].location)
    }
    for index in coverage.passedOver.indices {
      coverage.passedOver[index].location = moved(coverage.passedOver[index].location)
    }
    var report = Report(
      files: self.files,
      graphs: graphs,
      inferredTypes: inferredTypes,
      yieldedTypes: yieldedTypes,
      targets: .init(uniqueKeysWithValues: targets.map { (moved($0), $1) }),
      findings: findings.compactMap { $0.moved(moved) },
      askedRules: askedRules,
      coverage: coverage,
      syntaxErrorCount: syntaxErrorCount,
      firstSyntaxError: firstSyntaxError.map(moved),
      roots: roots,
      unknownRoots: unknownRoots
    )
    report.laterGraphs = laterGraphs
    report.declaredNeeds = declaredNeeds.map { $0.moved(moved) }
    report.explained = explained
    report.brokenFiles = Set(brokenFiles.map(moved))
    report.strayFiles = Set(strayFiles.map(moved))
    return report
  }
}

extension Coverage {
  /// The coverage of several programs together.
  fileprivate init(merging reports: [Report]) {
    let parts = reports.map(\.coverage)
    self.init(
      rootConstructionCount: parts.reduce(0) { $0 + $1.rootConstructionCount },
      unresolved: parts.flatMap(\.unresolved).sorted { $0.location < $1.location }
    )
    for part in parts { recognitions.add(part.recognitions) }
    passedOver = parts.flatMap(\.passedOver).sorted { $0.location < $1.location }
    // A root has to have an effect in one of the programs only.
    for root in parts.flatMap(\.idleRoots) where !idleRoots.contains(root) {
      let hasEffect = reports.contains { report in
        report.roots.contains(root) && !report.coverage.idleRoots.contains(root)
          && !report.unknownRoots.contains { $0.name == root }
      }
      if !hasEffect { idleRoots.append(root) }
    }
  }
}
