// swift-tools-version: 5.9

import PackageDescription

let easyDi: Target.Dependency = .product(name: "EasyDi", package: "EasyDi")

let package = Package(
  name: "Aviary",
  platforms: [.iOS(.v15)],
  products: [.executable(name: "Aviary", targets: ["Aviary"])],
  dependencies: [
    .package(url: "https://example.com/aviary/EasyDi.git", from: "1.6.2")
  ],
  targets: [
    .target(name: "BirdKit", dependencies: [easyDi]),
    .executableTarget(name: "Aviary", dependencies: ["BirdKit", easyDi]),
    .testTarget(name: "AviaryTests", dependencies: ["Aviary", "BirdKit", easyDi]),
  ]
)
