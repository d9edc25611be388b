import Foundation
import Testing

@testable import PureLintProjects
@testable import PureLintSource

/// A change to a clean app, stated by hand with what must be said of it.
struct StatedChange: Sendable, CustomTestStringConvertible {
  let title: String
  /// The end of a file's path, what stands there, and what stands there instead.
  let edits: [(path: String, old: String, new: String)]
  /// The end of the path and a part of the message of each finding.
  let findings: [(path: String, message: String)]

  var testDescription: String { title }

  /// Makes the change and compares what is found with what is stated.
  func expectStatedFindings(in name: String) throws {
    var app = try #require(CleanApp.all.first { $0.name == name })
    var files = app.files + app.projects.map { SourceFile(path: $0.path, bytes: $0.bytes) }
    for edit in edits {
      let index = try #require(files.firstIndex { $0.path.hasSuffix("/" + edit.path) })
      let text = String(decoding: files[index].bytes, as: UTF8.self)
      let range = try #require(text.firstRange(of: edit.old))
      let changed = text.replacingCharacters(in: range, with: edit.new)
      files[index] = SourceFile(path: files[index].path, bytes: Array(changed.utf8))
    }
    let (sources, projects) = ProjectFile.separate(files)
    app.projects = projects
    var found = MutantJudge(app: app).findings(in: sources)
    for wanted in findings {
      let index = found.firstIndex {
        $0.path.hasSuffix("/" + wanted.path) && $0.message.contains(wanted.message)
      }
      guard let index else {
        Issue.record("nothing says \"\(wanted.message)\": \(found)")
        continue
      }
      found.remove(at: index)
    }
    #expect(found.isEmpty)
  }
}
