import Foundation
import Testing

@testable import PureLintSource
@testable import PureLintSyntax

/// A token as the tests see it.
struct LexedToken {
  let kind: TokenKind
  let text: String
  let flags: TokenFlags
}

/// All tokens of a text up to the end of the file, which is left out.
func lex(_ text: String) -> [LexedToken] { lex(Array(text.utf8)).tokens }

func lex(_ bytes: [UInt8]) -> (tokens: [LexedToken], errors: [SyntaxError.Tag], comments: [String])
{
  bytes.withUnsafeBufferPointer { buffer in
    var lexer = Lexer(buffer)
    repeat { lexer.lexToken() } while lexer.lastKind != .endOfFile
    let list = TokenList(lexer.tokens)
    func text(_ start: UInt32, _ end: UInt32) -> String {
      String(decoding: bytes[Int(start)..<Int(end)], as: UTF8.self)
    }
    let tokens = (0..<list.count - 1).map {
      LexedToken(
        kind: list.kinds[$0],
        text: text(list.starts[$0], list.ends[$0]),
        flags: list.flags[$0]
      )
    }
    let comments = lexer.comments.map { text($0.start, $0.end) }
    return (tokens, lexer.errors.map(\.tag), comments)
  }
}

/// Checks the kinds of a text's tokens, given as their names with spaces between them.
func check(
  _ text: String,
  _ kinds: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let names = lex(text).map { "\($0.kind)" }.joined(separator: " ")
  #expect(names == kinds, sourceLocation: sourceLocation)
}

/// Checks the texts of a text's tokens.
func check(
  _ text: String,
  texts: [String],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(lex(text).map(\.text) == texts, sourceLocation: sourceLocation)
}

/// Checks the errors that lexing a text reports.
func check(
  _ text: String,
  errors: [SyntaxError.Tag],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(lex(Array(text.utf8)).errors == errors, sourceLocation: sourceLocation)
}

@Suite struct LexerTests {
  @Test func emptyFile() {
    check("", "")
    check(" \t\r\n", "")
  }

  @Test func endOfFileComesAgainAndAgain() {
    let bytes: [UInt8] = [0x61]
    bytes.withUnsafeBufferPointer { buffer in
      var lexer = Lexer(buffer)
      for _ in 0..<4 { lexer.lexToken() }
      #expect(Array(lexer.tokens.kinds) == [.identifier, .endOfFile, .endOfFile, .endOfFile])
    }
  }

  @Test func punctuation() {
    check(
      "()[]{},:;@\\_",
      "leftParenthesis rightParenthesis leftBracket rightBracket leftBrace rightBrace comma "
        + "colon semicolon at backslash wildcard"
    )
    check("Swift::print", "identifier colonColon identifier")
    check("a ? b : :c", "identifier infixQuestion identifier colon colon identifier")
  }

  @Test func names() {
    check("a _b a1 a$b", "identifier identifier identifier identifier")
    check("größe 変数 🐶 a\u{301}", "identifier identifier identifier identifier")
    check("\u{301}a b", "unknown identifier")
    check("\u{301}a", errors: [.invalidCharacter])
    check("$0 $1a $name $", "dollarIdentifier dollarIdentifier dollarIdentifier identifier")
  }

  /// Words are read eight bytes at a time.
  @Test(arguments: 1...20) func wordsEndAtAnythingElse(length: Int) {
    for byte in UInt8(0)..<0x80 {
      let word = [UInt8](repeating: 0x61, count: length)
      let found = lex(word + [byte] + Array("bc, d, e, f, g, h".utf8)).tokens[0].text
      let isPart = Character(UnicodeScalar(byte)).isLetter || 0x30...0x39 ~= byte
      let goesOn = isPart || byte == 0x5F || byte == 0x24
      #expect(found.utf8.count == (goesOn ? length + 3 : length), "\(byte)")
    }
  }

