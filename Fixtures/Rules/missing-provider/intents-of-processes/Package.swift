// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Harvest",
  targets: [
    .target(name: "HarvestKit"),
    .executableTarget(name: "Harvest", dependencies: ["HarvestKit"]),
    .executableTarget(name: "HarvestWidget", dependencies: ["HarvestKit"]),
  ]
)
