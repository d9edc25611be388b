import NeedleFoundation

// What a component's plugin extension has, the components below it are given, too.

final class Scores {}
final class Sounds {}

protocol TablePlugins: PluginExtension {
  var scores: Scores { get }
}

protocol TableExtras: Dependency {}

final class TableNonCore: NonCoreComponent<EmptyDependency> {
  var scores: Scores { shared { Scores() } }
}

final class TableComponent: PluginizedComponent<EmptyDependency, TablePlugins, TableNonCore> {
  var game: GameComponent { GameComponent(parent: self) }
}

protocol GameDependency: Dependency {
  var scores: Scores { get }
  var sounds: Sounds { get }  // want: missing-provider "'sounds' of 'GameComponent'"
}

final class GameComponent: Component<GameDependency> {
  func play() { print(dependency.scores, dependency.sounds) }
}

final class RootComponent: BootstrapComponent {
  var table: TableComponent { TableComponent(parent: self) }
}

registerProviderFactories()
RootComponent().table.game.play()
