/// The verdict that the process hands its caller.
enum ExitCode: Int32, Sendable {
  /// Nothing at the level that fails a run.
  case clean = 0
  case findings = 1
  /// Wrong usage, or input that cannot be read; what can be read is checked all the same.
  case failure = 2
}
