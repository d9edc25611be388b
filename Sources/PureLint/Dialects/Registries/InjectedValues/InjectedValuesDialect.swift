import PureLintFindings
import PureLintResolution
import PureLintWiring

extension Dialect {
  /// Values that are found by types and by paths to members, as a recipe without a library has it.
  package static let injectedValues = Dialect(
    name: "InjectedValues",
    relevantNames: { outline in
      let candidates = ValueTypes(outline).candidates()
      let program = outline.program
      return RelevantNames(
        leading: Set(candidates.flatMap { [program[$0.type].name, program[$0.key].name] })
      )
    },
    wiring: { resolver in
      var part = WiringPart()
      for values in ValueTypes(resolver).confirmed() {
        let found = ValueWiring(values, resolver).part()
        part.registrations += found.registrations
        part.demands += found.demands
        part.containers += found.containers
        part.recognitions += found.recognitions
        part.unresolved += found.unresolved
      }
      return part
    }
  )
}
