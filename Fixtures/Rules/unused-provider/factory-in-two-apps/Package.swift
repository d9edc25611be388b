// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Couriers",
  dependencies: [.package(url: "https://github.com/hmlongco/Factory", from: "2.3.0")],
  targets: [
    .target(name: "Kit", dependencies: [.product(name: "Factory", package: "Factory")]),
    .executableTarget(name: "Rider", dependencies: ["Kit"]),
    .executableTarget(name: "Depot", dependencies: ["Kit"]),
  ]
)
