import PureLintFindings
import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// The words for objects that are missing from environments.
struct EnvironmentGaps {
  private let injections: [EnvironmentInjection]
  private let walk: ViewWalk
  private var resolver: Resolver { walk.resolver }
  private var program: Program { walk.program }

  /// The number of places on a way, and of askers, that are named.
  private static let noteLimit = 3

  init(_ injections: [EnvironmentInjection], _ walk: ViewWalk) {
    self.injections = injections.filter { !$0.isForShow }
    self.walk = walk
  }

  /// One demand for each gap, and one for each type that nothing injects.
  func demands(for gaps: [MissingObjects.Gap]) -> [Demand] {
    let injected = Set(injections.map(\.type))
    let nowhere = Dictionary(grouping: gaps.filter { !injected.contains(type(of: $0)) }, by: type)
    var told: Set<SwiftType> = []
    let elsewhere = gaps.filter { injected.contains(type(of: $0)) }
    let missing = gaps.compactMap { gap -> Demand? in
      let type = type(of: gap)
      guard told.insert(type).inserted, let all = nowhere[type] else { return nil }
      return demand(ofNothing: all)
    }
    return missing
      + GapCauses(walk).groups(of: elsewhere, by: \.key).map { group in
        demand(at: group[0].site, group[0], complaint(about: group[0], with: group.dropFirst()))
      }
  }

  private func type(of gap: MissingObjects.Gap) -> SwiftType { gap.askers[0].demand.type }

  private func demand(
    at place: Place,
    _ gap: MissingObjects.Gap,
    _ complaint: Demand.Complaint
  ) -> Demand {
    var demand = Demand(
      property: nil,
      place: place,
      key: Registration.Key(type: type(of: gap)),
      title: gap.key.text
    )
    demand.registrations = []
    demand.mayStandAnywhere = true
    demand.complaint = complaint
    return demand
  }

  // MARK: What is injected elsewhere

  /// - Parameter others: The gaps that one and the same change may mend.
  private func complaint(
    about gap: MissingObjects.Gap,
    with others: ArraySlice<MissingObjects.Gap>
  ) -> Demand.Complaint {
    let asker = gap.askers[0]
    let shown = name(at: gap.site)
    let owner = program.qualifiedName(asker.demand.owner)
    let reader =
      owner == shown
      ? "which it reads as '\(program.text(asker.demand.property))'"
      : "which '\(owner)' in it reads"
    return Demand.Complaint(
      message:
        "'\(shown)' is shown without \(Advice.one(gap.key.text)) in its environment, \(reader)",
      way: way(to: asker, from: gap.site) + self.others(behind: gap.askers) + notes(on: others),
      nearMisses: nearMisses(for: gap),
      advice: advice(on: asker.demand, at: gap.site)
    )
  }

  private func notes(on others: ArraySlice<MissingObjects.Gap>) -> [(message: String, place: Place)]
  {
    others.prefix(Self.noteLimit).enumerated().map { position, gap in
      let more = position == Self.noteLimit - 1 ? others.count - Self.noteLimit : 0
      let rest = more > 0 ? ", and so \(more == 1 ? "is another" : "are \(more) others")" : ""
      return ("'\(name(at: gap.site))' is shown without it here, too\(rest)", gap.site)
    }
  }

  private func advice(on demand: EnvironmentDemand, at site: Place) -> String {
    let call = program.trees[site.file].isCalled(site.token) ? "(…)" : ""
    return
      "write '.\(demand.modifier)(…)' with \(Advice.one(demand.key.text)) behind "
      + "'\(name(at: site))\(call)'"
  }

  /// The name of the view that is built at a place.
  private func name(at place: Place) -> String { program.trees[place.file].text(place.token) }

  private func way(
    to asker: MissingObjects.Asker,
    from site: Place
  ) -> [(message: String, place: Place)] {
    let inner = asker.way.filter { $0.unscoped != site.unscoped }
    let steps = inner.prefix(Self.noteLimit).map { ("'\(name(at: $0))' is shown here", $0) }
    return steps + [read(by: asker)]
  }

  private func read(by asker: MissingObjects.Asker) -> (String, Place) {
    let owner = program.qualifiedName(asker.demand.owner)
    return ("'\(owner)' reads '\(program.text(asker.demand.property))' here", asker.read)
  }

  private func others(behind askers: [MissingObjects.Asker]) -> [(message: String, place: Place)] {
    var known: Set<DeclarationID> = [askers[0].demand.property]
    let others = askers.filter { known.insert($0.demand.property).inserted }
    return others.prefix(Self.noteLimit - 1).map { read(by: $0) }
  }

  /// Injections of the type, or of a relative, that do not reach the gap.
  private func nearMisses(for gap: MissingObjects.Gap) -> [(message: String, place: Place)] {
    let type = type(of: gap)
    let shown = name(at: gap.site)
    let same = injections.filter { $0.type == type }
    let relatives = injections.filter {
      $0.key != gap.key
        && (resolver.isSubtype($0.type, of: type) || resolver.isSubtype(type, of: $0.type))
    }
    let pusher = gap.askers[0].pusher
    let reason =
      pusher == nil
      ? "which does not reach '\(shown)'"
      : "which a pushed screen does not get: it has the environment of the stack"
    return relatives.prefix(1).map {
      (
        "'\($0.key.text)' is injected here, which does not serve as \(Advice.one(gap.key.text))",
        $0.place
      )
    }
      + [nearest(to: pusher ?? gap.site, among: same)].compactMap { near in
        near.map { ("'\(gap.key.text)' is injected here, \(reason)", $0.place) }
      }
  }

  /// The injection that follows a place in its file, else the first in it, else the first of all.
  private func nearest(
    to place: Place,
    among injections: [EnvironmentInjection]
  ) -> EnvironmentInjection? {
    let inFile = injections.filter { $0.place.file == place.file }
    return inFile.first { $0.place.token > place.token } ?? inFile.first ?? injections.first
  }

  // MARK: What is injected nowhere

  /// The finding about a type that nothing injects, at the first property that asks for it.
  private func demand(ofNothing gaps: [MissingObjects.Gap]) -> Demand? {
    let askers = gaps.flatMap { gap in gap.askers.map { (gap: gap, asker: $0) } }
    let first = askers.min {
      program.precedes($0.asker.demand.property, $1.asker.demand.property)
    }
    guard let (gap, asker) = first else { return nil }
    let property = asker.demand.property
    let shown = name(at: gap.site)
    let place = Place(
      file: program[property].file,
      token: program[property].nameToken,
      source: property
    )
    return demand(
      at: place,
      gap,
      Demand.Complaint(
        message: "nothing injects the '\(gap.key.text)' that "
          + "'\(program.qualifiedName(asker.demand.owner))' takes from the environment as "
          + "'\(program.text(property))'",
        way: [("'\(shown)' is shown here without it", gap.site)] + way(to: asker, from: gap.site)
          + others(behind: [asker] + askers.map(\.asker)),
        nearMisses: nearMisses(for: gap),
        advice: advice(on: asker.demand, at: gap.site),
        advicePlace: gap.site
      )
    )
  }
}
