import PureLintResolution
import PureLintSyntax

/// Shown views that others hand over: parameters of functions, and properties of types that are no
/// views.
struct HandedViews {
  /// One of them where it is shown.
  struct Visit: Hashable {
    let declaration: DeclarationID
    /// Whether it is a property of the object that shows it.
    let isOwn: Bool
    let surroundings: Surroundings
    /// The view that shows it; none outside of all views.
    let state: ViewWalk.ViewState?
  }

  private var waiting: [Visit] = []
  /// Where each parameter and property is shown first.
  private(set) var places: [DeclarationID: Place] = [:]
  private var known: Set<Visit> = []
  /// What is shown where nothing is known of the environment.
  private var lost: Set<DeclarationID> = []
  private var visits: [DeclarationID: Int] = [:]

  /// More places than this of one parameter or property are not looked at.
  private static let visitLimit = 50

  mutating func note(_ visit: Visit, at place: Place) {
    if places[visit.declaration] == nil { places[visit.declaration] = place }
    guard visits[visit.declaration, default: 0] < Self.visitLimit, known.insert(visit).inserted
    else {
      return
    }
    visits[visit.declaration, default: 0] += 1
    waiting.append(visit)
  }

  mutating func note(lost declaration: DeclarationID) { lost.insert(declaration) }

  /// The next one to look for.
  mutating func next() -> Visit? {
    while let visit = waiting.popLast() {
      if !lost.contains(visit.declaration) { return visit }
    }
    return nil
  }

  /// Whether a parameter or property is shown in one place alone.
  func isShownOnce(_ declaration: DeclarationID) -> Bool { visits[declaration] == 1 }
}

/// An expression by which something is handed over.
struct HandedValue: Hashable {
  let file: Int
  let node: NodeIndex
  let member: DeclarationID
}
