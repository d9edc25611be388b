import PureLintResolution
import PureLintSyntax
import PureLintWiring

/// The words for gaps in environments of stores: one finding for each context that is nowhere, for
/// each place without one, and for each model that a context does not know.
struct StoredDataGaps {
  private let asked: StoredDataDemands
  private let walk: ViewWalk
  private let injections: EnvironmentInjections
  private var program: Program { walk.program }

  /// The number of places of one sort that are named.
  private static let noteLimit = 3

  init(_ asked: StoredDataDemands, _ walk: ViewWalk, _ injections: EnvironmentInjections) {
    self.asked = asked
    self.walk = walk
    self.injections = injections
  }

  /// A property that asks, and where what it asks for begins to be missing.
  private struct Asker {
    let asked: StoredDataDemand
    let asker: MissingObjects.Asker
    let site: Place
    /// What is missing for it.
    let key: EnvironmentKey
  }

  /// A gap, and from where on it is there; without a place, everywhere.
  private struct Lack: Hashable {
    let key: EnvironmentKey
    let site: Place?
  }

  func demands(for gaps: [MissingObjects.Gap]) -> [Demand] {
    var found: [Lack: [Asker]] = [:]
    var order: [Lack] = []
    let asked = gaps.flatMap { gap in gap.askers.map { asker in gap.asking([asker]) } }
      .filter { self.asked.all[$0.askers[0].demand.property] != nil }
    for group in GapCauses(walk).groups(of: asked, by: missing) {
      let key = missing(group[0])
      let lack = Lack(key: key, site: injections.mayHave(key) ? group[0].site.unscoped : nil)
      if found[lack] == nil { order.append(lack) }
      found[lack, default: []] += group.compactMap { gap in
        self.asked.all[gap.askers[0].demand.property].map {
          Asker(asked: $0, asker: gap.askers[0], site: gap.site, key: key)
        }
      }
    }
    joinModels(order, &found)
    return order.compactMap { lack in found[lack].flatMap { demand(lack, $0) } }
  }

  /// Joins models that no schema has, of which one brings the others along once it is listed.
  private func joinModels(_ order: [Lack], _ found: inout [Lack: [Asker]]) {
    let nowhere = order.filter { $0.site == nil && !$0.key.isContext }
    let models = nowhere.compactMap { found[$0]?.first?.asked.model }
    guard nowhere.count > 1, models.count == nowhere.count else { return }
    let lacks = Dictionary(zip(models, nowhere)) { first, _ in first }
    for group in ModelRelations(walk.resolver).groups(of: models) {
      guard let first = lacks[group[0]] else { continue }
      for other in group.dropFirst().compactMap({ lacks[$0] }) {
        found[first, default: []] += found.removeValue(forKey: other) ?? []
      }
    }
  }

  /// The context, where there is none, or the model that the one which is there does not know.
  private func missing(_ gap: MissingObjects.Gap) -> EnvironmentKey {
    let demand = gap.askers[0].demand
    guard asked.all[demand.property]?.model != nil else { return demand.key }
    let visits = walk.ways.visitsBySite[gap.site.unscoped] ?? []
    let hasContext = visits.contains { visit in
      visit.objects.map {
        walk.sets.contains(.modelContext, $0) && !walk.sets.contains(demand.key, $0)
      } == true
    }
    return hasContext ? demand.key : .modelContext
  }

  private func demand(_ lack: Lack, _ askers: [Asker]) -> Demand? {
    let sorted = askers.sorted {
      program.precedes($0.asked.demand.property, $1.asked.demand.property)
    }
    // What stops the process is told before what only stays empty.
    let own = sorted.filter { $0.key == lack.key }
    guard let first = own.first(where: { !isSurvivable(lack, $0) }) ?? own.first else { return nil }
    // A change at one place may mend what others lack.
    let site = lack.site.flatMap { site in askers.first { $0.site.unscoped == site }?.site }
    var demand = Demand(
      property: nil,
      place: site ?? place(of: first.asked.demand.property),
      key: Registration.Key(type: first.asked.demand.type),
      title: walk.resolver.keyText(of: first.asked.demand.type)
    )
    let complaint = complaint(about: lack, first, at: site ?? first.site, others: sorted)
    demand.registrations = []
    demand.mayStandAnywhere = true
    demand.complaint = complaint
    return demand
  }

