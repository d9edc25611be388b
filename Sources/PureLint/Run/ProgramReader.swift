import PureLintFindings
import PureLintGraphBuilding
import PureLintProjects
import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// Reads files into a program: first what they declare, then in full those whose bodies may matter.
struct ProgramReader {
  let files: [SourceFile]
  /// The files that say which sources belong to which targets.
  let projects: [ProjectFile]
  let dialects: [Dialect]
  /// The number of threads; the outcome does not depend on it.
  let jobs: Int
  /// The roots that the user names; the bodies of who mentions them may matter.
  let roots: [RootName]
  let configuration: BuildConfiguration
  /// The targets as the user describes them, in place of what project files say.
  let described: DescribedTargets?
  /// The memory of the last check, in a session.
  let memory: ProgramMemory?
  /// See `Linter`.
  let manifests: [SourceFile]

  init(
    files: [SourceFile],
    projects: [ProjectFile],
    dialects: [Dialect] = Dialect.all,
    jobs: Int,
    roots: [RootName] = [],
    configuration: BuildConfiguration = BuildConfiguration(),
    described: DescribedTargets? = nil,
    memory: ProgramMemory? = nil,
    manifests: [SourceFile] = []
  ) {
    self.files = files
    self.projects = projects
    self.dialects = dialects
    self.jobs = jobs
    self.roots = roots
    self.configuration = configuration
    self.described = described
    self.memory = memory
    self.manifests = manifests
  }

  /// The program that the files make.
  struct Outcome {
    let symbols: SymbolTable
    /// The result of the search for roots.
    let roots: RootsFound
    /// The code that may need itself for the first value of something, if some does.
    let circular: Set<DeclarationID>
    /// What a walk has found meanwhile in files whose bodies matter, by file: that depends on no body
    /// in another file.
    private(set) var walked: [Int: Facts]
    /// What was found out of the outlines.
    private(set) var answers: KnownAnswers?

    /// Hands over what is known of the outlines.
    mutating func takeAnswers() -> KnownAnswers? {
      defer { answers = nil }
      return answers
    }

    /// Hands over the facts, which are a good part of the memory of a run.
    mutating func takeWalked() -> [Int: Facts] {
      defer { walked = [:] }
      return walked
    }
  }

  /// Reads what may matter of the files.
  func read() -> Outcome {
    let symbols = SymbolTable(outlineProgram(), jobs: jobs)
    let program = symbols.program
    let resolver = outlineResolver(symbols)
    var names = relevantNames(resolver)
    let bundles = bundleNames(resolver, beyond: names.leading)
    let mentions = search { [names, unowned symbols] in
      names.leading.union(names.secondary).union(names.anywhere).union(bundles)
        .union(names.approached).union(Relevance.followedNames(symbols))
    }
    symbols.mentions = mentions
    let cycles = findStaticCycles(resolver)
    let candidates = RootCandidates(
      resolver,
      files,
      known: memory?.rootBlocks ?? [:]
    )
    memory?.keep(rootBlocks: candidates.blocks)
    let outlines = outlines(toGoBackToFor: candidates.files, program)
    let (found, walked, answers) = findRoots(among: candidates, mentions, resolver, cycles.parsed)
    names.leading.formUnion(
      found.types.filter { !found.features.contains($0) }.map { program[$0].name }
    )
    // Whoever makes such a type may hand over what is only kept.
    names.secondary.formUnion(
      found.taken.map { program[program.topLevelDeclaration(around: $0.type)].name }
    )
    if !names.leading.isEmpty { names.leading.formUnion(bundles) }
    var isNeeded = relevantFiles(symbols, names, mentions)
    program.generated = names.generated
    for file in names.generated { isNeeded[file] = false }
    for file in cycles.files { isNeeded[file] = true }
    let asked = files(naming: found.openNames, except: isNeeded)
    for file in found.doubtfulFiles.union(found.files).union(asked)
    where !names.generated.contains(file) {
      isNeeded[file] = true
    }
    for file in candidates.files {
      if !found.types.isEmpty, !names.generated.contains(file) {
        isNeeded[file] = true
      } else if !isNeeded[file] {
        let outline = outlines[file] ?? outline(of: file)
        program.set(outline.tree, outline.found, of: file, hasBodies: false)
      }
    }
    parseBodies(of: files.indices.filter { isNeeded[$0] }, symbols, known: cycles.parsed)
    return Outcome(
      symbols: symbols,
      roots: found,
      circular: cycles.candidates,
      walked: walked.filter { isNeeded[$0.key] },
      answers: answers
    )
  }

