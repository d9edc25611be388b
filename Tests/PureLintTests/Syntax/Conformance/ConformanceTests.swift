import Foundation
import Testing

/// The compiler's own parser is the judge of ours.
@Suite struct ConformanceTests {
  @Test(.slow("a second", filter: "ConformanceTests"))
  func findsTheToolchainsInterfaces() {
    guard ProcessInfo.processInfo.environment["PURELINT_CONFORMANCE"] == nil else { return }
    #expect(Corpus.files.contains { $0.hasSuffix(".swiftinterface") })
  }

  @Test(arguments: Corpus.fixtures)
  func seesWhatTheCompilerSees(_ file: String) throws {
    try expectConformance(file)
  }

  @Test(.slow("a minute", filter: "ConformanceTests"), arguments: Corpus.files)
  func seesWhatTheCompilerSeesInManyFiles(_ file: String) throws {
    try expectConformance(file)
  }

  private func expectConformance(_ file: String) throws {
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

/// The files to compare.
enum Corpus {
  /// What is made to hold every form of the language.
  static let fixtures = swiftFiles(in: "\(Repository.path)/Fixtures/Syntax/valid").sorted()

  /// Those of the folders named in `PURELINT_CONFORMANCE` (separated by `:`), or the project's own
  /// and the interfaces that the toolchain ships beside its modules.
  static let files: [String] = {
    if let named = ProcessInfo.processInfo.environment["PURELINT_CONFORMANCE"] {
      return named.split(separator: ":").map(String.init).flatMap(swiftFiles).sorted()
    }
    return ownFolders.flatMap(swiftFiles).sorted() + interfaces
  }()

  private static var ownFolders: [String] {
    ["Sources", "Tests"].map { "\(Repository.path)/\($0)" }
  }

  /// The toolchain's interfaces, those of equal size once: a module is shipped for several ways of
  /// linking.
  private static var interfaces: [String] {
    guard let library = try? Compiler.libraryFolder() else { return [] }
    var sizes: Set<Int> = []
    return swiftFiles(in: library).sorted().filter { path in
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      return path.hasSuffix(".swiftinterface") && !path.hasSuffix(".private.swiftinterface")
        && sizes.insert(attributes?[.size] as? Int ?? 0).inserted
    }
  }

  /// The Swift files below a folder, without the build products of packages in it.
  private static func swiftFiles(in folder: String) -> [String] {
    guard let names = FileManager.default.enumerator(atPath: folder) else { return [] }
    return names.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".swift") || $0.hasSuffix(".swiftinterface") }
      .filter { !$0.contains(".build/") }
      .map { folder + "/" + $0 }
      .filter { path in
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
          && !isFolder.boolValue
      }
  }
}
