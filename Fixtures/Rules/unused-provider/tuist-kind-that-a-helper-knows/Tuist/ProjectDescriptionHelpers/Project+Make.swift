import ProjectDescription

extension Project {
  public static func app(name: String, dependencies: [TargetDependency]) -> Project {
    make(name: name, product: .app, dependencies: dependencies)
  }

  public static func framework(name: String, dependencies: [TargetDependency] = []) -> Project {
    make(name: name, product: .framework, dependencies: dependencies)
  }

  private static func make(
    name: String,
    product: Product,
    dependencies: [TargetDependency]
  ) -> Project {
    let target: Target = .target(
      name: name,
      destinations: [.iPhone],
      product: product,
      bundleId: "com.example.\(name)",
      sources: ["Sources/**"],
      dependencies: dependencies
    )
    return Project(name: name, targets: [target])
  }
}
