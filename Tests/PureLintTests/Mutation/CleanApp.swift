import Testing

@testable import PureLint

/// An app under `Fixtures/Apps` that PureLint must have nothing to say about.
struct CleanApp: Sendable, CustomTestStringConvertible {
  let name: String
  /// The path of the app's folder in the repository.
  let path: String
  /// The sources; paths are those in the repository.
  let files: [SourceFile]
  let projects: [ProjectFile]
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
    (files, projects) = ProjectFile.separate(found)
    trees = files.map { SyntaxTree(parsing: $0, bodies: .parse) }
  }
}
