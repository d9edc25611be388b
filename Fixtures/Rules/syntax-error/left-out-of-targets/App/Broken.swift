func again() {
  // want@+1: syntax-error "expected ')'"
  AppDependency.resolve(.home.create(payload: ()).show()
}
