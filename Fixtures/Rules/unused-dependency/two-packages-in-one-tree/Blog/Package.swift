// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Blog", targets: [.executableTarget(name: "Blog", dependencies: ["Pure"])])
