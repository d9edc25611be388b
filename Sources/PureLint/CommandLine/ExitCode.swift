/// What the process tells its caller.
enum ExitCode: Int32, Sendable {
  /// Nothing at the level that fails a run.
  case clean = 0
  case findings = 1
  /// Wrong usage or unreadable input: nothing is said about the sources.
  case failure = 2
}
