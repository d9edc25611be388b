import Pure
import UIKit

// Each function by which a customised factory makes the module is judged; what runs as a part of
// others is finished by them. It does not compile without UIKit.

final class Player {
  var song = ""
}

final class ListScreen: UIViewController, FactoryModule {
  struct Dependency {
    let storyboard: UIStoryboard
    let player: Player
    let title: String
  }
  var player: Player!
  var heading: String!
  func load() { print(player.song, heading.count) }
}

extension Factory where Module == ListScreen {
  func create(payload: Module.Payload) -> Module {
    let screen = dependency.storyboard.instantiateInitialViewController() as! Module
    screen.player = dependency.player
    screen.heading = dependency.title
    return screen
  }

  func createEmpty() -> Module {  // want: uninjected-property "'createEmpty()' leaves 'ListScreen.heading'"
    let screen = dependency.storyboard.instantiateInitialViewController() as! Module
    screen.player = Player()
    return screen
  }

  func createAgain() -> ListScreen {
    let screen = create(payload: ())
    return screen
  }

  func createOnceMore() -> Module { create(payload: ()) }

  func createAll() -> [Module] { [createAgain(), createOnceMore()] }

  func createPair() -> (ListScreen, Int) {  // want: uninjected-property "ListScreen.player"
    let screen = dependency.storyboard.instantiateInitialViewController() as! Module
    screen.heading = "pair"
    return (screen, 2)
  }
}

extension Factory where Module == ListScreen {
  func createInOtherBlock() -> ListScreen? {  // want: uninjected-property "ListScreen.heading"
    let screen = ListScreen()
    screen.player = dependency.player
    return screen
  }

  func createBare() -> ListScreen { ListScreen() }  // want: uninjected-property "heading", uninjected-property "player"
}

// Steps: a private maker whose callers set the rest, and a helper that is handed the module.

final class SongScreen: UIViewController, FactoryModule {
  struct Dependency { let player: Player }
  var player: Player!
  var heading: String!
  var footer: String!
  func load() { print(player.song, heading.count, footer.count) }
}

extension Factory where Module == SongScreen {
  func create() -> SongScreen {
    let screen = createWithHeading()
    fill(screen)
    return screen
  }

  func createUnfilled() -> SongScreen {  // want: uninjected-property "'createUnfilled()' leaves 'SongScreen.player'"
    let screen = createWithHeading()
    screen.footer = "unfilled"
    return screen
  }

  private func createWithHeading() -> SongScreen {
    let screen = SongScreen()
    screen.heading = "song"
    return screen
  }

  private func fill(_ screen: SongScreen) {
    screen.player = dependency.player
    screen.footer = "filled"
  }
}

// Filled by whoever has the module, by a function that nobody calls, by code out of sight; or asked
// for as what may be missing.

final class ArtistScreen: UIViewController, FactoryModule {
  var player: Player!
  var heading: String!
  var footer: String!
  var checked: Player!
  var bound: Player!
  init() { super.init(nibName: nil, bundle: nil) }
  convenience init(dependency: Void, payload: Void) { self.init() }
  func load() {
    print(player.song, heading.count, footer.count)
    guard checked != nil else { return }
    if let bound = self.bound { print(bound) }
    show()
  }
  private func show() { print(checked.song, bound.song) }
}

extension Factory where Module == ArtistScreen {
  func create() -> ArtistScreen {
    let screen = ArtistScreen()
    screen.footer = "artist"
    return screen
  }

  func createDecorated() -> ArtistScreen { Decorator.decorate(ArtistScreen()) }

  func fill(_ screen: ArtistScreen) { screen.heading = "artist" }
}

enum Decorator {
  static func decorate(_ screen: ArtistScreen) -> ArtistScreen {
    screen.player = Player()
    return screen
  }
}

enum CompositionRoot {
  static func resolve() {
    let list = ListScreen.Factory(
      dependency: .init(storyboard: UIStoryboard(), player: Player(), title: "list"))
    print(list.createAll(), list.createEmpty(), list.createPair(), list.createBare())
    print(list.createInOtherBlock() as Any)
    let song = SongScreen.Factory(dependency: .init(player: Player()))
    print(song.create(), song.createUnfilled())
    let artist = ArtistScreen.Factory()
    print(artist.create(), artist.createDecorated())
  }
}
CompositionRoot.resolve()
