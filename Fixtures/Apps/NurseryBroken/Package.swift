// swift-tools-version: 5.9

import PackageDescription

let package = Package(
  name: "Nursery",
  platforms: [.iOS(.v16)],
  products: [.executable(name: "Nursery", targets: ["Nursery"])],
  dependencies: [
    .package(url: "https://example.com/nursery/Factory.git", from: "2.4.0")
  ],
  targets: [
    .target(name: "NurseryKit", dependencies: ["FactoryKit"]),
    .executableTarget(name: "Nursery", dependencies: ["NurseryKit", "FactoryKit"]),
  ]
)
