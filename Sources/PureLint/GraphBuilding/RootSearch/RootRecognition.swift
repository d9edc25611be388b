import PureLintFindings
import PureLintResolution

/// The recognition of roots that no library shows: the types that wire by hand.
struct RootRecognition {
  private let program: Program
  private let found: RootsFound
  /// The types that a library makes roots.
  private let others: Set<DeclarationID>

  init(
    _ found: RootsFound,
    in program: Program,
    besides others: Set<DeclarationID>
  ) {
    self.found = found
    self.program = program
    self.others = others
  }

  var recognitions: [Recognition] {
    let known = found.types.filter { !others.contains($0) }
    let roots = known.filter { !found.features.contains($0) }
    guard !roots.isEmpty else { return [] }
    return [
      Recognition(
        subject: "by hand",
        counts: [],
        roots: roots.map { program.qualifiedName($0) },
        parts: known.filter { found.features.contains($0) }.map { program.qualifiedName($0) }
      )
    ]
  }
}
