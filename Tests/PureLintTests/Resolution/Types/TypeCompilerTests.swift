import Foundation
import Testing

@testable import PureLintSource
@testable import PureLintSyntax

/// The compiler agrees with what the fixtures state of names.
@Suite struct TypeCompilerTests {
  @Test func compilerHasTheTypesThatAreStated() throws {
    let folder = try TemporaryFolder(["Checks.swift": Self.check])
    var paths = [folder("Checks.swift")]
    for file in try Fixture(path: "Fixtures/Types").files() {
      let path = folder(file.path.split(separator: "/").last.map(String.init) ?? file.path)
      try checked(file).write(toFile: path, atomically: true, encoding: .utf8)
      paths.append(path)
    }
    try expectCompilerAccepts(paths)
  }

  /// What a value is, seen without the type that is expected of it.
  private static let check = """
    struct Exactly<Value> { init(_ value: Value) {} }
    """

  /// The file with a statement behind every line that binds a name whose type is stated.
  private func checked(_ file: SourceFile) throws -> String {
    let tree = SyntaxTree(parsing: file, bodies: .parse)
    let stated = Dictionary(grouping: try StatedType.all(in: file), by: \.line)
    let lines = String(decoding: file.bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().flatMap { number, text -> [Substring] in
      let line = Line(number + 1, of: tree)
      let checks = (stated[number + 1] ?? []).compactMap { type -> String? in
        guard !type.type.contains(#/\bunknown\b|\b_\b/#), let name = type.subject ?? line.onlyName,
          line.bindsForNextLine(name)
        else { return nil }
        return "do { let exactly = Exactly(\(name)); let _: Exactly<\(type.type)> = exactly }"
      }
      return [text] + checks.map { Substring($0) }
    }
    .joined(separator: "\n")
  }

  private func expectCompilerAccepts(_ paths: [String]) throws {
    let output = try TemporaryFolder(["output": ""])
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-typecheck", "-suppress-warnings", "-swift-version", "5"] + paths
    process.standardError = FileHandle(forWritingAtPath: output("output"))
    try process.run()
    process.waitUntilExit()
    let text = try String(contentsOfFile: output("output"), encoding: .utf8)
    #expect(process.terminationStatus == 0, "\(text)")
  }
}

extension Line {
  /// The name of a line `let name = value`.
  fileprivate var onlyName: String? {
    let text = tree.source.text(range)
    return text.firstMatch(of: #/^(?:let|var) (\w+) = [^{]*$/#).map { String($0.1) }
  }

  /// Whether a name that the line binds can be used in the next one: it is a local, in scope there,
  /// and a statement may follow.
  fileprivate func bindsForNextLine(_ name: String) -> Bool {
    guard let first = tokens.first, let last = tokens.last,
      subjects(reading: name).contains(where: { if case .name = $0 { true } else { false } }),
      isInFunction
    else { return false }
    let opens = tree.tokens.kinds[last] == .leftBrace
    switch tree.tokens.kinds[first] {
    case .kwIf, .kwWhile, .kwFor: return opens
    case .kwLet, .kwVar: return endsBinding
    default: return false
    }
  }

  private var range: Range<UInt32> {
    guard let first = tokens.first, let last = tokens.last else { return 0..<0 }
    return tree.tokens.starts[first]..<tree.tokens.ends[last]
  }

  /// Whether the binding that begins the line ends with it.
  private var endsBinding: Bool {
    tree.nodes.contains { node in
      node.kind == .variableDeclaration && Int(node.firstToken) == tokens.lowerBound
        && Int(node.endToken) == tokens.upperBound
    }
  }

  private var isInFunction: Bool {
    tree.nodes.contains { node in
      node.kind == .codeBlock && Int(node.firstToken) < tokens.lowerBound
        && tokens.upperBound < Int(node.endToken)
    }
  }
}
