import GraphModel

extension Node {
  /// The last part of a dotted name: `clock` for `TimerModule.Dependency.clock`.
  var shortName: String { name.split(separator: ".").last.map(String.init) ?? name }
}
