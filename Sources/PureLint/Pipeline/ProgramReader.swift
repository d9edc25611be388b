/// Reads files into a program: first what they declare, then in full those whose bodies may matter.
struct ProgramReader {
  let files: [SourceFile]
  /// What says which files belong to which targets.
  let projects: [ProjectFile]
  let dialects: [Dialect]
  /// The number of threads; the outcome does not depend on it.
  let jobs: Int
  /// The roots that the user names; the bodies of who mentions them may matter.
  let roots: [RootName]
  let configuration: BuildConfiguration

  init(
    files: [SourceFile],
    projects: [ProjectFile],
    dialects: [Dialect] = Dialect.all,
    jobs: Int,
    roots: [RootName] = [],
    configuration: BuildConfiguration = BuildConfiguration()
  ) {
    self.files = files
    self.projects = projects
    self.dialects = dialects
    self.jobs = jobs
    self.roots = roots
    self.configuration = configuration
  }

  private var interfaces: [Interface] { dialects.flatMap(\.interfaces) }

  private var libraries: LibraryTable {
    dialects.flatMap(\.libraries).reduce(into: LibraryTable()) { $0.merge($1) }
  }

  func read() -> Program {
    let interfaces = interfaces.map {
      SourceFile(path: $0.module, bytes: Array($0.source.utf8))
    }
    let all = files + interfaces
    let (targets, outlines) = outlines(of: all)
    var parsed = Parsed(declarations: outlines, trees: all.map { _ in nil }, targets: targets)
    let outline = program(of: all, parsed)
    let resolver = Resolver(SymbolTable(outline, jobs: jobs))
    let candidates = RootCandidates(resolver, files, jobs: jobs)
    parse(candidates.files, of: all, into: &parsed)
    let held = roots(among: candidates, program(of: all, parsed))
    parsed.roots = held?.types ?? []
    parsed.features = held?.features ?? []
    let isRelevant = relevantFiles(resolver, rootNames: parsed.rootNames)
    let isNeeded = Set(parsed.roots.isEmpty ? [] : candidates.files)
    let relevant = files.indices.filter { isRelevant[$0] || isNeeded.contains($0) }
    guard !relevant.isEmpty else { return outline }
    parse(relevant, of: all, into: &parsed)
    parsed.dropTrees(except: relevant, outline)
    return program(of: all, parsed)
  }

  /// What has been parsed so far.
  private struct Parsed {
    var declarations: [FileDeclarations]
    /// Element `i` is the tree of file `i`, if its bodies were parsed.
    var trees: [SyntaxTree?]
    let targets: TargetMap
    /// The types that are roots by what they do.
    var roots: [DeclarationID] = []
    /// Those among them that no entry point holds.
    var features: Set<DeclarationID> = []

    var rootNames: [Name] {
      roots.map { declarations[Int($0.file)].declarations[Int($0.index)].name }
    }

    /// Forgets the bodies of all files but some.
    mutating func dropTrees(except kept: [Int], _ outline: Program) {
      let kept = Set(kept)
      for file in trees.indices where trees[file] != nil && !kept.contains(file) {
        trees[file] = nil
        declarations[file] = outline.files[file]
      }
    }
  }

  /// Parses files with their bodies, unless that has been done.
  private func parse(_ indices: [Int], of all: [SourceFile], into parsed: inout Parsed) {
    let missing = indices.filter { parsed.trees[$0] == nil }
    let full = concurrentMap(missing, jobs: jobs, weight: { all[$0].bytes.count }) { index in
      let tree = SyntaxTree(parsing: all[index], bodies: .parse)
      return (tree, DeclarationCollector.collect(from: tree, file: index, configuration))
    }
    for (index, (tree, complete)) in zip(missing, full) {
      parsed.trees[index] = tree
      parsed.declarations[index] = complete
    }
  }

  /// The types that are roots by what they do, as a program with the candidates' bodies tells.
  private func roots(among candidates: RootCandidates, _ program: Program) -> HeldRoots? {
    guard !candidates.files.isEmpty else { return nil }
    let resolver = Resolver(SymbolTable(program, jobs: jobs))
    BodyWalk(jobs: jobs).run(candidates.files, resolver)
    return HeldRoots(candidates, resolver)
  }

  /// What can be found out at once, with no regard to anything else.
  private enum Outline {
    case targets(TargetMap)
    case declarations(FileDeclarations)
  }

  /// What each file declares outside of bodies, and which targets the files belong to.
  private func outlines(of all: [SourceFile]) -> (TargetMap, [FileDeclarations]) {
    // Placing a file in its targets takes about as long as parsing that many bytes.
    let weightOfPath = 1600
    let weight = { (index: Int?) in index.map { all[$0].bytes.count } ?? all.count * weightOfPath }
    let steps = [nil] + all.indices.map(Optional.some)
    let found = concurrentMap(steps, jobs: jobs, weight: weight) { index in
      guard let index else {
        return Outline.targets(TargetMap(files: files.map(\.path), projects: projects))
      }
      let tree = SyntaxTree(parsing: all[index], bodies: .skip)
      let declarations = DeclarationCollector.collect(from: tree, file: index, configuration)
      return .declarations(declarations)
    }
    guard case .targets(let targets) = found[0] else {
      preconditionFailure("the targets are the first outcome")
    }
    let declarations = found.dropFirst().compactMap { outline -> FileDeclarations? in
      if case .declarations(let declarations) = outline { declarations } else { nil }
    }
    return (targets, declarations)
  }

  private func program(of all: [SourceFile], _ parsed: Parsed) -> Program {
    Program(
      trees: TreeStore(all, trees: parsed.trees),
      files: parsed.declarations,
      interfaceStart: files.count,
      importedInterfaces: Dictionary(
        uniqueKeysWithValues: interfaces.enumerated().filter { $0.element.needsImport }.map {
          (files.count + $0.offset, Name($0.element.module))
        }
      ),
      libraries: libraries,
      targets: parsed.targets,
      configuration: configuration,
      roots: parsed.roots,
      features: parsed.features
    )
  }

  /// Element `i` says whether the bodies of file `i` may matter.
  ///
  /// - Parameter rootNames: The names of the types that are roots by what they do.
  private func relevantFiles(_ resolver: Resolver, rootNames: [Name]) -> [Bool] {
    let (outline, symbols) = (resolver.program, resolver.symbols)
    let names = relevantNames(resolver, rootNames)
    let anywhere = NameSet(names.anywhere)
    let imports = outline.files.map { $0.imports.contains(where: names.imports.contains) }
    let registers = mapFiles(files) { imports[$0] || anywhere.occurs(in: files[$0].bytes) }
    guard !names.leading.isEmpty else { return registers }
    let matters = Relevance.files(
      files,
      symbols,
      names: names.leading,
      words: names.words
    ) { mapFiles(files, $0) }
    return files.indices.map { registers[$0] || imports[$0] || matters[$0] }
  }

  /// The names by which bodies may matter; none lead to modules where there are neither modules nor
  /// roots.
  private func relevantNames(_ outline: Resolver, _ rootNames: [Name]) -> RelevantNames {
    var names = RelevantNames()
    for dialect in dialects { names.formUnion(dialect.relevantNames(outline)) }
    names.leading.formUnion(RootMakers.names(in: outline, hasModules: !names.leading.isEmpty))
    names.leading.formUnion(roots.map(\.last) + rootNames)
    guard !names.leading.isEmpty else { return names }
    let structs = dialects.compactMap(\.convention).reduce(into: Set<Name>()) {
      $0.formUnion($1.structNames)
    }
    names.leading.formUnion(Bundles.names(in: outline, named: structs))
    return names
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
