// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "PureLint",
  platforms: [.macOS(.v13), .iOS(.v13), .tvOS(.v13), .watchOS(.v6)],
  products: [
    .library(name: "Pure", targets: ["Pure"]),
    .library(name: "GraphModel", targets: ["GraphModel"]),
    .executable(name: "purelint", targets: ["PureLint"]),
  ],
  targets: [
    .target(name: "Pure"),
    .target(name: "GraphModel"),
    .executableTarget(name: "PureLint", dependencies: ["GraphModel"]),
    .testTarget(name: "PureTests", dependencies: ["Pure"]),
    .testTarget(name: "GraphModelTests", dependencies: ["GraphModel"]),
    .testTarget(name: "PureLintTests", dependencies: ["PureLint", "GraphModel"]),
  ],
  swiftLanguageModes: [.v6]
)
