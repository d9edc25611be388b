// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Buoys",
  products: [.library(name: "BuoyKit", targets: ["BuoyKit"])],
  targets: [.target(name: "BuoyKit")]
)
