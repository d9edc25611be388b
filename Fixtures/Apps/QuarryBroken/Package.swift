// swift-tools-version: 5.9

import PackageDescription

let package = Package(
  name: "Quarry",
  platforms: [.iOS(.v16)],
  products: [.executable(name: "Quarry", targets: ["Quarry"])],
  dependencies: [
    .package(url: "https://example.com/quarry/Resolver.git", from: "1.5.0")
  ],
  targets: [
    .target(name: "QuarryKit", dependencies: ["Resolver"]),
    .executableTarget(name: "Quarry", dependencies: ["QuarryKit", "Resolver"]),
  ]
)
