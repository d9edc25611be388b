import ComposableArchitecture

/// Has no value for the app: where the app starts, its root feature is given one.
struct Journal: Sendable, TestDependencyKey {
  static let testValue = Journal { _ in }

  var write: @Sendable (_ line: String) -> Void
}

extension DependencyValues {
  var journal: Journal {
    get { self[Journal.self] }
    set { self[Journal.self] = newValue }
  }
}
