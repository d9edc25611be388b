/// The types that are named as roots, seem to build something and are mentioned by others: what leads
/// to a part of an app makes the container for it.
struct FeatureContainers {
  /// In source order.
  let types: [DeclarationID]

  /// - Parameter jobs: The number of threads.
  init(_ bytes: TypeBytes, jobs: Int) {
    let named = Self.named(bytes)
    guard !named.isEmpty else {
      types = []
      return
    }
    let program = bytes.outline.program
    let byName = Dictionary(grouping: named) { program[$0].name }
    let names = NameSet(Array(byName.keys))
    let mentioned = Self.mentioned(names, bytes, jobs: jobs)
    types = byName.filter { mentioned.contains(names.slot(of: $0.key)) }.flatMap(\.value).sorted()
  }

  /// The slots of the names that stand somewhere outside tests, and outside of what is called so.
  private static func mentioned(_ names: NameSet, _ bytes: TypeBytes, jobs: Int) -> Set<Int?> {
    let program = bytes.outline.program
    let sources = bytes.sources
    let files = sources.indices.filter { !program.targets.isTest(file: $0) }
    let mentions = concurrentMap(files, jobs: jobs, weight: { sources[$0].bytes.count }) { file in
      Mention.all(of: names, in: sources[file])
    }
    var found: Set<Int?> = []
    for (file, mentions) in zip(files, mentions) {
      for mention in mentions where !found.contains(Int(mention.slot)) {
        let around = program.files[file].topLevelDeclaration(at: mention.offset)
        let scope = around.map { program.files[file].declarations[$0.declaration].name }
        if scope.flatMap(names.slot(of:)) != Int(mention.slot) { found.insert(Int(mention.slot)) }
      }
    }
    return found
  }

  /// The types that are named as roots and seem to build something.
  private static func named(_ bytes: TypeBytes) -> [DeclarationID] {
    let program = bytes.outline.program
    return bytes.sources.indices.flatMap { file in
      program.files[file].topLevel.compactMap { entry in
        let id = DeclarationID(file: file, index: entry.declaration)
        guard RootCandidates.mayBuild(id, program), RootWords.isRoot(bytes.name(of: id)),
          bytes.builtCount(of: id, upTo: 1) > 0
        else { return nil }
        return id
      }
    }
  }
}
