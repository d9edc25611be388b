// swift-tools-version: 5.9

import PackageDescription

let package = Package(
  name: "Vineyard",
  platforms: [.iOS(.v17)],
  products: [.executable(name: "Vineyard", targets: ["Vineyard"])],
  targets: [
    .target(name: "VineyardKit"),
    .executableTarget(name: "Vineyard", dependencies: ["VineyardKit"]),
  ]
)
