import Testing

@testable import PureLintSyntax

@Suite struct LexerOperatorTests {
  @Test func spacing() {
    check("a + b", "identifier binaryOperator identifier")
    check("a+b", "identifier binaryOperator identifier")
    check("a +b", "identifier prefixOperator identifier")
    check("a+ b", "identifier postfixOperator identifier")
    check("(-a)", "leftParenthesis prefixOperator identifier rightParenthesis")
    check(
      "[a-, -b]",
      "leftBracket identifier postfixOperator comma prefixOperator identifier rightBracket"
    )
    check("-a", "prefixOperator identifier")
    check("a-", "identifier postfixOperator")
    check("a^.b", "identifier postfixOperator period identifier")
    check("(^.b", "leftParenthesis prefixOperator period identifier")
  }

  @Test func commentsAreSpace() {
    check("a/**/+b", "identifier prefixOperator identifier")
    check("a+/**/b", "identifier postfixOperator identifier")
    check("a+//", "identifier postfixOperator")
    check("a ++/*+*/ b", texts: ["a", "++", "b"])
    check("a\u{A0}+b", "identifier prefixOperator identifier")
    check("a+\u{A0}b", "identifier postfixOperator identifier")
  }

  @Test func reserved() {
    check("a = b", "identifier equal identifier")
    check("a =b= c", "identifier equal identifier equal identifier")
    check("a -> b->c", "identifier arrow identifier arrow identifier")
    check("(&a", "leftParenthesis prefixAmpersand identifier")
    check(
      "b & c, b&c",
      "identifier binaryOperator identifier comma identifier binaryOperator identifier"
    )
    check("a &&b", "identifier prefixOperator identifier")
  }

  @Test func questionAndExclamation() {
    check(
      "a?.b!.c",
      "identifier postfixQuestion period identifier postfixExclamation period identifier"
    )
    check("a ? b : c", "identifier infixQuestion identifier colon identifier")
    check("a ?? !b", "identifier binaryOperator prefixOperator identifier")
    check("a!=b", "identifier postfixExclamation equal identifier")
    check("a != b", "identifier binaryOperator identifier")
    check("A?? = b", "identifier postfixQuestion postfixQuestion equal identifier")
    check("try? a as! B", "kwTry postfixQuestion identifier kwAs postfixExclamation identifier")
  }

  @Test func periods() {
    check("a.b .c", "identifier period identifier prefixPeriod identifier")
    check("(.a", "leftParenthesis prefixPeriod identifier")
    check("a\n  .b", "identifier prefixPeriod identifier")
    check("a. b", "identifier period identifier")
    check("a...b ..<c", "identifier binaryOperator identifier prefixOperator identifier")
    check("a... b", "identifier postfixOperator identifier")
    check("a .== b .&= c", "identifier binaryOperator identifier binaryOperator identifier")
    check("a.!=b", "identifier binaryOperator identifier")
    check("a*.b", texts: ["a", "*", ".", "b"])
  }

  @Test func keyPaths() {
    check("\\.a?.b", "backslash period identifier postfixQuestion period identifier")
    check("\\.?.a", "backslash period postfixQuestion period identifier")
    check("\\A.?.b", "backslash identifier period postfixQuestion period identifier")
    check("\\A.!.b", "backslash identifier period postfixExclamation period identifier")
    check("\\.[0]", "backslash period leftBracket integerLiteral rightBracket")
    check("\\.self)", "backslash period kwSelf rightParenthesis")
  }

  @Test func rightAnglesAreCut() {
    check("A<B<C>>", "identifier leftAngle identifier leftAngle identifier rightAngle rightAngle")
    check("A<B>?", "identifier leftAngle identifier rightAngle postfixQuestion")
    check("A<B>=c", "identifier leftAngle identifier rightAngle equal identifier")
    check("(A<B>)->C", texts: ["(", "A", "<", "B", ">", ")", "->", "C"])
    check("a >>= b", "identifier rightAngle rightAngle equal identifier")
    check("A<B>...", "identifier leftAngle identifier rightAngle postfixOperator")
    check("a >/b", texts: ["a", ">", "/", "b"])
  }

  @Test func cutOperatorsCanBeJoined() {
    let tokens = lex("a >>=b > c>")
    #expect(tokens.map(\.text) == ["a", ">", ">", "=", "b", ">", "c", ">"])
    let joined = tokens.map { $0.flags.contains(.continuesOperator) }
    #expect(joined == [false, false, true, true, false, false, false, false])
    let first = tokens[1].flags
    #expect(!first.contains(.isLeftBound) && first.contains(.isRightBound))
    let alone = tokens[5].flags
    #expect(!alone.contains(.isLeftBound) && !alone.contains(.isRightBound))
    let last = tokens[7].flags
    #expect(last.contains(.isLeftBound) && !last.contains(.isRightBound))
  }

