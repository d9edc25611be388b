import PureLintProjects
import PureLintResolution
import PureLintSource

/// The types that are named as roots, seem to build something and are mentioned by others: what leads
/// to a part of an app makes the container for it.
struct FeatureContainers {
  /// In source order.
  let types: [DeclarationID]
  /// The types that are named as roots and seem to build something, but that nobody mentions.
  let unmentioned: [DeclarationID]

  /// - Parameters:
  ///   - mentions: The mentions of all types at top level, which few names can do without.
  ///   - jobs: The number of threads.
  init(_ bytes: TypeBytes, _ mentions: MentionSearch, jobs: Int) {
    let program = bytes.outline.program
    let byName = Dictionary(grouping: Self.named(bytes)) { program[$0].name }
    let words = byName.mapValues { bytes.name(of: $0[0]) }
    let mentions = MentionSearch(ofFew: words, in: bytes.sources, jobs: jobs) ?? mentions
    let mentioned = Set(byName.keys.filter { Self.isMentioned($0, mentions.index, program) })
    types = byName.filter { mentioned.contains($0.key) }.flatMap(\.value).sorted()
    unmentioned = byName.filter { !mentioned.contains($0.key) }.flatMap(\.value).sorted()
  }

  /// Whether a name stands somewhere outside tests, and outside of what is called so.
  private static func isMentioned(
    _ name: Name,
    _ mentions: MentionIndex,
    _ program: Program
  ) -> Bool {
    mentions.groups(name).contains { group in
      let file = Int(group.first!.file)
      guard program.targets.mayBeOfApp(file: file) else { return false }
      return group.contains { mention in
        let around = program.files[file].topLevelDeclaration(at: mention.offset)
        return around.map { program.files[file].declarations[$0.declaration].name } != name
      }
    }
  }

  /// The types that are named as roots and seem to build something, but for those that a library shows
  /// to clients out of sight.
  private static func named(_ bytes: TypeBytes) -> [DeclarationID] {
    let program = bytes.outline.program
    return bytes.sources.indices.flatMap { file in
      program.files[file].topLevel.compactMap { entry in
        let id = DeclarationID(file: file, index: entry.declaration)
        guard RootCandidates.mayBuild(id, program), RootWords.isRoot(bytes.name(of: id)),
          !bytes.isForClients(id), bytes.builtCount(of: id, upTo: 1) > 0
        else { return nil }
        return id
      }
    }
  }
}
