import Pure

// What a closure captures by its list is read when the closure is made, not when it runs.

final class Step {
  init(_ next: @escaping () -> Step) {}
}

final class WalkModule: FactoryModule {
  struct Dependency {
    let first: Step
    let third: Step
    let fifth: Step
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func walk() { print(dependency.first, dependency.third, dependency.fifth) }
}

final class CompositionRoot {
  lazy var walkFactory = WalkModule.Factory(
    dependency: .init(first: first, third: third, fifth: fifth)
  )

  private lazy var first = Step { [second] in second }  // want: dependency-cycle "first"
  private lazy var second = Step { [next = self.first] in next }

  // Read when the closure runs: neither waits for the other.
  private lazy var third = Step { [unowned self] in fourth }
  private lazy var fourth = Step { [self] in third }

  // Inside another closure, the list is read when that runs.
  private lazy var fifth = Step { Step { [sixth] in sixth } }
  private lazy var sixth = Step { [fifth] in fifth }
}

let factory = CompositionRoot().walkFactory
