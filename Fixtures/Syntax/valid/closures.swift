func closures() {
  f { }
  f { $0 }
  f { a in }
  f { a in b }
  f { _ in }
  f { a, b in a }
  f { _, _ in }
  f { (a) in a }
  f { (a, b) in a }
  f { (a: Int, b: String) in a }
  f { (a: Int) -> Int in a }
  f { (a: Int) throws -> Int in a }
  f { a throws in }
  f { a -> Int in 1 }
  f { (a) async throws(E) -> Int in a }
  f { () -> Void in }
  f { () in }
  f { () async in }
  f { (a: inout Int, b: Int...) in }
  f { [a] in }
  f { [weak self] in }
  f { [weak self, unowned b, unowned(unsafe) c, d = e, weak f = g.h, self] in }
  f { [weak self] a in }
  f { [weak self] (a: Int) -> Void in }
  f { [weak self] _, b async throws in }
  f { [a,] in }
  f { [] in }
  f { @MainActor in }
  f { @MainActor [weak self] a, b in }
  f { @Sendable (a: Int) -> Void in }
  f { @MainActor @Sendable () async -> Void in }
  f { @Wrapper var a = 1; return a }
  f { [a, b].map { $0 } }
  f { (a, b) }
  f { (a, b).0 }
  f { [weak] }
  f { (a) }
  f { a }
  f { a, b, c in
    a
  }
  f {
    a in
    b
  }
  f { (_: Int) in }
  f { (`in`, `for`) in `in` }
  f { return }
  f { return $0 }
  f { x; y }
  f { { } }
  f { { { $0 } } }
  f { let a = 1; return a }
  f { if a { b } else { c } }
  f { switch a { default: b } }
  f { for a in b { c } }
  f { struct A { var b: Int { 1 } }; _ = A() }
  f { func g() {} ; g() }
  f { async in await async }
  f { $0 + $1 }
  f { a = b }
  f { .a }
  f { -$0 }
  f { "\($0)" }
  f { self.a }
  { }()
}
func trailing() {
  f() { }
  f(1) { }
  f(a: 1) { } b: { }
  f { } b: { } c: { $0 }
  f { } _: { }
  f { }
    b: { }
  f { }.g { }
  f { } .g
  f { }?.g { }
  f { }!
  f { }()
  f { }[0]
  f() { } { }
  f[0] { }
  a.b { }
  a.b { } c: { }
  a.b.c(1) { }.d { }
  a.b<C> { }
  A<B> { }
  .a { }
  .a(1) { }
  f
  { }
  f()
  { }
  f(1)
    { }
  (f) { }
  a! { }
  a? { }
  a?.b { }
  self { }
  super.init { }
  let x = f { } + g { }
  let y = f { }, z = g { }
  f(g { }, h: i { })
  f { a }
  .b { c }
  .d()
  return f { }
}
func conditions() {
  if f({ }) { }
  if (f { }) { }
  if f(g { 1 }) { }
  if [f { }].a { }
  if let a = f({ }) { }
  if a == { 1 }() { }
  if a.b { $0 }.c { }
  if a.contains { $0 }, b { }
  guard f({ }) else { }
  while let a = f(g { }) { }
  switch f({ }) { default: a }
  switch (f { }) { default: a }
  for a in f({ }) { }
  for a in b where c({ }) { }
  if a { b { } }
  if #available(iOS 1, *), f(g { }) { }
  if a
  { b }
  else
  { c }
  if "\(f { 1 })" == a { }
}

func closuresBehindBlocks(values: [Int]) {
  for value in values {
    print(value)
  }

  // A statement of its own.
  { print(values) }()
  if values.isEmpty {
    print(1)
  }
  { print(values) }()
  while values.contains { $0 > 1 }
  { break }
}
