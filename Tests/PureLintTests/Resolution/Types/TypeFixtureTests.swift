import Testing

@testable import PureLintSource

/// Everything that a fixture states the type of has that type, and no other.
@Suite struct TypeFixtureTests {
  @Test func hasTheTypesThatAreStated() throws {
    let files = try Fixture(path: "Fixtures/Types").files()
    let program = try TypeProgram(files, mentioning: "Zone")
    for (index, file) in files.enumerated() {
      for stated in statedTypes(in: file) { check(stated, index, program) }
    }
  }

  private func check(_ stated: StatedType, _ file: Int, _ program: TypeProgram) {
    let location = SourceLocation.fixture(program.files[file].path, line: stated.line)
    let found = Set(program.types(of: stated, in: file).map { program.text($0) })
    let subject = stated.subject.map { "'\($0)'" } ?? "what ends the line"
    if found.isEmpty {
      Issue.record("\(subject) has no type: nothing there is followed", sourceLocation: location)
    }
    for type in found.sorted() where type != stated.type {
      Issue.record(
        "\(subject) is stated to be \(stated.type) and found to be \(type)",
        sourceLocation: location
      )
    }
  }

  /// What a file states; nothing, and an issue, if a comment is malformed.
  private func statedTypes(in file: SourceFile) -> [StatedType] {
    do throws(StatedType.Malformed) {
      let stated = try StatedType.all(in: file)
      #expect(!stated.isEmpty || file.path.hasSuffix("/Vocabulary.swift"), "\(file.path)")
      return stated
    } catch {
      Issue.record("\(error.reason)", sourceLocation: .fixture(file.path, line: error.line))
      return []
    }
  }
}
