// swift-tools-version: 5.9

import PackageDescription

let package = Package(
  name: "Potluck",
  platforms: [.iOS(.v16)],
  products: [.executable(name: "Potluck", targets: ["Potluck"])],
  dependencies: [
    .package(url: "https://example.com/potluck/Dirk.git", from: "1.2.0")
  ],
  targets: [
    .target(name: "PotluckKit", dependencies: ["Dirk"]),
    .executableTarget(name: "Potluck", dependencies: ["PotluckKit", "Dirk"]),
    .testTarget(name: "PotluckTests", dependencies: ["Potluck", "PotluckKit", "Dirk"]),
  ]
)
