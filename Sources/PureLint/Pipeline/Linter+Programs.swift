import GraphModel

extension Linter {
  /// Analyses each program on its own; one report over all.
  func run(_ parts: [ProgramPart], _ files: [SourceFile], projects: [ProjectFile]) -> Report {
    if parts.count == 1 { return run(files, projects: projects) }
    let reports = parts.map { part in
      run(part.files.map { files[$0] }, projects: part.projects.map { projects[$0] })
        .moved(to: part.files)
    }
    return Report(merging: reports, files)
  }
}

extension Linter.Report {
  /// One report over several programs.
  /// - Parameter files: All files of the run, which the reports' places are in.
  fileprivate init(merging reports: [Linter.Report], _ files: [SourceFile]) {
    self.init(
      files: files,
      graphs: reports.flatMap(\.graphs),
      findings: reports.flatMap(\.findings).sortedByPlace(files.map(\.path))
        .withDistinctSubjects(),
      coverage: Coverage(merging: reports),
      syntaxErrorCount: reports.reduce(0) { $0 + $1.syntaxErrorCount },
      firstSyntaxError: reports.compactMap(\.firstSyntaxError)
        .min()
    )
    // A root has to be declared in one of the programs only.
    for unknown in reports.first?.unknownRoots ?? [] {
      let others = reports.map { report in
        report.unknownRoots.first { $0.name == unknown.name }
      }
      guard others.allSatisfy({ $0 != nil }) else { continue }
      unknownRoots.append((unknown.name, others.flatMap { $0?.candidates ?? [] }))
    }
  }

  /// The same with places in other files.
  /// - Parameter files: Element `i` is the position of what is file `i` here.
  fileprivate func moved(to files: [Int]) -> Linter.Report {
    func moved(_ location: Location) -> Location {
      var location = location
      location.file = FileID(index: UInt32(files[location.file.position]))
      return location
    }
    var coverage = coverage
    for index in coverage.unresolved.indices {
      coverage.unresolved[index].location = moved(coverage.unresolved[index].location)
    }
    return Linter.Report(
      files: self.files,
      graphs: graphs,
      findings: findings.map { $0.moved(moved) },
      coverage: coverage,
      syntaxErrorCount: syntaxErrorCount,
      firstSyntaxError: firstSyntaxError.map(moved),
      unknownRoots: unknownRoots
    )
  }
}

extension Finding {
  /// The same finding with each of its places moved.
  fileprivate func moved(_ place: (Location) -> Location) -> Finding {
    var finding = self
    finding.location = place(location)
    for index in notes.indices { finding.notes[index].location = place(notes[index].location) }
    finding.fix?.edits =
      fix.map { fix in
        fix.edits.map { .init(location: place($0.location), replacement: $0.replacement) }
      } ?? []
    return finding
  }
}

extension Coverage {
  /// The coverage of several programs together.
  fileprivate init(merging reports: [Linter.Report]) {
    let parts = reports.map(\.coverage)
    self.init(
      rootConstructionCount: parts.reduce(0) { $0 + $1.rootConstructionCount },
      unresolved: parts.flatMap(\.unresolved).sorted { $0.location < $1.location }
    )
    // A root has to have an effect in one of the programs only.
    for root in parts.flatMap(\.idleRoots) where !idleRoots.contains(root) {
      let hasEffect = reports.contains { report in
        !report.coverage.idleRoots.contains(root)
          && !report.unknownRoots.contains { $0.name == root }
      }
      if !hasEffect { idleRoots.append(root) }
    }
  }
}
