import PureLintResolution
import PureLintWiring

/// The builds that compile places; the same place stands on many ways.
final class PlaceBuilds {
  private let program: Program
  private var known: [Place: [Condition]] = [:]
  private var built: [Place: Bool] = [:]

  init(_ program: Program) { self.program = program }

  /// The condition of all builds that compile a place.
  func conditions(around place: Place) -> [Condition] {
    if let found = known[place.unscoped] { return found }
    let found = program.trees[place.file].nodes(aroundToken: place.token).last.map { node in
      program.conditions(program.condition(around: node, in: place.file), in: place.file)
    }
    known[place.unscoped] = found ?? []
    return found ?? []
  }

  /// Whether some build of a target that a place is in compiles it.
  func isBuilt(_ place: Place) -> Bool {
    if let found = built[place.unscoped] { return found }
    let conditions = conditions(around: place)
    let found = conditions.isEmpty || program.mayHold(conditions, inFiles: [place.file])
    built[place.unscoped] = found
    return found
  }

  /// Whether some build compiles a place and is one of some.
  func mayCompile(_ place: Place, _ others: [Condition], in builds: Set<Condition>) -> Bool {
    let all = conditions(around: place) + others
    return all.isEmpty || program.configuration.mayHold(Array(builds) + all)
  }
}