  @Test func leftAngles() {
    check("a < b", "identifier leftAngle identifier")
    check(
      "a <= b << c <> d",
      "identifier binaryOperator identifier binaryOperator identifier binaryOperator identifier"
    )
    check("A<>?", texts: ["A", "<", ">", "?"])
    check("a <> b", texts: ["a", "<>", "b"])
    check("A<-1>", texts: ["A", "<", "-", "1", ">"])
    check("a <- b", texts: ["a", "<-", "b"])
    check("1<-b", texts: ["1", "<-", "b"])
  }

  @Test func functionNames() {
    check("func ==<T>(", texts: ["func", "==", "<", "T", ">", "("])
    check("func <<T>(", texts: ["func", "<", "<", "T", ">", "("])
    check("func ><T>(", texts: ["func", ">", "<", "T", ">", "("])
    check("func >><T>(", texts: ["func", ">", ">", "<", "T", ">", "("])
    check("func ...<each T>(", texts: ["func", "...", "<", "each", "T", ">", "("])
    check("func < <T>(", texts: ["func", "<", "<", "T", ">", "("])
    check("func <<(", texts: ["func", "<<", "("])
    check("a ==<T", texts: ["a", "==<", "T"])
    let tokens = lex("func ><T>(")
    #expect(tokens[1].kind == .rightAngle && tokens[2].kind == .leftAngle)
    #expect(!tokens[2].flags.contains(.continuesOperator))
  }

  @Test func unicode() {
    check("a ∑ b", "identifier binaryOperator identifier")
    check("√a", "prefixOperator identifier")
    check("a +\u{301} b", texts: ["a", "+\u{301}", "b"])
    check("a •= b", texts: ["a", "•=", "b"])
    check("a 〡 b +〡 c", texts: ["a", "〡", "b", "+〡", "c"])
    check("a \u{2028} b", texts: ["a", "b"])
    check("a \u{2028} b", errors: [.invalidCharacter])
  }

  @Test func strayCommentEnds() {
    check("a */ b", "identifier unknown identifier")
    check("a */ b", errors: [.invalidCharacter])
    check("a +*/ b", "identifier unknown identifier")
  }
}

@Suite struct LexerRegexTests {
  @Test(arguments: [
    "/a/", "let x = /a b/", "f(/a/)", "[/a/, b]", "{ /a/ }", "a + /b/", "a: /b/", "return /a/",
    "return/a/", "case /a/:", "x ? /a/ : b", "x\n/a/", "!/a/", "a in /a/", "try /a/", "await/a/",
    "/(a)[)]/", "/\\//", "/a\\ /", "/(/)/", "a = b as? /c/", "a ?? /b/", "#if /a/", "/a/.b",
  ])
  func literals(text: String) {
    #expect(lex(text).contains { $0.kind == .regexLiteral })
  }

  @Test(arguments: [
    "a / b / c", "a/b/c", "(a)/b/c", "a[0]/b/c", "1/2/3", "a!/b/c", "a?/b/c", "self/a/b",
    "/ a/", "/a /", "f(/, /)", "f(/)", "a(/) + b(/)", "/a", "/a\n/", "/a//b", "/a/*b*/", "/*a/",
    "func /(a: B) -> C { a /b }", "operator /;a/", "a.default/b/c", "\\/a/", "x ./a/", "$0/a/b",
    "\"\"/a/b", "`in`/a/b", "/a\\", "A<B>/a/b", "a/ b/", "a /) b/",
  ])
  func operators(text: String) {
    #expect(!lex(text).contains { $0.kind == .regexLiteral })
  }

  @Test func texts() {
    check("f(/,/)", texts: ["f", "(", "/,/", ")"])
    check("!/a/", "prefixOperator regexLiteral")
    check("(&/a/", "leftParenthesis prefixAmpersand regexLiteral")
    check(".../a/", "prefixOperator regexLiteral")
    check("^^/a/.b", texts: ["^^", "/a/", ".", "b"])
    check("/a\"{/ b", texts: ["/a\"{/", "b"])
    check("a /b/ c", "identifier regexLiteral identifier")
    check("x = a/b + /c/", texts: ["x", "=", "a", "/", "b", "+", "/c/"])
  }

  @Test func extended() {
    check("#/a/b/#", "regexLiteral")
    check("##/a/#b/##.c", texts: ["##/a/#b/##", ".", "c"])
    check("#/\n a { \"\n /# b", texts: ["#/\n a { \"\n /#", "b"])
    check("#/ a\n/# b", texts: ["#/ a", "/", "#", "b"])
    check("#/a\\/#/#", texts: ["#/a\\/#/#"])
    check("#/a", errors: [.unterminatedRegex])
    check("#/ \na\nb", texts: ["#/ ", "a", "b"])
    check("#/ \na\nb", errors: [.unterminatedRegex])
  }
}
