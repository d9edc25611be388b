extension Dialect {
  /// NSObject+Rx: objects that keep a bag for what they observe.
  static let nsObjectRx = Dialect(
    name: "NSObject+Rx",
    libraries: [LibraryTable(requiredMembers: ["HasDisposeBag": ["disposeBag"]])]
  )
}
