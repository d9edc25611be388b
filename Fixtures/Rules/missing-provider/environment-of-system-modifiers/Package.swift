// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Clinic",
  targets: [.executableTarget(name: "Clinic")]
)
