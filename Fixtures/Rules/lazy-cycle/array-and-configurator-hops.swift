import Pure

// The circle goes through an array of factories and through a configurator.

final class CardCell: ConfiguratorModule {
  struct Dependency {
    let stackFactory: StackModule.Factory  // want: lazy-cycle "'CardCell' -> 'StackModule'"
  }
  private var dependency: Dependency?
  func configure(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func tap() -> StackModule? { dependency?.stackFactory.create() }
}

final class StackModule: FactoryModule {
  struct Dependency {
    let cardConfigurators: [CardCell.Configurator]
  }
  let dependency: Dependency
  init(dependency: Dependency, payload: Void) { self.dependency = dependency }
  func show(_ cell: CardCell) { dependency.cardConfigurators.first?.configure(cell) }
}

final class CompositionRoot {
  lazy var stackFactory: StackModule.Factory = .init(
    dependency: .init(cardConfigurators: [self.cardConfigurator]))
  lazy var cardConfigurator: CardCell.Configurator = .init(
    dependency: .init(stackFactory: self.stackFactory))
}

let module = CompositionRoot().stackFactory.create()
