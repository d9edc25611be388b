// swift-tools-version: 5.9

import PackageDescription

let package = Package(
  name: "FerryBroken",
  platforms: [.iOS(.v17)],
  products: [.executable(name: "Ferry", targets: ["Ferry"])],
  targets: [
    .target(name: "FerryKit"),
    .executableTarget(name: "Ferry", dependencies: ["FerryKit"]),
  ]
)
