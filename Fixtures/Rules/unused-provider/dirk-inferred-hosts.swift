import Dirk

// Where the compiler infers what a generic type asks for, nothing is known to be asked for by nobody.

final class Store {}
final class Spare {}

struct Host<Content> {
  @Inject var content: Content
  static func make(for type: Content.Type) -> Host { Host() }
  func show() { print(content) }
}

@main
enum Main {
  static func main() throws {
    try Dirk.start {
      Module {
        Factory { Store() }
        Factory { Spare() }
      }
    }
    Host.make(for: Store.self).show()
  }
}
