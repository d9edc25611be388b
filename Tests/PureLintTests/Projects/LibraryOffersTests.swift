import Testing

@testable import PureLintProjects

/// Which files are there for clients out of sight.
@Suite struct LibraryOffersTests {
  private static let library = ".target(name: \"Kit\")"
  private static let demo = ".executableTarget(name: \"demo\", dependencies: [\"Kit\"])"

  /// Whether `Kit` of a package in the folder `Kit` is for clients.
  private func isForClients(
    products: String,
    targets: String,
    _ others: (path: String, source: String)...
  ) -> Bool {
    let manifest = manifest("products: [\(products)], targets: [\(targets)]")
    let projects = [("Kit/Package.swift", manifest)] + others
    let map = TargetMap(
      files: ["Kit/Sources/Kit/A.swift", "Kit/Sources/demo/main.swift"],
      projects: projects.compactMap { ProjectFile(path: $0.0, bytes: Array($0.1.utf8)) }
    )
    return map.isForClients(file: 0)
  }

  private func manifest(_ arguments: String) -> String {
    "import PackageDescription\nlet package = Package(\(arguments))"
  }

  private static let offer = ".library(name: \"Kit\", targets: [\"Kit\"])"

  @Test func libraryThatNothingRunsIsForClients() {
    #expect(isForClients(products: "", targets: Self.library))
    #expect(isForClients(products: Self.offer, targets: Self.library))
  }

  @Test func whatItsOwnPackageBuildsIsAnExampleIfTheLibraryIsOffered() {
    let targets = "\(Self.library), \(Self.demo)"
    #expect(isForClients(products: Self.offer, targets: targets))
    #expect(!isForClients(products: "", targets: targets))
    let other = ".library(name: \"Other\", targets: [\"Other\"])"
    #expect(!isForClients(products: other, targets: targets))
    let tool = ".executable(name: \"demo\", targets: [\"demo\"])"
    #expect(!isForClients(products: tool, targets: targets))
  }

  @Test func librariesWhoseTargetsAreMadeAnyhowMayBeAll() {
    let targets = "\(Self.library), \(Self.demo)"
    #expect(isForClients(products: ".library(name: name, targets: all())", targets: targets))
  }

  @Test func whatOtherPackagesBuildIsAnExampleToo() {
    let run = manifest("targets: [.executableTarget(name: \"user\", dependencies: [\"Kit\"])]")
    for path in ["Kit/Benchmarks/Package.swift", "Tool/Package.swift"] {
      #expect(isForClients(products: Self.offer, targets: Self.library, (path, run)))
      #expect(!isForClients(products: "", targets: Self.library, (path, run)))
    }
  }

  @Test(arguments: [
    ("Server/Package.swift", "../Kit", false), ("Kit/Speed/Package.swift", "..", true),
  ])
  func packagesThatNameItByItsPathAreClientsUnlessTheyAreInIt(
    _ path: String,
    _ reference: String,
    _ isForClients: Bool
  ) {
    let run = manifest(
      "dependencies: [.package(path: \"\(reference)\")],"
        + "targets: [.executableTarget(name: \"user\", dependencies: [\"Kit\"])]"
    )
    #expect(
      self.isForClients(products: Self.offer, targets: Self.library, (path, run)) == isForClients
    )
  }

  @Test(arguments: [
    "https://example.com/someone/kit.git", "git@example.com:someone/Kit", "git@example.com:kit.git",
  ])
  func packagesThatWouldFetchItOtherwiseAreNoClients(_ address: String) {
    let run = manifest("targets: [.executableTarget(name: \"user\", dependencies: [\"Kit\"])]")
    let byPath = "package.dependencies += [.package(path: \"../Kit\")]"
    let fetched = "package.dependencies += [.package(url: \"\(address)\", from: \"1.0.0\")]"
    for (ways, isForClients) in [("\(byPath)", false), ("\(fetched)\n\(byPath)", true)] {
      let tool = ("Tool/Package.swift", "\(run)\n\(ways)")
      #expect(
        self.isForClients(products: Self.offer, targets: Self.library, tool) == isForClients
      )
    }
  }

  @Test(arguments: [
    "dependencies: [fetches ? .package(url: \"https://example.com/kit\", from: \"1.0.0\") "
      + ": .package(path: \"../Kit\")], ", "dependencies: dependencies, ",
  ])
  func listsSayBothWaysToo(_ list: String) {
    let targets = "targets: [.executableTarget(name: \"user\", dependencies: [\"Kit\"])]"
    let dependencies = """

      let dependencies: [Package.Dependency] =
        fetches
        ? [.package(url: "https://example.com/kit", from: "1.0.0")] : [.package(path: "../Kit")]
      """
    let tool = ("Tool/Package.swift", manifest(list + targets) + dependencies)
    #expect(isForClients(products: Self.offer, targets: Self.library, tool))
  }

  @Test func appOfAPackageIsTheClient() {
    let app = ".iOSApplication(name: \"Demo\", targets: [\"demo\"])"
    let targets = "\(Self.library), \(Self.demo)"
    #expect(!isForClients(products: "\(Self.offer), \(app)", targets: targets))
  }

  @Test func examplesRunALibraryThatIsForClients() throws {
    let manifest = manifest("products: [\(Self.offer)], targets: [\(Self.library), \(Self.demo)]")
    let map = TargetMap(
      files: ["Kit/Sources/Kit/A.swift"],
      projects: [try #require(ProjectFile(path: "Kit/Package.swift", bytes: Array(manifest.utf8)))]
    )
    #expect(map.isForClients(file: 0))
    #expect(!map.isRunOutOfSight(file: 0))
  }

  @Test func appIsTheClient() {
    let app = """
      import ProjectDescription
      let project = Project(name: "App", targets: [
        .target(name: "App", product: .app, sources: ["App/**"], dependencies: [
          .package(product: "Kit")
        ])
      ])
      """
    #expect(!isForClients(products: Self.offer, targets: Self.library, ("Project.swift", app)))
  }
}
