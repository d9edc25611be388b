import PureLintResolution
import PureLintSource

/// What may need itself for its first value, as far as words tell, and the files whose bodies say
/// whether it does.
package struct StaticCycleSearch {
  /// The declarations of all code on circles of words.
  package let candidates: Set<DeclarationID>
  /// The files with the code of their circles, in order.
  package let files: [Int]
  /// What of a file to look at.
  package let walked: [Int: WalkedDeclarations]

  /// - Parameter sources: The user's files.
  package init(_ outline: Resolver, _ sources: [SourceFile]) {
    let program = outline.program
    let words = InitialCodeWords(outline, sources)
    candidates = Set(words.circles().joined().flatMap { words.declarations(of: $0) })
    let byFile = Dictionary(grouping: candidates) { Int($0.file) }
    files = byFile.keys.sorted()
    walked = byFile.mapValues { declarations in
      WalkedDeclarations(around: declarations, in: Int(declarations[0].file), program)
    }
  }
}
