// swift-tools-version: 6.0

import PackageDescription

// A package of its own, so that the product's `Package.swift` names nothing but the product. What is
// timed beside the whole program, lexing and parsing, are the same targets as in the product.
let package = Package(
  name: "PureLintBenchmarks",
  platforms: [.macOS(.v13)],
  targets: [
    .target(name: "GraphModel", path: "Sources/GraphModel"),
    .target(name: "PureLintSource", dependencies: ["GraphModel"], path: "Sources/PureLint/Source"),
    .target(
      name: "PureLintSyntax",
      dependencies: ["PureLintSource"],
      path: "Sources/PureLint/Syntax"
    ),
    .executableTarget(
      name: "PureLintBenchmarks",
      dependencies: ["Processes", "PureLintSyntax"],
      path: "Sources/Benchmark"
    ),
    .executableTarget(name: "MadeUpApps", path: "MadeUpApps"),
    .executableTarget(
      name: "Growth",
      dependencies: ["MadeUpApps", "Processes"],
      path: "Growth",
      exclude: ["Dimensions"]
    ),
    .target(name: "Processes", path: "Processes"),
  ],
  swiftLanguageModes: [.v6]
)
