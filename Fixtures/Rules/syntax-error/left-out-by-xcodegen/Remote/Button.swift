// No target takes this folder, but none leaves it out either.
func press() {
  // want@+1: syntax-error "expected ')'"
  AppDependency.resolve(.tuner.create(payload: ()).tune()
}
