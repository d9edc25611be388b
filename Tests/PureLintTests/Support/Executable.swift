import Foundation

/// The program that was built together with the tests.
enum Executable {
  /// What one run left behind.
  struct Result: Hashable {
    var output = ""
    var messages = ""
    var exitCode: Int32 = 0
  }

  /// The path of `purelint` in the folder of the test bundle.
  static let path: String = {
    let arguments = ProcessInfo.processInfo.arguments
    let option = arguments.firstIndex(of: "--test-bundle-path")
    var url = URL(fileURLWithPath: option.map { arguments[$0 + 1] } ?? arguments[0])
    while url.path != "/" {
      url.deleteLastPathComponent()
      let candidate = url.appendingPathComponent("purelint").path
      if FileManager.default.isExecutableFile(atPath: candidate) { return candidate }
    }
    preconditionFailure("purelint stands in a folder above \(arguments[0])")
  }()

  /// Runs `purelint` in a folder, with no other environment variables than those given.
  static func run(
    _ arguments: [String],
    in folder: String,
    environment: [String: String] = [:],
    input: String? = nil,
    output: FileHandle? = nil
  ) throws -> Result {
    try run(path, arguments, in: folder, environment, input, output)
  }

  /// Runs `purelint` on input that took minutes, or for ever, where each part of it was compared with
  /// all others. The run ends with a signal after so many seconds of processor time: a limit on time
  /// that passes would count what waits for its turn as well.
  static func run(
    _ arguments: [String],
    in folder: String,
    processorSeconds limit: Int
  ) throws -> Result {
    let line = #"ulimit -t \#(limit); exec "$0" "$@""#
    return try run("/bin/sh", ["-c", line, path] + arguments, in: folder, [:], nil, nil)
  }

  /// Runs another program in the same way.
  static func run(
    program: String,
    _ arguments: [String],
    in folder: String,
    environment: [String: String]
  ) throws -> Result {
    try run(program, arguments, in: folder, environment, nil, nil)
  }

  /// Runs a line of a shell in which `$0` is `purelint`.
  static func run(shell line: String, in folder: String) throws -> Result {
    try run("/bin/sh", ["-c", line, path], in: folder, [:], nil, nil)
  }

  private static func run(
    _ program: String,
    _ arguments: [String],
    in folder: String,
    _ environment: [String: String],
    _ input: String?,
    _ output: FileHandle?
  ) throws -> Result {
    let written = try TemporaryFolder(["output": "", "messages": ""])
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = environment
    if let input { try written.write(input, to: "input") }
    process.standardInput =
      input == nil ? FileHandle.nullDevice : FileHandle(forReadingAtPath: written("input"))
    process.standardOutput = output ?? FileHandle(forWritingAtPath: written("output"))
    process.standardError = FileHandle(forWritingAtPath: written("messages"))
    try process.run()
    process.waitUntilExit()
    return Result(
      output: try String(contentsOfFile: written("output"), encoding: .utf8),
      messages: try String(contentsOfFile: written("messages"), encoding: .utf8),
      exitCode: process.terminationReason == .exit ? process.terminationStatus : -1
    )
  }
}
