import Testing

@testable import PureLintSource
@testable import PureLintSyntax

/// Each clause of the outline's form in `docs/syntax.md`.
@Suite struct OutlineTests {
  @Test(arguments: [
    ("class A {}", ["1:7 class A"]),
    ("final class A<B>: C where B: D {}", ["1:13 class A"]),
    ("struct `A` {}", ["1:8 struct `A`"]),
    ("indirect enum A {}", ["1:15 enum A"]),
    ("protocol A<B>: C {}", ["1:10 protocol A"]),
    ("distributed actor A {}", ["1:19 actor A"]),
    ("typealias A<B> = C", ["1:11 typealias A"]),
    ("protocol A { associatedtype B: C = D }", ["1:10 protocol A", "1:29 associatedtype B"]),
    ("precedencegroup A { higherThan: B }", ["1:17 precedencegroup A"]),
    ("prefix operator +-+", ["1:17 operator +-+"]),
    ("infix operator >>>=: A", ["1:16 operator >>>="]),
    (
      "enum A { case b, c(d: E), `f` = 1; indirect case g }",
      ["1:6 enum A", "1:15 case b", "1:18 case c", "1:27 case `f`", "1:50 case g"]
    ),
    ("struct A { let b: C }\nextension A {}", ["1:8 struct A", "1:16 let b", "2:11 extension A"]),
  ])
  func listsDeclarations(_ source: String, _ lines: [String]) {
    #expect(outline(source) == lines)
  }

  @Test(arguments: [
    ("extension A . B < C , D > : E where F == G {}", "1:11 extension A.B<C,D>"),
    ("@available(*, deprecated)\npublic extension [ A ] {}", "2:18 extension [A]"),
    ("#if A\n@B\n#endif\nextension C {}", "4:11 extension C"),
    ("extension A /* b */ . C {}", "1:11 extension A.C"),
    ("import A", "1:8 import A"),
    ("@testable import struct A . B", "1:25 import A.B"),
    ("import func A.`b`", "1:13 import A.`b`"),
  ])
  func namesExtensionsAndImportsWithoutWhiteSpace(_ source: String, _ line: String) {
    #expect(outline(source) == [line])
  }

  @Test(arguments: [
    ("func a() {}", "1:6 func a()"),
    ("func a<B>(_ c: B, d: C, e f: D..., _: Int) {}", "1:6 func a(_:d:e:_:)"),
    ("func `a`(`in` b: C, in: D) {}", "1:6 func `a`(`in`:in:)"),
    ("public init?<A>(b: A, _ c: C) {}", "1:8 init init(b:_:)"),
    ("init!() {}", "1:1 init init()"),
    ("deinit {}", "1:1 deinit deinit"),
    ("static subscript(a: B) -> C { 1 }", "1:8 subscript subscript(_:)"),
    ("subscript<A>(b c: A, _ d: D, e: E) -> F { 1 }", "1:1 subscript subscript(b:_:_:)"),
    ("macro a<B>(c: B, _ d: D, e f: F) = #g", "1:7 macro a(c:_:e:)"),
    ("static func ==(a: B, c: B) -> Bool", "1:13 func ==(_:_:)"),
    ("prefix func ! (a: B) -> B", "1:13 func !(_:)"),
    ("func <<A>(b: A, c: A) {}", "1:6 func <(_:_:)"),
  ])
  func namesFunctionsWithTheirLabels(_ source: String, _ line: String) {
    #expect(outline(source) == [line])
  }

  @Test(arguments: [
    ("let a = 1, b: C", ["1:5 let a", "1:12 let b"]),
    (
      "let (a, (_, b)) = c, _ = d, (e: f, g) = h",
      ["1:6 let a", "1:13 let b", "1:33 let f", "1:36 let g"]
    ),
    ("private lazy weak var `a`: B? = nil", ["1:23 var `a`"]),
    ("static let a = { 1 }", ["1:12 let a"]),
    ("if let a, var b = c {}", []),
    ("guard case let d = e else {}", []),
    ("while let f = g {}", []),
    ("for (h, var i) in j {}", []),
    ("for let x in y {}", []),
    ("switch k { case let .l(m): 1 case var n: 2 }", ["1:22 call l(_:)"]),
    ("do {} catch let o {}", []),
    ("{ [p, q = r] s in }", []),
  ])
  func listsEachNameThatAVariableDeclarationBinds(_ source: String, _ lines: [String]) {
    #expect(outline(source) == lines)
  }

  @Test(arguments: [
    ("a()", "1:1 call a()"),
    ("a.b.c()", "1:5 call c()"),
    (".a(b: 1)", "1:2 call a(b:)"),
    ("a?.b()", "1:4 call b()"),
    ("a!.b!()", "1:4 call b()"),
    ("a?(1)", "1:1 call a(_:)"),
    ("A<B>()", "1:1 call A()"),
    ("a.b<C>(1)", "1:3 call b(_:)"),
    ("A<B>.C()", "1:6 call C()"),
    ("`a`.`b`()", "1:5 call `b`()"),
    ("a.0()", "1:3 call 0()"),
    ("A.init(b: 1)", "1:3 call init(b:)"),
    ("super.init()", "1:7 call init()"),
    ("self(1)", "1:1 call self(_:)"),
    ("Self()", "1:1 call Self()"),
    ("$0(1)", "1:1 call $0(_:)"),
    ("a(b:c:)(1, 2)", "1:1 call a(_:_:)"),
    ("try! await a()", "1:12 call a()"),
    ("a\n  .b()", "2:4 call b()"),
  ])
  func namesACallByTheLastNameOfItsCallee(_ source: String, _ line: String) {
    #expect(outline(source) == [line])
  }

