import Pure

// A closure that is called where it is mentioned runs there and then.

final class Step {
  init(_ next: Step) {}
}

final class WalkModule: FactoryModule {
  struct Dependency {
    let step: Step
  }
  let step: Step
  init(dependency: Dependency, payload: Void) { step = dependency.step }
  func walk() { print(step) }
}

final class CompositionRoot {
  lazy var walkFactory = WalkModule.Factory(dependency: .init(step: self.first))

  private lazy var first: Step = Step(makeSecond())  // want: dependency-cycle "first"
  private lazy var makeSecond: () -> Step = { self.second }
  private lazy var second: Step = Step(first)
}

let factory = CompositionRoot().walkFactory
