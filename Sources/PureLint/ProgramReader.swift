/// Reads files into a program: first what they declare, then in full those whose bodies may matter.
struct ProgramReader {
  let files: [SourceFile]
  /// The number of threads; the outcome does not depend on it.
  let jobs: Int

  func read() -> Program {
    let interfaces = Interface.all.map {
      SourceFile(path: $0.module, bytes: Array($0.source.utf8))
    }
    let all = files + interfaces
    let declarations = inParallel(all, jobs: jobs) { index in
      DeclarationCollector.collect(
        from: SyntaxTree(parsing: all[index], bodies: .skip), file: index)
    }
    let outline = program(of: all, declarations, trees: all.map { _ in nil })
    let isRelevant = relevantFiles(outline)
    guard isRelevant.contains(true) else { return outline }
    let full = inParallel(all, jobs: jobs) { index -> (SyntaxTree, FileDeclarations)? in
      guard index < files.count, isRelevant[index] else { return nil }
      let tree = SyntaxTree(parsing: all[index], bodies: .parse)
      return (tree, DeclarationCollector.collect(from: tree, file: index))
    }
    let completed = zip(declarations, full).map { outline, full in full?.1 ?? outline }
    return program(of: all, completed, trees: full.map { $0?.0 })
  }

  private func program(
    of all: [SourceFile], _ declarations: [FileDeclarations], trees: [SyntaxTree?]
  ) -> Program {
    Program(
      trees: TreeStore(all, trees: trees), files: declarations, interfaceStart: files.count,
      targets: TargetMap(paths: all.map(\.path)))
  }

  /// Element `i` says whether the bodies of file `i` may matter.
  private func relevantFiles(_ outline: Program) -> [Bool] {
    let modules = PureModule.names(in: Resolver(SymbolTable(outline)))
    guard let relevance = Relevance(outline.files, modules: modules) else {
      return [Bool](repeating: false, count: files.count)
    }
    let mentionsModules = inParallel(files, jobs: jobs) {
      relevance.moduleNames.occurs(in: files[$0].bytes)
    }
    let types = inParallel(files, jobs: jobs) { index -> Set<Name> in
      guard mentionsModules[index] else { return [] }
      return relevance.typeNames.occurrences(in: files[index].bytes)
    }
    let further = relevance.furtherNames(
      ofTypes: types.reduce(into: []) { $0.formUnion($1) }, mentionsModules)
    return inParallel(files, jobs: jobs) { index in
      mentionsModules[index] || further.occurs(in: files[index].bytes)
    }
  }
}
