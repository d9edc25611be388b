import PureLintResolution
import PureLintSource
import PureLintWiring

extension Dialect {
  /// SwiftUI: views take objects from an environment, which the views around them fill.
  package static let swiftUI = Dialect(
    name: "SwiftUI",
    libraries: [LibraryTable(types: SwiftUINames.types), SwiftUINames.library],
    relevantNames: { resolver in
      // What shows a view matters as much as what asks for something.
      guard
        EnvironmentDemands.areMade(in: resolver) || StoredDataDemands.areMade(in: resolver)
          || RequiredValues.areTaken(in: resolver) || DoubleStates.areMade(in: resolver)
          || UnlistedModels.areDeclared(in: resolver)
      else { return RelevantNames() }
      return RelevantNames(
        imports: ["SwiftUI", StoredDataNames.swiftData],
        anywhere: ViewKinds.names(in: resolver)
          .union(["environmentObject", StoredDataNames.container]),
        approached: SwiftUINames.hosts
      )
    },
    looksIntoBodies: true,
    wiring: { resolver in
      let demands = EnvironmentDemands(resolver)
      let stored = StoredDataDemands(resolver)
      let values = RequiredValues(resolver, readsBodies: true)
      guard
        demands.isOpen || !demands.all.isEmpty || !stored.all.isEmpty || !values.demands.isEmpty
          || DoubleStates.areMade(in: resolver) || UnlistedModels.areDeclared(in: resolver)
      else { return WiringPart() }
      return EnvironmentWiring(demands, stored, values, resolver).part()
    }
  )
}
