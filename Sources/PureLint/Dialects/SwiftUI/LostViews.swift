import PureLintResolution
import PureLintWiring

/// The views that ask for something and that the app makes, of which nobody knows where they are shown.
struct LostViews {
  private let walk: ViewWalk
  private let isReached: (Place) -> Bool
  /// The views on known ways.
  private let shown: Set<DeclarationID>
  private var resolver: Resolver { walk.resolver }
  private var program: Program { walk.program }

  init(_ walk: ViewWalk, isReached: @escaping (Place) -> Bool) {
    self.walk = walk
    self.isReached = isReached
    shown = Set(walk.ways.states.map(\.view))
  }

  /// The outermost places that make them.
  /// - Complexity: O(constructions of lost views).
  func steps(to demands: [EnvironmentDemand]) -> [UnfollowedStep] {
    var known: Set<Place> = []
    var steps: [UnfollowedStep] = []
    for demand in demands where isLost(demand.owner) && !demand.isOptional && !demand.isOfUIKit {
      for place in outermost(demand.owner) where known.insert(place.unscoped).inserted {
        let name = program.text(demand.owner)
        steps.append(
          UnfollowedStep("way", at: place, "nothing here tells where '\(name)' is shown")
        )
      }
    }
    return steps.sorted { $0.place.precedes($1.place) }
  }

  /// What lost views ask for and no environment of the app has, wherever they are shown.
  /// - Parameter reads: Where a view stops without what a property asks for.
  /// - Complexity: O(constructions of lost views + environments).
  func gaps(
    of demands: [EnvironmentDemand],
    _ injections: EnvironmentInjections,
    _ reads: (EnvironmentDemand) -> [EnvironmentReads.Read]
  ) -> [MissingObjects.Gap] {
    let environments = Set(walk.ways.states.map(\.surroundings.objects))
    return demands.filter { demand in
      isLost(demand.owner) && !demand.isOptional && !demand.isOfUIKit
        && demand.appsThatHaveIt.isEmpty
        && isOfApp(demand.type) && !injections.mayHave(demand.key)
        && !environments.contains { walk.sets.contains(demand.key, $0) }
    }
    .compactMap { demand in
      guard let read = reads(demand).first, let place = outermost(demand.owner).first else {
        return nil
      }
      let asker = MissingObjects.Asker(
        demand: demand,
        read: read.place,
        way: [place],
        pusher: nil
      )
      return MissingObjects.Gap(key: demand.key, site: place, wayIn: [], askers: [asker])
    }
  }

  /// Whether no code out of sight can name a type.
  private func isOfApp(_ type: SwiftType) -> Bool {
    switch type.unwrapped.form {
    case .nominal(let id, _): program.isSource(id) && !program.isShownOutOfSight(id)
    default: false
    }
  }

  private func isLost(_ view: DeclarationID) -> Bool {
    walk.kinds.kind(of: view) != .other && !shown.contains(view)
      && !program.targets.isTest(file: program[view].file) && !resolver.isPreview(view)
  }

  /// The places that the app gets to where a lost view begins to be made.
  private func outermost(_ view: DeclarationID) -> [Place] {
    var found: [Place] = []
    var visited: Set<DeclarationID> = [view]
    var waiting = [view]
    while let next = waiting.popLast() {
      for construction in resolver.constructions.of(next) {
        let place = construction.place
        guard program.isSource(place), !walk.code.isInMacro(place),
          !program.targets.isTest(file: place.file)
        else { continue }
        let owner = place.source.flatMap { resolver.selfDeclaration(of: $0) }
        if let owner, isLost(owner) {
          if visited.insert(owner).inserted { waiting.append(owner) }
        } else if isReached(place), owner.map({ !resolver.isPreview($0) }) ?? true {
          found.append(place)
        }
      }
    }
    return found
  }
}
