extension Dialect {
  /// ReactorKit: views are given their reactors from outside.
  static let reactorKit = Dialect(
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
