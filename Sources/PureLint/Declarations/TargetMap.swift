/// Which target each file is compiled into.
struct TargetMap: Sendable {
  /// Element `i` is the target of file `i`.
  let targetOfFile: [TargetID]
  let targets: [Target]

  struct Target: Hashable, Sendable {
    let name: String
    let isTest: Bool
  }

  struct TargetID: Hashable, Sendable {
    let rawValue: Int
  }

  /// Without a project description: the tests are one target, everything else is another.
  init(paths: [String]) {
    targets = [Target(name: "app", isTest: false), Target(name: "tests", isTest: true)]
    targetOfFile = paths.map { TargetID(rawValue: Self.isTestPath($0) ? 1 : 0) }
  }

  func isTest(file: Int) -> Bool { targets[targetOfFile[file].rawValue].isTest }

  /// Whether a folder of the path is named as test targets are: `Tests`, `AppTests`, `UITests`.
  static func isTestPath(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { folder in
      folder.hasSuffix("Tests") || folder.hasSuffix("Test") || folder.hasSuffix("Specs")
    }
  }
}
