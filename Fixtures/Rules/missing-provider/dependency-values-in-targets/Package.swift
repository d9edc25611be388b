// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "App",
  dependencies: [.package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.0.0")],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: [
        "Client", "Kit", "Live", .product(name: "Dependencies", package: "swift-dependencies"),
      ]
    ),
    .executableTarget(name: "Tool", dependencies: ["Client"]),
    .executableTarget(name: "Widget", dependencies: ["Client", "Kit"]),
    .target(
      name: "Client",
      dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]
    ),
    .target(name: "Kit", dependencies: ["Client"]),
    .target(name: "Live", dependencies: ["Client"]),
    .target(name: "Spare", dependencies: ["Client"]),
    .testTarget(name: "AppTests", dependencies: ["App", "Client"]),
  ]
)
