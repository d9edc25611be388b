import Foundation
import Testing

/// The compiler's own parser is the judge of ours.
@Suite struct ConformanceTests {
  @Test(arguments: Corpus.files)
  func seesWhatTheCompilerSees(_ file: String) throws {
    for outcome in try Conformance.check(file) {
      if case .different(let difference) = outcome {
        Issue.record("\(file)\n\(difference)")
      }
    }
  }

  @Test func seesADifference() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("purelint-a.swift")
    try Data("let a = f(b: 1) { $0 }".utf8).write(to: path)
    defer { try? FileManager.default.removeItem(at: path) }
    let result = try Compiler.parse(path.path)
    let facts = CompilerFacts.facts(of: try #require(result.dump)).map(\.description)
    #expect(
      facts == [
        "binding @1:1-1:22", "  entry", "    name a", "    call", "      name f",
        "      argument b", "        integer 1", "      argument _", "        closure",
        "          {} @1:17-1:22", "            name $0", "let a @1:5",
      ]
    )
  }
}

/// The files to compare: those of the folders named in `PURELINT_CONFORMANCE` (separated by `:`),
/// or the project's own.
enum Corpus {
  static let files: [String] = {
    let named = ProcessInfo.processInfo.environment["PURELINT_CONFORMANCE"]
    let folders = named.map { $0.split(separator: ":").map(String.init) } ?? ownFolders
    return folders.flatMap(swiftFiles).sorted()
  }()

  private static var ownFolders: [String] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return ["Sources", "Tests", "Fixtures/Syntax/valid"].map {
      root.appendingPathComponent($0).path
    }
  }

  private static func swiftFiles(in folder: String) -> [String] {
    guard let names = FileManager.default.enumerator(atPath: folder) else { return [] }
    return names.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".swift") || $0.hasSuffix(".swiftinterface") }
      .map { folder + "/" + $0 }
      .filter { path in
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
          && !isFolder.boolValue
      }
  }
}
