import PureLintSyntax

/// The types of expressions and names that a walk has found; kept only when asked for.
final class TypeRecording {
  /// By file.
  private(set) var expressions: [Int: [NodeIndex: SwiftType]] = [:]
  /// The names that patterns, closures and conditions bind, by file.
  private(set) var names: [Int: [TokenIndex: SwiftType]] = [:]

  func note(_ type: SwiftType, _ expression: NodeIndex, in file: Int) {
    expressions[file, default: [:]][expression] = type
  }

  func note(_ type: SwiftType, nameAt token: TokenIndex, in file: Int) {
    names[file, default: [:]][token] = type
  }
}
