}
)
]
func a() { ) ] }
let b = (1, 2]
let c = [1, 2)
let d = f(1 2)
let e = f(1, , 2)
case f
default: g()
else { h() }
#endif
#else
func i() {} func j() {}
a b c
class K { print("x"); let l = 1 }
& % ^
let `m = 1
let n = 'x'
