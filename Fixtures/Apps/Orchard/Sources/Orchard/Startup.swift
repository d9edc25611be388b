import ComposableArchitecture

struct Startup: DependencyKey {
  let began: Date

  static let liveValue = Startup(began: Date())
  static let testValue = Startup(began: .distantPast)
}

extension DependencyValues {
  var startup: Startup { self[Startup.self] }
}
