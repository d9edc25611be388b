// swift-tools-version: 5.9
import PackageDescription

let package = Package(name: "Dial", targets: [.target(name: "Dial")])
