// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "App",
  targets: [
    .executableTarget(name: "Phone", dependencies: ["Views"]),
    .executableTarget(name: "Watch", dependencies: ["Views"]),
    .target(name: "Views"),
  ]
)
