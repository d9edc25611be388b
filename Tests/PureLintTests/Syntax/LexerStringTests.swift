import Testing

@testable import PureLintSyntax

@Suite struct LexerStringTests {
  @Test func plain() {
    check("\"\" \"a\" \"\\\"\" \"\\\\\"", "stringLiteral stringLiteral stringLiteral stringLiteral")
    check("\"a\".b", texts: ["\"a\"", ".", "b"])
    check("\"//\" \"/*\" \"{\"", texts: ["\"//\"", "\"/*\"", "\"{\""])
    check("'a' b", "stringLiteral identifier")
    check("'a'", errors: [.invalidCharacter])
  }

  @Test func raw() {
    check("#\"a\"b\\(c)\"# d", texts: ["#\"a\"b\\(c)\"#", "d"])
    check("##\"a\"#b\"##", texts: ["##\"a\"#b\"##"])
    check("#\"\"\"#", texts: ["#\"\"\"#"])
    check("#\"\"a\"\"# b", texts: ["#\"\"a\"\"#", "b"])
    check("##\"\"\"#\"\"\"## a", texts: ["##\"\"\"#\"\"\"##", "a"])
    check("#\"\\#\"\"#", texts: ["#\"\\#\"\"#"])
    check("#\"a\\#(b)c\"#", "stringHead identifier stringTail")
  }

  @Test func multiline() {
    check("\"\"\"\na\"\"b\n\"\"\" c", texts: ["\"\"\"\na\"\"b\n\"\"\"", "c"])
    check("\"\"\"\n\\\"\"\"\n\"\"\" c", texts: ["\"\"\"\n\\\"\"\"\n\"\"\"", "c"])
    check("#\"\"\"\n\"\"\"\n\"\"\"# c", texts: ["#\"\"\"\n\"\"\"\n\"\"\"#", "c"])
    check(
      "\"\"\"\n\\(a) b \\(c)\n\"\"\"",
      "stringHead identifier stringMiddle identifier stringTail"
    )
    check(
      "\"\"\"\n\\(a\n+ b)\n\"\"\"",
      "stringHead identifier binaryOperator identifier stringTail"
    )
  }

  @Test func interpolations() {
    check("\"a\\(b)c\"", texts: ["\"a\\(", "b", ")c\""])
    check("\"\\(a)\\(b)\"", texts: ["\"\\(", "a", ")\\(", "b", ")\""])
    check(
      "\"\\(f(a, (b)))\" c",
      texts: ["\"\\(", "f", "(", "a", ",", "(", "b", ")", ")", ")\"", "c"]
    )
    check("\"\\(a { \"}\" })\"", texts: ["\"\\(", "a", "{", "\"}\"", "}", ")\""])
    check(
      "\"\\(\"\\(a)\")\" b",
      "stringHead stringHead identifier stringTail stringTail identifier"
    )
    check("\"\\(#\"\\#(a)\"#)\"", "stringHead stringHead identifier stringTail stringTail")
    check("\"\\(\"\"\"\n\\(a)\n\"\"\")\"", "stringHead stringHead identifier stringTail stringTail")
    check(
      "\"\\(a: 1, /b/)\"",
      "stringHead identifier colon integerLiteral comma regexLiteral stringTail"
    )
    check("\"\\()\"", "stringHead stringTail")
  }

  @Test func nestingHasNoLimit() {
    let depth = 10_000
    let text =
      String(repeating: "\"\\(", count: depth) + "a" + String(repeating: ")\"", count: depth)
    let tokens = lex(text)
    #expect(tokens.count == 2 * depth + 1)
    #expect(tokens.allSatisfy { !$0.flags.contains(.isDamaged) })
  }

  @Test func unterminated() {
    check("\"a\nb", "stringLiteral identifier")
    check("\"a\nb", errors: [.unterminatedString])
    check("\"a\\\nb", texts: ["\"a\\", "b"])
    check("\"a\\", errors: [.unterminatedString])
    check("'a", errors: [.unterminatedString])
    check("#\"a\"\nb", texts: ["#\"a\"", "b"])
    check("\"\"\"\na\nb", "stringLiteral")
    check("\"\"\"\na\nb", errors: [.unterminatedString])
    check("\"\\(a)b\nc", texts: ["\"\\(", "a", ")b", "c"])
  }

  @Test func interpolationEndsWithItsLine() {
    check("\"\\(a\nb", "stringHead identifier stringTail identifier")
    check("\"\\(a\nb", errors: [.unterminatedString])
    check(
      "\"\\(\"\\(a // )\nb",
      "stringHead stringHead identifier stringTail stringTail identifier"
    )
    let tokens = lex("\"\\(a /*\n*/ b")
    #expect(tokens.map(\.text) == ["\"\\(", "a", "", "b"])
    #expect(tokens[2].flags == .isDamaged && tokens[3].flags.contains(.isAtStartOfLine))
    #expect(lex(Array("\"\\(a // b\nc".utf8)).comments == ["// b"])
  }

  @Test func interpolationEndsWithTheFile() {
    check("\"\\(", "stringHead stringTail")
    check("\"\"\"\n\\(\"\\((", "stringHead stringHead leftParenthesis stringTail stringTail")
    check("\"\"\"\n\\(a)", "stringHead identifier stringTail")
  }

  @Test func interpolationEndsBeforeADeclaration() {
    let text = "\"\"\"\n\\(a\n  func b() {}\n\"\"\""
    let kinds = lex(text).map(\.kind)
    #expect(kinds.prefix(5) == [.stringHead, .identifier, .stringTail, .kwFunc, .identifier])
    check(
      "\"\"\"\n\\(a(\n  for: b, in: c))\n\"\"\" d",
      texts: ["\"\"\"\n\\(", "a", "(", "for", ":", "b", ",", "in", ":", "c", ")", ")\n\"\"\"", "d"]
    )
    check(
      "\"\"\"\n\\(a {\nlet b = 1 })\n\"\"\" c",
      texts: ["\"\"\"\n\\(", "a", "{", "let", "b", "=", "1", "}", ")\n\"\"\"", "c"]
    )
  }

  @Test func bracesInInterpolationsStayInside() {
    check("{ \"\\(})\" }", "leftBrace stringHead unknown stringTail rightBrace")
    check("{ \"\\(})\" }", errors: [.unbalancedBrace])
    check("{ \"\\({)\" }", "leftBrace stringHead leftBrace stringTail rightBrace")
  }
}
