import PureLintProjects
import PureLintResolution

/// The classes that lead from screen to screen and hold a root: they build what they show of what it
/// has, and are parts of it.
struct Guides {
  /// Each with the first root that it holds.
  let roots: [DeclarationID: DeclarationID]

  /// - Parameter known: The roots that they may hold.
  /// - Complexity: O(types at top level).
  init(_ outline: Resolver, holding known: Set<DeclarationID>) {
    let program = outline.program
    var found: [DeclarationID: DeclarationID] = [:]
    for file in program.sourceFiles where !known.isEmpty && !program.targets.isTest(file: file) {
      for entry in program.files[file].topLevel {
        let id = DeclarationID(file: file, index: entry.declaration)
        guard program[id].kind == .classType, !known.contains(id), RootWords.isGuide(id, program)
        else { continue }
        found[id] = outline.storedProperties(of: id).lazy
          .compactMap { outline.type(of: $0).unwrapped.declaration }.first(where: known.contains)
      }
    }
    roots = found
  }
}
