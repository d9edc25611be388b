import ProjectDescription

let project = Project(
  name: "Shelf",
  targets: [
    .target(
      name: "Shelf",
      destinations: .iOS,
      product: .staticFramework,
      bundleId: "example.shelf",
      buildableFolders: ["Code"],
      dependencies: []
    ),
    .target(
      name: "ShelfUITests",
      destinations: .iOS,
      product: .uiTests,
      bundleId: "example.shelf.ui",
      sources: ["Robots/**", .relativeToRoot("Tools/Robots/**")],
      dependencies: [.target(name: "Shelf"), .Module.account]
    ),
  ]
)
