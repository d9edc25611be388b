class A {
  func b() {
    if c {
  }
  func d() {}
}
class E {
  func f() {
    g { h in
      i(j
  }
  init() {}
  deinit {}
  subscript(k: Int) -> Int { 1 }
}
enum L {
  case m
  func n() { switch o { case .p: if q {
  case .r: break
  default: break
  }
  }
}
