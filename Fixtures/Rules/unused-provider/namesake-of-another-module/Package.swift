// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Harbor",
  targets: [
    .target(name: "Kit"),
    .target(name: "Tools"),
    .executableTarget(name: "App", dependencies: ["Kit", "Tools"]),
  ]
)
