// swift-tools-version: 5.9

import PackageDescription

let package = Package(
  name: "Rambler",
  platforms: [.iOS(.v17)],
  products: [.executable(name: "Rambler", targets: ["Rambler"])],
  targets: [
    .target(name: "RamblerKit"),
    .executableTarget(name: "Rambler", dependencies: ["RamblerKit"]),
    .executableTarget(name: "RamblerWatch", dependencies: ["RamblerKit"]),
  ]
)
