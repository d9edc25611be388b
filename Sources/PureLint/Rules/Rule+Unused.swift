import PureLintFindings

extension Rule {
  /// The table that tells `unused-dependency` and `unused-provider` apart, for the pages of both.
  static let unusedThings = """
    | nobody uses | in | rule |
    | --- | --- | --- |
    | an object that a type is handed, or makes for itself: a property, a parameter of `init` | a \
    type that hands no objects to others that it makes, such as a view model | \
    `unused-dependency` |
    | a field of a nested `struct Dependency` or `Dependencies` | any type | `unused-dependency` |
    | a member, a local, a function | a type that makes other objects and hands them its own, such as \
    `AppContainer` or a coordinator | `unused-provider` |
    | a registration, an assembly, an object in the environment | a container, a registry, \
    SwiftUI | `unused-provider` |

    A type may stop to make other objects. Then its findings change their rule, and need another \
    comment or entry of the baseline.
    """
}
