@testable import PureLintProjects
@testable import PureLintSource

extension MutationKind {
  /// Gives a test target a copy of a module's file, so that both have types of the same names, and
  /// takes the last read of a field out of the app's copy. What the tests read is no help.
  static let breakCopyOfApp = MutationKind(name: "break what tests have a copy of") { outline in
    outline.mutantsOfWholeFiles().map { file, mutant in
      var mutant = mutant
      mutant.addedFiles = [outline.copy(of: outline.app.files[file], in: outline.tests)]
      return mutant
    }
  }

  /// The same the other way round: the app's copy is whole, and nobody is told.
  static let breakCopyOfTests = MutationKind(name: "break the copy that tests have") { outline in
    outline.mutantsOfWholeFiles().map { file, mutant in
      var moved = mutant.moved(to: outline.tests, [file], in: outline)
      moved.expected = []
      return moved
    }
  }

  /// Makes a second target of all files but one, of which it has a copy of its own; both are whole.
  static let shareFiles = MutationKind(name: "share all files but one") { outline in
    outline.mutantsOfWholeFiles().compactMap { file, _ in
      guard let project = outline.project(copying: [file]) else { return nil }
      return Mutant(
        title: "two targets have a copy of \(outline.app.files[file].path)",
        edits: [],
        addedFiles: [outline.copy(of: outline.app.files[file], in: outline.variant)],
        addedProjects: [project]
      )
    }
  }

  /// The same where one of the two copies has lost the last read of a field: now one, now the other.
  static let breakSharedFile = MutationKind(name: "break the copy of one target") { outline in
    outline.mutantsOfWholeFiles().enumerated().compactMap { index, mutant in
      mutant.mutant.broken(inVariant: index % 2 == 1, copying: [mutant.file], outline)
    }
  }

  /// Makes a second target with a copy of every file, and breaks one of the two: nothing of one
  /// may help the other.
  static let breakWholeCopy = MutationKind(name: "break one of two whole copies") { outline in
    let mutants =
      dropWiring.mutants(outline) + outline.mutantsOfWholeFiles().map(\.mutant)
    return mutants.enumerated().compactMap { index, mutant in
      mutant.broken(
        inVariant: index % 2 == 1,
        copying: Array(outline.app.files.indices),
        outline
      )
    }
  }
}

extension Mutant {
  /// An app with a second target that has copies of some files; the defect is in the copies or in
  /// what they were made from.
  fileprivate func broken(
    inVariant isVariant: Bool,
    copying files: [Int],
    _ outline: AppOutline
  ) -> Mutant? {
    guard let project = outline.project(copying: files) else { return nil }
    var mutant = isVariant ? moved(to: outline.variant, files, in: outline) : self
    if !isVariant {
      mutant.addedFiles = files.map {
        outline.copy(of: outline.app.files[$0], in: outline.variant)
      }
    }
    mutant.addedProjects = [project]
    return mutant
  }

  /// The unchanged app beside copies of some of its files, which are changed.
  fileprivate func moved(to folder: String, _ files: [Int], in outline: AppOutline) -> Mutant {
    let changed = self.files(of: outline.app)
    return Mutant(
      title: "\(title) in \(folder)",
      edits: [],
      addedFiles: files.map { outline.copy(of: changed[$0], in: folder) },
      expected: expected.map { expectation in
        let (path, line) = position(of: expectation.place, in: changed)
        var expectation = expectation
        expectation.place = .added(path: outline.path(path, in: folder), line: line)
        return expectation
      }
    )
  }
}

extension AppOutline {
  /// The folder of a target of tests.
  fileprivate var tests: String { app.testFolder }

  /// The folder of a second target.
  fileprivate var variant: String { "Variant" }

  fileprivate func copy(of file: SourceFile, in folder: String) -> SourceFile {
    SourceFile(path: path(file.path, in: folder), bytes: file.bytes)
  }

  /// The path of a file's copy.
  fileprivate func path(_ path: String, in folder: String) -> String {
    "\(app.path)/\(folder)\(path.dropFirst(app.path.count))"
  }

  /// A manifest of two targets of which one has copies of some files; nothing for an app that has
  /// its own.
  fileprivate func project(copying files: [Int]) -> ProjectFile? {
    guard app.projects.isEmpty else { return nil }
    let originals = app.files.map(\.path)
    let variants = originals.enumerated().map { index, path in
      files.contains(index) ? self.path(path, in: variant) : path
    }
    let source = """
      import ProjectDescription

      let project = Project(name: "\(app.name)", targets: [
      \(target(app.name, of: originals)),
      \(target(variant, of: variants)),
      ])
      """
    return ProjectFile(path: "\(app.path)/Project.swift", bytes: Array(source.utf8))
  }

  private func target(_ name: String, of sources: [String]) -> String {
    let list = sources.map { "\"\($0.dropFirst(app.path.count + 1))\"" }.joined(separator: ", ")
    return "  .target(name: \"\(name)\", product: .app, sources: [\(list)])"
  }

  /// One mutant without the last read of a field for each file that holds the whole of the types
  /// that it declares.
  fileprivate func mutantsOfWholeFiles() -> [(file: Int, mutant: Mutant)] {
    var files: Set<Int> = []
    return MutationKind.dropLastRead.mutants(self).compactMap { mutant in
      guard let file = onlyFile(of: mutant), isWhole(file), files.insert(file).inserted else {
        return nil
      }
      return (file, mutant)
    }
  }

  /// The file that all edits of a mutant are in, and all that must be said of it.
  private func onlyFile(of mutant: Mutant) -> Int? {
    let told = mutant.expected.compactMap { expectation -> Int? in
      guard case .kept(let file, _) = expectation.place else { return nil }
      return file
    }
    let files = Set(mutant.edits.map(\.file) + told)
    return files.count == 1 && !mutant.expected.isEmpty ? files.first : nil
  }

  /// Whether no type that the file declares or extends has parts elsewhere.
  private func isWhole(_ file: Int) -> Bool {
    types.values.allSatisfy { type in
      let files = Set((type.blocks + type.builderBlocks).map(\.file))
      return !files.contains(file) || files.count == 1
    }
  }
}
