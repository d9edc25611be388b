// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "App",
  dependencies: [.package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.0.0")],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: ["Client", "Live", .product(name: "Dependencies", package: "swift-dependencies")]
    ),
    .target(
      name: "Client",
      dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]
    ),
    .target(name: "Live", dependencies: ["Client"]),
    .testTarget(name: "AppTests", dependencies: ["App", "Client"]),
  ]
)
