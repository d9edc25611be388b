import PureLintResolution
import PureLintWiring

/// How functions that ask registries say that nothing is registered.
struct ReaderFailures {
  private let resolver: Resolver
  private let failures: FailedCalls

  init(_ resolver: Resolver) {
    self.resolver = resolver
    failures = FailedCalls(resolver)
  }

  /// How a function that asks says that nothing is registered, if it does, and always the same way.
  func failure(of call: GenericCall) -> FailedCalls.Failure? {
    switch (failures.throwsErrors(call.function), yieldsOptional(call)) {
    case (true, false): .thrown
    case (false, true): .missing
    default: nil
    }
  }

  /// Whether a function may throw or yield `nil`, and its caller may do without either.
  func mayFailTwoWays(_ call: GenericCall) -> Bool {
    failures.throwsErrors(call.function) && yieldsOptional(call)
      && !(failures.isFatal(call.call, at: call.place, .thrown)
        && failures.isFatal(call.call, at: call.place, .missing))
  }

  private func yieldsOptional(_ call: GenericCall) -> Bool {
    guard case .optional = resolver.resultType(of: call.function).form else { return false }
    return true
  }
}
