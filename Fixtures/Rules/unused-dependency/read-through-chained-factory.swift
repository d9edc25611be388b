import Pure

// `factory` is a local alias of a path that goes through a root's struct, inside a closure.

final class QuizReactor: FactoryModule {
  init(dependency: Void, payload: Void) {}
}

final class QuizScreen: FactoryModule {
  struct Dependency {
    let reactorFactory: QuizReactor.Factory
  }
  struct Payload {
    let reactor: QuizReactor
  }
  private let reactor: QuizReactor
  init(dependency: Dependency, payload: Payload) { reactor = payload.reactor }
}

struct QuizDependency {
  let quizScreenFactory: QuizScreen.Factory
  let hintFactory: QuizReactor.Factory  // want: unused-dependency "'hintFactory' of 'QuizDependency'"

  static func resolve() -> QuizDependency {
    QuizDependency(
      quizScreenFactory: .init(dependency: .init(reactorFactory: .init())),
      hintFactory: .init())
  }
}

final class HomeScreen: FactoryModule {
  struct Dependency {
    let quizDependency: QuizDependency
  }

  private let dependency: Dependency
  var onTap: (() -> QuizScreen?)?

  init(dependency: Dependency, payload: Void) {
    self.dependency = dependency
    self.onTap = { [weak self] in
      guard let self = self else { return nil }
      let factory = self.dependency.quizDependency.quizScreenFactory
      return factory.create(
        payload: .init(reactor: factory.dependency.reactorFactory.create()))
    }
  }
}

enum CompositionRoot {
  static func resolve() -> HomeScreen.Factory {
    .init(dependency: .init(quizDependency: .resolve()))
  }
}
