import PureLintGraphBuilding
import PureLintResolution
import PureLintSource
import PureLintSyntax

extension ProgramReader {
  /// The code that may need itself, if some does.
  struct CyclesFound {
    var candidates: Set<DeclarationID> = []
    /// The files whose bodies say so.
    var files: [Int] = []
    /// The files with their bodies that were parsed for that.
    var parsed: [Int: ParsedFile] = [:]
  }

  /// Finds out whether something that is kept needs itself for its first value. Bodies that are parsed
  /// for that are taken out again.
  /// - Parameter outline: One that knows no bodies.
  func findStaticCycles(_ outline: Resolver) -> CyclesFound {
    let program = outline.program
    let search = StaticCycleSearch(outline, files, known: memory?.code)
    memory?.code = search.code
    guard !search.candidates.isEmpty else { return CyclesFound() }
    let outlines = search.files.map { (program.trees[$0], program.files[$0]) }
    parseBodies(of: search.files, outline.symbols)
    let resolver = Resolver(outline, withBodiesOf: search.files)
    resolver.add(walk(for: .staticCycles, search.files, partly: search.walked, resolver))
    let isFound = !StaticCycles(resolver, among: search.candidates).isEmpty
    var parsed: [Int: ParsedFile] = [:]
    for (file, (tree, outline)) in zip(search.files, outlines) {
      parsed[file] = (program.trees[file], program.files[file])
      program.set(tree, outline, of: file, hasBodies: false)
    }
    outline.symbols.noteBodies()
    guard isFound else { return CyclesFound(parsed: parsed) }
    return CyclesFound(candidates: search.candidates, files: search.files, parsed: parsed)
  }
}
