// swift-tools-version: 5.10
import PackageDescription

let prefix = "Book"
let core = prefix + "Core"
let testSuffix = "Tests"

enum Folder: String {
  case legacy = "Old"
}

extension Target.Dependency {
  static let core: Self = .target(name: "BookCore")
  static let kit: Target.Dependency = .product(name: "Kit", package: "Kit")
}

let shared: [Target.Dependency] = [.core, .kit]

let package = Package(
  name: "Bookshop",
  products: [.library(name: "Bookshop", targets: ["BookFeature"])],
  dependencies: [.package(path: "Packages/Kit")],
  targets: [
    .target(name: core, exclude: ["Generated", "Draft.swift"]),
    .target(name: "\(prefix)Feature", dependencies: shared + [.target(name: "Legacy")]),
    .target(
      name: "Legacy",
      path: Folder.legacy.rawValue,
      sources: ["Code", "Entry.swift"]
    ),
    .executableTarget(
      name: "bookshop",
      dependencies: ["BookCore", .product(name: "ArgumentParser", package: "swift-argument-parser")]
    ),
    .macro(name: "BookMacros"),
    .plugin(name: "BookPlugin", capability: .buildTool(), dependencies: ["bookshop"]),
    .target(name: "BookMocks", dependencies: ["BookCore"]),
    .testTarget(
      name: core + testSuffix,
      dependencies: [.byName(name: "BookCore"), "BookMocks"],
      plugins: [.plugin(name: "BookPlugin")]
    ),
    .testTarget(name: "Acceptance", dependencies: ["BookFeature"], path: "Checks"),
  ]
)
