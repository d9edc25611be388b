import ProjectDescription

let project = Project(
  name: "Marina",
  targets: [
    .target(
      name: "MarinaKit",
      destinations: .iOS,
      product: .framework,
      bundleId: "example.marina.kit",
      sources: ["Kit/Sources/**"],
      dependencies: [
        .external(name: "Swinject"),
        .external(name: "SwinjectAutoregistration"),
      ]
    ),
    .target(
      name: "Marina",
      destinations: .iOS,
      product: .app,
      bundleId: "example.marina",
      sources: ["App/Sources/**"],
      dependencies: [
        .target(name: "MarinaKit"),
        .external(name: "PureSwinject"),
        .external(name: "SwinjectStoryboard"),
      ]
    ),
    .target(
      name: "MarinaTests",
      destinations: .iOS,
      product: .unitTests,
      bundleId: "example.marina.tests",
      sources: ["App/Tests/**"],
      dependencies: [.target(name: "Marina"), .xctest]
    ),
  ]
)
