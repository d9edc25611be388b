import PureLintFindings
import PureLintResolution

/// The recognition of roots that no library shows: what wires by hand, as the graph counts it.
struct RootRecognition {
  private let found: RootsFound
  /// The types that a library makes roots.
  private let others: Set<DeclarationID>
  /// The graph with all roots, which knows which of them are parts of others.
  private let assembly: GraphAssembly

  init(_ found: RootsFound, besides others: Set<DeclarationID>, in assembly: GraphAssembly) {
    self.found = found
    self.others = others
    self.assembly = assembly
  }

  /// One recognition, or none where nothing but modules shows what is a root. Roots of tests are told
  /// where there are no others.
  var recognitions: [Recognition] {
    let isByHand = found.types.contains { !others.contains($0) && !found.features.contains($0) }
    guard isByHand else { return [] }
    let program = assembly.program
    let all = assembly.rootDeclarations.filter { !others.contains($0) }
    let outside = all.filter { !program.targets.isTest(file: program[$0].file) }
    let known = outside.isEmpty ? all : outside
    return [
      Recognition(
        subject: "by hand",
        counts: [],
        roots: known.filter { !isPart($0) }.map { program.qualifiedName($0) },
        parts: known.filter { isPart($0) }.map { program.qualifiedName($0) }
      )
    ]
  }

  /// Whether another root or a module leads to a root.
  private func isPart(_ root: DeclarationID) -> Bool {
    assembly.root(of: root).map { assembly[$0].owner != nil } ?? false
  }
}
