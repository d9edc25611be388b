import Foundation
import Testing

@testable import PureLintProjects

/// Whole projects: each folder of `Fixtures/Targets` has project files and says, in `targets.txt`,
/// what must be found out about which paths.
@Suite struct TargetsFixtureTests {
  @Test(arguments: TargetsFixture.all)
  func filesAreInTheirTargets(_ fixture: TargetsFixture) throws {
    let map = try fixture.map()
    for (file, expected) in fixture.files.enumerated() {
      var found = map.targets(ofFile: file).map { map[$0].name }.filter { !$0.isEmpty }.sorted()
        .joined(separator: ", ")
      if found.isEmpty { found = map.isLeftOut(file: file) ? "- left out" : "-" }
      if map.isTest(file: file) { found += " [test]" }
      #expect(found == expected.targets, "\(expected.path)")
    }
  }

  @Test(arguments: TargetsFixture.all)
  func targetsSeeWhatTheyDependOn(_ fixture: TargetsFixture) throws {
    let map = try fixture.map()
    for (name, expected) in fixture.views {
      let target = try #require(map.targets.firstIndex { $0.name == name }, "\(name)")
      let found = map.targets.indices.filter { other in
        other != target && !map.targets[other].name.isEmpty
          && map.canSee(from: .init(rawValue: target), to: .init(rawValue: other))
      }
      #expect(found.map { map.targets[$0].name }.sorted() == expected, "\(name)")
    }
  }

  @Test(arguments: TargetsFixture.all)
  func orderOfFilesAndProjectsDoesNotMatter(_ fixture: TargetsFixture) throws {
    let map = try fixture.map()
    let reversed = try TargetMap(
      files: fixture.files.map(\.path).reversed(),
      projects: fixture.projects().reversed()
    )
    for file in fixture.files.indices {
      let other = fixture.files.count - 1 - file
      let names = map.targets(ofFile: file).map { map[$0].name }.sorted()
      #expect(reversed.targets(ofFile: other).map { reversed[$0].name }.sorted() == names)
    }
  }
}

/// One folder of `Fixtures/Targets`.
struct TargetsFixture: CustomTestStringConvertible, Sendable {
  let folder: URL
  /// Paths, and their targets as `targets.txt` writes them.
  var files: [(path: String, targets: String)] = []
  /// Targets, and what they see.
  var views: [(target: String, others: [String])] = []

  var testDescription: String { folder.lastPathComponent }

  static let all: [TargetsFixture] = {
    let root = URL(fileURLWithPath: "\(Repository.path)/Fixtures/Targets")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return names.sorted().map { TargetsFixture(folder: root.appendingPathComponent($0)) }
  }()

  private init(folder: URL) {
    self.folder = folder
    let text = try? String(
      contentsOf: folder.appendingPathComponent("targets.txt"),
      encoding: .utf8
    )
    for line in (text ?? "").split(separator: "\n") where !line.hasPrefix("#") {
      if let colon = line.range(of: ": ") {
        files.append((String(line[..<colon.lowerBound]), String(line[colon.upperBound...])))
      } else if let verb = line.range(of: " sees") {
        let others = line[verb.upperBound...].split(separator: ",")
          .map { $0.trimmingCharacters(in: .whitespaces) }
        views.append((String(line[..<verb.lowerBound]), others))
      } else {
        Issue.record("\(testDescription)/targets.txt: \(line)")
      }
    }
  }

  func projects() throws -> [ProjectFile] {
    let root = folder.appendingPathComponent("project")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted()
    var projects = try paths.filter(ProjectFile.isCandidate).map { path in
      let bytes = try Data(contentsOf: root.appendingPathComponent(path))
      let project = ProjectFile(path: path, bytes: Array(bytes)) { included in
        (try? Data(contentsOf: root.appendingPathComponent(included.text))).map { Array($0) }
      }
      return try #require(project, "\(path)")
    }
    ProjectFile.findWorkspaces(of: &projects) { path in
      FileManager.default.fileExists(atPath: root.appendingPathComponent(path.text).path)
    }
    return projects
  }

  func map() throws -> TargetMap {
    try TargetMap(files: files.map(\.path), projects: projects())
  }
}
