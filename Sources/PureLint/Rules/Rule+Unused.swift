import PureLintFindings

extension Rule {
  /// The table that tells `unused-dependency` and `unused-provider` apart, for the pages of both.
  static let unusedThings = """
    | nobody uses | in | rule |
    | --- | --- | --- |
    | an object that a type is handed, or makes for itself: a property, a parameter of `init` | a \
    type that only works with its objects, such as a view model | `unused-dependency` |
    | a field of a nested `struct Dependency` or `Dependencies` | any type | `unused-dependency` |
    | a member, a local, a function | a type that makes objects and hands them to others, such as \
    `AppContainer` or a coordinator | `unused-provider` |
    | a registration, an assembly, an object in the environment | a container, a registry, \
    SwiftUI | `unused-provider` |
    """
}
