import PureLintResolution
import PureLintWiring

extension FailedCalls {
  /// How the function around a request fails where nothing is registered: by an error, or by yielding
  /// nothing, if it may.
  func handedOn(byRequest call: GenericCall) -> Failure? {
    handedOn(call.call, at: call.place, .missing)
      ?? (mayYieldNothing(around: call.place) ? .missing : nil)
  }
}
