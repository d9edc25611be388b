import Pure

protocol Api {
  func load() -> String
}

struct LiveApi: Api {
  func load() -> String { "live" }
}

struct MockApi: Api {
  func load() -> String { "mock" }
}

struct AppDependency {
  let home: HomeModule.Factory

  static func resolve() -> AppDependency {
    let api: Api = LiveApi()
    return AppDependency(
      home: .init(dependency: .init(api: api, tips: TipsModule.Factory())))
  }

  static func resolveForUITests() -> AppDependency {
    let api: Api = MockApi()
    let recorder: Api = MockApi()  // want: unused-provider "recorder"
    return .init(home: .init(dependency: .init(api: api, tips: .init())))
  }
}
