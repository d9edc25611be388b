// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Kit",
  products: [.library(name: "Kit", targets: ["KitUI"])],
  targets: [
    .target(name: "KitUI"),
    .testTarget(name: "KitTests", dependencies: ["KitUI"]),
  ]
)
