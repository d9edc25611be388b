extension Arguments {
  /// The shell that `completions` is for.
  static func shell(_ name: String?) throws(UsageError) -> Shell {
    guard let name else { throw .missingShell }
    guard let shell = Shell(rawValue: name) else { throw .unknownShell(name) }
    return shell
  }
}
