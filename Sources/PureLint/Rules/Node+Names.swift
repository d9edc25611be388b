import GraphModel

extension Node {
  /// The last part of a dotted name: `clock` for `TimerModule.Dependency.clock`.
  var shortName: String { name.split(separator: ".").last.map(String.init) ?? name }

  /// The type that a value must have: a field's type without the `!` that would forgive its lack.
  var wantedType: String? {
    typeName.map { $0.hasSuffix("!") ? String($0.dropLast()) : $0 }
  }
}
