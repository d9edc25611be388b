import Testing

@testable import PureLint

extension Rule: CustomTestStringConvertible {
  /// The id alone, so that the name of a case fits a line.
  public var testDescription: String { id }
}
