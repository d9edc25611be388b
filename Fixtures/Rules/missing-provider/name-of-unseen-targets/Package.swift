// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "Clocks",
  targets: [
    .target(name: "Left", dependencies: ["Pure"]),
    .target(name: "Right", dependencies: ["Pure"]),
    .target(name: "Other", dependencies: ["Pure"]),
    .target(name: "App", dependencies: ["Left", "Right"]),
  ]
)
