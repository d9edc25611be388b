import EasyDi

// A singleton keeps what it is made with. If somebody wrote that this is to be made for each graph
// or for each who asks, and somebody else asks for it too, the two hold different ones.

final class Session {}
final class Draft {}
final class Clock {}
final class Image {}
final class Log {}
final class Zone {}

final class Store {
  var session: Session?
  var draft: Draft?
  var clock: Clock?
  var image: Image?
  var log: Log?
  var makeZone: (() -> Zone)?
}

final class Screen {
  var parts: [AnyObject] = []
}

final class StoreAssembly: Assembly {
  var store: Store {
    define(scope: .lazySingleton, init: Store()) {
      $0.session = self.session  // want: captive-dependency "session"
      $0.draft = self.draft  // want: captive-dependency "draft"
      $0.clock = self.clock
      $0.image = self.image
      $0.log = self.log
      $0.makeZone = { self.zone }
      return $0
    }
  }

  var screen: Screen {
    define(init: Screen()) {
      $0.parts = [self.store, self.session, self.draft, self.clock, self.image, self.zone]
      return $0
    }
  }

  private var session: Session { define(scope: .objectGraph, init: Session()) }
  private var draft: Draft { define(scope: .prototype, init: Draft()) }
  /// Nobody wrote a scope.
  private var clock: Clock { define(init: Clock()) }
  /// As long as the store holds it, all get the same.
  private var image: Image { define(scope: .weakSingleton, init: Image()) }
  /// Nobody else asks.
  private var log: Log { define(scope: .prototype, init: Log()) }
  /// Asked for whenever it is needed.
  private var zone: Zone { define(scope: .prototype, init: Zone()) }
}

/// By way of something that lives no longer than its keeper.
final class ChainAssembly: Assembly {
  // want@+1: captive-dependency "draft"
  var keeper: Keeper { define(scope: .lazySingleton, init: Keeper(self.link)) }
  private var link: Link { define(init: Link(self.draft)) }
  private var draft: Draft { define(scope: .prototype, init: Draft()) }
  var editor: Editor { define(init: Editor(self.draft)) }
}

final class Keeper {
  let link: Link; init(_ link: Link) { self.link = link }  // want: unused-dependency "Keeper.link"
}

final class Link {
  // want@+1: unused-dependency "Link.draft"
  let draft: Draft; init(_ draft: Draft) { self.draft = draft }
}

final class Editor {
  // want@+1: unused-dependency "Editor.draft"
  let draft: Draft; init(_ draft: Draft) { self.draft = draft }
}

@main
enum Main {
  static func main() {
    print(StoreAssembly.instance().screen)
    print(ChainAssembly.instance().keeper, ChainAssembly.instance().editor)
  }
}
