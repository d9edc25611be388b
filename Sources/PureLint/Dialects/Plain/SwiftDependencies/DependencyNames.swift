import PureLintSource

/// The names by which sources use the library.
enum DependencyNames {
  /// The library, its macros, and the one that hands it on.
  static let modules: Set<Name> = ["Dependencies", "DependenciesMacros", "ComposableArchitecture"]

  /// The protocol of keys that have a value for tests.
  static let testKey: Name = "TestDependencyKey"
  /// The protocol of keys that have one for the app too.
  static let key: Name = "DependencyKey"
  /// The static member of a key that has its value for the app.
  static let liveValue: Name = "liveValue"
  /// The type whose members yield the values of keys.
  static let values: Name = "DependencyValues"
  /// The members of keys whose values no app gets.
  static let trialValues: Set<Name> = ["testValue", "previewValue"]
  /// The wrapper of properties that get a value by a member's path or by a key.
  static let wrapper: Name = "Dependency"

  /// The protocols of the features of apps that use the library most.
  static let features: [Name] = ["Reducer", "ReducerProtocol"]
  /// The one property that they ask for.
  static let body: Name = "body"

  /// The macro that writes no conformance, and attributes that are the language's.
  static let plainAttributes: Set<Name> = [
    "DependencyClient", "MainActor", "available", "dynamicMemberLookup", "frozen",
  ]
  /// The protocols that no key's value comes with.
  static let plainProtocols: Set<Name> = [
    testKey, "Sendable", "Equatable", "Hashable", "Identifiable", "Codable", "Decodable",
    "Encodable", "AnyObject",
  ]
  /// The words by which code puts other values into members.
  static let overrides: Set<Name> = [
    "withDependencies", "prepareDependencies", "withEscapedDependencies", "dependency",
    "transformDependency", "dependencies",
  ]
}
