import ProjectDescription

let name = "Library"

// What the target is called depends on a run; its product and its sources do not.
func guide(isNightly: Bool) -> Target {
  let title = isNightly ? "Nightly" : "Guide"
  return .target(
    name: title,
    destinations: .iOS,
    product: .app,
    productName: "Guide",
    bundleId: "example.guide",
    sources: ["Guide/**/*.swift"],
    dependencies: [.target(name: "LibraryShare")]
  )
}

func sample(of subject: String) -> Target {
  .target(
    name: subject.capitalized,
    destinations: .iOS,
    product: .app,
    bundleId: "example.sample",
    sources: ["Sample/**/*.swift"],
    dependencies: []
  )
}

let project = Project(
  name: name,
  targets: [
    guide(isNightly: Environment.nightly.getBoolean(default: false)),
    sample(of: "Sample"),
    .target(
      name: name,
      destinations: .iOS,
      product: .app,
      bundleId: "example.library",
      sources: ["App/**/*.swift", .glob("Shared/{Model,View}/**", excluding: ["Shared/**/*Preview.swift"])],
      dependencies: [
        .target(name: "LibraryShare"),
        .project(target: "Shelf", path: "Projects/Shelf"),
        .external(name: "Collections"),
        .sdk(name: "StoreKit", type: .framework),
        .xctest,
      ]
    ),
    Target(
      name: "LibraryShare",
      platform: .iOS,
      product: .appExtension,
      bundleId: "example.library.share",
      sources: ["Share/*.swift", "Shared/Model/**"],
      dependencies: []
    ),
    .target(
      name: name + "Tests",
      destinations: .iOS,
      product: .unitTests,
      bundleId: "example.library.tests",
      sources: .paths([.relativeToRoot("AppTests/**")]),
      dependencies: [.target(name: name)]
    ),
  ],
  schemes: [.scheme(name: name, buildAction: .buildAction(targets: ["Library"]))]
)
