import Testing

@testable import PureLintProjects
@testable import PureLintSource
@testable import PureLintSyntax

/// An app under `Fixtures/Apps` that PureLint must have nothing to say about.
struct CleanApp: Sendable, CustomTestStringConvertible {
  let name: String
  /// The path of the app's folder in the repository.
  let path: String
  /// The sources without those of tests, which break with whatever they were written for; paths
  /// are those in the repository.
  let files: [SourceFile]
  var projects: [ProjectFile]
  /// The path in the app of a folder that tests are compiled from.
  let testFolder: String
  let trees: [SyntaxTree]

  var testDescription: String { name }

  /// The apps whose sources expect no finding, by name.
  static let all = Fixture.apps.compactMap(CleanApp.init)

  /// Nothing for an app without sources, or with a source that expects a finding.
  private init?(_ fixture: Fixture) {
    guard let found = try? fixture.files(), !found.isEmpty,
      found.allSatisfy({ fixture.wants(in: $0).isEmpty })
    else { return nil }
    name = String(fixture.path.split(separator: "/").last ?? "")
    path = fixture.path
    let (sources, projects) = ProjectFile.separate(found)
    let targets = TargetMap(files: sources.map(\.path), projects: projects)
    files = sources.indices.filter { !targets.isTest(file: $0) }.map { sources[$0] }
    self.projects = projects
    let test = sources.indices.first { targets.isTest(file: $0) }.map { sources[$0].path }
    testFolder =
      test.map { $0.dropFirst(fixture.path.count + 1).split(separator: "/").dropLast() }?
      .joined(separator: "/") ?? "\(name)Tests"
    trees = files.map { SyntaxTree(parsing: $0, bodies: .parse) }
  }
}
