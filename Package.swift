// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "PureLint",
  platforms: [.macOS(.v13), .iOS(.v13), .tvOS(.v13), .watchOS(.v6)],
  products: [
    .library(name: "Pure", targets: ["Pure"]),
    .library(name: "GraphModel", targets: ["GraphModel"]),
    .executable(name: "purelint", targets: ["PureLint"]),
    .plugin(name: "PureLintBuildTool", targets: ["PureLintBuildTool"]),
    .plugin(name: "PureLintCommand", targets: ["PureLintCommand"]),
  ],
  targets: [
    .target(name: "Pure"),
    .target(name: "GraphModel"),
    .executableTarget(name: "PureLint", dependencies: ["GraphModel"]),
    .plugin(
      name: "PureLintBuildTool",
      capability: .buildTool(),
      dependencies: ["PureLint"]
    ),
    .plugin(
      name: "PureLintCommand",
      capability: .command(
        intent: .custom(verb: "purelint", description: "Check how the package is wired")
      ),
      dependencies: ["PureLint"]
    ),
    .testTarget(name: "PureTests", dependencies: ["Pure"]),
    .testTarget(name: "GraphModelTests", dependencies: ["GraphModel"]),
    .testTarget(name: "PureLintTests", dependencies: ["PureLint", "GraphModel"]),
  ],
  swiftLanguageModes: [.v6]
)
