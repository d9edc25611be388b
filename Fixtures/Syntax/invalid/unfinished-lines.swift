let a =
let b: = 1
let = 2
var c: [Int
func d(
func e(a: Int, {
}
func f() -> {
  x.
  y(1,
  z[
  let g = 1 +
  if
  guard let h
  for i in
  return .
}
class H: {
  init(
  func i() {
    j { k in
  }
  var l: Int { get
}
struct M<T
enum N { case
  case o(
  case p = 
}
extension
import
protocol Q { associatedtype }
typealias R
@
let s = "abc
let t = "\(u
let v = 1
