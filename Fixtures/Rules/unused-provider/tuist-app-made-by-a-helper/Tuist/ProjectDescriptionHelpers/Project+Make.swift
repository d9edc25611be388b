import ProjectDescription

extension Project {
  public static func make(
    name: String,
    product: Product,
    dependencies: [TargetDependency] = []
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
