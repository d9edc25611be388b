// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Board",
  targets: [
    .target(name: "Kit"),
    .executableTarget(name: "App", dependencies: ["Kit"]),
  ]
)
