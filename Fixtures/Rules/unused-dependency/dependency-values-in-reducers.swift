import ComposableArchitecture

// The protocol of a feature asks for no properties but its body.

struct Pictures: Sendable { var load: @Sendable () -> Int }
extension Pictures: DependencyKey { static let liveValue = Pictures(load: { 3 }) }

extension DependencyValues {
  var pictures: Pictures {
    get { self[Pictures.self] }
    set { self[Pictures.self] = newValue }
  }
}

struct Album: Reducer {
  struct State { var count = 0 }
  enum Action { case load }

  @Dependency(\.pictures) var spare  // want: unused-dependency "'Album.spare' is never read"
  @Dependency(\.pictures) var pictures

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.count = pictures.load()
    return .none
  }
}
