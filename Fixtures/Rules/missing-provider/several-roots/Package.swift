// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Watches",
  targets: [
    .target(name: "Clocks"),
    .executableTarget(name: "Watch", dependencies: ["Clocks"]),
    .executableTarget(name: "Widget", dependencies: ["Clocks"]),
    .testTarget(name: "WatchTests", dependencies: ["Watch", "Clocks"]),
  ]
)
