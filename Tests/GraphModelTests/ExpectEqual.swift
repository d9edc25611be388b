import Testing

/// Records an issue if a value is not the expected one.
///
/// Costs nothing but the comparison if it is, unlike `#expect`: the exhaustive tests compare
/// hundreds of thousands of values.
func expectEqual<Value: Equatable>(
  _ value: Value,
  _ expected: Value,
  _ description: @autoclosure () -> String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard value != expected else { return }
  Issue.record(
    "\(value) instead of \(expected): \(description())",
    sourceLocation: sourceLocation
  )
}
