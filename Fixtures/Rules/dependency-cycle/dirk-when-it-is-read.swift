import Combine
import Dirk
import SwiftUI

// `@Inject` asks when it is first read: in the initialiser, through whatever that calls, it is as
// eager as an argument; in a method it is not, and neither is `inject()` there.

@main
enum Main {
  static func main() throws {
    try Dirk.start {
      Module {
        Singleton { try Mill($0.get()) }  // want: dependency-cycle "River"
        Singleton { River() }
        Singleton { try Road(town: $0.get()) }
        Singleton { Town() }
        Singleton { Tower() }
        Singleton { Bell() }
        Factory { try Page(book: $0.get()) }
        Factory { Book() }
        Singleton { Chapter() }
        Factory { try Lamp(inject()) }  // want: dependency-cycle "Wick"
        Factory { try Wick($0.get()) }
        Singleton { PageModel() }
      }
    }
    print(try inject(Mill.self), try inject(Road.self), try inject(Tower.self))
    print(try inject(Page.self), try inject(Lamp.self), PageView().body)
  }
}

final class Mill {
  init(_ river: River) {}
}

/// Asks in its initialiser, two calls deep.
final class River {
  @Inject private var mill: Mill

  init() {
    start()
  }

  func start() {
    flow()
  }

  private func flow() {
    print(mill)
  }
}

final class Road {
  init(town: Town) {}
}

/// Never asks before somebody enters.
final class Town {
  @Inject private var road: Road

  init() {
    print("a town")
  }

  func enter() {
    print(road)
  }
}

final class Tower {
  private let bell: Bell? = try? inject(Bell.self)  // want: dependency-cycle "Bell"
}

final class Bell {
  private let tower: Tower

  init() {
    tower = try! inject()
  }
}

final class Page {
  init(book: Book) {}
}

final class Book {
  @Resolve private var chapter: Chapter

  func open() {
    print(chapter)
  }
}

final class Chapter {
  func page() throws -> Page { try inject() }
}

final class Lamp {
  init(_ wick: Wick) {}
}

final class Wick {
  init(_ lamp: Lamp) {}
}

/// A view's model is asked for when the view is shown.
struct PageView: View {
  @StateInject private var model: PageModel

  var body: some View { Text(model.title) }
}

final class PageModel: ObservableObject {
  let title = "A page"

  func view() -> PageView { PageView() }
}
