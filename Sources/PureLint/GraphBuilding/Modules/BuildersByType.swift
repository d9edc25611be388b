import GraphModel
import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// The registrations by the types that they build, and by the functions that they call, on their
/// way to a value.
struct BuildersByType {
  /// The number of builders of one type or function that get edges for its needs. Without a limit,
  /// there would be as many edges as builders times needs.
  static let mostTold = 64

  /// By type or function.
  private(set) var found: [DeclarationID: [Builder]] = [:]
  /// The constructions and calls in all code.
  let steps: [Step]

  private let resolver: Resolver
  /// What is built and called whenever a type is built, or a function runs.
  private let next: [DeclarationID: [DeclarationID]]

  /// A registration, and where its way to the type or function begins.
  typealias Builder = (builder: NodeID, place: Place)

  /// A construction of a type, or a call of a function.
  struct Step {
    let target: DeclarationID
    let place: Place
  }

  /// - Complexity: O(facts).
  init(_ resolver: Resolver) {
    let program = resolver.program
    self.resolver = resolver
    let built = resolver.facts.constructions.map {
      Step(target: $0.declaration, place: $0.place)
    }
    let called = resolver.references.references { program[$0].kind == .function }
      .filter { reference in
        !reference.isUncertain
          && program.trees[reference.place.file].isCalled(reference.place.token)
      }
    steps = (built + called.map { Step(target: $0.target, place: $0.place) }).filter {
      program.isSource($0.target) && program.isSource($0.place)
    }
    let eager = EagerCode(resolver)
    next = steps.reduce(into: [:]) { found, step in
      guard EagerCode.isCertain(step.place), let source = step.place.source else { return }
      let member = program.memberDeclaration(around: source)
      if program[member].kind == .function { found[member, default: []].append(step.target) }
      if let type = resolver.selfDeclaration(of: source),
        eager.runs(step.place, whileBuilding: type)
      {
        found[type, default: []].append(step.target)
      }
    }
  }

  /// Notes that a registration builds a type or calls a function, with all that follows from it.
  mutating func add(
    _ builder: NodeID,
    of target: DeclarationID,
    at place: Place,
    _ timing: Edge.Timing
  ) {
    var waiting = [target]
    var known: Set<DeclarationID> = []
    while let step = waiting.popLast() {
      guard known.insert(step).inserted else { continue }
      let types = resolver.program[step].kind.isNominalType ? resolver.ancestors(of: step) : []
      for type in [step] + types.filter({ $0 != step }).sorted()
      where resolver.program.isSource(type) {
        let isCrowded = (found[type]?.count ?? 0) >= Self.mostTold
        if isCrowded && step != target { continue }
        found[type, default: []].append((builder, place))
        if isCrowded { continue }
        if timing == .eager { waiting += next[type] ?? [] }
      }
    }
  }
}
