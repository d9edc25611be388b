func operators() {
  a + b * c - d / e % f
  a+b*c
  a == b && !c || d != e
  a = b
  a += b ; a <<= 1; a >>= 1; a >>>= 2
  a ?? b ?? c
  a ... b; a..<b; 1...; ...1; ..<a
  a < b; a > b; a <= b; a >= b; a << b; a >> b
  a<b; a>b; a<=b; a>=b; a<<b; a>>b; a>>>b; a->b
  (a < b, c > d); (a<b, c>(d))
  f(a < b, c > d)
  f(a<b, c>(d))
  if a < b, c > d {}
  a ? b : c
  a ? b ? c : d : e
  a ? .b : .c
  a?.b ?? c; a!.b; a!; a![0]; a?[0]; a?(0); a!(0)
  a is Int; a as Int; a as? Int; a as! Int; a as Any as? [Int] is Bool
  a as? Int ?? b; a is Int ? b : c; a as (Int) -> Void; a as any P & Q
  -a; !a; ~a; -1; +1; a - -b; a-1; a - 1
  &a; f(&a, b: &c.d)
  a++; a--; ++a; a+++; a%% + b
  a |> b; a <|> b; a >>> b; a <> b; a>?; √a; a≈b; a ∘ b
  a &&& b; a &+ b; a ^ b; a | b; a & b; a ~= b; a !== b; a .< b; a .+ b
  _ = a; _ = try a(); (_, b) = c
  try a; try? a; try! a; try a + b; try await a; a + (try b)
  await a(); await a + b; let b = await a
  unsafe a; unsafe a.b + c; try unsafe await a
  copy a; consume a; borrow(a); copy(a); consume(a); consume a.b
  f(copy a, consume b)
  a
    + b
    - c
  a
    .b
    .c()
  a /* comment */ + /* comment */ b
  let x = a
  -b
  f(+, -, <, >, ==, !, by: >=, &&, ...)
  f(a: +, (-))
  [1, 2].reduce(0, +); (+)(1, 2); let plus = (+)
  x = y ? { 1 } : { 2 }
  x = a > b ? c : d < e ? f : g
}
func primaries() {
  a; self; Self; super.a; super[0]; super.init(); self.init(a: 1); self[0]
  a.b.c; a.0; a.0.1; a.0.1.2; a.self; a.Type; Int.self; Int.Type.self; [Int].self; (Int, String).self
  .a; .a(1); .a.b; .init(); .a { 1 }
  a(); a(1); a(b: 1); a(1, b: 2, 3,); a(self: 1, in: 2, let: 3, `b`: 4); a()()
  a(_: 1)
  a[0]; a[b: 0]; a[0, c: 1]; a[]; a[0][1]; a[0] { 1 }
  a(b:); a(b:c:); a(_:); a.b(c:); .a(b:); a(b:)(1); A.init(a:b:); a.b(c:).d
  (a); (a, b); (a: 1, b: 2); (); (a,); ((a)); ((), ())
  []; [a]; [a, b,]; [[a], [b]]; [:]; [a: b]; [a: b, c: [d: e],]
  [Int](); [Int: String](); [[Int]](); [Int?](); [(Int, String)](); [Int]?.none; [any P](); [(Int) -> Void]()
  [Int].init(); [String: [Int]].Index.self; [@Sendable () -> Void](); [3 of Int](repeating: 0)
  A<B>(); A<B>.c; A<B, C>(d); A<B>?.none; A<B<C>>(); A<B<C<D>>>(); A<(B) -> C>(); A<[B]>(); A<B?>(); A<any P>()
  A<B>.C<D>(); a.b<C>(d); A<B>.self; f(A<B>.self); [A<B>](); A<>(); A<B,>(); A<B>{ 1 }; A<_>()
  let y = A<B>
  let z = A<3>()
  a<b>c; a < b > c; a<b>=c
  self.a = a; Self.a; Self(a); Any.self; AnyObject.self; (any P).self; any P.self; any P<Int>.Type.self
  f { $0; $1.a; $value }
  #file; a = #line; #function; #fileID; #column; #dsohandle; #filePath
  #selector(a.b(_:c:)); #selector(getter: A.b); #selector(setter: A.b); #keyPath(a.b.c)
  #externalMacro(module: "a", type: "b"); #colorLiteral(red: 1, green: 1, blue: 1, alpha: 1); #imageLiteral(resourceName: "a")
  #macro; #macro(1, b: 2); #macro<Int>(1); #macro { 1 }; #macro(1) { 2 }; #macro.b; #M::macro
  a.try!/2/3; a.try?/2/3; \A.b; \A.b.c; \.b; \.self; \A.self; \A[0]; \.[0]; \.b[0].c; \A?.b; \.b?.c; \.b!.c; \A<B>.c; \[A].count; \(A, B).0; \.0
  \A.b(c: 1); \A.Type.b; \A.b(c:); \.b as KeyPath<A, B>; f(\.b, c: \A.d); a.map(\.b).c; a.map(\..b); \A..b; \A?.?.b; \.?.b
  each a; repeat each a; f(repeat each a); (repeat (each a, each b)); repeat f(each a)
  if a { 1 } else { 2 }
  let b = if a { 1 } else if c { 2 } else { 3 }
  let c = switch a { case 1: "a"; case 2: "b"; default: throw E.a }
  b = if a { .c } else { .d }
  let d = try if a { 1 } else { 2 }
  f { if a { 1 } else { 2 } }
  Swift::print(1); a.Swift::b; .M::a; M::A<B>()
  `a`.`b`(`c`: 1); `class`; `a b`; a.`init`; a.init; a.class; a.default; a.Protocol
  a?.b?.c?()?[0]?.d
  a.b = c.d
  (a as! B).c; (a).b; (a + b).c
  a(b(c(d(e))))
  actor; async; get; set; some; any; each; final; lazy; open; of; macro; mutating; optional; prefix; sending; willSet; yield; then; copy; consume; discard
  actor.a; async(); await.a; get = 1; some(1); any[0]; open { 1 }; macro + 1; yield(a); then(1); unsafe(1); unsafe.a; copy.a; each.a
}
func literals() {
  1; 1_000; 0xFF; 0b1010; 0o17; 1.5; 1e10; 1.5e-3; 0x1p4; 0x1.8p-2; 1.0.description; 1.description
  true; false; nil
  ""; "a"; "\n\t\\\"\u{1F600}"; "//"; "/*"
  "\(a)"; "a\(b)c\(d)e"; "\(a, b: c)"; "\(f("\(g("x"))"))"; "\({ $0 })"; "\(a ? "b" : "c")"; "\([1, 2])"
  "\( a )" + "\(b)"
  #"a\n"b""#; #"\#(a)"#; ##"\#(a) \##(b)"##; #""#
  """
  a
    b \(c) "quoted" \
    continued
  """
  """

  """
  #"""
  raw \(no) \#(yes)
  """#
  """
  \(f("""
    nested \(deep)
    """))
  """
  /a+b/; /a b\/c/; #/a/b/#; #/
    multi line # comment
    (?<name>a)
  /#
  f(/a/, /b/); let r = /[a-z]+/; a / b / c; a/b; (/a/); [/a/]; return /x/
}
