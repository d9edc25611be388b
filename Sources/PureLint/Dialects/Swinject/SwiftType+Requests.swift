import PureLintResolution

extension SwiftType {
  /// Whether it may be any type.
  var isOpenEnded: Bool { isUnknown || isGeneric }

  /// How many optionals stand around it.
  var layers: Int {
    if case .optional(let wrapped) = self.form { return wrapped.layers + 1 }
    return 0
  }
}
