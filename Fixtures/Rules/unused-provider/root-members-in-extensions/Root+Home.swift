import Pure

extension Root {
  func makeHome() -> HomeModule.Factory {
    let cache = makeCache()
    return .init(dependency: .init(api: self.api, cache: cache))
  }

  private func makeCache() -> Api {
    let inner = Api()  // want: unused-provider "inner"
    return Api()
  }
}
