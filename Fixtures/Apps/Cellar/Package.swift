// swift-tools-version: 5.9

import PackageDescription

let package = Package(
  name: "Cellar",
  platforms: [.iOS(.v17)],
  products: [.executable(name: "Cellar", targets: ["Cellar"])],
  dependencies: [
    .package(url: "https://example.com/cellar/needle.git", from: "0.25.0")
  ],
  targets: [
    .executableTarget(name: "Cellar", dependencies: ["NeedleFoundation"]),
    .testTarget(name: "CellarTests", dependencies: ["Cellar", "NeedleFoundation"]),
  ]
)
