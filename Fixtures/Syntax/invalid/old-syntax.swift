func a(b: Int -> Int) {}
func c() throws -> Int -> String {}
operator infix +++ {}
let d = e as (Int)-> Int
f(g: 1 h: 2)
if let i = j where k {}
protocol<L, M>
var n: Int[] = []
for var o = 0; o < 1; o++ {}
