import Pure

// A long chain of lazy members in reverse order, two of which share one below: no circle anywhere.

final class Api {}

final class Step {
  let next: Step?; let api: Api; init(_ next: Step?, api: Api) { self.next = next; self.api = api }; func use() { print(next as Any, api) }
}

final class FlowModule: FactoryModule {
  struct Dependency {
    let first: Step
    let api: Api
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func start() { print(dependency.first, dependency.api) }
}

final class CompositionRoot {
  lazy var flowFactory = FlowModule.Factory(dependency: .init(first: self.first, api: self.api))
  private lazy var first = Step(second, api: api)
  private lazy var second = Step(third, api: api)
  private lazy var third = Step(makeLast(first: nil), api: api)
  private lazy var api = Api()

  private func makeLast(first: Step?) -> Step { Step(first, api: api) }
}

let factory = CompositionRoot().flowFactory
