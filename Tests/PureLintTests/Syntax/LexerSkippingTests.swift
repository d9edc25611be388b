import Foundation
import Testing

@testable import PureLintSource
@testable import PureLintSyntax

/// For each `{` that stands in no interpolation, the token that closes it when all tokens are lexed:
/// its `}`, or the end of the file.
private func closings(_ tokens: TokenList) -> [Int: Int] {
  var closings: [Int: Int] = [:]
  var open: [Int?] = []
  func closeInterpolation(at index: Int) {
    while let brace = open.last ?? nil {
      if !open.contains(nil) { closings[brace] = index }
      open.removeLast()
    }
  }
  for index in 0..<tokens.count {
    switch tokens.kinds[index] {
    case .leftBrace: open.append(index)
    case .rightBrace:
      if let brace = open.last ?? nil {
        if !open.contains(nil) { closings[brace] = index }
        open.removeLast()
      }
    case .stringHead: open.append(nil)
    case .stringMiddle: closeInterpolation(at: index)
    case .stringTail:
      closeInterpolation(at: index)
      open.removeLast()
    case .endOfFile: closeInterpolation(at: index)
    default: break
    }
  }
  return closings
}

/// Skips from each brace of a text and compares the next token with what lexing everything finds.
/// - Complexity: O(number of braces × number of bytes).
private func checkSkipping(
  _ bytes: [UInt8],
  _ name: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  bytes.withUnsafeBufferPointer { buffer in
    var whole = Lexer(buffer)
    repeat { whole.lexToken() } while whole.lastKind != .endOfFile
    let expected = TokenList(whole.tokens)
    for (brace, closing) in closings(expected) {
      var lexer = Lexer(buffer)
      for _ in 0...brace { lexer.lexToken() }
      lexer.skipToMatchingBrace()
      #expect(lexer.tokens.count == brace + 1, sourceLocation: sourceLocation)
      lexer.lexToken()
      let comment = Comment("\(name): brace at \(expected.starts[brace])")
      #expect(lexer.lastKind == expected.kinds[closing], comment, sourceLocation: sourceLocation)
      #expect(
        lexer.tokens.starts[brace + 1] == expected.starts[closing],
        comment,
        sourceLocation: sourceLocation
      )
      #expect(
        lexer.tokens.flags[brace + 1] == expected.flags[closing],
        comment,
        sourceLocation: sourceLocation
      )
      while lexer.lastKind != .endOfFile { lexer.lexToken() }
      #expect(
        Array(lexer.tokens.starts[(brace + 2)...]) == Array(expected.starts[(closing + 1)...]),
        comment,
        sourceLocation: sourceLocation
      )
      #expect(
        lexer.comments.map(\.start) == whole.comments.map(\.start),
        comment,
        sourceLocation: sourceLocation
      )
    }
  }
}

@Suite struct LexerSkippingTests {
  @Test(arguments: [
    "{}", "{ { } { { } } } }", "{ \"}\" }", "{ \"\\\"}\" }", "{ \"\\(a { \"}\" })}\" }",
    "{ #\"}\"}\"# }", "{ \"\"\"\n } \"\" \\(a { }) \n\"\"\" }", "{ // }\n }",
    "{ /* } /* } */ } */ }",
    "{ `}` }", "{ '}' }", "{ /}/ }", "{ a / b }", "{ a/b/c }", "{ a /}/ }", "{ return/}/ }",
    "{ x.default/y }/ }", "{ in/}/ }", "{ f(/}/, !/}/) }", "{ a// }\n }", "{ 1/2 }", "{ )/}/ }",
    "{ #/}/# }", "{ #/\n } \n/# }", "{ ##/}/#}/## }", "{ <#}#> }", "{ a <#b } }", "{ #if a } }",
    "{ x\n/}/ }", "{ x\n  / y }", "{ \"a\"/}/ }", "{ >/}/ }", "{ /\\}/ }", "{ a ? /}/ : b }",
    "{ \"a\n } }", "{ \"\\(a\n } }", "{ \"\\(}) } \" }", "{ \"\\({) } \" }", "{ /* } ",
    "{ \"\"\"\n } ",
    "{ `a\n } }", "{ #/}\n }", "{ ##a } }", "{\n<<<<<<< a\n }\n>>>>>>> b\n }", "{\n<<<<<<< }\n }",
    "{\n>>>> }\n<<<<\n }", "{ a /* */ \n // b\n }", "{ “}” }", "{ a.b.c /* } */ }", "{", "{ ",
    "{ \"\\(a { b)\" }", "{ \"\\(a((b { c ) d)) e\" }", "{ \"\\(a { \"\\(b { })\" })\" }",
    "{ a /* } */ b /c } }", "{ f(\"\\(a { b )\" ) }", "{ \"\\(a {\n})\" }",
    "{ \"\"\"\n\\(a {\n// }\n} )\n\"\"\" }",
    "{ \"\\(a.b)}\\(c)\" }", "{ \"\\(a.b)}\\(c d)}\" }", "{ \"\\(a)\"/}/ }", "{ \"\\()}\" }",
    "{ \"\\(a.0.1)}\\(b\n } }", "{ \"\\(a)}\n }",
  ])
  func finds(text: String) {
    checkSkipping(Array(text.utf8), text)
  }

