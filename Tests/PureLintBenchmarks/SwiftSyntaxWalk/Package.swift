// swift-tools-version: 6.0

import PackageDescription

// What the benchmark compares with. It takes minutes to build, and nothing else needs it.
let package = Package(
  name: "SwiftSyntaxWalk",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")
  ],
  targets: [
    .executableTarget(
      name: "SwiftSyntaxWalk",
      dependencies: [
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      path: "Sources"
    )
  ],
  swiftLanguageModes: [.v6]
)
