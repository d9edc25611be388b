import PureLintFindings
import PureLintResolution

/// The recognition of roots that no library shows: what wires by hand, as the graph counts it.
struct RootRecognition {
  /// The types that a library makes roots.
  private let others: Set<DeclarationID>
  /// The graph with all roots, which knows which of them are parts of others.
  private let assembly: GraphAssembly

  init(besides others: Set<DeclarationID>, in assembly: GraphAssembly) {
    self.others = others
    self.assembly = assembly
  }

  /// One recognition, or none where nothing is wired by hand. Roots of tests are told where there are no
  /// others.
  var recognitions: [Recognition] {
    let program = assembly.program
    let all = assembly.rootDeclarations.filter { !others.contains($0) }
    let outside = all.filter { !program.targets.isTest(file: program[$0].file) }
    let known = outside.isEmpty ? all : outside
    if known.isEmpty { return [] }
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
