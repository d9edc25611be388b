// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Tower",
  targets: [
    .target(name: "Kit"),
    .executableTarget(name: "App", dependencies: ["Kit"]),
    .executableTarget(name: "Demo", dependencies: ["Kit"]),
  ]
)
