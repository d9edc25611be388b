import PureLintResolution
import PureLintSource
import PureLintWiring

extension Dialect {
  /// ReactorKit: views are given their reactors from outside.
  package static let reactorKit = Dialect(
    name: "ReactorKit",
    interfaces: [.reactorKit],
    libraries: [
      // Where a file does not import the library itself, its interface is not seen.
      LibraryTable(requiredProperties: [
        "Reactor": ["initialState", "currentState", "scheduler"],
        "View": ["disposeBag", "reactor"], "StoryboardView": ["disposeBag", "reactor"],
      ])
    ]
  )
}
