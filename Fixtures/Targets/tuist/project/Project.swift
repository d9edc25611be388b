import ProjectDescription

let name = "Library"

let project = Project(
  name: name,
  targets: [
    .target(
      name: name,
      destinations: .iOS,
      product: .app,
      bundleId: "example.library",
      sources: ["App/**/*.swift", .glob("Shared/{Model,View}/**", excluding: ["Shared/**/*Preview.swift"])],
      dependencies: [
        .target(name: "LibraryShare"),
        .project(target: "Shelf", path: "Projects/Shelf"),
        .external(name: "Collections"),
        .sdk(name: "StoreKit", type: .framework),
        .xctest,
      ]
    ),
    Target(
      name: "LibraryShare",
      platform: .iOS,
      product: .appExtension,
      bundleId: "example.library.share",
      sources: ["Share/*.swift", "Shared/Model/**"],
      dependencies: []
    ),
    .target(
      name: name + "Tests",
      destinations: .iOS,
      product: .unitTests,
      bundleId: "example.library.tests",
      sources: .paths([.relativeToRoot("AppTests/**")]),
      dependencies: [.target(name: name)]
    ),
  ],
  schemes: [.scheme(name: name, buildAction: .buildAction(targets: ["Library"]))]
)
