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
    let circles = Array(words.circles().joined())
    candidates = Set(circles.flatMap { words.declarations(of: $0) })
    let parts = Dictionary(grouping: Set(circles.flatMap { words.parts(of: $0) })) { Int($0.file) }
    files = Set(candidates.map { Int($0.file) }).sorted()
    walked = files.reduce(into: [:]) { found, file in
      let parts = parts[file] ?? []
      found[file] = WalkedDeclarations(around: parts, in: file, program, isByMember: true)
    }
  }
}
