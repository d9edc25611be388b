// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "CourierBenchmarks",
  dependencies: [.package(path: "..")],
  targets: [
    .executableTarget(
      name: "courier-speed",
      dependencies: [.product(name: "Courier", package: "Courier")]
    )
  ]
)
