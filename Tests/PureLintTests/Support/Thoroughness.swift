import Foundation
import Testing

/// Which tests run: those of a plain `swift test`, done in two minutes, or all.
enum Thoroughness {
  /// Whether `PURELINT_TESTS` is `all`, as in `.ci/run`, or files to compare with the compiler are
  /// named in `PURELINT_CONFORMANCE`.
  static let isFull: Bool = {
    let variables = ProcessInfo.processInfo.environment
    return variables["PURELINT_TESTS"] == "all" || variables["PURELINT_CONFORMANCE"] != nil
  }()

  #if DEBUG
    static let isOptimised = false
  #else
    static let isOptimised = true
  #endif
}

extension Trait where Self == ConditionTrait {
  /// A test that takes long; where it is left out, the run says so, and how to run it.
  static func slow(_ duration: String, filter: String) -> ConditionTrait {
    .enabled(
      if: Thoroughness.isFull,
      "takes \(duration); PURELINT_TESTS=all swift test --filter \(filter)"
    )
  }
}
