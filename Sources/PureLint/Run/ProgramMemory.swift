import PureLintGraphBuilding
import PureLintProjects
import PureLintResolution
import PureLintSource
import PureLintSyntax
import PureLintWiring

/// The knowledge of a program from its last check: what follows from the bytes of each file alone,
/// and the facts about its bodies.
///
/// A file whose bytes are the same is not parsed again. The facts about its bodies count again if
/// the outlines of all other files are the same, because they depend on no other body.
///
/// Unchecked: `Session` lets one check at a time use it, which changes it between steps alone.
final class ProgramMemory: @unchecked Sendable {
  /// The content and the outline of a file.
  private struct File {
    let outline: ProgramReader.ParsedFile
    /// The outline with its bodies and their declarations, if that was asked for.
    var filled: FilledOutline?
    var full: FileDeclarations?

    var declaresSubtypesInBodies: Bool {
      (full?.supertypeNames.count ?? 0) > outline.found.supertypeNames.count
    }

    var declaresTypesInBodies: Bool { full?.declaresTypesInBodies == true }
  }

  /// The inputs besides Swift files that decide about the meaning of bodies.
  struct Surroundings {
    let projects: [SourceFile]
    let dialects: [String]
    let roots: [String]
    /// Whether the user describes targets, of which nothing tells whether they are the same.
    let hasDescribedTargets: Bool
  }

  /// Where the files stand; interfaces, which stand behind them, have the names of modules.
  private var positions = FilePositions(of: [])
  private var files: [File] = []
  private var surroundings: Surroundings?
  /// The files with the same outline at the same position as in the last check.
  private var unchanged: Set<Int> = []
  private var keepsMeanings = false
  private var walks = WalkMemory()
  /// See `WalkMemory.Found`; of the walk for roots.
  private var touched: Set<DeclarationID>?
  /// What the resolvers of the last check have found out, if that holds for this one; one for each
  /// thread.
  private var answers: [KnownAnswers] = []
  /// What may compose in each file, as the last search has found.
  private var lastRootBlocks: [[DeclarationID]] = []
  private var composers = StepMemory<Composers>()
  /// The last search for names.
  private var mentions: MentionSearch?
  /// See `Resolver.foreignTypeNames`.
  private var foreignTypes: Set<Name> = []
  /// The names that dialects tell of the outlines, by dialect; of those that look at nothing else.
  private(set) var names: [String: RelevantNames] = [:]
  /// What the outlines tell of code that may run when something gets its first value, if that was asked.
  var code: CodeDeclarations?
  /// What searches have found in this check, and in the last one.
  private var currentSearches: KnownSearches?
  private var lastSearches: KnownSearches?
  /// The targets of the files.
  private var targets: TargetMap?

  // MARK: Outlines

  /// The trees of files that were parsed before. What they declare is the same at the same position.
  func outlines(of all: [SourceFile]) -> [(tree: SyntaxTree, found: FileDeclarations?)?] {
    return all.enumerated().map { position, source in
      guard let old = positions.position(of: source.path, near: position) else { return nil }
      let outline = files[old].outline
      guard outline.tree.source.hasContent(of: source) else { return nil }
      return (outline.tree, old == position ? outline.found : nil)
    }
  }

  /// Takes the outlines of all files, with interfaces behind them.
  func keep(_ outlines: [ProgramReader.ParsedFile], _ targets: TargetMap, _ now: Surroundings) {
    let before = files
    let newPaths = outlines.map(\.tree.source.path)
    keepsMeanings = newPaths == positions.paths && surroundings.map { $0.isSame(as: now) } ?? false
    unchanged = []
    files = outlines.enumerated().map { position, outline in
      var file = File(outline: outline)
      guard let old = positions.position(of: newPaths[position], near: position) else {
        return file
      }
      if before[old].outline.tree === outline.tree {
        file.filled = before[old].filled
        if old == position {
          file.full = before[old].full
          unchanged.insert(position)
        }
      } else if keepsMeanings {
        keepsMeanings =
          outline.tree.isSame(outsideBodiesOf: before[old].outline.tree)
          && !before[old].declaresSubtypesInBodies
        // What was found out of types in a body would be taken for that of others.
        if before[old].declaresTypesInBodies { answers = [] }
      }
      return file
    }
    if !keepsMeanings { forgetMeanings() }
    (self.targets, surroundings) = (targets, now)
    positions = FilePositions(of: newPaths)
    walks.begin()
    composers.begin()
    (lastSearches, currentSearches) = (currentSearches, nil)
    touched = nil
  }

  private func forgetMeanings() {
    keepsMeanings = false
    (answers, names, code) = ([], [:], nil)
  }

  /// Takes the names of types of modules out of sight; whether outlines mean what they meant as far as
  /// these decide. If not, what was found out of outlines is forgotten.
  func keep(foreignTypes types: Set<Name>) -> Bool {
    defer { foreignTypes = types }
    if types != foreignTypes { forgetMeanings() }
    return types == foreignTypes
  }

  /// The targets of some files, if paths and projects are those of the last check.
  func targets(of files: [SourceFile], _ now: Surroundings) -> TargetMap? {
    guard let targets, targets.fileCount == files.count, surroundings?.isSame(as: now) == true
    else {
      return nil
    }
    return positions.paths.starts(with: files.lazy.map(\.path)) ? targets : nil
  }

  /// Takes the names that some dialects tell of the outlines.
  func keep(names found: [(dialect: Dialect, names: RelevantNames)]) {
    for (dialect, told) in found where !dialect.looksIntoBodies { names[dialect.name] = told }
  }