  @Test func tokensAreLexedUpToABrace() {
    Array("a(b) { c \"\\(d { e })\" } f".utf8).withUnsafeBufferPointer { buffer in
      var lexer = Lexer(buffer)
      var counts: [Int] = []
      repeat {
        lexer.lexTokens()
        counts.append(lexer.tokens.count)
      } while lexer.lastKind != .endOfFile
      #expect(counts == [5, 9, 15])
    }
  }

  @Test func backTicks() {
    check("`class`", "identifier")
    check("`a { b }` c", texts: ["`a { b }`", "c"])
    #expect(lex("`class`")[0].flags.contains(.isBackticked))
    #expect(!lex("class")[0].flags.contains(.isBackticked))
    check("``", "unknown unknown")
    check("`a\nb", "unknown identifier identifier")
    check("`a\\b`", errors: [.invalidCharacter, .invalidCharacter])
  }

  @Test func words() {
    check("class classy Class", "kwClass identifier identifier")
    check("self Self Any super", "kwSelf kwSelfType kwAny kwSuper")
    check("associatedtype associatedtypes", "kwAssociatedtype identifier")
    check("precedencegroup precedencegroop", "kwPrecedencegroup identifier")
    check("async unsafeMutableAddress _read", "cwAsync cwUnsafeMutableAddress cwUnderscoredRead")
    check("read Type Protocol", "cwRead cwTypeMember cwProtocolMember")
  }

  @Test func everyWordIsFound() {
    for (text, kind) in WordTable.words {
      #expect(lex("\(text)").map(\.kind) == [kind])
      #expect(lex(" \(text)x ").map(\.kind) == [.identifier])
    }
  }

  @Test func pounds() {
    check("#if #else #elseif #endif", "poundIf poundElse poundElseif poundEndif")
    check("#available(", "poundAvailable leftParenthesis")
    check("#unavailable #sourceLocation", "poundUnavailable poundSourceLocation")
    check("#iffy #file # if", "pound identifier pound identifier pound kwIf")
    check("##a ##if", "pound pound identifier pound poundIf")
    let many = String(repeating: "#", count: 256)
    check("\(many)\"a\"\(many)", texts: ["#", "\(many.dropLast())\"a\"\(many.dropLast())", "#"])
  }

  @Test func placeholders() {
    check("let x = <#T##(Int) -> {}#>", "kwLet identifier equal identifier")
    check("a <#b\n#>", texts: ["a", "<", "#", "b", "#", ">"])
    check("a +<#b#>", "identifier prefixOperator identifier")
    check("<#<#a#>", texts: ["<", "#", "<#a#>"])
  }

  @Test func foreignBytes() {
    #expect(lex([0x61, 0x00, 0x62]).errors == [.invalidCharacter])
    #expect(lex([0x61, 0x00, 0x62]).tokens.map(\.text) == ["a", "b"])
    #expect(lex([0x61, 0xC3, 0x28, 0x80, 0xF8, 0x62]).tokens.map(\.text) == ["a", "(", "b"])
    #expect(lex([0x61, 0xE2, 0x82]).errors == [.invalidCharacter])
    for wide: [UInt8] in [[0xFF, 0xFE, 0x61, 0x00], [0, 0x61, 0, 0x62], [0x61, 0, 0x62, 0]] {
      #expect(lex(wide).tokens.isEmpty && lex(wide).errors == [.wideEncoding])
    }
    check("a\u{A0}b", texts: ["a", "b"])
    check("a\u{A0}b", errors: [])
    check("“a” 1", texts: ["“", "a", "”", "1"])
  }
}

@Suite struct LexerTriviaTests {
  @Test func flags() {
    let tokens = lex("a b\n c/* */d /*\n*/ e(f")
    #expect(tokens.map(\.text) == ["a", "b", "c", "d", "e", "(", "f"])
    let starts = tokens.map { $0.flags.contains(.isAtStartOfLine) }
    #expect(starts == [true, false, true, false, true, false, false])
    let spaces = tokens.map { $0.flags.contains(.hasSpaceBefore) }
    #expect(spaces == [true, true, true, true, true, false, false])
  }

