extension Clerk {
  func open() { Register.current.ring("open") }
}
