// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Shop",
  targets: [
    .target(name: "Routing"),
    .executableTarget(name: "App", dependencies: ["Routing", "Pure"]),
  ]
)