  // MARK: Outlines

  /// The outcome of a step that waits for no other: the targets of all files, or one file's outline.
  private enum StepOutcome {
    case targets(TargetMap)
    case outline(SyntaxTree, FileDeclarations)
  }

  /// The program as far as it stands outside of bodies.
  private func outlineProgram() -> Program {
    let interfaces = dialects.flatMap(\.interfaces)
    let all = files + interfaces.map { SourceFile(path: $0.module, bytes: Array($0.source.utf8)) }
    let (targets, parsed) = parseOutlines(of: all)
    let starts = files.indices.filter { parsed[$0].found.startsProgram }
    let imported = interfaces.enumerated().filter(\.element.needsImport)
    return Program(
      trees: TreeStore(all, trees: parsed.map(\.tree)),
      files: parsed.map(\.found),
      interfaceStart: files.count,
      importedInterfaces: Dictionary(
        uniqueKeysWithValues: imported.map {
          (files.count + $0.offset, $0.element.exporters.union([Name($0.element.module)]))
        }
      ),
      implicitInterfaces: Set(
        interfaces.indices.filter { interfaces[$0].isImplicit }.map { files.count + $0 }
      ),
      libraries: LibraryTable(merging: dialects.flatMap(\.libraries)),
      targets: targets.starting(in: starts),
      configuration: configuration
    )
  }

  /// Parses files without their bodies, and finds out which targets they belong to.
  private func parseOutlines(
    of all: [SourceFile]
  ) -> (TargetMap, [(tree: SyntaxTree, found: FileDeclarations)]) {
    // Placing a file in its targets takes about as long as parsing that many bytes.
    let weightOfPath = 1600
    let weight = { (index: Int?) in index.map { all[$0].bytes.count } ?? all.count * weightOfPath }
    let steps = [nil] + all.indices.map(Optional.some)
    let known = memory?.outlines(of: all) ?? Array(repeating: nil, count: all.count)
    let surroundings = ProgramMemory.Surroundings(
      projects: manifests,
      dialects: dialects.map(\.name),
      roots: roots.map(\.text),
      hasDescribedTargets: described != nil
    )
    let knownTargets = memory?.targets(of: files, surroundings)
    let outcomes = concurrentMap(steps, jobs: jobs, weight: weight) { index in
      guard let index else {
        let paths = files.map(\.path)
        let targets =
          knownTargets ?? described.map { TargetMap(files: paths, $0) }
          ?? TargetMap(files: paths, projects: projects)
        return StepOutcome.targets(targets)
      }
      let tree = known[index]?.tree ?? SyntaxTree(parsing: all[index], bodies: .skip)
      return .outline(
        tree,
        known[index]?.found
          ?? DeclarationCollector.collect(from: tree, file: index, configuration)
      )
    }
    guard case .targets(let targets) = outcomes[0] else {
      preconditionFailure("the targets are the first outcome")
    }
    let parsed = outcomes.compactMap { outcome -> (tree: SyntaxTree, found: FileDeclarations)? in
      if case .outline(let tree, let found) = outcome { (tree, found) } else { nil }
    }
    memory?.keep(parsed, targets, surroundings)
    return (targets, parsed)
  }

  /// A file without its bodies, and what it declares.
  private func outline(of file: Int) -> ParsedFile {
    let tree = SyntaxTree(parsing: files[file], bodies: .skip)
    return (tree, DeclarationCollector.collect(from: tree, file: file, configuration))
  }