  /// What searches have found that holds for this check, for them to go on with.
  func searches(_ resolver: Resolver) -> KnownSearches {
    let known = lastSearches ?? KnownSearches()
    (lastSearches, currentSearches) = (nil, known)
    guard keepsMeanings, let touched else {
      known.forgetAll()
      return known
    }
    let changed = Set(files.indices).subtracting(unchanged)
    known.forget(typesOf: touched, filesWith: changed, resolver)
    return known
  }

  /// What was found out on a thread of the outlines, which are the same now; nil if they are not.
  func answers(ofThread thread: Int) -> KnownAnswers? {
    thread < answers.count ? answers[thread] : nil
  }

  /// Takes what the resolvers of all threads will have found out at the end of the check.
  func keep(answersOf resolvers: [Resolver]) { answers = resolvers.map(\.known) }

  /// By file, the blocks that may compose, as far as neither the bytes of the file nor declarations
  /// of others have changed.
  var rootBlocks: [Int: [DeclarationID]] {
    guard keepsMeanings else { return [:] }
    return Dictionary(
      uniqueKeysWithValues: lastRootBlocks.enumerated().lazy.map { ($0.offset, $0.element) }
        .filter { [unchanged] in unchanged.contains($0.0) }
    )
  }

  func keep(rootBlocks blocks: [[DeclarationID]]) { lastRootBlocks = blocks }

  /// The composers, which are looked for unless the bodies of all candidates are the same.
  func composers(_ candidates: RootCandidates, _ find: () -> Composers) -> Composers {
    let known =
      keepsMeanings
      ? composers.outcome(of: candidates.files, where: unchanged.contains) : nil
    let found = known ?? find()
    composers.keep(found, of: candidates.files)
    return found
  }

  /// A search for the mentions of names in the files, which looks only at those that have changed if the
  /// names are the same.
  func search(
    in sources: [SourceFile],
    jobs: Int,
    names: @escaping () -> Set<Name>
  ) -> MentionSearch {
    let search = MentionSearch(
      in: sources,
      jobs: jobs,
      after: mentions,
      where: { [unchanged] in unchanged.contains($0) },
      names: names
    )
    mentions = search
    return search
  }

  // MARK: Bodies

  /// The bodies that were parsed of an outline, and what it declares with them.
  func bodies(
    of file: Int,
    _ outline: SyntaxTree
  ) -> (filled: FilledOutline, found: FileDeclarations?)? {
    guard files[file].outline.tree === outline else { return nil }
    return files[file].filled.map { ($0, files[file].full) }
  }

  /// Takes the bodies of a file's outline, if they were parsed into it, and what it declares with them.
  func keep(_ filled: FilledOutline?, _ found: FileDeclarations, of file: Int) {
    if let filled { files[file].filled = filled }
    files[file].full = found
    // Who inherits from whom shows in other files.
    if keepsMeanings, !unchanged.contains(file), files[file].declaresSubtypesInBodies {
      keepsMeanings = false
    }
  }

  /// What a walk finds in the bodies of files, in their order; only those are walked of which it is not
  /// known.
  /// - Parameters:
  ///   - partly: What of a file to look at, for files that are not to be walked as a whole.
  ///   - known: What another walk of this check has found in some of them.
  func walk(
    for purpose: WalkMemory.Purpose,
    _ files: [Int],
    partly: [Int: WalkedDeclarations] = [:],
    _ resolver: Resolver,
    jobs: Int,
    known: [Int: Facts] = [:]
  ) -> [Facts] {
    let found = walks.walk(
      for: purpose,
      files,
      partly: partly,
      resolver,
      jobs: jobs,
      known: known,
      where: keepsMeanings ? { [unchanged] in unchanged.contains($0) } : nil
    )
    if purpose == .roots { touched = found.touched }
    return found.facts
  }
}

extension ProgramMemory.Surroundings {
  fileprivate func isSame(as other: Self) -> Bool {
    !hasDescribedTargets && !other.hasDescribedTargets
      && dialects == other.dialects && roots == other.roots
      && projects.elementsEqual(other.projects) { $0.path == $1.path && $0.hasContent(of: $1) }
  }
}

extension SyntaxTree {
  /// Whether two outlines declare the same. Skipped bodies, blanks and comments may differ. An
  /// outline with errors is the same as none.
  fileprivate func isSame(outsideBodiesOf other: SyntaxTree) -> Bool {
    guard errors.isEmpty, other.errors.isEmpty, nodes.count == other.nodes.count,
      tokens.kinds == other.tokens.kinds, tokens.flags == other.tokens.flags
    else { return false }
    let haveSameTexts = tokens.kinds.indices.allSatisfy { position in
      let token = TokenIndex(position)
      return bytes(of: token) == other.bytes(of: token)
    }
    return haveSameTexts
      && nodes.indices.allSatisfy { position in
        let node = NodeIndex(position)
        let (own, others) = (nodes[position], other.nodes[position])
        return own.kind == others.kind && flags(node) == other.flags(node)
          && mainToken(node) == other.mainToken(node) && end(of: node) == other.end(of: node)
          && own.firstToken == others.firstToken && own.endToken == others.endToken
      }
  }

  private func bytes(of token: TokenIndex) -> ArraySlice<UInt8> {
    let range = range(token)
    return source.bytes[Int(range.lowerBound)..<Int(range.upperBound)]
  }
}
