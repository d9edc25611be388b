import Dependencies

private enum CrateLimitKey: DependencyKey {
  static let liveValue = 40
  static let testValue = 2
}

extension DependencyValues {
  var crateLimit: Int {
    get { self[CrateLimitKey.self] }
    set { self[CrateLimitKey.self] = newValue }
  }
}
