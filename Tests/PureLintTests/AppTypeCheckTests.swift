import Foundation
import Testing

/// Apps that PureLint has nothing to say about are apps that the compiler accepts.
@Suite struct AppTypeCheckTests {
  private static let cleanApps = Fixture.apps.filter { app in
    let files = try? app.files()
    return files?.allSatisfy { app.wants(in: $0).isEmpty } ?? true
  }

  @Test(arguments: cleanApps, [[], ["-D", "DEBUG"]])
  func compiles(app: Fixture, conditions: [String]) throws {
    let modules = try TemporaryFolder()
    let pure = try SwiftCompiler.files("Sources/Pure")
    try SwiftCompiler.run(
      ["-emit-module", "-module-name", "Pure", "-o", modules("Pure.swiftmodule")] + pure
    )
    let files = try SwiftCompiler.files(app.path)
    try SwiftCompiler.run(["-typecheck", "-I", modules.path] + conditions + files)
  }
}

/// The compiler of the toolchain that the tests were built with, as the search path has it.
private enum SwiftCompiler {
  /// The Swift files below a folder of the repository.
  static func files(_ folder: String) throws -> [String] {
    let names = try #require(FileManager.default.enumerator(atPath: "\(Repository.path)/\(folder)"))
    return names.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted().map {
      "\(folder)/\($0)"
    }
  }

  /// Expects the compiler to accept its arguments without a word.
  static func run(_ arguments: [String]) throws {
    let output = try TemporaryFolder(["output": ""])
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc", "-swift-version", "6"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: Repository.path)
    process.standardError = FileHandle(forWritingAtPath: output("output"))
    try process.run()
    process.waitUntilExit()
    #expect(try String(contentsOfFile: output("output"), encoding: .utf8) == "")
    #expect(process.terminationStatus == 0)
  }
}
