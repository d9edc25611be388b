import Pure

// Methods of a field passed as values, chained calls over lines, discarded reads.

struct Stream<Element> {
  func map<Result>(_ transform: @escaping (Element) -> Result) -> Stream<Result> { .init() }
  func flatMap<Result>(
    _ transform: @escaping (Element) -> Stream<Result>
  ) -> Stream<Result> { .init() }
}

final class Api {
  func load(_ id: Int) -> Stream<String> { .init() }
  func count() -> Int { 1 }
}

final class FeedModule: FactoryModule {
  enum Action {
    case refresh, more(Int), stop
  }
  struct Dependency {
    let first: Api
    let second: Api
    let third: Api
    let fourth: Api
    let fifth: Api  // want: unused-dependency "fifth"
  }

  private let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }

  func mutate(_ action: Action, ids: Stream<Int>) -> Stream<Stream<String>> {
    _ = dependency.fourth
    switch action {
    case .refresh:
      return ids.map(self.dependency.first.load)
    case .more(let page) where page > 0:
      return
        ids
        .map { $0 + page }
        .map(dependency
          .second
          .load(_:))
    case .more, .stop:
      return ids.map { [weak self] id -> Stream<String> in
        guard let self = self else { return .init() }
        return self.dependency.third.load(id)
      }
    }
  }
}

enum CompositionRoot {
  static func resolve() -> FeedModule.Factory {
    let api = Api()
    return .init(
      dependency: .init(first: api, second: api, third: api, fourth: api, fifth: api))
  }
}
