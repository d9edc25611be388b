import PureLintFindings
import PureLintResolution
import PureLintWiring

extension Dialect {
  /// swift-dependencies: keys have values for the app, for tests and for previews. A key without one
  /// for the app compiles, and the app goes on with the one for tests.
  package static let swiftDependencies = Dialect(
    name: "swift-dependencies",
    libraries: [
      LibraryTable(
        [.asksForNoProperties: DependencyNames.features],
        requiredProperties: Dictionary(
          uniqueKeysWithValues: DependencyNames.features.map { ($0, [DependencyNames.body]) }
        ),
        rootsOfPaths: [DependencyNames.wrapper: DependencyNames.values]
      )
    ],
    relevantNames: { resolver in
      let keys = DependencyKeys(resolver)
      return RelevantNames(
        anywhere: keys.all.isEmpty ? [] : [DependencyNames.values, DependencyNames.liveValue]
      )
    },
    wiring: { resolver in
      let keys = DependencyKeys(resolver)
      guard !keys.all.isEmpty else { return WiringPart() }
      let members = DependencyMembers(of: keys.all, resolver)
      var part = WiringPart(
        registrations: DependencyLeftovers(keys, members).registrations(),
        demands: DependencyDemands(keys, resolver).all()
          + DependencyProperties(resolver).demands(),
        recognitions: [
          Recognition(
            subject: "swift-dependencies",
            counts: [.init(noun: "key", number: keys.all.count)]
          )
        ]
      )
      let circles = DependencyCircles(keys, members).part()
      part.registrations += circles.registrations
      part.demands += circles.demands
      part.keyedValues = { members.values(of: keys.all) }
      return part
    }
  )
}
