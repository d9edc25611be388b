import ProjectDescription

let project = Project(
  name: "Courier",
  packages: [.package(path: "Kit")],
  targets: [
    .target(
      name: "Courier",
      product: .app,
      sources: ["App/**"],
      dependencies: [.package(product: "Kit")]
    )
  ]
)
