import PureLintResolution

/// The facts of the last check's walks over bodies, for the walks of the next one.
struct WalkMemory {
  /// The purpose of a walk.
  enum Purpose {
    /// The search for stored values that need themselves for their first value.
    case staticCycles
    case roots
    case graph
  }

  /// One walk over the bodies of some files.
  private struct Walk {
    let files: [Int]
    let partly: [Int: WalkedDeclarations]
    /// The facts that it found, by file, but for those that speak of places in other files.
    var facts: [Int: Facts] = [:]
    /// What outlines declare and these other files mention.
    var mentioned: [Int: Set<DeclarationID>] = [:]
  }

  /// The walks of this check.
  private var walks: [Purpose: Walk] = [:]
  /// Those of the last one.
  private var lastWalks: [Purpose: Walk] = [:]

  /// Makes room for the walks of another check. What the last check has not found again is not known to
  /// be true of it.
  mutating func begin() { (lastWalks, walks) = (walks, [:]) }

  /// The result of a walk.
  struct Found {
    /// By the position of their file among those that were asked about.
    let facts: [Facts]
    /// What outlines declare and the bodies of files mention that are not the same as before, or have
    /// mentioned before; nil where the last check has not walked the same files.
    let touched: Set<DeclarationID>?
  }

  /// What a walk finds in the bodies of files; only those are walked of which it is not known.
  /// - Parameters:
  ///   - partly: What of a file to look at, for files that are not to be walked as a whole.
  ///   - known: What another walk of this check has found in some of them.
  ///   - isSame: Whether what was found in a file counts again; nil if none does.
  mutating func walk(
    for purpose: Purpose,
    _ files: [Int],
    partly: [Int: WalkedDeclarations],
    _ resolver: Resolver,
    jobs: Int,
    known: [Int: Facts],
    where isSame: ((Int) -> Bool)?
  ) -> Found {
    var last = lastWalks.removeValue(forKey: purpose)
    if isSame == nil || last?.files != files { last = nil }
    var touched: Set<DeclarationID> = []
    var changed: Set<Int> = []
    for file in files where isSame?(file) != true || last?.partly[file] != partly[file] {
      changed.insert(file)
      let old = last?.facts.removeValue(forKey: file)?.mentionedInOutlines(of: resolver.program)
      if let old = old ?? last?.mentioned[file] { touched.formUnion(old) }
    }
    var walk = Walk(files: files, partly: partly)
    let isComparable = last != nil
    // Copies of all facts would take longer than to walk a file.
    if isComparable { swap(&walk.facts, &last!.facts) }
    let missing = files.filter { walk.facts.index(forKey: $0) == nil }
    let unknown = missing.filter { known.index(forKey: $0) == nil }
    let new = BodyWalk(jobs: jobs, bytesPerThread: 1 << 15)
      .find(in: unknown, partly: partly, resolver)
    for (file, found) in zip(unknown, new) { walk.facts[file] = found }
    for file in missing {
      if let found = known[file] { walk.facts[file] = found }
    }
    let all = files.compactMap { walk.facts[$0] }
    for file in missing {
      guard let facts = walk.facts[file] else { continue }
      let stands = facts.stands(in: file)
      guard !stands || isComparable && changed.contains(file) else { continue }
      let mentioned = facts.mentionedInOutlines(of: resolver.program)
      if changed.contains(file) { touched.formUnion(mentioned) }
      if !stands { (walk.facts[file], walk.mentioned[file]) = (nil, mentioned) }
    }
    walks[purpose] = walk
    return Found(facts: all, touched: isComparable ? touched : nil)
  }
}

extension Facts {
  /// The declarations of outlines that the facts mention. Their identity is the same whatever
  /// stands in bodies.
  fileprivate func mentionedInOutlines(of program: Program) -> Set<DeclarationID> {
    Set(references.lazy.map(\.target).filter(program.isInOutline))
  }

  /// Whether nothing is said of places in other files, which move when something is written there.
  fileprivate func stands(in file: Int) -> Bool {
    references.allSatisfy { $0.place.file == file }
      && unknownReads.allSatisfy { $0.place.file == file }
      && unknownWrites.allSatisfy { $0.place.file == file }
      && constructions.allSatisfy { construction in
        construction.place.file == file && construction.arguments.allSatisfy { $0.file == file }
      }
      && typeCalls.allSatisfy { $0.place.file == file }
      && genericCalls.allSatisfy { $0.place.file == file }
      && typedArguments.allSatisfy { $0.place.file == file }
      && typeMentions.allSatisfy { $0.place.file == file }
      && unresolved.allSatisfy { $0.place.file == file }
      && foreignConstructions.allSatisfy { $0.file == file }
      && escapes.allSatisfy { $0.place.file == file }
      && absentNames.keys.allSatisfy { $0 == file }
  }
}
