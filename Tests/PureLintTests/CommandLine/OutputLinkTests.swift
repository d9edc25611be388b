import Foundation
import Testing

@testable import PureLint

/// What the user has written to a file goes through no link.
@Suite struct OutputLinkTests {
  private static let commands = [
    ["--write-baseline", "--baseline", "App/out", "App"],
    ["graph", "--output", "App/out", "App"],
    ["--format", "json=App/out", "App"],
  ]

  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder(SmallApp.files.merging(["secret": "kept"]) { first, _ in first })
  }

  @Test(arguments: commands)
  func aLinkIsRefused(command: [String]) throws {
    let folder = try folder()
    try folder.link("App/out", to: "../secret")
    try refuse(command, in: folder)
    #expect(try String(contentsOfFile: folder("secret"), encoding: .utf8) == "kept")
  }

  @Test(arguments: commands)
  func aLinkToNothingIsRefused(command: [String]) throws {
    let folder = try folder()
    try folder.link("App/out", to: "../new")
    try refuse(command, in: folder)
    #expect(!FileManager.default.fileExists(atPath: folder("new")))
  }

  @Test(arguments: commands)
  func aFolderThatIsALinkOutIsRefused(command: [String]) throws {
    let folder = try folder()
    let other = try TemporaryFolder(["out": "kept"])
    try folder.link("Elsewhere", to: other.path)
    let words = command.map { $0.replacing("App/out", with: "Elsewhere/out") }
    try refuse(words, in: folder, "Elsewhere/out")
    #expect(try String(contentsOfFile: other("out"), encoding: .utf8) == "kept")
  }

  @Test func aFolderThatIsALinkWithinIsNone() throws {
    let folder = try folder()
    try folder.link("Here", to: "App")
    let result = try Executable.run(["graph", "--output", "Here/out.json", "App"], in: folder.path)
    #expect(result.exitCode == 0, "\(result)")
    #expect(FileManager.default.fileExists(atPath: folder("App/out.json")))
  }

  @Test func standardOutputIsNone() throws {
    let folder = try folder()
    let result = try Executable.run(
      ["graph", "--format", "json", "--output", "/dev/stdout", "App"],
      in: folder.path
    )
    #expect(result.output.hasPrefix("{") && result.exitCode == 0, "\(result)")
  }

  private func refuse(
    _ words: [String],
    in folder: TemporaryFolder,
    _ path: String = "App/out"
  ) throws {
    let result = try Executable.run(words, in: folder.path)
    let line =
      "purelint: error: cannot write '\(path)': a link leads there; name the file that it leads to\n"
    #expect(result.messages.hasSuffix(line), "\(result)")
    #expect(result.exitCode == 2)
  }
}
