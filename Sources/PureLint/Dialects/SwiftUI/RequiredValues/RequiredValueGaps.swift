import PureLintResolution
import PureLintWiring

/// The values that nothing sets on some way, in words: one finding for each place from which on one is
/// missing, and one for each that nothing sets anywhere.
struct RequiredValueGaps {
  private let walk: ViewWalk
  private let injections: EnvironmentInjections
  private var program: Program { walk.program }

  /// The number of places on a way that are named.
  private static let noteLimit = 3

  init(_ walk: ViewWalk, _ injections: EnvironmentInjections) {
    self.walk = walk
    self.injections = injections
  }

  func demands(for gaps: [MissingObjects.Gap]) -> [Demand] {
    var told: Set<EnvironmentKey> = []
    return gaps.compactMap { gap in
      let isSetElsewhere = injections.mayHave(gap.key)
      guard isSetElsewhere || told.insert(gap.key).inserted else { return nil }
      let asker = gap.askers[0]
      let property = place(of: asker.demand.property)
      var demand = Demand(
        property: nil,
        place: isSetElsewhere ? gap.site : property,
        key: Registration.Key(type: asker.demand.type),
        title: program.text(asker.demand.property)
      )
      let complaint = complaint(about: gap, asker, isSetElsewhere)
      demand.registrations = []
      demand.mayStandAnywhere = true
      demand.complaint = complaint
      return demand
    }
  }

  private func complaint(
    about gap: MissingObjects.Gap,
    _ asker: MissingObjects.Asker,
    _ isSetElsewhere: Bool
  ) -> Demand.Complaint {
    let (name, shown) = (program.text(asker.demand.property), self.name(at: gap.site))
    let owner = program.qualifiedName(asker.demand.owner)
    let steps = asker.way.filter { $0.unscoped != gap.site.unscoped }.prefix(Self.noteLimit)
      .map { ("'\(self.name(at: $0))' is shown here", $0) }
    let end =
      isSetElsewhere
      ? ("'\(name)' is declared here", place(of: asker.demand.property))
      : ("'\(shown)' is shown here without it", gap.site)
    return Demand.Complaint(
      message: isSetElsewhere
        ? "'\(shown)' is shown without the value in its environment that '\(owner)' takes as "
          + "'\(name)': its default stops the process"
        : "nothing sets the value in the environment that '\(owner)' takes as '\(name)': "
          + "its default stops the process",
      way: isSetElsewhere ? steps + [end] : [end] + steps,
      advice: "set it by '.environment(…)' behind '\(shown)(…)', or give it a default",
      advicePlace: isSetElsewhere ? nil : gap.site
    )
  }

  private func name(at place: Place) -> String { program.trees[place.file].text(place.token) }

  private func place(of declaration: DeclarationID) -> Place {
    Place(
      file: program[declaration].file,
      token: program[declaration].nameToken,
      source: declaration
    )
  }
}
