// swift-tools-version: 5.9
import PackageDescription

extension Target {
  static func feature(_ name: String) -> [Target] {
    [.target(name: "\(name)Feature"), .testTarget(name: "\(name)FeatureTests")]
  }

  static func target(name: String, level: Int) -> Target {
    .target(name: name, path: "Level\(level)/\(name)")
  }
}

var tools: [Target.Dependency] = []
tools.append("Base")

let package = Package(
  name: "Helpers",
  targets: [.target(name: "Base", level: 1), .executableTarget(name: "tool", dependencies: tools)] + Target.feature("Search")
)
