/// The calls of generic functions that a walk found, by function.
public struct GenericCallIndex {
  private let calls: [GenericCall]
  private let byFunction: [DeclarationID: [Int]]

  init(_ calls: [GenericCall]) {
    self.calls = calls
    byFunction = Dictionary(grouping: calls.indices) { calls[$0].function }
  }

  /// The calls of a function, in the order in which they were found.
  public func of(_ function: DeclarationID) -> some RandomAccessCollection<GenericCall> {
    (byFunction[function] ?? []).lazy.map { [calls] in calls[$0] }
  }
}