  @Test(arguments: [
    ("[A]()", ["1:4 call _()"]),
    ("[A: B](c: 1)", ["1:7 call _(c:)"]),
    ("a()()", ["1:1 call a()", "1:4 call _()"]),
    ("(a)(1)", ["1:4 call _(_:)"]),
    ("(+)(1, 2)", ["1:4 call _(_:_:)"]),
    ("a[0]()", ["1:5 call _()"]),
    ("{ 1 }()", ["1:6 call _()"]),
    ("(a) { 1 }", ["1:5 call _{}"]),
    ("#a()()", ["1:5 call _()"]),
  ])
  func placesACallOfNoNameAtItsBracket(_ source: String, _ lines: [String]) {
    #expect(outline(source) == lines)
  }

  @Test(arguments: [
    ("a(1, b: 2, `in`: 3, in: 4, &c)", "1:1 call a(_:b:`in`:in:_:)"),
    ("a {}", "1:1 call a{}"),
    ("a() {}", "1:1 call a(){}"),
    ("a(b: 1) {} c: {} _: {}", "1:1 call a(b:){}c:{}_:{}"),
    ("a {} `in`: {}", "1:1 call a{}`in`:{}"),
    ("a({}, {})", "1:1 call a(_:_:)"),
    ("a\n{}", "1:1 call a{}"),
  ])
  func writesACallsLabels(_ source: String, _ line: String) {
    #expect(outline(source) == [line])
  }

  @Test(arguments: [
    ("a[b: 1]", []),
    ("a[0] { 1 }", []),
    ("\"\\(a, b: 1) \\(c(d))\"", ["1:15 call c(_:)"]),
    ("\\A.b[c()]", ["1:6 call c()"]),
    ("#selector(a(b:))", []),
    ("if #available(iOS 1, *) {}", []),
    ("a = b as? C", []),
    ("-a", []),
  ])
  func countsNothingElseAsACall(_ source: String, _ lines: [String]) {
    #expect(outline(source) == lines)
  }

  @Test(arguments: [
    (
      "switch a { case .b(let c): 1 case .d(_, e: 2)?: 3 }",
      ["1:18 call b(_:)", "1:36 call d(_:e:)"]
    ),
    ("if case .a(let b) = c {}", ["1:10 call a(_:)"]),
    ("do {} catch A.b(let c) {}", ["1:15 call b(_:)"]),
  ])
  func countsAPatternThatIsWrittenAsACall(_ source: String, _ lines: [String]) {
    #expect(outline(source) == lines)
  }

  @Test func listsAllBranches() {
    let source = """
      #if os(Linux) && canImport(A)
      let a = b()
      #elseif compiler(>=99)
      func c() {}
      #else
      a
        #if d
        .e()
        #else
        .f {}
        #endif
        .g()
      #endif
      """
    #expect(
      outline(source) == [
        "2:5 let a", "2:9 call b()", "4:6 func c()", "8:4 call e()", "10:4 call f{}",
        "12:4 call g()",
      ]
    )
  }

  @Test func givesAccessorsNoLine() {
    let source = """
      var a: B {
        get async throws { c() }
        set(d) { let e = f }
      }
      subscript(g: H) -> I { _read { yield j() } }
      var k = 1 { didSet { l() } }
      """
    #expect(
      outline(source) == [
        "1:5 var a", "2:22 call c()", "3:16 let e", "5:1 subscript subscript(_:)",
        "5:38 call j()", "6:5 var k", "6:22 call l()",
      ]
    )
  }

  @Test func givesAttributesAndExpansionsNoLineOfTheirOwn() {
    let source = """
      @A(b: c()) var d = 1
      @attached(member, names: named(e))
      macro f() = #externalMacro(module: "G", type: "H")
      #i(j()) { k() }
      let l = #m(n, o())
      """
    #expect(
      outline(source) == [
        "1:7 call c()", "1:16 var d", "3:7 macro f()", "4:4 call j()", "4:11 call k()", "5:5 let l",
        "5:15 call o()",
      ]
    )
  }

  @Test func followsTheOrderOfTheSource() {
    let source = "let a = b(c()).d { e() }.f(g { func h() {} }); i()"
    #expect(
      outline(source) == [
        "1:5 let a", "1:9 call b(_:)", "1:11 call c()", "1:16 call d{}", "1:20 call e()",
        "1:26 call f(_:)", "1:28 call g{}", "1:37 func h()", "1:48 call i()",
      ]
    )
  }

  @Test func countsBytes() {
    #expect(outline("let é = ü(\"ä\"); ö()") == ["1:5 let é", "1:10 call ü(_:)", "1:20 call ö()"])
    #expect(outline("a()\r\nb()\r\n") == ["1:1 call a()", "2:1 call b()"])
    #expect(outline("a()\rb()\n c()") == ["1:1 call a()", "1:1 call b()", "2:2 call c()"])
  }

  /// What has no name yet has no line.
  @Test(arguments: ["func", "class {}", "extension", "import", "let = 1", "case"])
  func leavesOutWhatHasNoName(_ source: String) {
    #expect(outline(source) == [])
  }

  /// `line:column kind name` for each line.
  private func outline(_ source: String) -> [String] {
    let file = SourceFile(path: "a.swift", bytes: Array(source.utf8))
    let tree = SyntaxTree(parsing: file, bodies: .parse)
    let lines = LineIndex(file.bytes)
    return tree.outlineEntries().map {
      "\(lines.position(of: Int($0.offset))) \($0.kind) \($0.name)"
    }
  }
}
