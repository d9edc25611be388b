import ProjectDescription

let organization = "example.airwave"

let project = Project(
  name: "Airwave",
  targets: [
    .target(
      name: "AirwaveKit",
      destinations: .iOS,
      product: .framework,
      bundleId: "\(organization).kit",
      sources: ["Kit/Sources/**"],
      dependencies: [.external(name: "Pure"), .external(name: "ReactorKit")]
    ),
    .target(
      name: "Airwave",
      destinations: .iOS,
      product: .app,
      bundleId: organization,
      sources: ["App/Sources/**"],
      dependencies: [
        .target(name: "AirwaveKit"),
        .external(name: "Swinject"),
        .external(name: "SwinjectAutoregistration"),
        .external(name: "URLNavigator"),
      ]
    ),
    .target(
      name: "AirwaveShare",
      destinations: .iOS,
      product: .appExtension,
      bundleId: "\(organization).share",
      sources: ["ShareExtension/Sources/**"],
      dependencies: [.target(name: "AirwaveKit")]
    ),
    .target(
      name: "AirwaveTests",
      destinations: .iOS,
      product: .unitTests,
      bundleId: "\(organization).tests",
      sources: ["App/Tests/**"],
      dependencies: [.target(name: "Airwave"), .xctest]
    ),
  ]
)
