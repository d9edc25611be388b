import PureLintSource

extension SourceFile {
  /// The number of tokens, the end of the file included. It lexes the whole file and keeps nothing,
  /// which is what measurements of the lexer ask for.
  /// - Complexity: O(bytes).
  package var tokenCount: Int {
    bytes.withUnsafeBufferPointer { bytes in
      var lexer = Lexer(bytes)
      repeat { lexer.lexToken() } while lexer.lastKind != .endOfFile
      return lexer.tokens.count
    }
  }
}
