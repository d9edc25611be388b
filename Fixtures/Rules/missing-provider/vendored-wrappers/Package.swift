// swift-tools-version:5.9
import PackageDescription
let package = Package(name: "App", targets: [
  .target(name: "Swinject", path: "Vendor/Swinject"),
  .executableTarget(name: "App", dependencies: ["Swinject"], path: "App"),
])