  @Test func reportsNoErrors() {
    let text = Array("{ \"a\n \"\\(b\n `c\n 0x \0 } d".utf8)
    text.withUnsafeBufferPointer { buffer in
      var lexer = Lexer(buffer)
      lexer.lexToken()
      lexer.skipToMatchingBrace()
      #expect(lexer.errors.isEmpty)
    }
  }

  @Test(arguments: swiftFiles()) func findsInFiles(path: String) throws {
    let bytes = [UInt8](try Data(contentsOf: repository.appending(path: path)))
    checkSkipping(bytes, path)
  }
}

@Suite struct LexerCostTests {
  /// Lexing and skipping such a file may look ahead a few times its length, whatever it repeats.
  @Test(arguments: [
    "\"\\(", "#\"\"\"\\#(", "#\"\"\"\\#(##\"\"\"\\##(", "\"\"\"\n\\(", "/a ", "/\\", "(/a) ",
    "!/a) ",
    "<#", "+<#", "<<<<<<< a\n", ">>>> a\n", "#/\n", "#/a\n", "##/ \n", "#", ">", ".?", "/*", "`",
    "'",
    "\\(", "{ /a ", "\"\\({", "{ \"\\(a\n", "a/b ", "{ a/b ", "{ a /b ", "0x", "\u{301}+",
    "\"\\(/a) ",
  ])
  func looksAheadInLinearTime(part: String) {
    let bytes = Array(String(repeating: part, count: 4_000).utf8)
    bytes.withUnsafeBufferPointer { buffer in
      var lexer = Lexer(buffer)
      repeat { lexer.lexToken() } while lexer.lastKind != .endOfFile
      #expect(lexer.scans.byteCount <= 8 * bytes.count)
      #expect(lexer.tokens.count <= 2 * bytes.count + 1)

      var skipping = Lexer(buffer)
      repeat {
        skipping.lexToken()
        if skipping.lastKind == .leftBrace, skipping.interpolations.isEmpty {
          skipping.skipToMatchingBrace()
        }
      } while skipping.lastKind != .endOfFile
      #expect(skipping.scans.byteCount <= 8 * bytes.count)
    }
  }

  @Test func whiteSpaceBehindNestedInterpolationsIsReadOnce() {
    let text =
      String(repeating: "\"\\(", count: 4_000) + String(repeating: " ", count: 12_000) + "\n"
    Array(text.utf8).withUnsafeBufferPointer { buffer in
      var lexer = Lexer(buffer)
      repeat { lexer.lexToken() } while lexer.lastKind != .endOfFile
      #expect(lexer.scans.byteCount <= 2 * buffer.count)
    }
  }
}

private let repository = URL(filePath: Repository.path)

/// The repository's own Swift files, without the build products of packages in it.
func swiftFiles() -> [String] {
  ["Sources", "Tests", "Fixtures"].flatMap { folder in
    let root = repository.appending(path: folder).path
    let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }
      .map { "\(folder)/\($0)" }
  }.sorted()
}
