// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Post",
  targets: [
    .target(name: "Shared"),
    .executableTarget(name: "Phone", dependencies: ["Shared"]),
    .executableTarget(name: "Desk", dependencies: ["Shared"]),
  ]
)
