// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "Recipes",
  platforms: [.macOS(.v13)],
  products: [.library(name: "Recipes", targets: ["Recipes"])],
  dependencies: [.package(name: "PureLint", path: "../../../..")],
  targets: [
    .target(name: "Recipes", dependencies: [.product(name: "Pure", package: "PureLint")])
  ],
  swiftLanguageModes: [.v6]
)
