// swift-tools-version: 6.0

import PackageDescription

let pure: Target.Dependency = .product(name: "Pure", package: "Pure")

let package = Package(
  name: "Trailmap",
  platforms: [.iOS(.v16)],
  products: [
    .executable(name: "Trailmap", targets: ["Trailmap"]),
    .library(name: "TrailWidget", targets: ["TrailWidget"]),
  ],
  dependencies: [
    .package(url: "https://example.com/trailmap/Pure.git", from: "1.1.0")
  ],
  targets: [
    .target(name: "TrailKit", dependencies: [pure]),
    .target(name: "RouteInterface", dependencies: ["TrailKit"]),
    .target(name: "RouteList", dependencies: ["TrailKit", "RouteInterface"]),
    .target(name: "RouteDetail", dependencies: ["TrailKit", "RouteInterface"]),
    .target(name: "Recording", dependencies: ["TrailKit"]),
    .target(name: "Profile", dependencies: ["TrailKit", pure]),
    .executableTarget(
      name: "Trailmap",
      dependencies: ["TrailKit", "RouteInterface", "RouteList", "RouteDetail", "Recording", "Profile"]
    ),
    .target(name: "TrailWidget", dependencies: ["TrailKit", "RouteInterface", "RouteDetail"]),
    .target(name: "TrailTesting", dependencies: ["TrailKit"], path: "Sources/TrailTesting"),
    .testTarget(name: "RouteListTests", dependencies: ["RouteList", "TrailTesting"]),
    .testTarget(name: "RecordingTests", dependencies: ["Recording", "TrailTesting"]),
    .testTarget(name: "TrailmapTests", dependencies: ["Trailmap", "TrailTesting"]),
  ]
)
