import Foundation
import Testing

@testable import PureLintSource

/// No function of the product comes back to itself without an end that can be told.
@Suite struct RecursionTests {
  private func files(below folder: String) -> [SourceFile] {
    let found = SourceFinder().find([folder]).files
    return SourceFile.read(found, jobs: 2).files.map { file in
      SourceFile(path: String(file.path.dropFirst(folder.count + 1)), bytes: file.bytes)
    }
  }

  private func findings(_ text: String) -> [String] {
    RecursionSearch([SourceFile(path: "A.swift", bytes: Array(text.utf8))]).findings([])
  }

  /// Other sources than the repository's own can be named, to see what would be told of them.
  @Test func everyRecursionHasABound() {
    let other = ProcessInfo.processInfo.environment["PURELINT_RECURSION"]
    let search = RecursionSearch(files(below: other ?? Repository.path + "/Sources"))
    for finding in search.findings(RecursionBound.all) { Issue.record("\(finding)") }
    guard other == nil else { return }
    #expect(search.idle(RecursionBound.all) == [], "these need no bound any more")
  }

  /// A commit before the search was there, whose program ended by a full stack on `if let x = x`, on
  /// `let let let …` and on `A -> A -> …`.
  private static let commitWithCrashes = "fa71d66"

  private static func git(_ arguments: String...) throws -> Executable.Result {
    try Executable.run(
      program: "/usr/bin/env",
      ["git"] + arguments,
      in: Repository.path,
      environment: ProcessInfo.processInfo.environment
    )
  }

  private static var hasCommitWithCrashes: Bool {
    (try? git("cat-file", "-e", "\(commitWithCrashes)^{commit}").exitCode) == 0
  }

  @Test(.enabled(if: hasCommitWithCrashes, "the clone lacks the commit"))
  func whatCrashedOnceIsFound() throws {
    let folder = try TemporaryFolder()
    let archive = folder("sources.tar")
    let archived = try Self.git("archive", "--output", archive, Self.commitWithCrashes, "Sources")
    try #require(archived.exitCode == 0)
    let unpacked = try Executable.run(
      program: "/usr/bin/env",
      ["tar", "xf", archive],
      in: folder.path,
      environment: ProcessInfo.processInfo.environment
    )
    try #require(unpacked.exitCode == 0)
    let found = RecursionSearch(files(below: folder("Sources"))).findings(RecursionBound.all)
    for place in ["CodeIndex.type", "Parser.parsePattern", "BodyWalker.inferFunctionType"] {
      #expect(found.contains { $0.hasSuffix(": \(place)") }, "\(place) is not among \(found)")
    }
  }

  @Test func whatComesBackIsFound() {
    #expect(findings("func a(_ x: Int) { a(x - 1) }") == ["A.swift: a"])
    #expect(findings("func a() { b() }\nfunc b() { [1].map { _ in a() } }") == ["A.swift: a, b"])
    #expect(findings("struct S { var x: Int { y }\nvar y: Int { x } }") == ["A.swift: S.x, S.y"])
    #expect(
      findings("struct S { init(_ x: Int) { self = S(x) }\nfunc a() {} }") == ["A.swift: S.init"]
    )
  }

  @Test func whatEndsIsNone() {
    #expect(findings("func a() { b() }\nfunc b() {}") == [])
    #expect(
      findings("func a(_ x: Int, _ y: inout Set<Int>) { if y.insert(x).inserted { a(x, &y) } }")
        == []
    )
    #expect(findings("struct S { let a: [Int]\nfunc a(_ x: Int) -> Int { a[x] } }") == [])
    let text = "func a(_ x: Int) { if x < 3 { a(x + 1) } }"
    let search = RecursionSearch([SourceFile(path: "A.swift", bytes: Array(text.utf8))])
    #expect(search.findings(["a"]) == [] && search.idle(["a", "b"]) == ["b"])
  }
}
