import Testing

@testable import PureLintResolution
@testable import PureLintWiring

/// Which keys of registrations may be the same.
@Suite struct KeyComparisonTests {
  @Test(arguments: [
    ("Store", "Store", true), ("Store", "Other", false), ("Store?", "Store", false),
    ("[Store]", "[Other]", false), ("Box<Store>", "Box<Store>", true),
    ("Box<Store>", "Box<Other>", false), ("Store.Type", "Other.Type", false),
    ("(Store, Other)", "(Other, Store)", false), ("() -> Store", "() -> Other", false),
    // A name that no source declares may be an alias for a function, but for no class of the app.
    ("Handler", "() -> Store", true), ("Handler", "Store", false),
    ("Handler", "OtherHandler", false),
  ])
  func typesAreCompared(_ one: String, _ other: String, _ areMaybeSame: Bool) throws {
    let code = try WalkedCode(
      """
      final class Store {}
      final class Other {}
      struct Box<T> {}
      func one(_ x: \(one)) { print(a()) }
      func other(_ x: \(other)) {}
      """
    )
    func key(_ function: String) throws -> Registration.Key {
      let parameters = code.resolver.parameterList(of: try code.declaration(function))
      return Registration.Key(type: try #require(parameters.first).type)
    }
    #expect(try key("one").mayBe(key("other"), code.resolver) == areMaybeSame)
    #expect(try key("other").mayBe(key("one"), code.resolver) == areMaybeSame)
  }

  @Test(arguments: [
    ("main", false, "main", false, true), ("main", false, "other", false, false),
    ("main", false, nil, false, false), ("main", false, nil, true, true),
    (nil, false, nil, false, true),
  ])
  func namesAreCompared(
    _ one: String?,
    _ isOpen: Bool,
    _ other: String?,
    _ isOtherOpen: Bool,
    _ areMaybeSame: Bool
  ) throws {
    let code = try WalkedCode("final class Store { let thing = a() }")
    let store = SwiftType.nominal(try code.declaration("Store"), [])
    var (first, second) = (Registration.Key(type: store), Registration.Key(type: store))
    (first.name, first.isNameOpen) = (one, isOpen)
    (second.name, second.isNameOpen) = (other, isOtherOpen)
    #expect(first.mayBe(second, code.resolver) == areMaybeSame)
  }
}