  @Test func lineEnds() {
    for end in ["\n", "\r\n", "\r"] {
      let result = lex(Array("a // b\(end)c".utf8))
      #expect(result.tokens.map(\.text) == ["a", "c"])
      #expect(result.tokens[1].flags.contains(.isAtStartOfLine))
      #expect(result.comments == ["// b"])
    }
  }

  @Test func comments() {
    let result = lex(Array("/* a /* b */ /*/ c */ */ d */ e /**/ f //".utf8))
    #expect(result.tokens.map(\.text) == ["d", "*/", "e", "f"])
    #expect(result.comments == ["/* a /* b */ /*/ c */ */", "/**/", "//"])
    check("a /* /* */ b", errors: [.unterminatedComment])
    check("a /* /* */ b", "identifier")
    check("/*", errors: [.unterminatedComment])
    check("/*/", errors: [.unterminatedComment])
  }

  @Test func startOfFile() {
    check("#!/usr/bin/swift\na", texts: ["a"])
    check("\u{FEFF}#!/usr/bin/swift\na", texts: ["a"])
    check("\u{FEFF}a", texts: ["a"])
    check("#!", "")
    check("\n#!", "pound postfixExclamation")
    #expect(lex("\u{FEFF}a")[0].flags.contains(.isAtStartOfLine))
  }

  @Test func conflicts() {
    let conflict = "a\n<<<<<<< ours\nb {\n=======\nc\n>>>>>>> theirs\nd"
    check(conflict, texts: ["a", "d"])
    check(conflict, errors: [.conflictMarker])
    check("a\n>>>> ours\nb\n<<<<\nd", texts: ["a", "d"])
    check("a\n<<<<<<< b\nc", texts: ["a", "c"])
    check("a\n=======\nc\n>>>>>>> d\ne", texts: ["a", "c", "e"])
    check("a\n======= b", texts: ["a", "=======", "b"])
    check(
      "a <<<<<<< b\n >>>>>>> c",
      texts: ["a", "<<<<<<<", "b"] + Array(">>>>>>>").map { "\($0)" } + ["c"]
    )
  }
}

@Suite struct LexerNumberTests {
  @Test func integers() {
    check(
      "0 12 1_000 0x1F_f 0o17_ 0b1_0",
      Array(repeating: "integerLiteral", count: 6).joined(separator: " ")
    )
  }

  @Test func floats() {
    check(
      "1.5 1e3 1.5e-3 1E+3 1_0.0_1",
      Array(repeating: "floatLiteral", count: 5).joined(separator: " ")
    )
    check("0x1p3 0x1.8p-3 0xF.fP+1", "floatLiteral floatLiteral floatLiteral")
  }

  @Test func members() {
    check("1.a", texts: ["1", ".", "a"])
    check("1...2", texts: ["1", "...", "2"])
    check("x.0.1", texts: ["x", ".", "0", ".", "1"])
    check("x.0.1.2e3", texts: ["x", ".", "0", ".", "1", ".", "2e3"])
    check("0xff.description", texts: ["0xff", ".", "description"])
    check("0xff.fp", texts: ["0xff", ".", "fp"])
    check("0x1.e", texts: ["0x1", ".", "e"])
    check("1.0.a", texts: ["1.0", ".", "a"])
  }

  @Test func damaged() {
    for text in [
      "0x", "0xg", "0o8", "0b2", "12ab", "0X1", "1e", "1e+", "1ex", "0x1.8", "0x1p", "1_é",
    ] {
      let tokens = lex(text)
      #expect(tokens.count == 1, "\(text)")
      #expect(tokens[0].flags.contains(.isDamaged), "\(text)")
    }
    check("1.5x", "floatLiteral identifier")
  }
}
