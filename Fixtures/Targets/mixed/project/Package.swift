// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Radio",
  products: [.library(name: "RadioKit", targets: ["RadioKit"])],
  targets: [.target(name: "RadioKit", path: "Kit"), .testTarget(name: "RadioKitTests")]
)
