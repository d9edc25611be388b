import Foundation

/// One node of what `swiftc -frontend -dump-parse` prints:
/// `(key=kind flag "string" name=value range=[file:1:2 - line:3:4] (child) …)`.
struct DumpNode {
  var key = ""
  var kind = ""
  /// Words without a value, in order.
  var flags: [String] = []
  /// Quoted strings without a name, in order.
  var strings: [String] = []
  var attributes: [String: String] = [:]
  /// `start-end`, each `line:column` of a token's first byte.
  var range = ""
  var children: [DumpNode] = []

  func has(_ flag: String) -> Bool { flags.contains(flag) }

  /// The first part of the range.
  var start: String { String(range.prefix { $0 != "-" }) }

  func child(_ kind: String) -> DumpNode? { children.first { $0.kind == kind } }
}

/// Reads the default format of the compiler's dump.
struct DumpReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private var byte: UInt8 { position < bytes.count ? bytes[position] : 0 }

  /// The next node in parentheses.
  mutating func readNode() -> DumpNode? {
    skipSpace()
    guard byte == UInt8(ascii: "(") else { return nil }
    position += 1
    var node = DumpNode()
    readKind(&node)
    while true {
      skipSpace()
      switch byte {
      case UInt8(ascii: ")"):
        position += 1
        return node
      case UInt8(ascii: "("):
        guard let child = readNode() else { return node }
        node.children.append(child)
        // The compiler forgets the parenthesis that closes these kinds.
        if node.kind == "type_attributed" || child.kind == "is_negative" { return node }
      case 0:
        return node
      default:
        readAttribute(&node)
      }
    }
  }

  private mutating func readKind(_ node: inout DumpNode) {
    let word = readWord()
    if let equal = word.firstIndex(of: "=") {
      node.key = String(word[..<equal])
      node.kind = String(word[word.index(after: equal)...])
    } else {
      node.kind = word
    }
    if node.kind == "<null" {
      position += 1
      node.kind += " " + readWord()
    }
  }

  private mutating func readAttribute(_ node: inout DumpNode) {
    if byte == UInt8(ascii: "\"") { return node.strings.append(readString()) }
    if byte == UInt8(ascii: "<") {
      while byte != UInt8(ascii: ">") && byte != 0 { position += 1 }
      position += 1
      return node.flags.append("<anonymous>")
    }
    let word = readWord()
    guard word.hasSuffix("=") else {
      if let equal = word.firstIndex(of: "=") {
        node.attributes[String(word[..<equal])] = String(word[word.index(after: equal)...])
      } else {
        node.flags.append(word)
      }
      return
    }
    let name = String(word.dropLast())
    if byte == UInt8(ascii: "\"") {
      node.attributes[name] = readString()
    } else {
      node.range = readRange()
    }
  }

  /// A word up to a space, a closing parenthesis of the node, or the value behind `=`. An
  /// attribute is one word with its arguments.
  private mutating func readWord() -> String {
    let start = position
    var open = 0
    let isAttribute = byte == UInt8(ascii: "@")
    while byte != 0 {
      if byte == UInt8(ascii: "(") { open += 1 }
      if byte == UInt8(ascii: ")") {
        if open == 0 { break }
        open -= 1
      }
      let isSpace = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n")
      if isSpace && !(isAttribute && open > 0) { break }
      position += 1
      if bytes[position - 1] == UInt8(ascii: "="),
        byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "[")
      {
        break
      }
    }
    if position == start { position += 1 }
    return String(decoding: bytes[start..<min(position, bytes.count)], as: UTF8.self)
  }

  private mutating func readString() -> String {
    position += 1
    var result: [UInt8] = []
    while byte != UInt8(ascii: "\"") && position < bytes.count {
      if byte == UInt8(ascii: "\\") { position += 1 }
      result.append(byte)
      position += 1
    }
    position += 1
    return String(decoding: result, as: UTF8.self)
  }

  /// `[path:1:2 - line:3:4]` as `1:2-3:4`.
  private mutating func readRange() -> String {
    let start = position
    while byte != UInt8(ascii: "]") && byte != 0 { position += 1 }
    position += 1
    let text = String(decoding: bytes[start + 1..<position - 1], as: UTF8.self)
    guard let separator = text.range(of: " - line:", options: .backwards) else { return "" }
    let begin = text[..<separator.lowerBound].split(separator: ":").suffix(2)
      .joined(separator: ":")
    return begin + "-" + text[separator.upperBound...]
  }

  private mutating func skipSpace() {
    while byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") { position += 1 }
  }
}

/// The Swift compiler as the judge of the parser.
enum Compiler {
  /// What the compiler's parser makes of a file.
  struct Result {
    let dump: DumpNode?
    /// The first error, if the compiler rejects the file.
    let error: String?
  }

  /// The folder of the libraries that the toolchain ships.
  static func libraryFolder() throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc", "-print-target-info"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    struct Information: Decodable {
      struct Paths: Decodable { let runtimeResourcePath: String }
      let paths: Paths
    }
    return try JSONDecoder().decode(Information.self, from: data).paths.runtimeResourcePath
  }

  static func parse(_ path: String) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-frontend", "-dump-parse", "-swift-version", "6", "-diagnostic-style=llvm", path]
    let output = Pipe()
    let errors = FileManager.default.temporaryDirectory.appendingPathComponent(
      "purelint-\(ProcessInfo.processInfo.globallyUniqueString)"
    )
    _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: errors) }
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let message = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
      .split(separator: "\n").first { $0.contains(": error: ") }
    if process.terminationReason == .uncaughtSignal {
      return Result(dump: nil, error: "the compiler crashed")
    }
    var reader = DumpReader([UInt8](data))
    return Result(dump: reader.readNode(), error: message.map(String.init))
  }
}
