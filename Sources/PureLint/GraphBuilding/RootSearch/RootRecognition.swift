import PureLintFindings
import PureLintResolution

/// The recognition of roots that no library shows: the types that wire by hand.
struct RootRecognition {
  private let program: Program
  private let found: RootsFound
  /// The number of types that lead through the app.
  private let guides: Int
  /// The types that a library makes roots.
  private let others: Set<DeclarationID>

  init(
    _ found: RootsFound,
    in program: Program,
    guides: Int,
    besides others: Set<DeclarationID>
  ) {
    self.found = found
    self.program = program
    self.guides = guides
    self.others = others
  }

  var recognitions: [Recognition] {
    let known = found.types.filter { !others.contains($0) }
    let roots = known.filter { !found.features.contains($0) }
    guard !roots.isEmpty else { return [] }
    let counts = [
      ("feature container", known.count - roots.count), ("coordinator", guides),
    ]
    .filter { $0.1 > 0 }
    return [
      Recognition(
        subject: "by hand",
        counts: counts.map { .init(noun: $0.0, number: $0.1) },
        roots: roots.map { program.qualifiedName($0) }
      )
    ]
  }
}
