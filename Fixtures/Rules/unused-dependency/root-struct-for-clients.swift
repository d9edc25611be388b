// A public struct that nothing here asks for is there for the clients of a library: who reads its
// fields cannot be seen. Where something does ask, who reads them can.

public final class Service {}

public struct SearchDependency {
  public let search: Service

  public static func resolve() -> SearchDependency { .init(search: Service()) }
}

public struct UserDependency {
  public static let shared = UserDependency.resolve()

  public let user: Service
}

extension UserDependency {
  static func resolve() -> UserDependency { .init(user: Service()) }
}

public struct FeedDependency {
  public let feed: Service
  public let ads: Service  // want: unused-dependency "'ads' of 'FeedDependency'"

  public static func resolve() -> FeedDependency { .init(feed: Service(), ads: Service()) }
}

struct OwnDependency {
  let own: Service  // want: unused-dependency "'own' of 'OwnDependency'"

  static func resolve() -> OwnDependency { .init(own: Service()) }
}

public func feed() -> Service { FeedDependency.resolve().feed }
