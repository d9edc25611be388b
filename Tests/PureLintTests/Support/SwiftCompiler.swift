import Foundation
import Testing

@testable import PureLintProjects
@testable import PureLintSource

/// The compiler of the toolchain that the tests were built with, as the search path has it.
struct SwiftCompiler {
  /// What the apps import that no toolchain has, each behind those that it imports.
  static let standIns = [
    "UIKit", "RxSwift", "ReactorKit", "URLNavigator", "XCTest", "Combine", "SwiftUI",
    "EasyDi", "Dirk", "FactoryKit", "Resolver", "NeedleFoundation",
    "Swinject", "SwinjectAutoregistration", "SwinjectStoryboard", "SwinjectSafeAuto",
    "PureSwinject", "Dependencies", "ComposableArchitecture",
  ]

  /// The modules of the run-time library and of the stand-ins, compiled once for all tests.
  static let libraries = Result {
    let compiler = try SwiftCompiler()
    _ = try compiler.compile("Pure", try files("Sources/Pure"), ["-swift-version", "6"])
    for library in standIns {
      let options = ["-swift-version", "5", "-I", compiler.modules.path]
      _ = try compiler.compile(library, try files("Fixtures/StandIns/\(library)"), options)
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

  /// What the compiler says of the targets of an app, up to the first that it rejects.
  ///
  /// - Parameter root: The folder that the paths of the app's files start from.
  static func complaints(
    about app: Fixture,
    in root: String,
    _ conditions: [String] = []
  ) throws -> String {
    let compiler = try SwiftCompiler()
    let options =
      [
        "-swift-version", app.swiftVersion, "-package-name", "app",
        "-I", try libraries.get().path, "-I", compiler.modules.path,
      ] + conditions
    for target in try app.targets() {
      let files = target.files.filter { FileManager.default.fileExists(atPath: "\(root)/\($0)") }
      guard !files.isEmpty else { continue }
      let output = try compiler.compile(target.module, files, options, in: root)
      guard output.isEmpty else { return output }
    }
    return ""
  }

  /// Compiles the files of a module, and returns what the compiler says.
  func compile(
    _ module: String,
    _ files: [String],
    _ options: [String],
    in root: String = Repository.path
  ) throws -> String {
    let output = try TemporaryFolder(["output": ""])
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-emit-module", "-whole-module-optimization", "-enable-testing"]
      + ["-module-name", module, "-o", modules("\(module).swiftmodule")] + options + files
    process.currentDirectoryURL = URL(fileURLWithPath: root)
    process.standardError = FileHandle(forWritingAtPath: output("output"))
    try process.run()
    process.waitUntilExit()
    let text = try String(contentsOfFile: output("output"), encoding: .utf8)
    return text.isEmpty && process.terminationStatus != 0
      ? "swiftc ended with \(process.terminationStatus)" : text
  }
}

extension Fixture {
  /// The files that the compiler sees together.
  struct Target {
    let module: String
    let files: [String]
  }

  /// The version of the language: what a file `.swift-version` says, else the newest.
  var swiftVersion: String {
    let text = try? Repository.text("\(path)/.swift-version")
    return text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? "6"
  }

  /// The targets with files, each behind those that it can import.
  func targets() throws -> [Target] {
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
