// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Shelf",
  products: [.executable(name: "Shelf", targets: ["Shelf"])],
  targets: [
    .target(name: "Books"),
    .executableTarget(name: "Shelf", dependencies: ["Books"]),
  ]
)
