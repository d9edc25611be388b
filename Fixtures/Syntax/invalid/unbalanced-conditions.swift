#if A
func a() {
#else
func a(b: Int) {
#endif
  c()
}
#if
func d() {}
#elseif
#if B
func e() {}
