// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Courier",
  products: [.library(name: "Courier", targets: ["Courier"])],
  targets: [
    .target(name: "Courier"),
    .executableTarget(name: "courier-demo", dependencies: ["Courier"]),
    .plugin(name: "Sorter", capability: .buildTool()),
  ]
)
