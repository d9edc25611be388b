import Pure

// Storyboards and registries build by type: a static of a protocol's extension, an annotation,
// an implicit member, a class name in a string.

class Screen {
  required init() {}
}

protocol StoryboardBased {}

extension StoryboardBased where Self: Screen {
  static func instantiate(from name: String = "Main") -> Self { Self() }
}

struct Storyboard {
  func instantiate<Result: Screen>() -> Result { Result() }
}

final class StaticModule: Screen, StoryboardBased, FactoryModule {
  convenience init(dependency: Void, payload: Void) { self.init() }
}

final class ImplicitModule: Screen, StoryboardBased, FactoryModule {
  convenience init(dependency: Void, payload: Void) { self.init() }
}

final class AnnotatedModule: Screen, FactoryModule {
  convenience init(dependency: Void, payload: Void) { self.init() }
}

final class ResultModule: Screen, FactoryModule {
  convenience init(dependency: Void, payload: Void) { self.init() }
}

final class ForgottenModule: Screen, FactoryModule {  // want: unwired-module "ForgottenModule"
  convenience init(dependency: Void, payload: Void) { self.init() }
}

func makeResult(_ storyboard: Storyboard) -> ResultModule { storyboard.instantiate() }

func launch() {
  let storyboard = Storyboard()
  let implicit: ImplicitModule = .instantiate(from: "Other")
  let annotated: AnnotatedModule = storyboard.instantiate()
  print(StaticModule.instantiate(), implicit, annotated, makeResult(storyboard))
}
