import Foundation
import Testing

/// What the architecture page calls invariants, as far as the text of the sources shows it.
@Suite struct RepositoryTests {
  private static let systemFolders = ["Source", "CommandLine"]
  private static let systemModules: Set = ["Glibc", "Musl", "Darwin"]

  /// The files of the analyser, as paths below its folder.
  private static func sources() throws -> [String] {
    let folder = "\(Repository.path)/Sources/PureLint"
    let names = try #require(FileManager.default.enumerator(atPath: folder))
    return names.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
  }

  private static func imports(of file: String) throws -> Set<String> {
    let text = try Repository.text("Sources/PureLint/\(file)")
    return Set(text.matches(of: #/(?m:^ *(?:@\w+ )*import +(\w+))/#).map { String($0.1) })
  }

  @Test func theAnalyserDoesWithoutFoundation() throws {
    for file in try Self.sources() {
      #expect(try !Self.imports(of: file).contains("Foundation"), "\(file)")
    }
  }

  @Test func onlySourceAndCommandLineTalkToTheSystem() throws {
    for file in try Self.sources() where !Self.systemFolders.contains(folder(of: file)) {
      #expect(try Self.imports(of: file).isDisjoint(with: Self.systemModules), "\(file)")
    }
  }

  @Test func everyFolderIsOnTheMap() throws {
    let page = try Repository.text("docs/architecture.md")
    for name in Repository.entries("Sources/PureLint")
    where Repository.isFolder("Sources/PureLint/\(name)") {
      #expect(page.contains("\n| `\(name)/` |"), "\(name)")
    }
  }

  /// A name on the page is a type, or the name of a file or folder.
  @Test func whatThePageNamesExists() throws {
    let page = try Repository.text("docs/architecture.md")
    var known: Set<Substring> = ["NSManagedObject"]
    for folder in ["Sources", "Tests"] {
      let files = FileManager.default.enumerator(atPath: "\(Repository.path)/\(folder)")
      for case let file as String in try #require(files) {
        known.formUnion(file.split(separator: "/").map { $0.prefix { $0 != "." } })
        guard file.hasSuffix(".swift") else { continue }
        let text = try Repository.text("\(folder)/\(file)")
        known.formUnion(text.matches(of: #/(?:struct|class|enum|protocol) (\w+)/#).map(\.output.1))
      }
    }
    for name in page.matches(of: #/`([A-Z]\w+)`/#).map(\.output.1) {
      #expect(known.contains(name), "\(name)")
    }
  }

  /// Whoever writes one more and forgets the line in the list is told.
  @Test(arguments: [
    ("Rule", "Rules/Rule+All.swift"), ("Reporter", "Reporters/Reporters+Known.swift"),
    ("Dialect", "Run/Dialect+All.swift"),
  ])
  func whatIsDeclaredStandsInItsList(type: String, list: String) throws {
    let listed = try Repository.text("Sources/PureLint/\(list)").matches(of: #/\w+/#).map(\.output)
    let declaration = try Regex("static let (\\w+) = \(type)\\(", as: (Substring, Substring).self)
    var count = 0
    for file in try Self.sources() {
      for found in try Repository.text("Sources/PureLint/\(file)").matches(of: declaration) {
        #expect(listed.contains(found.output.1), "\(file)")
        count += 1
      }
    }
    #expect(count > 10)
  }

  @Test func thePackageHasNoDependency() throws {
    #expect(try !Repository.text("Package.swift").contains(".package("))
  }

  private func folder(of file: String) -> String {
    String(file.prefix { $0 != "/" })
  }
}
