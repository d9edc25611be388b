// A byte order mark, and lines that end in a carriage return and a line feed.
let text = """
  one
  \(two)
  """
#if DEBUG
let three = f(a) { $0 }
#endif
class A {
  // comment
  var b: Int { 1 }
}