  /// The outlines of files whose bodies may turn out not to matter. There are none where most of the
  /// program is such files: then it is an app, of which hardly any file goes back to its outline, and
  /// the outlines would be a good part of what a run keeps in memory.
  private func outlines(toGoBackToFor candidates: [Int], _ program: Program) -> [Int: ParsedFile] {
    let size = candidates.reduce(0) { $0 + files[$1].bytes.count }
    guard size <= files.reduce(0, { $0 + $1.bytes.count }) / 2 else { return [:] }
    return candidates.reduce(into: [:]) { outlines, file in
      outlines[file] = (program.trees[file], program.files[file])
    }
  }

  // MARK: Bodies

  /// A file, and what it declares.
  typealias ParsedFile = (tree: SyntaxTree, found: FileDeclarations)

  /// Parses the bodies of files, unless that has been done, and adds what they declare.
  /// - Parameter known: Files that have been parsed before.
  func parseBodies(
    of indices: [Int],
    _ symbols: SymbolTable,
    known: [Int: ParsedFile] = [:]
  ) {
    let program = symbols.program
    let missing = indices.filter { !program.trees.hasBodies($0) }
      .map { (file: $0, tree: program.trees[$0], found: program.files[$0]) }
    let full = concurrentMap(missing, jobs: jobs, weight: { files[$0.file].bytes.count }) {
      [memory] outline -> (ParsedFile, FilledOutline?) in
      if let parsed = known[outline.file] { return (parsed, nil) }
      let kept = memory?.bodies(of: outline.file, outline.tree)
      let filled = kept?.filled ?? outline.tree.filled()
      let found =
        kept?.found
        ?? DeclarationCollector.collect(
          bodiesOf: filled,
          into: outline.found,
          file: outline.file,
          configuration
        )
      return ((filled.tree, found), memory == nil ? nil : filled)
    }
    for (outline, (parsed, filled)) in zip(missing, full) {
      memory?.keep(filled, parsed.found, of: outline.file)
      program.set(parsed.tree, parsed.found, of: outline.file, hasBodies: true)
    }
    symbols.noteBodies()
  }

  /// Finds the composers, as the candidates' bodies tell.
  /// - Parameters:
  ///   - mentions: The mentions of all names at top level.
  ///   - outline: One that knows no bodies.
  ///   - known: Files that have been parsed before.
  /// - Returns: The roots, and what the walk over these bodies finds, by file, of which it looked at
  ///   all; and what is known of outlines.
  private func findRoots(
    among candidates: RootCandidates,
    _ mentions: MentionSearch,
    _ outline: Resolver,
    _ known: [Int: ParsedFile]
  ) -> (RootsFound, walked: [Int: Facts], answers: KnownAnswers) {
    guard !candidates.files.isEmpty else { return (RootsFound(), [:], outline.known) }
    parseBodies(of: candidates.files, outline.symbols, known: known)
    let resolver = Resolver(outline, withBodiesOf: candidates.files)
    let facts = walk(for: .roots, candidates.files, partly: candidates.walked, resolver)
    let whole = zip(candidates.files, facts).filter { candidates.walked[$0.0] == nil }
    resolver.add(facts)
    let composers =
      memory?.composers(candidates) { Composers(resolver) } ?? Composers(resolver)
    return (
      RootsFound(composers, mentions, resolver, known: memory?.searches(resolver)),
      walked: Dictionary(uniqueKeysWithValues: whole),
      answers: resolver.known
    )
  }

  /// The facts of a walk over files, in their order.
  func walk(
    for purpose: WalkMemory.Purpose,
    _ files: [Int],
    partly: [Int: WalkedDeclarations],
    _ resolver: Resolver
  ) -> [Facts] {
    guard let memory else {
      // Nothing else goes on meanwhile: a thread that finds out anew what others know delays nobody.
      return BodyWalk(jobs: jobs, bytesPerThread: 1 << 15).find(in: files, partly: partly, resolver)
    }
    return memory.walk(for: purpose, files, partly: partly, resolver, jobs: jobs)
  }
}
