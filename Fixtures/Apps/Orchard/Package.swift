// swift-tools-version: 5.9

import PackageDescription

let dependencies: Target.Dependency = .product(name: "Dependencies", package: "swift-dependencies")
let architecture: Target.Dependency = .product(
  name: "ComposableArchitecture",
  package: "swift-composable-architecture"
)

let package = Package(
  name: "Orchard",
  platforms: [.iOS(.v17)],
  products: [
    .executable(name: "Orchard", targets: ["Orchard"]),
    .executable(name: "OrchardWidget", targets: ["OrchardWidget"]),
  ],
  dependencies: [
    .package(url: "https://example.com/orchard/swift-dependencies.git", from: "1.9.0"),
    .package(url: "https://example.com/orchard/swift-composable-architecture.git", from: "1.20.0"),
  ],
  targets: [
    .target(name: "OrchardModels"),
    .target(name: "FileClient", dependencies: [dependencies]),
    .target(name: "WeatherClient", dependencies: ["OrchardModels", dependencies]),
    .target(
      name: "WeatherClientLive",
      dependencies: ["FileClient", "OrchardModels", "WeatherClient", dependencies]
    ),
    .target(name: "TreeStore", dependencies: ["OrchardModels", dependencies]),
    .target(
      name: "TreeStoreLive",
      dependencies: ["FileClient", "OrchardModels", "TreeStore", dependencies]
    ),
    .target(name: "SensorClient", dependencies: [dependencies]),
    .target(name: "SensorClientLive", dependencies: ["SensorClient", dependencies]),
    .target(
      name: "TreesFeature",
      dependencies: ["OrchardModels", "TreeStore", "WeatherClient", architecture]
    ),
    .target(
      name: "HarvestFeature",
      dependencies: ["OrchardModels", "SensorClient", "TreeStore", dependencies]
    ),
    .executableTarget(
      name: "Orchard",
      dependencies: [
        "HarvestFeature", "SensorClientLive", "TreesFeature", "TreeStoreLive", "WeatherClientLive",
        architecture,
      ]
    ),
    .executableTarget(
      name: "OrchardWidget",
      dependencies: ["WeatherClient", "WeatherClientLive", dependencies]
    ),
    .testTarget(
      name: "HarvestFeatureTests",
      dependencies: ["HarvestFeature", "SensorClient", dependencies]
    ),
    .testTarget(
      name: "TreesFeatureTests",
      dependencies: ["OrchardModels", "TreeStore", "TreesFeature", "WeatherClient", architecture]
    ),
  ]
)
