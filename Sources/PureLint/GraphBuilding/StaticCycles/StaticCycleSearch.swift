import PureLintResolution
import PureLintSource

/// The members that may need themselves for their first value, as far as words tell, and the files
/// whose bodies say whether they do.
package struct StaticCycleSearch {
  /// The declarations of all code on circles of words.
  package let candidates: Set<DeclarationID>
  /// The files with the code of their circles, in order.
  package let files: [Int]
  /// What of a file to look at.
  package let walked: [Int: WalkedDeclarations]
  /// What outlines tell of code.
  package let code: CodeDeclarations

  /// - Parameters:
  ///   - sources: The user's files.
  ///   - known: What the same outlines have told of code before.
  package init(_ outline: Resolver, _ sources: [SourceFile], known: CodeDeclarations? = nil) {
    let program = outline.program
    code = known ?? CodeDeclarations(program)
    let words = InitialCodeWords(code, outline, sources)
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
