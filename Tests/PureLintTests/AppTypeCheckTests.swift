import Foundation
import Testing

@testable import PureLint

/// Apps that PureLint has nothing to say about are apps that the compiler accepts.
@Suite struct AppTypeCheckTests {
  private static let cleanApps = Fixture.apps.filter { app in
    let files = try? app.files()
    return files?.allSatisfy { app.wants(in: $0).isEmpty } ?? true
  }

  @Test(arguments: cleanApps, [[], ["-D", "DEBUG"]])
  func compiles(app: Fixture, conditions: [String]) throws {
    let compiler = try SwiftCompiler()
    let libraries = try SwiftCompiler.libraries.get()
    let options =
      ["-swift-version", app.swiftVersion, "-I", libraries.path, "-I", compiler.modules.path]
      + conditions
    for target in try app.targets() {
      try compiler.compile(target.module, target.files, options)
    }
  }
}

extension Fixture {
  /// The files that the compiler sees together.
  fileprivate struct Target {
    let module: String
    let files: [String]
  }

  /// The version of the language: what a file `.swift-version` says, else the newest.
  fileprivate var swiftVersion: String {
    let text = try? Repository.text("\(path)/.swift-version")
    return text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? "6"
  }

  /// The targets with files, each behind those that it can import.
  fileprivate func targets() throws -> [Target] {
    let (files, projects) = ProjectFile.separate(try files())
    let map = TargetMap(files: files.map(\.path), projects: projects)
    let folder = path.split(separator: "/").last.map(String.init) ?? path
    var members: [TargetMap.TargetID: [String]] = [:]
    for (index, file) in files.enumerated() {
      for id in map.targets(ofFile: index) { members[id, default: []].append(file.path) }
    }
    var waiting = members.keys.sorted()
    var ordered: [Target] = []
    while !waiting.isEmpty {
      let next = waiting.firstIndex { id in
        waiting.allSatisfy { $0 == id || !map.canSee(from: id, to: $0) }
      }
      let id = waiting.remove(at: try #require(next, "targets of \(path) need each other"))
      let module = moduleName(of: map[id].name)
      ordered.append(Target(module: module.isEmpty ? folder : module, files: members[id] ?? []))
    }
    return ordered
  }
}

/// The compiler of the toolchain that the tests were built with, as the search path has it.
private struct SwiftCompiler {
  /// What the apps import that no toolchain has, each behind those that it imports.
  static let standIns = ["UIKit", "RxSwift", "ReactorKit", "Swinject", "URLNavigator", "XCTest"]

  /// The modules of the run-time library and of the stand-ins, compiled once for all tests.
  static let libraries = Result {
    let compiler = try SwiftCompiler()
    try compiler.compile("Pure", try files("Sources/Pure"), ["-swift-version", "6"])
    for library in standIns {
      let options = ["-swift-version", "5", "-I", compiler.modules.path]
      try compiler.compile(library, try files("Fixtures/StandIns/\(library)"), options)
    }
    return compiler.modules
  }

  /// Where the compiled modules go.
  let modules: TemporaryFolder

  init() throws {
    modules = try TemporaryFolder()
  }

  /// The Swift files below a folder of the repository.
  static func files(_ folder: String) throws -> [String] {
    let names = try #require(FileManager.default.enumerator(atPath: "\(Repository.path)/\(folder)"))
    return names.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted().map {
      "\(folder)/\($0)"
    }
  }

  /// Expects the compiler to accept the files of a module without a word.
  func compile(_ module: String, _ files: [String], _ options: [String]) throws {
    let output = try TemporaryFolder(["output": ""])
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-emit-module", "-whole-module-optimization", "-enable-testing"]
      + ["-module-name", module, "-o", modules("\(module).swiftmodule")] + options + files
    process.currentDirectoryURL = URL(fileURLWithPath: Repository.path)
    process.standardError = FileHandle(forWritingAtPath: output("output"))
    try process.run()
    process.waitUntilExit()
    #expect(try String(contentsOfFile: output("output"), encoding: .utf8) == "")
    #expect(process.terminationStatus == 0)
  }
}
