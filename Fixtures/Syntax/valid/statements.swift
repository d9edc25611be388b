func statements() {
  if a {}
  if a {} else {}
  if a {} else if b {} else if c {} else {}
  if let a = b {}
  if let a, var b = c, let (d, e) = f, let _ = g {}
  if let a: Int = b, a > 1, case .some(let c) = d, #available(iOS 16, macOS 13.0, *) {}
  if #unavailable(iOS 16) {}
  if case let .some(x) = y, case .none = z, case (let a, 1)? = b, case is Int = c {}
  if case 1...5 = x {}
  if case let x as Int = y {}
  if (a) {}
  if a.contains(where: { $0 }) {}
  if !a, -b == c, a ? b : c {}
  if a { b } else { c }
  if a.map({ $0 }) == b {}
  if x.contains { $0 } {}
  if x.map { $0 } == y {}
  if x.first { $0 } is Int {}
  while let a = b, case .c = d {}
  while true { break }
  repeat { continue } while a && b
  repeat {} while
    a
  for a in b {}
  for _ in 0..<10 {}
  for (a, b) in c where a > b {}
  for var a in b {}
  for case let .some(a) in b where a {}
  for case (let a, let b)? in c {}
  for a: Int in b {}
  for await a in b {}
  for try await a in b {}
  for try await case let a? in b {}
  for unsafe a in b {}
  for a in b.filter({ $0 }).map({ $0 }) {}
  for a in (b.filter { $0 }) {}
  outer: for a in b { inner: while c { break outer; continue inner } }
  label: if a { break label }
  done: do { break done }
  picked: switch a { default: break picked }
  loop: repeat { continue loop } while true
  guard a else { return }
  guard let a = b, case .c = d else { return a }
  guard let self else { return }
  guard let `self` = self else { fatalError() }
  defer { a() }
  do { a() }
  do { try a() } catch {}
  do { try a() } catch let e { } 
  do { try a() } catch let e as Failure where e.code == 1 { } catch Other.case where a, Other.b { } catch is Failure {} catch Failure.b {} catch {}
  do throws(Failure) { try a() } catch { }
  throw Failure.a
  return
}
func returns() -> Int { return 1 }
func returns() -> Int {
  return
    1
}
func returns() -> Int { return if a { 1 } else { 2 } }
func returns() -> Int { return switch a { case 1: 2; default: 3 } }
func returns() -> E { return .some }
func returns() -> E {
  if a { return }
  let b = 1
  return b; foo()
}
func switches() {
  switch a {}
  switch a {
  case 1: break
  case 2, 3: break
  case 4..., ..<0: break
  case "a": fallthrough
  case nil, true: break
  case .a: break
  case .b(let x): break
  case let .c(x, y) where x > y, let .d(x, y): break
  case .e(_, label: var z): break
  case (1, _): break
  case (let x, let y), let (x, y): break
  case (_, is Int): break
  case is [Int]: break
  case let x as String: break
  case let x?: break
  case Foo.bar: break
  case Foo<Int>.bar: break
  case x where f { 1 }: break
  case \.keyPath: break
  case -1: break
  case a + b: break
  case [1, 2]: break
  case _ where a: break
  case .f(.g(let x), h: .i), .j(.k(let x)): break
  @unknown case _: break
  case var x: break
  case
    .multi,
    .line:
    a()
    b()
  @unknown default: break
  }
  switch (a, b) { case (1, 2): c() default: d() }
  switch x { case .a: y; z case .b: w }
  switch f({ 1 }) { default: break }
  switch x.y { default: () }
}
