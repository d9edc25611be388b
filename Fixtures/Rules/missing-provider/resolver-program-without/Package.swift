// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Tower",
  dependencies: [.package(url: "https://github.com/hmlongco/Resolver", from: "1.5.0")],
  targets: [
    .target(name: "Kit", dependencies: ["Resolver"]),
    .executableTarget(name: "App", dependencies: ["Kit", "Resolver"]),
    .executableTarget(name: "Widget", dependencies: ["Kit", "Resolver"]),
  ]
)
