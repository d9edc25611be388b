import GraphModel

extension Node {
  /// The last part of a dotted name: `clock` for `TimerModule.Dependency.clock`.
  package var shortName: String {
    name.utf8.split(separator: UInt8(ascii: ".")).last.map { String(Substring($0)) } ?? name
  }

  /// The part of the name in front of the short name: `f(a:b:)` for the parameter `f(a:b:).b`.
  package var holderName: String {
    name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  /// The type that a value must have: a field's type without the `!` that would forgive its lack.
  package var wantedType: String? {
    typeName.map { $0.hasSuffix("!") ? String($0.dropLast()) : $0 }
  }

  /// The end of a message about something in a test; empty outside tests.
  package var testSuffix: String { traits.contains(.isTest) ? ", in a test" : "" }
}
