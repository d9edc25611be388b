/// Reads files into a program: first what they declare, then in full those whose bodies may matter.
struct ProgramReader {
  let files: [SourceFile]
  /// What says which files belong to which targets.
  let projects: [ProjectFile]
  /// The number of threads; the outcome does not depend on it.
  let jobs: Int
  /// The roots that the user names; the bodies of who mentions them may matter.
  let roots: [RootName]
  let configuration: BuildConfiguration
  private let targets: TargetMap

  init(
    files: [SourceFile],
    projects: [ProjectFile],
    jobs: Int,
    roots: [RootName] = [],
    configuration: BuildConfiguration = BuildConfiguration()
  ) {
    self.files = files
    self.projects = projects
    self.jobs = jobs
    self.roots = roots
    self.configuration = configuration
    targets = TargetMap(files: files.map(\.path), projects: projects)
  }

  func read() -> Program {
    let interfaces = Interface.all.map {
      SourceFile(path: $0.module, bytes: Array($0.source.utf8))
    }
    let all = files + interfaces
    let declarations = mapFiles(all) { index in
      DeclarationCollector.collect(
        from: SyntaxTree(parsing: all[index], bodies: .skip),
        file: index,
        configuration
      )
    }
    let outline = program(of: all, declarations, trees: all.map { _ in nil })
    let isRelevant = relevantFiles(outline)
    guard isRelevant.contains(true) else { return outline }
    let full = mapFiles(all) { index -> (SyntaxTree, FileDeclarations)? in
      guard index < files.count, isRelevant[index] else { return nil }
      let tree = SyntaxTree(parsing: all[index], bodies: .parse)
      return (tree, DeclarationCollector.collect(from: tree, file: index, configuration))
    }
    let completed = zip(declarations, full).map { outline, full in full?.1 ?? outline }
    return program(of: all, completed, trees: full.map { $0?.0 })
  }

  private func program(
    of all: [SourceFile],
    _ declarations: [FileDeclarations],
    trees: [SyntaxTree?]
  ) -> Program {
    Program(
      trees: TreeStore(all, trees: trees),
      files: declarations,
      interfaceStart: files.count,
      importedInterfaces: Dictionary(
        uniqueKeysWithValues: Interface.all.enumerated().filter { $0.element.needsImport }.map {
          (files.count + $0.offset, Name($0.element.module))
        }
      ),
      targets: targets,
      configuration: configuration
    )
  }

  /// Element `i` says whether the bodies of file `i` may matter.
  private func relevantFiles(_ outline: Program) -> [Bool] {
    let symbols = SymbolTable(outline)
    let modules = PureModule.names(in: Resolver(symbols))
    let words = SwinjectDialect.words(outline)
    let imports = outline.files.map(SwinjectDialect.isRelevant)
    let registers = mapFiles(files) { imports[$0] || words.occurs(in: files[$0].bytes) }
    guard !modules.isEmpty else { return registers }
    let matters = Relevance.files(
      files,
      symbols,
      names: modules.union(PureRoots.madeNames(outline)).union(roots.map(\.last)),
      words: PureModule.words
    ) { mapFiles(files, $0) }
    return files.indices.map { registers[$0] || imports[$0] || matters[$0] }
  }

  /// Maps files on several threads, each with about the same number of bytes.
  private func mapFiles<Output: Sendable>(
    _ files: [SourceFile],
    _ transform: @escaping @Sendable (Int) -> Output
  ) -> [Output] {
    concurrentMap(
      Array(files.indices),
      jobs: jobs,
      weight: { files[$0].bytes.count },
      transform
    )
  }
}
