import Pure

// Closures that are kept wait, as arguments, in arrays and as escaping autoclosures.

final class Step {
  // want@+1: unused-dependency "Step.next"
  let next: () -> Step; init(next: @escaping () -> Step) { self.next = next }
  // want@+1: unused-dependency "Step.all"
  let all: [() -> Step]; init(all: [() -> Step]) { self.all = all }
  let now: Step; init(now: Step) { self.now = now }; func use() { print(now) }
  // want@+1: unused-dependency "Step.lazily"
  let lazily: () -> Step; init(lazily: @autoclosure @escaping () -> Step) { self.lazily = lazily }
}

final class WalkModule: FactoryModule {
  struct Dependency {
    let steps: [Step]
  }
  let steps: [Step]
  init(dependency: Dependency, payload: Void) { steps = dependency.steps }
  func walk() { print(steps) }
}

final class CompositionRoot {
  lazy var walkFactory = WalkModule.Factory(
    dependency: .init(steps: [self.kept, self.listed, self.late]))

  private lazy var kept: Step = Step(next: { self.keptBack })
  private lazy var keptBack: Step = Step(now: kept)

  private lazy var listed: Step = Step(all: [{ self.listedBack }, { [unowned self] in listedBack }])
  private lazy var listedBack: Step = Step(now: listed)


  private lazy var late: Step = Step(lazily: self.lateBack)
  private lazy var lateBack: Step = Step(now: late)
}

let factory = CompositionRoot().walkFactory
