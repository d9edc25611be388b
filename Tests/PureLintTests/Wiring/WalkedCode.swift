import Testing

@testable import PureLint
@testable import PureLintFindings
@testable import PureLintResolution
@testable import PureLintSource

/// A file whose bodies are all walked, in which calls of `a()` to `f()` mark the places that a test asks
/// about. Each of them yields a `Thing`.
struct WalkedCode {
  private static let names = ["a", "b", "c", "d", "e", "f"]

  let resolver: Resolver

  /// - Parameter path: `main.swift` for a script.
  init(_ text: String, path: String = "Code.swift") throws {
    let marks = Self.names.map { "func \($0)() -> Thing { Thing() }" }.joined(separator: "\n")
    let files = [
      SourceFile(path: path, bytes: Array(text.utf8)),
      SourceFile(
        path: "Marks.swift",
        bytes: Array("final class Thing { var n = 0 }\n\(marks)".utf8)
      ),
    ]
    // A named root makes bodies matter that mention it.
    let reader = ProgramReader(files: files, projects: [], jobs: 1, roots: [RootName("Thing")])
    let program = reader.read().symbols.program
    resolver = Resolver(SymbolTable(program))
    try #require(program.trees.hasBodies(0))
    BodyWalk(jobs: 1).run(Array(files.indices), resolver)
  }

  /// The names and places of the marks, in the order of the text.
  var marks: [(name: String, place: Place)] {
    resolver.references.references { resolver.program[$0].kind == .function }
      .filter { $0.place.file == 0 && Self.names.contains(resolver.program.text($0.target)) }
      .map { (resolver.program.text($0.target), $0.place) }
      .sorted { $0.1.token < $1.1.token }
  }

  /// The names of the marks for which something holds: `a c`.
  func marks(where holds: (Place) -> Bool) -> String {
    marks.filter { holds($0.place) }.map(\.name).joined(separator: " ")
  }

  /// The one declaration of a name.
  func declaration(_ name: String) throws -> DeclarationID {
    try #require(resolver.program.sourceDeclarations { $0.name == Name(name) }.first)
  }
}
