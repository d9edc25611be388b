import Testing

@testable import PureLint
@testable import PureLintFindings
@testable import PureLintRules
@testable import PureLintSource
@testable import PureLintSyntax

/// What is said of sources that are not Swift.
@Suite struct SyntaxProblemTests {
  /// `line:column: message` of each problem, and of its note.
  private func lines(_ bytes: [UInt8], path: String = "A.swift") -> [String] {
    let file = SourceFile(path: path, bytes: bytes)
    let index = LineIndex(bytes)
    return SyntaxTree(parsing: file, bodies: .parse).problems().flatMap { problem in
      [(problem.message, problem.range)] + (problem.note.map { [($0.message, $0.range)] } ?? [])
    }
    .map { "\(index.position(of: Int($0.1.lowerBound))): \($0.0)" }
  }

  @Test(arguments: [
    ("let = 1", "1:5: expected pattern"),
    ("let a =\nlet b = 2", "1:8: expected initial value after '='"),
    ("let a: \nlet b = 2", "1:7: expected type"),
    ("let a = b +\n", "1:12: expected expression after operator"),
    ("let a = 1 let b = 2", "1:11: consecutive statements on a line must be separated by ';'"),
    (
      "struct A { var a Int }",
      "1:18: consecutive declarations on a line must be separated by ';'"
    ),
    ("f(a b)", "1:5: expected ',' separator"),
    ("f(a,,b)", "1:5: unexpected ',' separator"),
    ("f(a))", "1:5: extraneous ')'"),
    ("}\nlet a = 1", "1:1: extraneous '}' at top level"),
    ("func () {}", "1:6: expected identifier in function declaration"),
    ("func f {}", "1:8: expected '(' in argument list of function declaration"),
    ("struct A { init {} }", "1:17: expected '(' for initializer parameters"),
    ("func f() -> \nlet a = 1", "1:12: expected type for function result"),
    ("func f(_ a: ) {}", "1:13: expected parameter type following ':'"),
    ("func a() { x. }", "1:15: expected member name following '.'"),
    ("let a = b as\n", "1:13: expected type after 'as'"),
    ("struct A\nlet a = 1", "1:9: expected '{' in struct"),
    ("extension\nfunc a() {}", "1:10: expected '{' in extension"),
    ("struct A {\n  print(1)\n}", "2:3: expected declaration"),
    ("guard let a = b\nfunc c() {}", "1:16: expected 'else' after 'guard' condition"),
    ("if a {\n} else\nb()", "2:7: expected '{' or 'if' after 'else'"),
    ("while {}", "1:7: missing condition in 'while' statement"),
    (
      "switch a {\n  foo\n}",
      "2:3: all statements inside a switch must be covered by a 'case' or 'default'"
    ),
    ("switch a {\n case .b\n  c()\n}", "2:9: expected ':' after 'case'"),
    ("a ? b", "1:6: expected ':' after '? ...' in ternary expression"),
    ("#endif\nlet a = 1", "1:1: unexpected conditional compilation block terminator"),
    ("let a = \"b\nlet c = 1", "1:9: unterminated string literal"),
    ("/* a", "1:1: unterminated '/*' comment"),
    ("let a = 'b'", "1:9: single-quoted string literal found, use '\"'"),
    ("let a = <#b#>", "1:9: editor placeholder in source file"),
    ("let a = 0xg", "1:11: invalid digit in number literal"),
    ("let a = “b", "1:9: unicode curly quote found, replace with '\"'"),
    ("a = = b", "1:5: unexpected '='"),
  ])
  func saysWhatTheCompilerSays(source: String, line: String) {
    #expect(lines(Array(source.utf8)) == [line])
  }

  @Test(arguments: [
    ("f(a: 1, b: 2\n", "1:13: expected ')'", "1:2: to match this opening '('"),
    ("f(g().h()\n", "1:10: expected ')'", "1:2: to match this opening '('"),
    ("a([b[0], [c]\nd()\n", "1:13: expected ']'", "1:3: to match this opening '['"),
    ("let a = [1, 2\n", "1:14: expected ']'", "1:9: to match this opening '['"),
    ("struct A {\n  let a = 1\n", "3:1: expected '}' at end of struct", "1:10: "),
    ("func f() {\n  if a { b() }\n", "3:1: expected '}' at end of function", "1:10: "),
    ("let a = { b in\n  c()\n", "3:1: expected '}' at end of closure", "1:9: "),
    (
      "class A {\n  func b() {\n    if c {\n  }\n}\nclass D {}\n",
      "7:1: expected '}' at end of class", "1:9: to match this opening '{'"
    ),
    (
      "#if A\nlet a = 1\n",
      "2:10: expected #else or #endif at end of conditional compilation block",
      "1:1: to match this opening '#if'"
    ),
  ])
  func saysWhatIsLeftOpen(source: String, line: String, note: String) {
    let found = lines(Array(source.utf8))
    #expect(found.first == line && found.count == 2)
    #expect(found.last?.hasPrefix(note) == true)
  }

