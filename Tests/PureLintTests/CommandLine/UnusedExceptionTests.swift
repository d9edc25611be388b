import Testing

@testable import PureLint

/// Exceptions of a configuration that match nothing are told where a run can know that.
@Suite struct UnusedExceptionTests {
  /// A module with a dependency that nobody reads.
  private static func module(_ name: String) -> String {
    """
    final class \(name): FactoryModule {
      struct Dependency { let clock: Int }
      init(dependency: Dependency, payload: Void) {}
    }
    enum \(name)Root { static func resolve() -> \(name).Factory { .init(dependency: .init(clock: 1)) } }

    """
  }

  /// Three exceptions, of which the second matches nothing.
  private static let configuration = """
    {
      "exceptions": [
        { "rule": "unused-dependency", "path": "Old/", "reason": "x" },
        { "rule": "unused-dependency", "subject": "Gone.clock", "path": "*.swift", "reason": "x" },
        { "rule": "unused-dependency", "subject": "B.*", "reason": "x" }
      ]
    }
    """

  private static let told =
    ".purelint.json:4:16: warning: no finding of 'unused-dependency' matches this exception; "
    + "remove it, or correct its 'path' or 'subject' [unused-suppression]\n"

  private static func folder(_ files: [String: String] = [:]) throws -> TemporaryFolder {
    let app = [
      "A.swift": module("A"), "Old/B.swift": module("B"), ".purelint.json": configuration,
    ]
    return try TemporaryFolder(app.merging(files) { $1 })
  }

  private func output(
    _ folder: TemporaryFolder,
    _ words: String...,
    in place: String = "."
  ) throws -> String {
    try Executable.run(words, in: folder(place)).output
  }

  @Test func whatMatchesNothingIsTold() throws {
    let folder = try Self.folder()
    let found = try output(folder)
    #expect(found.hasPrefix(Self.told) && found.contains("A.swift:2:27: warning: "))
    #expect(found.components(separatedBy: "[unused-suppression]").count == 2)
    #expect(try output(folder, in: "Old") == "")
    #expect(try output(folder, "..", in: "Old").hasPrefix("../" + Self.told))
    #expect(try output(folder, "--rule=unused-suppression") == Self.told)
  }

  @Test(arguments: [
    ["Old"], ["A.swift"], ["--rule=missing-provider"], ["--disable-rule=unused-dependency"],
    ["--disable-rule=unused-suppression"], ["--define=DEBUG"], ["--exclude=Old/"],
  ])
  func whatTheRunCannotKnowIsNotTold(words: [String]) throws {
    let folder = try Self.folder()
    #expect(try !Executable.run(words, in: folder.path).output.contains("exception"))
  }

  @Test func whatHidesFindingsIsRespected() throws {
    for files in [
      ["C.swift": Self.module("C") + "final class {\n"],
      ["Old/.purelint.json": #"{"rules": {"unused-dependency": false}}"#],
    ] { #expect(try !output(Self.folder(files)).contains("exception")) }
  }

  /// What a comment suppresses too, and what another build alone has, is matched.
  @Test func whatIsNotReportedForOtherReasonsCounts() throws {
    let gone = Self.module("Gone")
    let folder = try Self.folder([
      "C.swift": gone.replacing(
        "clock: Int }",
        with: "clock: Int }  // purelint:ignore unused-dependency: x"
      )
    ])
    let text = Self.configuration.replacing("Gone.clock", with: "Gone.*")
    try folder.write(text, to: ".purelint.json")
    #expect(try !output(folder).contains("exception"))
    try folder.write("#if DEBUG\n\(gone)#endif\n", to: "C.swift")
    try folder.write(
      text.replacing("{\n  \"exc", with: "{\n  \"conditions\": [],\n  \"exc"),
      to: ".purelint.json"
    )
    #expect(try !output(folder).contains("exception"))
    try folder.write("", to: "C.swift")
    #expect(try output(folder).hasPrefix(Self.told.replacing(":4:", with: ":5:")))
  }

  /// The finding is one like all others.
  @Test func itCanBeKnownExceptedAndDrawn() throws {
    let folder = try Self.folder()
    let drawn = try output(folder, "--format=pretty", "--rule=unused-suppression")
    #expect(drawn.contains("4 │     { \"rule\": \"unused-dependency\", \"subject\""))
    #expect(!drawn.contains("silence"))
    #expect(try Executable.run(["--write-baseline"], in: folder.path).exitCode == 0)
    #expect(try output(folder) == "")
    let severe = Self.configuration.replacing(
      "{\n  \"exc",
      with: "{\n  \"severities\": {\"unused-suppression\": \"error\"},\n  \"exc"
    )
    try folder.write(severe, to: ".purelint.json")
    #expect(try output(folder, "--no-baseline").contains(": error: no finding of "))
    let own = #"{ "rule": "unused-suppression", "path": ".purelint.json", "reason": "x" },"#
    try folder.write(
      Self.configuration.replacing("[\n", with: "[\n    \(own)\n"),
      to: ".purelint.json"
    )
    #expect(try !output(folder, "--no-baseline").contains("exception"))
  }
}
