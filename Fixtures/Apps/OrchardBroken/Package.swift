// swift-tools-version: 5.9

import PackageDescription

let package = Package(
  name: "Orchard",
  platforms: [.iOS(.v17)],
  products: [.executable(name: "Orchard", targets: ["Orchard"])],
  targets: [
    .target(name: "OrchardKit"),
    .executableTarget(name: "Orchard", dependencies: ["OrchardKit"]),
  ]
)
