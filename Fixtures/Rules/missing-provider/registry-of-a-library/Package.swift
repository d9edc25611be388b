// swift-tools-version: 5.9

import PackageDescription

let package = Package(
  name: "Lamps",
  products: [.library(name: "Lamps", targets: ["Lamps"])],
  targets: [.target(name: "Lamps")]
)
