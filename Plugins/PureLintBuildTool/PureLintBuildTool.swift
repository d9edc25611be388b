import Foundation
import PackagePlugin

/// The check of a whole package graph as a step of building one target, the composition root's.
///
/// It runs when a source, a manifest, a configuration or the tool has changed, come or gone, and its
/// errors fail the build. Only the plugin's work folder is written to.
@main struct PureLintBuildTool: BuildToolPlugin {
  /// Runs a command and, unless it fails, leaves a source file behind.
  ///
  /// Only sources may be outputs: everything else would become a resource of the target. The file
  /// stays as it was, so that the target is not compiled again.
  private static let script = """
    stamp=$1
    shift
    "$@" || exit
    [ -e "$stamp" ] || echo "// How the package is wired has been checked." > "$stamp"
    """

  // What reads the output of a build is Xcode where it compiles the plugin, with a module that it
  // alone has, and somebody at a terminal elsewhere.
  #if canImport(XcodeProjectPlugin)
    private static let format = "xcode"
  #else
    private static let format = "text"
  #endif

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let packages = localPackages(from: context.package)
    let targets = packages.flatMap(\.targets).compactMap { $0 as? SwiftSourceModuleTarget }
    let tool = try context.tool(named: "PureLint").url
    let inputs = inputs(of: packages.map(\.directoryURL), targets)
    let list = context.pluginWorkDirectoryURL.appending(path: "inputs.txt")
    try write(inputs.map(\.plainPath).joined(separator: "\n"), to: list)
    let stamp = context.pluginWorkDirectoryURL.appending(path: "PureLintStamp.swift")
    return [
      .buildCommand(
        displayName: "Checking how \(context.package.displayName) is wired",
        executable: URL(filePath: "/bin/sh"),
        arguments: ["-c", Self.script, "sh", stamp.plainPath]
          + [tool.plainPath, "check", "--format", Self.format, "--"]
          + targets.map(\.directoryURL.plainPath),
        inputFiles: [tool, list] + inputs,
        outputFiles: [stamp]
      )
    ]
  }

  /// The package and those that it depends on, directly or not, whose sources are edited along with
  /// it: those given by a path, other than PureLint itself.
  private func localPackages(from root: Package) -> [Package] {
    var found: [Package] = []
    var rest = [root]
    while let package = rest.popLast() {
      guard !found.contains(where: { $0.id == package.id }) else { continue }
      found.append(package)
      rest += package.dependencies.map(\.package).filter { isLocal($0) }
    }
    return found
  }

  private func isLocal(_ package: Package) -> Bool {
    if case .local = package.origin { return package.displayName != "PureLint" }
    return false
  }

  /// The files that a check of targets depends on: their sources, the manifests of their packages,
  /// and the configurations beside and above both.
  private func inputs(of packages: [URL], _ targets: [SwiftSourceModuleTarget]) -> [URL] {
    let sources = targets.flatMap { $0.sourceFiles(withSuffix: "swift").map(\.url) }
    let files = packages.map { $0.appending(path: "Package.swift") } + sources
    var folders: Set<String> = []
    for file in files {
      var folder = file.deletingLastPathComponent()
      while folders.insert(folder.plainPath).inserted, folder.plainPath != "/" {
        folder.deleteLastPathComponent()
      }
    }
    return files
      + folders.sorted().map { URL(filePath: $0).appending(path: ".purelint.json") }
      .filter { FileManager.default.fileExists(atPath: $0.plainPath) }
  }

  /// Writes a text to a file, unless it says so already: a file that is written is an input that
  /// has changed.
  private func write(_ text: String, to file: URL) throws {
    if let old = try? String(contentsOf: file, encoding: .utf8), old == text { return }
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}

extension URL {
  /// The path as the file system has it: no percent signs, and no `/` at its end.
  fileprivate var plainPath: String {
    let path = path(percentEncoded: false)
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}