  @Test func tellsAConflictOnce() {
    let marker = "source control conflict marker in source file"
    func conflicts(_ source: String) -> [String] { lines(Array(source.utf8)) }
    let whole = "<<<<<<< HEAD\nlet a = 1\n=======\nlet a {\n>>>>>>> other\n"
    #expect(conflicts("let b = 1\n" + whole + whole) == ["2:1: \(marker)", "7:1: \(marker)"])
    #expect(conflicts("let a = 1\n=======\nlet b = 2\n>>>>>>> other\n") == ["2:1: \(marker)"])
    #expect(conflicts("let a = 1\n>>>>>>> other\n") == ["2:1: \(marker)"])
    #expect(conflicts("<<<<<<< a\n=======\nlet c = 1\n") == ["1:1: \(marker)"])
    #expect(conflicts("// <<<<<<< a\nlet text = \"\"\"\n=======\n\"\"\"\n") == [])
  }

  @Test func tellsTheEncoding() {
    let wide = "1:1: input files must be encoded as UTF-8 instead of UTF-"
    let units = Array("let a = 1\n".utf16)
    let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    #expect(lines([0xFF, 0xFE] + little) == [wide + "16"])
    #expect(lines([0xFE, 0xFF] + big) == [wide + "16"])
    #expect(lines(little) == [wide + "16"] && lines(big) == [wide + "16"])
    #expect(lines(units.flatMap { [UInt8($0), 0, 0, 0] }) == [wide + "32"])
    let latin = Array("let a = 1\n// caf".utf8) + [0xE9, 0x0A] + Array("let = 2".utf8)
    #expect(lines(latin) == ["2:7: invalid UTF-8 found in source file"])
  }

  @Test func saysNothingOfWhatIsNoError() {
    #expect(lines(Array("let a = 1 \0\n".utf8)) == [])
    #expect(lines(Array("let café = \"日本 👩‍👩‍👧\" // é\n".utf8)) == [])
    let template = Array("import {{name}}\nlet = 1".utf8)
    #expect(lines(template, path: "A/{{name}}.swift") == [])
    #expect(lines(template, path: "Screen.xctemplate/A.swift") == [])
    let deep = String(repeating: "(", count: 2000) + String(repeating: ")", count: 2000)
    #expect(lines(Array("let a = \(deep)".utf8)) == [])
  }
}

/// Which of it becomes a finding, and how much.
@Suite struct SyntaxErrorRuleTests {
  private static let module = """
    struct M: FactoryModule { init(dependency: Void, payload: Void) {} }

    """

  private func report(
    _ files: [(String, String)],
    rules: [Rule] = [.syntaxError]
  ) -> Report {
    Linter(rules: rules).run(files.map { SourceFile(path: $0.0, bytes: Array($0.1.utf8)) })
  }

  @Test func onlyFilesThatMatterCount() {
    let report = report([("A", Self.module + "print(M.Factory(\n"), ("B", "let = 1\nlet = 2")])
    #expect(report.findings.map(\.message) == ["expected ')'"])
    #expect(report.syntaxErrorCount == 2)
    #expect(report.firstSyntaxError?.file.position == 1)
    let without = self.report([("A", Self.module + "print(M.Factory(\n")], rules: [.unwiredModule])
    #expect(without.syntaxErrorCount > 0)
  }

  @Test func aFileThatCannotBeReadIsToldWhateverItHolds() {
    let file = SourceFile(path: "A", bytes: [0xFF, 0xFE, 0x61, 0x00])
    let report = Linter(rules: [.syntaxError]).run([file])
    #expect(report.findings.map(\.ruleID) == ["syntax-error"])
  }

  @Test func saysHowManyMoreThereAre() {
    let broken = Self.module + "print(M.Factory())\n" + String(repeating: "let = 1\n", count: 7)
    let one = report([("A", broken)]).findings
    #expect(one.count == 3)
    #expect(one.last?.notes.map(\.message) == ["and 4 more syntax errors in this file"])
    let many = report((10..<35).map { ("\($0)", broken) }).findings
    #expect(many.count == 60)
    #expect(
      many.last?.notes.map(\.message) == [
        "and 4 more syntax errors in this file", "and 35 syntax errors in 5 more files",
      ]
    )
  }

  @Test func saysWhereItStopsCounting() {
    let broken = Self.module + "print(M.Factory())\n" + String(repeating: "let = 1\n", count: 250)
    let notes = report([("A", broken)]).findings.last?.notes
    #expect(notes?.map(\.message) == ["and at least 97 more syntax errors in this file"])
  }
}
