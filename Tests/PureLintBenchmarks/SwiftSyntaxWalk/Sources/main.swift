import Foundation
import SwiftParser
import SwiftSyntax

/// Visits every node, as a tool on top of SwiftSyntax does at least once.
final class Walk: SyntaxAnyVisitor {
  private(set) var nodeCount = 0

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    nodeCount += 1
    return .visitChildren
  }
}

// Reads the paths of files from the file that is named, one on each line; parses and walks each.
let list = try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8)
let walk = Walk(viewMode: .sourceAccurate)
for path in list.split(separator: "\n") {
  let bytes = try Data(contentsOf: URL(fileURLWithPath: String(path)))
  let tree = bytes.withUnsafeBytes { Parser.parse(source: $0.assumingMemoryBound(to: UInt8.self)) }
  walk.walk(tree)
}
print("\(walk.nodeCount) nodes")
