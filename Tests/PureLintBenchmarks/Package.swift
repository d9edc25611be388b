// swift-tools-version: 6.0

import PackageDescription

// A package of its own, so that the product's `Package.swift` names nothing but the product. The
// benchmark is compiled into one module with the analyser, as the product is: what it times is
// what users run.
let package = Package(
  name: "PureLintBenchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "PureLint", path: "../..")],
  targets: [
    .executableTarget(
      name: "PureLintBenchmarks",
      dependencies: ["Processes", .product(name: "GraphModel", package: "PureLint")],
      path: "Sources",
      exclude: ["PureLint/main.swift"]
    ),
    .executableTarget(name: "MadeUpApps", path: "MadeUpApps"),
    .executableTarget(name: "Growth", dependencies: ["MadeUpApps", "Processes"], path: "Growth"),
    .target(name: "Processes", path: "Processes"),
  ],
  swiftLanguageModes: [.v6]
)
