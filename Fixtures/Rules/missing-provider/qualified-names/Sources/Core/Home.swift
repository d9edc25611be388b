public final class Home {
  public struct Dependencies {
    public let name: String
    public init(name: String) { self.name = name }
  }
  public let dependencies: Dependencies
  public init(dependencies: Dependencies) { self.dependencies = dependencies }
}

public func makeHome() -> Home { Home(dependencies: .init(name: "core")) }
