import ProjectDescription

let project = Project(
  name: "Potluck",
  targets: [
    .target(
      name: "Kit", destinations: .iOS, product: .framework, bundleId: "example.kit",
      sources: ["Kit/**"], dependencies: [.external(name: "Dirk")]
    ),
    .target(
      name: "App", destinations: .iOS, product: .app, bundleId: "example.app",
      sources: ["App/**"], dependencies: [.target(name: "Kit")]
    ),
  ]
)
