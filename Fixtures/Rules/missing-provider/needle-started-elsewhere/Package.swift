// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Town",
  dependencies: [.package(url: "https://example.com/needle", from: "1.0.0")],
  targets: [
    .executableTarget(
      name: "Tower",
      dependencies: [.product(name: "NeedleFoundation", package: "needle")]
    ),
    .executableTarget(
      name: "Gate",
      dependencies: [.product(name: "NeedleFoundation", package: "needle")]
    ),
  ]
)
