import Dirk

// A generic type that builds itself asks for whatever others name it with.

final class Store {}
final class Cart {}
final class Bill {}
final class Spare {}

struct Host<Content> {
  @Inject var content: Content
  static func make() -> Host { Host() }
  func show() { print(content) }
}

struct Frame<Content> {
  @Inject var content: Content
  func show() { print(content) }
}

extension Frame {
  static func small() -> Frame { Frame() }
}

func ask<Value>(again count: Int) throws -> Value {
  count > 0 ? try ask(again: count - 1) : try inject()
}

@main
enum Main {
  static func main() throws {
    try Dirk.start {
      Module {
        Factory { Store() }
        Factory { Cart() }
        Factory { Bill() }
        Factory { Spare() }  // want: unused-provider "Spare"
      }
    }
    Host<Store>.make().show()
    Frame<Cart>.small().show()
    let bill: Bill = try ask(again: 3)
    print(bill)
  }
}
