// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Greenhouse",
  targets: [
    .executableTarget(name: "Greenhouse", dependencies: ["Soil", "Sketch"]),
    .target(name: "Soil"),
    .target(name: "Sketch"),
    .testTarget(name: "GreenhouseTests", dependencies: ["Greenhouse"]),
    .testTarget(name: "GreenhouseUITests"),
  ]
)
