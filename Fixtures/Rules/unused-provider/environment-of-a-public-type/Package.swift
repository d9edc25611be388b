// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Reader",
  products: [.library(name: "Marks", targets: ["Marks"])],
  targets: [
    .executableTarget(name: "Reader", dependencies: ["Marks"]),
    .target(name: "Marks"),
  ]
)