  /// Whether the app goes on, with an empty list.
  private func isSurvivable(_ lack: Lack, _ asker: Asker) -> Bool {
    switch asker.asked.kind {
    case .query: lack.key == .modelContext
    case .insert: false
    case .fetch: true
    }
  }

  // MARK: Words

  private func complaint(
    about lack: Lack,
    _ first: Asker,
    at site: Place,
    others: [Asker]
  ) -> Demand.Complaint {
    let shown = program.trees[site.file].text(site.token)
    let property = first.asked.demand.property
    let way = lack.site == nil ? [("'\(shown)' is shown here without it", site)] : []
    let steps = first.asker.way.filter { $0.unscoped != site.unscoped }
      .prefix(Self.noteLimit).map {
        ("'\(program.trees[$0.file].text($0.token))' is shown here", $0)
      }
    let asks =
      lack.site == nil
      ? [] : [("'\(program.text(property))' is declared here", place(of: property))]
    var known: Set<DeclarationID> = [property]
    let more = others.filter { known.insert($0.asked.demand.property).inserted }
      .prefix(Self.noteLimit - 1).map { other in
        (note(on: other, besides: first), place(of: other.asked.demand.property))
      }
    return Demand.Complaint(
      message: message(lack, first, shown),
      way: way + steps + asks + more,
      advice: advice(lack, first, shown),
      advicePlace: lack.site == nil ? site : nil,
      isSurvivable: isSurvivable(lack, first)
    )
  }

  private func note(on other: Asker, besides first: Asker) -> String {
    let name = "'\(program.qualifiedName(other.asked.demand.property))'"
    guard let model = other.asked.model, model != first.asked.model, !first.key.isContext else {
      return "\(name) lacks it too"
    }
    return "\(name) asks for '\(program.qualifiedName(model))', which comes with it"
  }

  private func message(_ lack: Lack, _ asker: Asker, _ shown: String) -> String {
    let property = asker.asked.demand.property
    let name = program.text(property)
    let owner = program.qualifiedName(asker.asked.demand.owner)
    let model = asker.asked.model.map { program.qualifiedName($0) } ?? ""
    if !lack.key.isContext {
      return lack.site == nil
        ? "'\(model)' is in no container's schema: the query '\(name)' in '\(owner)' stops the process"
        : "'\(shown)' is shown with a container that does not have '\(model)' in its schema: the query "
          + "'\(name)' in '\(owner)' stops the process"
    }
    let consequence =
      switch asker.asked.kind {
      case .query, .fetch: "'\(name)' in '\(owner)' stays empty"
      case .insert: "inserting into '\(name)' in '\(owner)' stops the process"
      }
    let missing =
      lack.key == .modelContext ? "model container" : "managed object context with a store"
    return lack.site == nil
      ? "nothing puts a \(missing) into the environment: \(consequence)"
      : "'\(shown)' is shown without a \(missing) in its environment: \(consequence)"
  }

  private func advice(_ lack: Lack, _ asker: Asker, _ shown: String) -> String {
    switch lack.key {
    case .modelContext: "write '.modelContainer(…)' behind '\(shown)(…)' or behind its scene"
    case .managedContext: "write '.environment(\\.managedObjectContext, …)' behind '\(shown)(…)'"
    default:
      "list '\(asker.asked.model.map { program.qualifiedName($0) } ?? "")' where the container is made"
    }
  }

  private func place(of declaration: DeclarationID) -> Place {
    Place(
      file: program[declaration].file,
      token: program[declaration].nameToken,
      source: declaration
    )
  }
}

extension EnvironmentKey {
  /// Whether it stands for a context, not for a model that a context has to know.
  fileprivate var isContext: Bool { self == .modelContext || self == .managedContext }
}
