import AppIntents

// An app and its widget are two processes with a registry each. What both share may be asked in
// either; what one of them declares, or a helper that only one of them calls, is its own.

public final class Barn: Sendable {
  public init() {}
  public func stack() {}
}

public final class Scale: Sendable {
  public init() {}
  public func weigh() {}
}

public enum HarvestDependencies {
  public static func add() { AppDependencyManager.shared.add(dependency: Barn()) }
}

public struct FieldOptions: DynamicOptionsProvider {
  @Dependency private var barn: Barn
  public init() {}

  public func results() async throws -> [String] {
    barn.stack()
    return []
  }
}
