// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "Bakery",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "PureLint", path: "../../.."),
    .package(path: "Recipes"),
  ],
  targets: [
    .executableTarget(
      name: "Bakery",
      dependencies: [
        "Ovens",
        .product(name: "Recipes", package: "Recipes"),
        .product(name: "Pure", package: "PureLint"),
      ],
      plugins: [.plugin(name: "PureLintBuildTool", package: "PureLint")]
    ),
    .target(name: "Ovens"),
  ],
  swiftLanguageModes: [.v6]
)
