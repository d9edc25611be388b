import Testing

@testable import PureLintFindings

extension Rule: CustomTestStringConvertible {
  /// The id alone, so that the name of a case fits a line.
  public var testDescription: String { id }
}
