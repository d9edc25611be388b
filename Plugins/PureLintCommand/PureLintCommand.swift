import Foundation
import PackagePlugin

/// The command `swift package purelint [ARGUMENT…]`: runs `purelint` with the same arguments in the
/// package's folder, and ends as it does.
@main struct PureLintCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "PureLint").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { exit(process.terminationStatus) }
  }
}
