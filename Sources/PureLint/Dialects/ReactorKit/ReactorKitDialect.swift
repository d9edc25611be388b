extension Dialect {
  /// ReactorKit: views are given their reactors from outside.
  static let reactorKit = Dialect(name: "ReactorKit", interfaces: [.reactorKit])
}
