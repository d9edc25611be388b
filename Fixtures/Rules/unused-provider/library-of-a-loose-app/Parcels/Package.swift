// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Parcels",
  products: [.library(name: "Parcels", targets: ["Parcels"])],
  dependencies: [.package(url: "https://example.com/kit.git", from: "1.0.0")],
  targets: [.target(name: "Parcels", dependencies: [.product(name: "Kit", package: "Kit")])]
)
